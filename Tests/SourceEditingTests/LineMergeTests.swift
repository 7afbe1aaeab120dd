import SourceEditing
import Testing

/// Two versions of a text that become one.
struct LineMergeTests {
    private func merge(_ mine: String, _ theirs: String, from base: String) -> String? {
        LineMerge(of: Array(mine.utf8), and: Array(theirs.utf8), from: Array(base.utf8)).bytes
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private func conflicts(_ mine: String, _ theirs: String, from base: String) -> [Int] {
        LineMerge(of: Array(mine.utf8), and: Array(theirs.utf8), from: Array(base.utf8)).conflicts
    }

    @Test func changesOfDifferentLinesAreBothMade() {
        #expect(merge("A\nb\nc\n", "a\nb\nC\n", from: "a\nb\nc\n") == "A\nb\nC\n")
        #expect(merge("a\nb\nc\nd\n", "b\nc\n", from: "a\nb\nc\n") == "b\nc\nd\n")
        #expect(merge("x\na\nb\n", "a\nb\ny\n", from: "a\nb\n") == "x\na\nb\ny\n")
    }

    @Test func whatStandsBesideAChangeIsKept() {
        // The second version replaces 'b'; the first has a line in front of it, and one behind it.
        #expect(merge("a\nx\nb\ny\nc\n", "a\nB\nc\n", from: "a\nb\nc\n") == "a\nx\nB\ny\nc\n")
    }

    @Test func aChangeOfBothIsMadeOnce() {
        #expect(merge("a\nX\nc\n", "a\nX\nc\n", from: "a\nb\nc\n") == "a\nX\nc\n")
        #expect(merge("", "", from: "a\n") == "")
    }

    @Test func changesOfOneLineAreInConflictAtTheLineOfTheFirstVersion() {
        #expect(merge("new\na\nX\nc\n", "a\nY\nc\n", from: "a\nb\nc\n") == nil)
        #expect(conflicts("new\na\nX\nc\n", "a\nY\nc\n", from: "a\nb\nc\n") == [3])
        #expect(conflicts("a\nx\nb\n", "a\ny\nb\n", from: "a\nb\n") == [2])
        #expect(conflicts("X\nb\nc\nZ\n", "P\nb\nc\nQ\n", from: "a\nb\nc\nd\n") == [1, 4])
    }

    @Test func aLastLineWithoutItsEndingGetsOneWhereAnotherFollows() {
        #expect(merge("a", "a\nb", from: "a") == "a\nb")
        #expect(merge("x\na", "a", from: "a") == "x\na")
    }

    @Test(
        "One version and the text itself make that version",
        arguments: ["", "a\n", "b\na\nb\n", "a\n\n\nc"])
    func oneSide(text: String) {
        let base = "a\nb\n\nc\n"
        #expect(merge(text, base, from: base) == text)
        #expect(merge(base, text, from: base) == text)
    }
}
