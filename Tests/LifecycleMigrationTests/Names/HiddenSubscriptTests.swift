import AppFacts
import SourceEditing
import SwiftOutline
import Testing

/// Names by which other files can't reach a subscript.
struct HiddenSubscriptTests {
    @Test(
        "A bracket is a name of a private subscript where its label fits, also at the end of broken code",
        arguments: [
            ("list[safe: 0]", 1), ("list[other: 0]", 0), ("[safe]", 0), ("list[0]", 0),
            ("list[", 0), ("[", 0),
        ])
    func brackets(_ code: String, _ count: Int) {
        let start = """
            extension Array { private subscript(safe index: Int) -> Int { 0 } }
            func f() {
            """
        let file = SwiftFile(SourceText(start + " " + code))
        let names = HiddenNames(of: file, owner: "AppDelegate")
        let tokens = file.tokens.tokens
        let first = tokens.lastIndex { $0.kind == .leftBrace } ?? 0
        #expect(names.all(usedIn: first + 1..<tokens.count).count == count)
    }
}
