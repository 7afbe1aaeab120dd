/// The end of an analysis: nothing of the app is touched.
package struct Refusal: Error {
    /// What is in the way.
    package let id: FindingID
    /// Where it stands; nil for a thing of the whole app.
    package let place: Place?
    /// One sentence: lower case, present tense, no full stop at the end.
    package let message: String
    /// What to do about it.
    package let remedy: String
    /// What is in the way beside it, found by the same look at the app.
    package var others: [Refusal] = []

    /// A refusal for a reason.
    package init(_ id: FindingID, at place: Place?, _ message: String, remedy: String) {
        self.id = id
        self.place = place
        self.message = message
        self.remedy = remedy
    }
}
