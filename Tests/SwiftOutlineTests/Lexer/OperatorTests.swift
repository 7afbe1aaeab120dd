import SwiftOutline
import Testing

@Suite struct OperatorTests {
    @Test func spacesDecideTheFixity() {
        #expect(kinds("a+b") == [.identifier, .operatorToken(.binary), .identifier])
        #expect(kinds("a + b") == [.identifier, .operatorToken(.binary), .identifier])
        #expect(kinds("a +b") == [.identifier, .operatorToken(.prefix), .identifier])
        #expect(kinds("a+ b") == [.identifier, .operatorToken(.postfix), .identifier])
        #expect(kinds("(-a)")[1] == .operatorToken(.prefix))
        #expect(kinds("a+/**/b")[1] == .operatorToken(.postfix))
        #expect(kinds("x^.y")[1] == .operatorToken(.postfix))
    }

    @Test func punctuationHasKindsOfItsOwn() {
        #expect(
            kinds("-> = : :: ; , . @ \\") == [
                .arrow, .equal, .colon, .doubleColon, .semicolon, .comma, .period, .atSign,
                .backslash,
            ])
        #expect(
            kinds("( ) [ ] { }") == [
                .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace,
            ])
    }

    @Test func questionMarksDependOnWhatIsInFront() {
        #expect(
            kinds("a? b! c ? d : e").filter { $0 != .identifier } == [
                .postfixQuestionMark, .exclamationMark, .infixQuestionMark, .colon,
            ])
        #expect(kinds("!a")[0] == .operatorToken(.prefix))
        #expect(texts("a??") == ["a", "?", "?"])
        #expect(texts("a ?? b") == ["a", "??", "b"])
        #expect(texts("a!.b?.c") == ["a", "!", ".", "b", "?", ".", "c"])
    }

    @Test func ampersandIsAPrefixInArguments() {
        #expect(kinds("f(&a)")[2] == .prefixAmpersand)
        #expect(kinds("a & b")[1] == .operatorToken(.binary))
    }

    @Test func periodsEndOperatorsThatDoNotStartWithOne() {
        #expect(texts("a+.b") == ["a", "+", ".", "b"])
        #expect(texts("0..<3") == ["0", "..<", "3"])
        #expect(texts("[Int]?.none") == ["[", "Int", "]", "?", ".", "none"])
    }

    @Test func angleBracketsAreOperators() {
        #expect(texts("Set<Array<Int>>?") == ["Set", "<", "Array", "<", "Int", ">>?"])
    }

    @Test func commentsEndOperators() {
        #expect(texts("a +// b") == ["a", "+"])
        #expect(texts("a +/* */ b") == ["a", "+", "b"])
    }

    @Test func aStrayCommentEndIsUnknown() {
        #expect(kinds("a */ b")[1] == .unknown)
        #expect(problems("a */ b") == [.unexpectedCharacter])
    }

    @Test func unicodeOperatorsAreOperators() {
        #expect(
            kinds("a ≠ √b") == [
                .identifier, .operatorToken(.binary), .operatorToken(.prefix), .identifier,
            ])
        #expect(texts("a+\u{300}b") == ["a", "+\u{300}", "b"])
    }
}
