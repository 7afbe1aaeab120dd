/// What may stand behind a variable: `$(PRODUCT_NAME:c99extidentifier)`.
enum BuildSettingModifier {
    /// The value that `default=…` names.
    static func defaultValue(_ modifier: String) -> String? {
        modifier.hasPrefix("default=") ? String(modifier.dropFirst(8)) : nil
    }

    /// A value as a modifier changes it; unknown modifiers change nothing.
    static func apply(_ modifier: String, to value: String) -> String {
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "c99extidentifier", "identifier": return identifier(value)
        case "rfc1034identifier": return hostName(value)
        case "file": return RelativePath.name(of: value)
        case "dir": return RelativePath.folder(of: value) + "/"
        case "base":
            let name = RelativePath.name(of: value)
            return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        default: return value
        }
    }

    /// A C identifier: every character that can't stand in one becomes `_`.
    static func identifier(_ value: String) -> String {
        String(
            value.enumerated().map { index, character in
                let isLetter = character.isLetter || character == "_"
                return isLetter || (index > 0 && character.isNumber) ? character : "_"
            })
    }

    private static func hostName(_ value: String) -> String {
        String(
            value.map { character in
                let isPlain = character.isASCII && (character.isLetter || character.isNumber)
                return isPlain || character == "-" || character == "." ? character : "-"
            })
    }
}
