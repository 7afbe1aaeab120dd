/// The text of XML elements: entities, CDATA sections and comments undone, or made.
package enum XMLCharacterData {
    /// The characters that the bytes of an element's content stand for; an unknown entity stays as it is.
    static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        let bytes = Array(bytes)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes.has("<![CDATA[", at: index) {
                let end = bytes.end(of: "]]>", from: index) ?? bytes.count
                result += bytes[(index + 9)..<max(index + 9, end - 3)]
                index = end
            } else if bytes.has("<!--", at: index) {
                index = bytes.end(of: "-->", from: index) ?? bytes.count
            } else if bytes[index] == UInt8(ascii: "&"), let entity = entity(in: bytes, at: index) {
                result += String(entity.scalar).utf8
                index = entity.end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Text that can stand in an element.
    static func encode(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func entity(
        in bytes: [UInt8], at start: Int
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        let limit = min(bytes.count, start + 12)
        guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        return scalar(named: name).map { ($0, end + 1) }
    }

    /// The characters that XML itself has entities for, by their names.
    package static let entities: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&",
    ]

    private static func scalar(named name: String) -> Unicode.Scalar? {
        if let known = entities[name] { return known }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
        let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap { Unicode.Scalar($0) }
    }
}
