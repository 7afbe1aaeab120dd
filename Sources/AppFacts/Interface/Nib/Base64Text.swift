/// A text that Interface Builder wrote as base 64, since XML has no place for its characters.
package struct Base64Text {
    /// The text.
    package let text: String

    /// Decodes a value, with or without padding; nil for anything else.
    package init?(_ value: String) {
        var bytes: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in value.utf8 where byte != UInt8(ascii: "=") && !Self.isSpace(byte) {
            guard let digit = Self.alphabet.firstIndex(of: byte) else { return nil }
            bits = (bits << 6 | digit) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        guard !bytes.isEmpty else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
