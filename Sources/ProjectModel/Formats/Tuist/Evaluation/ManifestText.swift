/// What the standard library's members of a text come to.
enum ManifestText {
    /// A property.
    static func member(_ name: String, of text: String) -> ManifestValue.Kind? {
        switch name {
        case "description": .text(text)
        case "isEmpty": .boolean(text.isEmpty)
        case "count": .integer(text.count)
        default: nil
        }
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
