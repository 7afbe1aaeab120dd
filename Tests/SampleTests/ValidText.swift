import SourceEditing

extension SourceText {
    /// Whether the bytes are well-formed UTF-8.
    var isValidUTF8: Bool { string.utf8.elementsEqual(bytes) }
}
