/// How JSON5 spells strings.
enum JSON5String {
    /// The string in double quotes, as JSON has it.
    static func encode(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The characters that the text between quotes stands for.
    static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var units: [UInt16] = []
        var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            guard scalar == "\\", let escaped = scalars.popFirst() else {
                units += Array(String(Character(scalar)).utf16)
                continue
            }
            switch escaped {
            case "n": units.append(0x0A)
            case "r": units.append(0x0D)
            case "t": units.append(0x09)
            case "b": units.append(0x08)
            case "f": units.append(0x0C)
            case "v": units.append(0x0B)
            case "0": units.append(0)
            case "u": units.append(hexadecimal(4, from: &scalars))
            case "x": units.append(hexadecimal(2, from: &scalars))
            case "\n", "\u{2028}", "\u{2029}": break
            case "\r": if scalars.first == "\n" { scalars.removeFirst() }
            default: units += Array(String(Character(escaped)).utf16)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func hexadecimal(
        _ count: Int, from scalars: inout Substring.UnicodeScalarView
    ) -> UInt16 {
        let digits = String(String.UnicodeScalarView(scalars.prefix(count)))
        scalars = scalars.dropFirst(count)
        return UInt16(digits, radix: 16) ?? 0xFFFD
    }
}
