/// Bytes as text, in the alphabet of MIME.
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

    /// The text of bytes.
    static func text(of bytes: [UInt8]) -> String {
        var result = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var value = 0
            for byte in group { value = value << 8 | Int(byte) }
            value <<= 8 * (3 - group.count)
            for place in 0..<4 {
                let digit = alphabet[value >> (18 - 6 * place) & 63]
                result.append(place <= group.count ? digit : "=")
            }
        }
        return String(result)
    }
}
