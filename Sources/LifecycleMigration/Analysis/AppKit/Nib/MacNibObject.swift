/// An object of a nib.
struct MacNibObject: Hashable {
    /// What other elements call it.
    let id: String
    /// The name of its element, such as `customObject` or `window`.
    let element: String
    /// The class that the nib names for it, without its module; nil where that is the element's own.
    let className: String?
    /// The name that people gave it in Interface Builder.
    let label: String?
    /// The byte offset of its element.
    let offset: Int
}
