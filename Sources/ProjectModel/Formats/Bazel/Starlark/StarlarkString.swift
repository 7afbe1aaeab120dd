/// The text that a string of Starlark stands for.
enum StarlarkString {
    /// Reads the literal at a range, its prefix and quotes included.
    static func value(of range: Range<Int>, in bytes: [UInt8]) -> String {
        var start = range.lowerBound
        var isRaw = false
        while bytes[start] != UInt8(ascii: "\""), bytes[start] != UInt8(ascii: "'") {
            isRaw = isRaw || bytes[start] | 0x20 == UInt8(ascii: "r")
            start += 1
        }
        let isLong =
            range.upperBound - start >= 6 && bytes[start + 1] == bytes[start]
            && bytes[start + 2] == bytes[start]
        let quotes = isLong ? 3 : 1
        let content = bytes[start + quotes..<range.upperBound - quotes]
        guard !isRaw, content.contains(UInt8(ascii: "\\")) else {
            return String(decoding: content, as: UTF8.self)
        }
        return unescaped(content)
    }

    private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var index = content.startIndex
        while index < content.endIndex {
            guard content[index] == UInt8(ascii: "\\"), index + 1 < content.endIndex else {
                result.append(content[index])
                index += 1
                continue
            }
            let sign = content[index + 1]
            index += 2
            if let plain = plain[sign] {
                result.append(plain)
            } else if sign.isNewline {
                if sign == UInt8(ascii: "\r"), index < content.endIndex,
                    content[index] == UInt8(ascii: "\n")
                {
                    index += 1
                }
            } else if let (scalar, length) = scalar(sign, content[index...]) {
                result += String(scalar).utf8
                index += length
            } else {
                result += [UInt8(ascii: "\\"), sign]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let plain: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
        UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
        UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "'"): UInt8(ascii: "'"),
        UInt8(ascii: "\""): UInt8(ascii: "\""),
    ]

    /// A character by its number, and how many bytes behind the sign say so.
    private static func scalar(
        _ sign: UInt8, _ rest: ArraySlice<UInt8>
    ) -> (Unicode.Scalar, Int)? {
        func read(_ digits: ArraySlice<UInt8>, _ radix: Int) -> Unicode.Scalar? {
            UInt32(String(decoding: digits, as: UTF8.self), radix: radix).flatMap(
                Unicode.Scalar.init)
        }
        switch sign {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let more = rest.prefix(2).prefix {
                (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0)
            }
            return read([sign] + more, 8).map { ($0, more.count) }
        case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
            let length = sign == UInt8(ascii: "x") ? 2 : sign == UInt8(ascii: "u") ? 4 : 8
            guard rest.count >= length else { return nil }
            return read(rest.prefix(length), 16).map { ($0, length) }
        default: return nil
        }
    }
}
