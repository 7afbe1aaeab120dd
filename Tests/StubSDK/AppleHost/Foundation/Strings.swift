// Hand-written, after NSStringAPI.swift and the String extensions of swift-foundation and swift-corelibs-foundation.

extension String {
    public struct Encoding: Hashable, Sendable {
        public static let utf8 = Encoding()
    }
    public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let backwards = CompareOptions(rawValue: 4)
        public static let regularExpression = CompareOptions(rawValue: 1024)
    }
    public init(contentsOf url: URL, encoding: Encoding) throws { absent() }
    public init?(data: Data, encoding: Encoding) { absent() }
    public init(format: String, _ arguments: any CVarArg...) { absent() }
}

extension StringProtocol {
    public func components(separatedBy separator: some StringProtocol) -> [String] { absent() }
    public func components(separatedBy separator: CharacterSet) -> [String] { absent() }
    public func replacingOccurrences(
        of target: some StringProtocol, with replacement: some StringProtocol,
        options: String.CompareOptions = [], range: Range<Index>? = nil
    ) -> String { absent() }
    public func range(
        of text: some StringProtocol, options: String.CompareOptions = [],
        range: Range<Index>? = nil
    ) -> Range<Index>? { absent() }
    public func trimmingCharacters(in set: CharacterSet) -> String { absent() }
    public func padding(
        toLength length: Int, withPad pad: some StringProtocol, startingAt index: Int
    ) -> String { absent() }
}

public struct CharacterSet: Hashable, Sendable {
    public static var whitespaces: CharacterSet { absent() }
    public static var whitespacesAndNewlines: CharacterSet { absent() }
    public static var newlines: CharacterSet { absent() }
}
