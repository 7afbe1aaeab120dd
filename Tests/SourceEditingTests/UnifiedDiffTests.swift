import SourceEditing
import Testing

struct UnifiedDiffTests {
    @Test func anEditShowsOnlyTheLinesThatDiffer() {
        let original = SourceText("a\nb\nc\nd\ne\nf\ng\nh\ni\n")
        // The edit replaces four lines, of which two stay as they are.
        let edit = TextEdit(range: 6..<14, replacement: "D\ne\nf\nG\n")
        let patch = UnifiedDiff.editing("A.swift", original, [edit])
        #expect(
            String(decoding: patch, as: UTF8.self) == """
                diff --git a/A.swift b/A.swift
                --- a/A.swift
                +++ b/A.swift
                @@ -1,9 +1,9 @@
                 a
                 b
                 c
                -d
                +D
                 e
                 f
                -g
                +G
                 h
                 i

                """)
        let counts = UnifiedDiff.lineCounts(of: [edit], in: original)
        #expect(counts == (added: 2, removed: 2))
    }

    @Test func editsFarApartMakeTwoHunks() {
        let original = SourceText((1...30).map { "\($0)\n" }.joined())
        let edits = [TextEdit.insert("zero\n", at: 0), .insert("end\n", at: original.count)]
        let patch = String(
            decoding: UnifiedDiff.editing("A.swift", original, edits), as: UTF8.self)
        #expect(patch.contains("@@ -1,3 +1,4 @@\n+zero\n 1\n"))
        #expect(patch.contains("@@ -28,3 +29,4 @@\n 28\n 29\n 30\n+end\n"))
    }

    @Test func aMissingNewlineAtTheEndIsNamedOnTheSideThatLacksIt() {
        let original = SourceText("one\ntwo")
        let patch = String(
            decoding: UnifiedDiff.editing("A", original, [.insert("\n", at: 7)]), as: UTF8.self)
        #expect(patch.hasSuffix(" one\n-two\n\\ No newline at end of file\n+two\n"))
    }

    @Test func anInsertedFunctionIsShownFromItsFirstLineToItsOwnBrace() {
        let original = SourceText("class A {\n    func a() {\n    }\n}\n")
        let edit = TextEdit.insert("    }\n\n    func b() {\n", at: 25)
        let patch = String(
            decoding: UnifiedDiff.editing("A", original, [edit]), as: UTF8.self)
        #expect(
            patch.hasSuffix(
                " class A {\n     func a() {\n     }\n+\n+    func b() {\n+    }\n }\n"))
    }

    @Test func editsThatChangeNothingMakeNoPatch() {
        let original = SourceText("one\ntwo\n")
        let edit = TextEdit(range: 0..<3, replacement: "one")
        #expect(UnifiedDiff.editing("A", original, [edit]).isEmpty)
    }

    @Test
    func aReplacedFileOfManyLinesTakesLinearTime() {
        let original = SourceText((0..<60_000).map { "old \($0)\n" }.joined())
        let new = (0..<60_000).map { "new \($0)\n" }.joined()
        let patch = quick {
            UnifiedDiff.editing(
                "A.swift", original, [TextEdit(range: 0..<original.count, replacement: new)])
        }
        #expect(patch.count > original.count + new.utf8.count)
    }

    @Test func aRemovedLineIsShownAsTheLastOfThoseThatAreAlike() {
        let original = SourceText("a\nb\nb\nb\nc\n")
        let patch = String(
            decoding: UnifiedDiff.editing("A", original, [.remove(2..<4)]), as: UTF8.self)
        #expect(patch.hasSuffix("@@ -1,5 +1,4 @@\n a\n b\n b\n-b\n c\n"), "\(patch)")
    }
}
