/// What the standard library's members of a text come to.
enum ManifestText {
    /// A property.
    static func member(_ name: String, of text: String) -> ManifestValue.Kind? {
        switch name {
        case "description": .text(text)
        case "isEmpty": .boolean(text.isEmpty)
        case "count": .integer(text.count)
        case "capitalized": .text(capitalized(text))
        default: nil
        }
    }

    /// The first letter of each word large, the others small: words end at blanks.
    private static func capitalized(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }.joined(separator: " ")
    }

    /// A method, with its only argument where that is a text.
    static func method(_ name: String, of text: String, _ argument: String?) -> ManifestValue.Kind?
    {
        switch (name, argument) {
        case ("lowercased", nil): .text(text.lowercased())
        case ("uppercased", nil): .text(text.uppercased())
        case ("contains", let part?): .boolean(text.contains(part))
        case ("hasPrefix", let part?): .boolean(text.hasPrefix(part))
        case ("hasSuffix", let part?): .boolean(text.hasSuffix(part))
        case ("appending", let part?): .text(text + part)
        default: nil
        }
    }
}
