/// How OpenStep property lists spell strings.
enum OpenStepString {
    /// Whether a byte may stand in a string without quotes.
    static func isUnquoted(_ byte: UInt8) -> Bool {
        isPlain(byte) || byte == UInt8(ascii: "-")
    }

    /// Whether Xcode writes a byte without quotes; it quotes `-`, though it reads it.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// The string as Xcode writes it: quoted where it has to be.
    static func encode(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
        if isPlain && !text.contains("___") && !text.contains("//") { return text }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
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
        var result: [UInt8] = []
        var pendingUnits: [UInt16] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if let unit = utf16Escape(in: bytes, at: index) {
                pendingUnits.append(unit)
                index += 6
                continue
            }
            flush(&pendingUnits, into: &result)
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            index += escape(in: bytes, at: index, into: &result)
        }
        flush(&pendingUnits, into: &result)
        return String(decoding: result, as: UTF8.self)
    }

    /// The unit of `\U1F60`, as which characters outside of ASCII may be written.
    private static func utf16Escape(in bytes: ArraySlice<UInt8>, at index: Int) -> UInt16? {
        guard index + 6 <= bytes.endIndex, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "U") || bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }

    private static func flush(_ units: inout [UInt16], into result: inout [UInt8]) {
        guard !units.isEmpty else { return }
        result += String(decoding: units, as: UTF16.self).utf8
        units = []
    }

    /// Decodes the escape whose letter stands at `index` and gives its length.
    private static func escape(
        in bytes: ArraySlice<UInt8>, at index: Int, into result: inout [UInt8]
    ) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "a"): result.append(0x07)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "v"): result.append(0x0B)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return octal(in: bytes, at: index, into: &result)
        default: result.append(bytes[index])
        }
        return 1
    }

    private static func octal(
        in bytes: ArraySlice<UInt8>, at index: Int, into result: inout [UInt8]
    ) -> Int {
        var length = 0
        var code: UInt32 = 0
        while length < 3, index + length < bytes.endIndex,
            (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index + length])
        {
            code = code * 8 + UInt32(bytes[index + length] - UInt8(ascii: "0"))
            length += 1
        }
        if let scalar = Unicode.Scalar(code & 0xFF) { result += String(scalar).utf8 }
        return length
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit.
    var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
