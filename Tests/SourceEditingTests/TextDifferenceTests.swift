import SourceEditing
import Testing

/// One edit that makes a text of another.
struct TextDifferenceTests {
    private static let texts = [
        "", "a", "aa", "aaa", "abc", "axc", "ab", "bc", "é", "è", "aéb", "aèb", "é\u{301}", "🇩🇪",
        "🇩🇰",
        "a\r\nb", "a\nb",
    ]

    @Test("The edit makes the other text, and there is none between equal ones")
    func edits() throws {
        for old in Self.texts {
            for new in Self.texts {
                let before = SourceText(old)
                let after = SourceText(new)
                guard let edit = before.edit(to: after) else {
                    #expect(before == after, "\(old) to \(new)")
                    continue
                }
                #expect(before != after)
                #expect(before.applying([edit]) == after, "\(old) to \(new)")
            }
        }
    }

    @Test func whatIsNoUTF8IsKeptOrRefused() {
        let before = SourceText(bytes: [0x61, 0xFF, 0x62])
        let edit = before.edit(to: SourceText(bytes: [0x61, 0xFF, 0x63]))
        #expect(edit?.range == 2..<3)
        #expect(before.edit(to: SourceText(bytes: [0x61, 0xFE, 0x62])) == nil)
    }
}
