import SourceEditing
import Testing

/// Where bytes stand after edits.
struct EditedOffsetsTests {
    private let text = SourceText("0123456789")
    private let edits = [
        TextEdit(range: 2..<4, replacement: "abc"), .insert("X", at: 6), .remove(8..<9),
    ]

    @Test func everyByteThatStaysIsFound() {
        let offsets = EditedOffsets(edits)
        let edited = text.applying(edits)
        for original in 0..<text.count {
            guard let offset = offsets.edited(original) else {
                #expect([2, 3, 8].contains(original))
                continue
            }
            #expect(edited.bytes[offset] == text.bytes[original])
        }
        #expect(offsets.edited(2) == nil)
    }

    @Test func whatIsWrittenIsKnown() {
        let edited = text.applying(edits)
        #expect(EditedOffsets(edits).written.map { edited[$0] } == ["abc", "X", ""])
    }

    @Test(arguments: 0...11)
    func aTextIsInsertedAnywhere(offset: Int) {
        let edited = text.applying(edits)
        var expected = edited.bytes
        expected.insert(contentsOf: Array("--".utf8), at: offset)
        let more = EditedOffsets(edits).inserting("--", atEdited: offset)
        #expect(text.applying(more).bytes == expected)
    }
}
