import Testing

@testable import CommandLineInterface

struct SuggestionTests {
    @Test(arguments: [
        ("plan", "plan", 0), ("pln", "plan", 1), ("plann", "plan", 1), ("paln", "plan", 1),
        ("", "plan", 4), ("scan", "plan", 2),
    ])
    func distancesCountInsertionsRemovalsReplacementsAndSwaps(a: String, b: String, count: Int) {
        #expect(Suggestion.distance(Array(a.utf8), Array(b.utf8)) == count)
        #expect(Suggestion.distance(Array(b.utf8), Array(a.utf8)) == count)
    }

    @Test func aWordThatIsFarFromAllIsNotSuggested() {
        #expect(Suggestion.nearest(to: "elephant", among: ["plan", "apply"]) == nil)
        #expect(Suggestion.nearest(to: "Aply", among: ["plan", "apply"]) == "apply")
    }
}
