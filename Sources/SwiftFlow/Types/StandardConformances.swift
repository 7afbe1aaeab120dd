/// Which protocols the types and protocols of the standard library conform to, as far as programs extend them: a value of a type
/// that conforms to `Codable` has what an extension of `Encodable` adds.
///
/// Sources: the pages of each in Apple's documentation of the standard library and of `NSObjectProtocol`.
enum StandardConformances {
    /// The protocols that a type or protocol of a name conforms to itself; none where it is no such type.
    static func protocols(of name: String) -> [String] { table[name] ?? [] }

    /// The types that a collection may be which is written as a literal.
    static let collections = ["Array", "Set", "Dictionary"]

    private static let table: [String: [String]] = [
        "Codable": ["Encodable", "Decodable"], "NSObject": ["NSObjectProtocol"],
        "Array": ["MutableCollection", "RangeReplaceableCollection", "RandomAccessCollection"],
        "Set": ["SetAlgebra", "Collection"], "Dictionary": ["Collection"],
        "RandomAccessCollection": ["BidirectionalCollection"],
        "BidirectionalCollection": ["Collection"], "MutableCollection": ["Collection"],
        "RangeReplaceableCollection": ["Collection"], "Collection": ["Sequence"],
        "String": ["StringProtocol", "RangeReplaceableCollection", "Comparable", "Codable"],
        "StringProtocol": ["BidirectionalCollection", "Hashable"],
        "Int": ["FixedWidthInteger", "SignedInteger", "Codable"],
        "FixedWidthInteger": ["BinaryInteger"], "SignedInteger": ["BinaryInteger"],
        "BinaryInteger": ["Numeric", "Hashable", "Strideable"], "Numeric": ["AdditiveArithmetic"],
        "Double": ["BinaryFloatingPoint", "Codable"],
        "Float": ["BinaryFloatingPoint", "Codable"],
        "CGFloat": ["BinaryFloatingPoint", "Codable"],
        "BinaryFloatingPoint": ["FloatingPoint"],
        "FloatingPoint": ["Numeric", "Hashable", "Strideable"], "Strideable": ["Comparable"],
        "Comparable": ["Equatable"], "Hashable": ["Equatable"], "LocalizedError": ["Error"],
        "Bool": ["Hashable", "Codable"], "Date": ["Hashable", "Comparable", "Codable"],
        "URL": ["Hashable", "Codable"], "Data": ["RandomAccessCollection", "Hashable", "Codable"],
    ]
}
