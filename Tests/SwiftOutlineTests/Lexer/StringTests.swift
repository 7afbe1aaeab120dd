import SwiftOutline
import Testing

@Suite struct StringTests {
    @Test func aStringIsQuotesAndASegment() {
        #expect(texts(#""a b""#) == ["\"", "a b", "\""])
        #expect(kinds(#""a""#) == [.stringQuote, .stringSegment, .stringQuote])
        #expect(kinds(#""""#) == [.stringQuote, .stringQuote])
    }

    @Test func escapedQuotesDoNotEndIt() {
        #expect(texts(#""a\"b\\""#) == ["\"", #"a\"b\\"#, "\""])
    }

    @Test func interpolationsAreTokens() {
        #expect(texts(#""a\(b)c""#) == ["\"", "a", "\\", "(", "b", ")", "c", "\""])
        #expect(texts(#""\(f(1))""#) == ["\"", "\\", "(", "f", "(", "1", ")", ")", "\""])
        #expect(texts(#""\(a "\(b)")""#).filter { $0 == "\"" }.count == 4)
        #expect(kinds(#""\("\(1)")""#).filter { $0 == .leftParen }.count == 2)
    }

    @Test func tryInAnInterpolationKeepsItsParentheses() {
        #expect(texts(#""\(try? (a))b""#).suffix(3) == [")", "b", "\""])
    }

    @Test func rawStringsNeedTheirPounds() {
        #expect(
            texts(##"#"a"\(b)\#(c)"#"##) == [
                "#", "\"", #"a"\(b)"#, "\\", "#", "(", "c", ")", "\"", "#",
            ])
        #expect(texts(###"##"a"#"##"###) == ["##", "\"", "a\"#", "\"", "##"])
        #expect(texts(##"#"""#"##) == ["#", "\"", "\"", "\"", "#"])
    }

    @Test func multilineStringsAreOneSegment() {
        let source = "\"\"\"\n  a \"b\" \"\"\n  \\(c)\n  \"\"\""
        #expect(
            texts(source) == [
                "\"\"\"", "\n  a \"b\" \"\"\n  ", "\\", "(", "c", ")", "\n  ", "\"\"\"",
            ])
        #expect(kinds(source)[0] == .multilineStringQuote)
    }

    @Test func multilineStringsMayStandInInterpolations() {
        let source = "\"\\(\"\"\"\n  a\n  \"\"\") b\""
        #expect(problems(source).isEmpty)
        #expect(texts(source).suffix(2) == [" b", "\""])
    }

    @Test func rawMultilineStringsEndAtTheirPounds() {
        let source = "#\"\"\"\n \"\"\" \\(a) \\#(b)\n \"\"\"#"
        #expect(
            texts(source) == [
                "#", "\"\"\"", "\n \"\"\" \\(a) ", "\\", "#", "(", "b", ")", "\n ", "\"\"\"", "#",
            ])
    }

    @Test func aLineBreakEndsAStringOfOneLine() {
        #expect(texts("\"abc\nlet") == ["\"", "abc", "let"])
        #expect(problems("\"abc\nlet") == [.unterminatedString])
        #expect(kinds("\"abc\r\nlet").last == .keyword(.let))
    }

    @Test func aLineBreakEndsAnInterpolation() {
        let list = TokenList("\"a\\(b(\nlet c")
        #expect(list.texts == ["\"", "a", "\\", "(", "b", "(", "let", "c"])
        #expect(
            list.problems.map(\.kind) == [
                .unterminatedString, .unterminatedInterpolation, .unbalancedBracket,
            ])
        #expect(list.problems.map(\.offset) == [0, 3, 5])
    }

    @Test(arguments: ["\"", "\"a", "\"\"\"", "\"\"\"\n", "#\"a\"", "#\"\"\"\n\"\"\"", "'a"])
    func aStringWithoutItsEndIsAProblem(_ source: String) {
        #expect(problems(source) == [.unterminatedString])
    }

    @Test func theEndOfTheFileEndsEveryLiteral() {
        #expect(problems("\"\"\"\n\\(\"\"\"\n\\(").filter { $0 == .unterminatedString }.count == 2)
    }

    @Test func singleQuotesAreRead() {
        #expect(kinds("'a\"b'") == [.singleQuote, .stringSegment, .singleQuote])
    }
}
