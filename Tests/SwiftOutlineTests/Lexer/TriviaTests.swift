import SourceEditing
import SwiftOutline
import Testing

@Suite struct TriviaTests {
    private func pieces(_ source: String) -> [String] {
        let list = TokenList(source)
        return list.trivia(before: list.tokens.count - 1).map {
            "\($0.kind) \(list.text[$0.range])"
        }
    }

    @Test func commentsHaveKinds() {
        #expect(pieces("// a") == ["lineComment // a"])
        #expect(pieces("/// a") == ["docLineComment /// a"])
        #expect(pieces("/* a */") == ["blockComment /* a */"])
        #expect(pieces("/** a */") == ["docBlockComment /** a */"])
        #expect(pieces("/**/") == ["blockComment /**/"])
        #expect(pieces("/* /* */ // */") == ["blockComment /* /* */ // */"])
    }

    @Test func whiteSpaceAndLineBreaksAreApart() {
        #expect(
            pieces(" \t\n\r\n\r ") == [
                "whitespace  \t", "newline \n", "newline \r\n", "newline \r", "whitespace  ",
            ])
        #expect(
            pieces("// a\r\n// b\r") == [
                "lineComment // a", "newline \r\n", "lineComment // b", "newline \r",
            ])
    }

    @Test func aByteOrderMarkIsTrivia() {
        #expect(pieces("\u{FEFF}// a") == ["byteOrderMark \u{FEFF}", "lineComment // a"])
        #expect(texts("\u{FEFF}import A") == ["import", "A"])
        #expect(problems("\u{FEFF}import A").isEmpty)
    }

    @Test func conflictsAreTrivia() {
        let conflict = "<<<<<<< HEAD\nlet a\n=======\nlet b\n>>>>>>> other"
        #expect(texts("import A\n\(conflict)\nlet c") == ["import", "A", "let", "c"])
        #expect(problems("import A\n\(conflict)\nlet c") == [.conflictMarker])
        #expect(pieces("\(conflict)\n") == ["conflict \(conflict)", "newline \n"])
        #expect(texts(">>>> a\n<<<<\nlet c") == [])
        #expect(texts("<<<<<<< HEAD\nlet a").first == "<<<<<<<")
    }

    @Test func charactersThatSwiftForbidsAreTriviaAndProblems() {
        #expect(texts("a\0b\u{1}c\u{A0}d") == ["a", "b", "c", "d"])
        #expect(problems("a\0b\u{1}c\u{A0}d").count == 3)
        #expect(pieces("\0\0 ") == ["unexpected \0\0", "whitespace  "])
    }

    @Test func aCommentWithoutItsEndReachesTheEndOfTheFile() {
        #expect(pieces("/* /* */ let") == ["blockComment /* /* */ let"])
        #expect(problems("a /* /* */ let") == [.unterminatedComment])
        #expect(TokenList("a /* /* */ let").problems.map(\.offset) == [2])
        #expect(problems("/*/") == [.unterminatedComment])
    }

    @Test func triviaOfTheFirstTokenStartsTheFile() {
        let list = TokenList("// a\nlet b")
        #expect(list.triviaRange(before: 0) == 0..<5)
        #expect(list.trivia(before: 0).map(\.isComment) == [true, false])
        #expect(list.trivia(before: 1).map(\.kind) == [.whitespace])
        #expect(list.trivia(before: 2).isEmpty)
    }

    @Test func bytesThatAreNotUTF8AreProblems() {
        let bytes: [UInt8] = Array("let a = \"".utf8) + [0xFF] + Array("\" // ".utf8) + [0xC3]
        let list = TokenList(SourceText(bytes: bytes))
        #expect(
            list.problems == [
                LexicalProblem(.invalidUTF8, at: 9), LexicalProblem(.invalidUTF8, at: 15),
            ])
        #expect(list.tokens.count == 7)
    }
}
