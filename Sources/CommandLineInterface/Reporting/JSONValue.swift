/// A JSON document whose objects keep the order of their keys.
enum JSONValue {
    case null
    case bool(Bool)
    case integer(Int)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// A string, or null.
    static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// A number, or null.
    static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

    /// The document, indented by two spaces, with a newline at its end.
    var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            Self.writeList("[", values, "]", to: &text, indent: indent) { value, text in
                value.write(to: &text, indent: indent + 1)
            }
        case .object(let members):
            Self.writeList("{", members, "}", to: &text, indent: indent) { member, text in
                Self.write(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, indent: indent + 1)
            }
        }
    }

    private static func writeList<Element>(
        _ open: String, _ elements: [Element], _ close: String, to text: inout String, indent: Int,
        _ write: (Element, inout String) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            for _ in 0...indent { text += "  " }
            write(element, &text)
        }
        if !elements.isEmpty {
            text += "\n"
            for _ in 0..<indent { text += "  " }
        }
        text += close
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        // Most strings are written as they are.
        let isPlain = string.utf8.withContiguousStorageIfAvailable { bytes in
            !bytes.contains(where: needsEscape)
        }
        if isPlain == true {
            text += string
            text += "\""
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            // Tags show nowhere, and a reader that is a program may obey them.
            case _ where 0xE0000...0xE0FFF ~= scalar.value:
                for unit in String(scalar).utf16 { text += "\\u" + String(unit, radix: 16) }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        // 0xC2 may start a control character beyond ASCII, and 0xF3 a tag.
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            || byte == 0x7F || byte == 0xC2 || byte == 0xF3
    }
}
