/// Why a main nib can't be read.
struct MacNibProblem: Error {
    /// Where that shows.
    let place: Place
    /// What is wrong.
    let reason: String
    /// What to do about it.
    let remedy: String
}
