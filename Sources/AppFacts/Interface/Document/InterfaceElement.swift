/// One element of a storyboard or nib, with its place in the file, so that it can be taken out and the rest keeps its bytes.
package struct InterfaceElement: Sendable {
    /// Its name.
    package let name: String
    /// What stands in its start tag.
    package let attributes: InterfaceAttributes
    /// The bytes from `<` to behind its end.
    package internal(set) var range: Range<Int>
    /// The bytes between its tags; empty for an element of one tag.
    package internal(set) var content: Range<Int>
    /// The index of the element that it stands in; nil for the outermost.
    package let parent: Int?
    /// The bytes of the comment in front of it, where nothing but space is between; Interface Builder names scenes so.
    package let comment: Range<Int>?
}
