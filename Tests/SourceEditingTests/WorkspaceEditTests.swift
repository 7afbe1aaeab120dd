import Testing

@testable import SourceEditing

struct WorkspaceEditTests {
    @Test("Overlapping edits are a conflict that names both producers")
    func overlap() throws {
        var edit = WorkspaceEdit()
        try edit.edit("a", [.remove(0..<4)], by: "first")
        let conflict = #expect(throws: EditConflict.self) {
            try edit.edit("a", [.remove(3..<5)], by: "second")
        }
        #expect(
            conflict == EditConflict(path: "a", first: "first", second: "second", offset: 3))
    }

    @Test("An insertion into what is replaced is a conflict, whichever of the two comes first")
    func insertionInside() throws {
        let edits = [TextEdit.insert("x", at: 2), TextEdit(range: 1..<4, replacement: "y")]
        for order in [edits, edits.reversed()] {
            var edit = WorkspaceEdit()
            try edit.edit("a", [order[0]], by: "first")
            let conflict = EditConflict(
                path: "a", first: "first", second: "second", offset: order[1].range.lowerBound)
            #expect(throws: conflict) {
                try edit.edit("a", [order[1]], by: "second")
            }
        }
    }

    @Test("Insertions at one place keep their order, and may touch a replacement's edge")
    func insertions() throws {
        var edit = WorkspaceEdit()
        try edit.edit("a", [.insert("1", at: 2), .insert("2", at: 2)], by: "first")
        try edit.edit("a", [TextEdit(range: 2..<3, replacement: "x")], by: "second")
        guard case .edit(let edits) = edit.changes["a"] else {
            Issue.record("no edits")
            return
        }
        #expect(SourceText("abcd").applying(edits).string == "ab12xd")
    }

    @Test("The same edit twice is one, a deletion beside an edit is a conflict")
    func repeated() throws {
        var edit = WorkspaceEdit()
        try edit.edit("a", [.remove(0..<1)], by: "first")
        try edit.edit("a", [.remove(0..<1)], by: "second")
        #expect(edit.changes["a"] == .edit([.remove(0..<1)]))
        #expect(throws: EditConflict.self) { try edit.delete("a", by: "third") }
        try edit.delete("b", by: "first")
        try edit.delete("b", by: "second")
        #expect(edit.paths == ["a", "b"])
    }

    @Test(
        "What two apps wish alike for a shared file happens once; what they wish otherwise clashes")
    func shared() throws {
        var first = WorkspaceEdit()
        try first.edit("a", [.insert("x", at: 3)], by: "first")
        try first.create("new", SourceText("y"), by: "first")
        var second = first
        try second.edit("b", [.insert("z", at: 0)], by: "second")
        var both = first
        try both.mergeShared(second, by: "second")
        #expect(both.changes["a"] == .edit([.insert("x", at: 3)]))
        #expect(both.paths == ["a", "b", "new"])
        var other = WorkspaceEdit()
        try other.edit("a", [.insert("w", at: 3)], by: "other")
        #expect(throws: EditConflict(path: "a", first: "first", second: "other")) {
            try both.mergeShared(other, by: "other")
        }
    }

    @Test(
        "A pattern is found wherever it stands, and nowhere else",
        arguments: [
            ("@main", "@main", true), ("xx@main", "@main", true), ("@mai", "@main", false),
            ("aaaaab", "aab", true), ("", "a", false), ("a", "", false), ("abab", "bab", true),
        ])
    func pattern(_ text: String, _ word: String, _ isFound: Bool) {
        #expect(BytePattern(word).occurs(in: SourceText(text)) == isFound)
    }

    @Test("Lines end at any line break, and columns count bytes")
    func lines() {
        let table = LineTable(SourceText("a\r\nß\rc\nd"))
        #expect(table.starts == [0, 3, 6, 8])
        #expect(table.position(of: 5) == SourcePosition(line: 2, column: 3))
        #expect(table.position(of: 99) == SourcePosition(line: 4, column: 2))
    }
}
