import ProjectModel

/// Characters of a storyboard or nib as a reader of XML sees them: entities decoded, lines ended by a line feed alone.
struct InterfaceCharacters {
    /// Where they stand.
    enum Role {
        /// In an attribute, where a line break counts as a space.
        case value
        /// Between tags.
        case text
        /// In a CDATA section, where nothing is an entity.
        case plain
    }

    private let bytes: [UInt8]

    /// The characters of a file.
    init(of bytes: [UInt8]) { self.bytes = bytes }

    /// The characters in a range.
    ///
    /// - Throws: `DocumentError` for a character that can't stand there, and for an entity that XML does not define.
    func decoded(_ range: Range<Int>, as role: Role) throws(DocumentError) -> String {
        guard bytes[range].contains(where: { Self.isSpecial($0, in: role) }) else {
            return String(decoding: bytes[range], as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var next = range.lowerBound
        while next < range.upperBound {
            let byte = bytes[next]
            switch byte {
            case UInt8(ascii: "&") where role != .plain:
                let reference = try reference(at: next, before: range.upperBound)
                result += String(reference.character).utf8
                next = reference.end
                continue
            case UInt8(ascii: "\r"):
                let isPair = next + 1 < range.upperBound && bytes[next + 1] == UInt8(ascii: "\n")
                if !isPair { result.append(UInt8(ascii: role == .value ? " " : "\n")) }
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                result.append(role == .value ? UInt8(ascii: " ") : byte)
            default:
                try check(byte, at: next, as: role)
                result.append(byte)
            }
            next += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Makes sure that text between tags can be decoded.
    ///
    /// - Throws: `DocumentError` where it can't.
    func check(_ range: Range<Int>) throws(DocumentError) {
        let isOdd = bytes[range].contains { byte in
            byte == UInt8(ascii: "&") || byte < 0x20 && !byte.isInterfaceSpace
        }
        if isOdd { _ = try decoded(range, as: .text) }
    }

    private static func isSpecial(_ byte: UInt8, in role: Role) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") && role == .value
    }

    private func check(_ byte: UInt8, at offset: Int, as role: Role) throws(DocumentError) {
        if byte < 0x20 {
            throw .inInterface("it has a character that XML does not allow", at: offset)
        }
        if byte == UInt8(ascii: "<"), role == .value {
            throw .inInterface("an attribute does not end", at: offset)
        }
    }

    // MARK: Entities

    private func reference(
        at start: Int, before limit: Int
    ) throws(DocumentError) -> (character: Character, end: Int) {
        guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
            throw .inInterface("an entity does not end", at: start)
        }
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        guard let scalar = XMLCharacterData.entities[name] ?? Self.scalar(numbered: name) else {
            throw .inInterface("'&\(name.prefix(20));' is no entity of XML", at: start)
        }
        return (Character(scalar), end + 1)
    }

    /// The character of `#10` or `#xA`; nil for one that XML does not allow.
    private static func scalar(numbered name: String) -> Unicode.Scalar? {
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard name.hasPrefix("#"), digits.allSatisfy(\.isHexDigit), digits.allSatisfy(\.isASCII),
            let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            number >= 0x20 || [0x9, 0xA, 0xD].contains(number), number & 0xFFFE != 0xFFFE
        else { return nil }
        return Unicode.Scalar(number)
    }
}

extension UInt8 {
    /// Whether it is one of the four characters that XML takes for space.
    var isInterfaceSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
