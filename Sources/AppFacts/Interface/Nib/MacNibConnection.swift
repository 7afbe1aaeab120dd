/// A connection between two objects of a nib.
package struct MacNibConnection: Hashable {
    /// What kind of connection.
    package enum Kind: Hashable {
        /// A property, or a collection of objects, by its name.
        case outlet(String)
        /// A method, by its selector.
        case action(String)
        /// A value that follows another, by its name.
        case binding(String)
        /// A controller that is shown, by the kind of segue.
        case segue(String)
    }

    /// What kind of connection.
    package let kind: Kind
    /// The object that has it.
    package let source: MacNibObject
    /// The object that it leads to; nil where the file has none of that name.
    package let destination: MacNibObject?
    /// The byte offset of its element.
    package let offset: Int

    /// A Mac nib connection from its parts.
    package init(
        kind: Kind, source: MacNibObject, destination: MacNibObject?, offset: Int
    ) {
        self.kind = kind
        self.source = source
        self.destination = destination
        self.offset = offset
    }
}
