/// Why a main nib can't be read.
package struct MacNibProblem: Error {
    /// Where that shows.
    package let place: Place
    /// What is wrong.
    package let reason: String
    /// What to do about it.
    package let remedy: String

    /// A Mac nib problem from its parts.
    package init(
        place: Place, reason: String, remedy: String
    ) {
        self.place = place
        self.reason = reason
        self.remedy = remedy
    }
}
