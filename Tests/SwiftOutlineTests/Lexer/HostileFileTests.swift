import SourceEditing
import SwiftOutline
import Testing

@Suite(.serialized) struct HostileFileTests {
    private static let depth = 100_000

    private func file(_ unit: String, count: Int, end: String = "") -> TokenList {
        let unit = Array(unit.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(unit.count * count)
        for _ in 0..<count { bytes += unit }
        bytes += Array(end.utf8)
        return quick { TokenList(SourceText(bytes: bytes)) }
    }

    @Test(arguments: ["(", "[", "{"])
    func deeplyNestedBrackets(_ bracket: String) {
        let closers = ["(": ")", "[": "]", "{": "}"]
        let end = String(repeating: closers[bracket] ?? "", count: Self.depth)
        let list = file(bracket, count: Self.depth, end: end)
        #expect(list.problems.isEmpty)
        #expect(list.partners[0] == Self.depth * 2 - 1)
    }

    @Test
    func deeplyNestedInterpolations() {
        let end = String(repeating: ")\"", count: Self.depth)
        let list = file("\"\\(", count: Self.depth, end: end)
        #expect(list.problems.isEmpty)
        #expect(list.tokens.count == Self.depth * 5 + 1)
    }

    @Test
    func deeplyNestedComments() {
        let list = file("/*", count: Self.depth, end: String(repeating: "*/", count: Self.depth))
        #expect(list.problems.isEmpty)
        #expect(list.tokens.count == 1)
    }

    /// Each of these makes a tokenizer that searches ahead without remembering take time in the square of the size.
    @Test(
        arguments: [
            "#\"\"\"\\#(", "\n<<<<<<< a", "\n>>>> a", "+<#", "+/**/", "/+*/+", "#", "#/\n", "“",
            "(/a ", "{\"\\(}\")",
            "(}", "`", "\"\\(", "<#", "0x1.f", "/*", "(/(",
        ])
    func searchesThatFailAgainAndAgain(_ unit: String) {
        let list = file(unit, count: 400_000 / unit.utf8.count)
        #expect(list.tokens.last?.end == list.text.count)
    }

    @Test
    func aLineOfTenMegabytes() {
        let list = file("let a = [\"b\": c.d(1.5), e]; ", count: 360_000)
        #expect(list.problems.isEmpty)
        #expect(list.tokens.count == 360_000 * 18 + 1)
    }
}
