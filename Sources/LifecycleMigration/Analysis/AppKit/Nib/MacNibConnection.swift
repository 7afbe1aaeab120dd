/// A connection between two objects of a nib.
struct MacNibConnection: Hashable {
    /// What kind of connection.
    enum Kind: Hashable {
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
    let kind: Kind
    /// The object that has it.
    let source: MacNibObject
    /// The object that it leads to; nil where the file has none of that name.
    let destination: MacNibObject?
    /// The byte offset of its element.
    let offset: Int
}
