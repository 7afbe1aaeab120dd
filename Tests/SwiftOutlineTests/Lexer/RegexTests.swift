import SwiftOutline
import Testing

@Suite struct RegexTests {
    @Test(arguments: [
        "let a = /b c\\ /", "f(/a/)", "[/a/]", "return /a/", "x ? /a/ : b", "try? /a b/.c", "/a/",
        "{ /a/ }", "f(x, /a(b)/)", "x == /a/", "a + /b/",
    ])
    func aSlashWhereAnOperandIsExpectedStartsARegex(_ source: String) {
        #expect(kinds(source).filter { $0 == .regexSlash }.count == 2)
        #expect(kinds(source).contains(.regexPattern))
    }

    @Test(arguments: [
        "a / b / c", "a/b/c", "(a)/(b)/c", "a[0]/b/c", "f(a, /)", "f(/, /)", "0/1/2",
        "operator /^/", "func /(a: Int) {} /", "f(/ 1 /)", "a /b) /c", "(/a)/", "x\n/ 1 /\n2",
        "f(/ , 4/2)",
    ])
    func otherSlashesAreOperators(_ source: String) {
        #expect(!kinds(source).contains(.regexSlash))
    }

    @Test func slashesInAPatternMustBeEscaped() {
        #expect(texts(#"= /a\/b/"#) == ["=", "/", #"a\/b"#, "/"])
        #expect(texts("= #/a/b/#") == ["=", "#", "/", "a/b", "/", "#"])
        #expect(texts("= ##/a/#b/##") == ["=", "##", "/", "a/#b", "/", "##"])
    }

    @Test func extendedRegexesMaySpanLines() {
        #expect(texts("= #/\n a \n/# b") == ["=", "#", "/", "\n a \n", "/", "#", "b"])
    }

    @Test func anExtendedRegexWithoutItsEndEndsAtTheLine() {
        #expect(texts("#/a b\nlet c") == ["#", "/", "a b", "let", "c"])
        #expect(texts("#/\nlet c") == ["#", "/", "let", "c"])
        #expect(problems("#/\nlet c") == [.unterminatedRegex])
        #expect(texts("##/a/#\nlet") == ["##", "/", "a", "/", "#", "let"])
        #expect(problems("##/a/#\nlet") == [.unterminatedRegex])
    }

    @Test func quotesAndCommentsInAPatternAreNone() {
        #expect(texts("= /\"[/]x/ + 1") == ["=", "/", "\"[", "/", "]", "x", "/", "+", "1"])
        #expect(texts("(/a*/, 1)") == ["(", "/", "a*", "/", ",", "1", ")"])
        #expect(texts("= x // a/b") == ["=", "x"])
    }

    @Test func aPrefixOperatorMayPrecedeARegex() {
        #expect(texts("= !/a/") == ["=", "!", "/", "a", "/"])
        #expect(kinds("= ^/a/")[1] == .operatorToken(.prefix))
    }
}
