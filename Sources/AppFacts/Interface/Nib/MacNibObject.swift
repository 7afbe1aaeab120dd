/// An object of a nib.
package struct MacNibObject: Hashable {
    /// What other elements call it.
    package let id: String
    /// The name of its element, such as `customObject` or `window`.
    package let element: String
    /// The class that the nib names for it, without its module; nil where that is the element's own.
    package let className: String?
    /// The name that people gave it in Interface Builder.
    package let label: String?
    /// The byte offset of its element.
    package let offset: Int

    /// A Mac nib object from its parts.
    package init(
        id: String, element: String, className: String?, label: String?, offset: Int
    ) {
        self.id = id
        self.element = element
        self.className = className
        self.label = label
        self.offset = offset
    }
}
