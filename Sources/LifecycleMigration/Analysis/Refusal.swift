/// The end of an analysis: nothing of the app is touched, for the reason that the finding gives.
struct Refusal: Error {
    /// What is in the way, where, and what to do about it.
    let finding: Finding

    /// A refusal for a reason.
    init(_ id: FindingID, at place: Place?, _ message: String, remedy: String) {
        self.finding = Finding(id, .error, .manual, at: place, message, remedy: remedy)
    }
}
