import SwiftOutline
import Testing

@Suite struct BracketTests {
    @Test func bracketsArePartners() {
        #expect(TokenList("f([{}])").partners == [-1, 6, 5, 4, 3, 2, 1, -1])
    }

    @Test func interpolationsArePartners() {
        let list = TokenList(#""\(a(b))""#)
        #expect(list.texts == ["\"", "\\", "(", "a", "(", "b", ")", ")", "\""])
        #expect(list.partners == [-1, -1, 7, -1, 6, -1, 4, 2, -1, -1])
    }

    @Test func aCloserBelongsToTheNearestOpenerOfItsShape() {
        let list = TokenList("{ ( [ }")
        #expect(list.partners == [3, -1, -1, 0, -1])
        #expect(
            list.problems == [
                LexicalProblem(.unbalancedBracket, at: 2),
                LexicalProblem(.unbalancedBracket, at: 4),
            ])
    }

    @Test func aStrayCloserLeavesTheOthersAlone() {
        let list = TokenList("{ ( ] ) }")
        #expect(list.partners == [4, 3, -1, 1, 0, -1])
        #expect(list.problems == [LexicalProblem(.unbalancedBracket, at: 4)])
    }

    @Test func nothingPairsAcrossAnInterpolation() {
        let list = TokenList("{ \"\\( } )\" }")
        #expect(list.texts == ["{", "\"", "\\", "(", "}", ")", "\"", "}"])
        #expect(list.partners == [7, -1, -1, 5, -1, 3, -1, 0, -1])
    }

    @Test func bracketsInStringsAndCommentsAreNone() {
        #expect(TokenList("{ \"}\" /* } */ // }\n}").problems.isEmpty)
    }

    @Test(arguments: ["(", "{", "[", ")", "]", "}", "#if (", "\"\\(\")"])
    func aBracketAloneIsAProblem(_ source: String) {
        #expect(!problems(source).isEmpty)
    }
}
