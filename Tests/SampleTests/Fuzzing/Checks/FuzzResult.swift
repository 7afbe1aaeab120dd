/// What one case showed.
struct FuzzResult: Sendable {
    /// What must not be; empty where the case holds.
    var flaws: [String] = []
    /// How many plans were accepted and changed something.
    var acceptedPlans = 0
    /// How many plans were made a second time, of the files after the first.
    var secondPlans = 0
    /// How many plans were made twice and compared.
    var repeatedPlans = 0
    /// How many edits of documents were read back.
    var editsReadBack = 0
    /// How many applies were undone.
    var undone = 0

    /// Notes what must not be, unless it holds.
    mutating func expect(_ holds: Bool, _ flaw: @autoclosure () -> String) {
        if !holds { flaws.append(flaw()) }
    }
}
