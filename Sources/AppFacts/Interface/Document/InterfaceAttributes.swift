/// One attribute of an element.
package struct InterfaceAttribute: Sendable {
    /// Its name.
    package let name: String
    /// Its value, without quotes and entities.
    package let value: String
    /// Its bytes, from the name to the closing quote.
    package let range: Range<Int>
}

/// The attributes of an element, in their order.
package struct InterfaceAttributes: RandomAccessCollection, Sendable {
    private let all: [InterfaceAttribute]

    /// The attributes of one element, no two of one name.
    init(_ all: [InterfaceAttribute]) { self.all = all }

    /// The first index.
    package var startIndex: Int { all.startIndex }
    /// The index behind the last one.
    package var endIndex: Int { all.endIndex }

    /// The attribute at an index.
    package subscript(index: Int) -> InterfaceAttribute { all[index] }

    /// The value of a name; nil where the element has no such attribute.
    package subscript(name: String) -> String? { all.first { $0.name == name }?.value }

    /// The bytes of a name's attribute; nil where the element has no such one.
    package func range(of name: String) -> Range<Int>? { all.first { $0.name == name }?.range }

    /// The values by their names.
    package var byName: [String: String] {
        Dictionary(all.map { ($0.name, $0.value) }) { first, _ in first }
    }
}
