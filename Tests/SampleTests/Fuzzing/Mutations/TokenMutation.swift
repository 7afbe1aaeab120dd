/// Changes of words and punctuation, as any of the files' languages has them.
enum TokenMutation: CaseIterable, Sendable {
    case deleteWord, duplicateWord, swapWords, replaceWord, insertWord, spliceWord

    /// Words that open, close or begin something, and those that the tool looks for.
    private static let words = [
        "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "/*", "*/",
        "//", "/", "`", ";", ",", ":", "=", "->", "?", "!", "...", "&", "@", "#", "#if DEBUG\n",
        "\n#else\n", "\n#endif\n", "\n#elseif os(tvOS)\n", "<#", "#>", "@main ",
        "@UIApplicationMain ", "@objc ", "@MainActor ", "static ", "override ", "lazy ",
        "private ", "class ", "struct ", "func ", "var ", "let ", "init", "extension ", "import ",
        "return ", "self.", "super.", "as! ", "as? ", "try! ", "await ", "async ", "throws ",
        "window", "rootViewController", "AppDelegate", "SceneDelegate", "UIApplication.shared",
        "delegate", "UIWindow", "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>",
        "<array>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#x41;", "<true/>", "<?xml",
        "UIMainStoryboardFile", "UIApplicationSceneManifest", "isa = ", "PBXGroup",
        "$(inherited)", "0x", "1e9", "\\", "\\\n", "\t", "  ",
    ]

    /// The changed bytes.
    func apply(
        to bytes: [UInt8], donor: [UInt8], _ numbers: inout FuzzNumbers
    ) -> [UInt8] {
        guard let first = Self.word(in: bytes, &numbers),
            let second = Self.word(in: bytes, &numbers)
        else { return bytes }
        var bytes = bytes
        switch self {
        case .deleteWord: bytes.removeSubrange(first)
        case .duplicateWord: bytes.insert(contentsOf: bytes[first], at: first.upperBound)
        case .swapWords:
            let (front, back) =
                first.lowerBound < second.lowerBound ? (first, second) : (second, first)
            guard front.upperBound <= back.lowerBound else { return bytes }
            let (one, other) = (Array(bytes[front]), Array(bytes[back]))
            bytes.replaceSubrange(back, with: one)
            bytes.replaceSubrange(front, with: other)
        case .replaceWord: bytes.replaceSubrange(first, with: Array(bytes[second]))
        case .insertWord:
            let word = numbers.element(of: Self.words) ?? ""
            bytes.insert(contentsOf: Array(word.utf8), at: first.lowerBound)
        case .spliceWord:
            guard let other = Self.word(in: donor, &numbers) else { return bytes }
            bytes.replaceSubrange(first, with: donor[other])
        }
        return bytes
    }

    /// A run of letters and digits, or another byte; a blank gives way to what follows it.
    private static func word(in bytes: [UInt8], _ numbers: inout FuzzNumbers) -> Range<Int>? {
        guard !bytes.isEmpty else { return nil }
        var start = numbers.below(bytes.count)
        while start + 1 < bytes.count, isBlank(bytes[start]) { start += 1 }
        var end = start + 1
        guard isWord(bytes[start]) else { return start..<end }
        while start > 0, isWord(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        return start..<end
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
