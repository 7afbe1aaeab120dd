import SwiftOutline
import Testing

@Suite struct NumberTests {
    @Test(arguments: ["0", "1_000", "0b1010_1", "0o17", "0xDEAD_beef", "123abc", "0b12", "0xg"])
    func integersIncludeWhatSticksToThem(_ number: String) {
        #expect(kinds(number) == [.integerLiteral])
        #expect(texts(number) == [number])
    }

    @Test(arguments: ["1.5", "1e10", "1.5e-3", "1_0.0_1E+2", "0x1p4", "0x1.8p-2", "1e", "1.5e"])
    func floatsHaveAFractionOrAnExponent(_ number: String) {
        #expect(kinds(number) == [.floatLiteral])
        #expect(texts(number) == [number])
    }

    @Test func membersOfNumbersAreNoFractions() {
        #expect(texts("1.description") == ["1", ".", "description"])
        #expect(texts("0xff.fp ") == ["0xff", ".", "fp"])
        #expect(texts("0xff.description") == ["0xff", ".", "description"])
        #expect(texts("1...2") == ["1", "...", "2"])
        #expect(texts("1.") == ["1", "."])
    }

    @Test func membersOfTuplesAreNoFractions() {
        #expect(texts("x.0.1.2") == ["x", ".", "0", ".", "1", ".", "2"])
        #expect(texts("x.0") == ["x", ".", "0"])
        #expect(
            kinds("x.0.1") == [.identifier, .period, .integerLiteral, .period, .integerLiteral])
    }

    @Test func versionsAreAFloatAndAnInteger() {
        #expect(texts("iOS 14.0.1") == ["iOS", "14.0", ".", "1"])
    }

    @Test func signsAreOperators() {
        #expect(kinds("-1") == [.operatorToken(.prefix), .integerLiteral])
    }
}
