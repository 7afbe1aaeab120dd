import SwiftOutline
import Testing

@Suite struct WordTests {
    @Test func everyReservedWordIsAKeyword() {
        for keyword in Keyword.allCases {
            #expect(kinds(keyword.rawValue) == [.keyword(keyword)])
        }
    }

    @Test(arguments: [
        "actor", "async", "await", "weak", "override", "open", "some", "any", "macro",
    ])
    func contextualKeywordsAreNames(_ word: String) {
        #expect(kinds(word) == [.identifier])
    }

    @Test(arguments: [
        "classes", "clas", "Class", "selfish", "a", "_a", "__", "a$b", "é", "变量", "😀", "x1",
    ])
    func wordsThatOnlyResembleKeywordsAreNames(_ word: String) {
        #expect(kinds(word) == [.identifier])
        #expect(texts(word) == [word])
    }

    @Test func backticksMakeAKeywordAName() {
        #expect(kinds("`class` `a b` `$`") == [.identifier, .identifier, .identifier])
        #expect(texts("`class` `a b` `$`") == ["`class`", "`a b`", "`$`"])
    }

    @Test func aBacktickAloneOnItsLineIsAProblem() {
        #expect(texts("`class\n`") == ["`", "class", "`"])
        #expect(problems("`class\n`") == [.unterminatedName, .unterminatedName])
    }

    @Test func dollarNamesAreParametersOnlyWithDigits() {
        #expect(
            kinds("$0 $12 $name $ _") == [
                .dollarIdentifier, .dollarIdentifier, .identifier, .identifier, .wildcard,
            ])
    }

    @Test func placeholdersAreNames() {
        #expect(texts("f(<#T##x: Int#>)") == ["f", "(", "<#T##x: Int#>", ")"])
        #expect(kinds("<#a#>") == [.identifier])
        #expect(texts("<#a\n#>").first == "<")
    }

    @Test func directivesAreOneTokenAndMacrosTwo() {
        #expect(
            kinds("#if #elseif #else #endif") == [.poundIf, .poundElseif, .poundElse, .poundEndif])
        #expect(
            kinds("#available #unavailable #sourceLocation") == [
                .poundAvailable, .poundUnavailable, .poundSourceLocation,
            ])
        #expect(
            texts("#selector(a) # if #iff") == [
                "#", "selector", "(", "a", ")", "#", "if", "#", "iff",
            ])
    }

    @Test func aShebangIsATokenAtTheStartOnly() {
        #expect(kinds("#!/usr/bin/swift\nimport") == [.shebang, .keyword(.import)])
        #expect(texts("#!/usr/bin/swift\r\nimport").first == "#!/usr/bin/swift")
        #expect(kinds(" #!") == [.pound, .exclamationMark])
    }

    @Test func spellsComparesBytes() {
        let list = TokenList("window windo windows")
        #expect(list.spells(0, "window"))
        #expect(!list.spells(1, "window"))
        #expect(!list.spells(2, "window"))
        #expect(list.spells(3, ""))
    }

    @Test func curlyQuotesAndStrayMarksAreProblems() {
        #expect(texts("“a b” c") == ["“a b”", "c"])
        #expect(problems("“a b” c") == [.unexpectedCharacter])
        #expect(kinds("”") == [.unknown])
        #expect(texts("“a \n").first == "“")
    }
}
