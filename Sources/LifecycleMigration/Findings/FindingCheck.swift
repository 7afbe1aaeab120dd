/// How a reader sees whether something that was found is in order: what to do, and what comes of it.
public struct FindingCheck: Sendable, Hashable {
    /// Where it is seen; the raw value is how a page's heading says so.
    public enum Place: String, Sendable, CaseIterable {
        /// In the running app.
        case device = "on a device"
        /// In the running app of a Mac.
        case mac = "on a Mac"
        /// In the running app of a watch.
        case watch = "on a watch"
        /// In the project, its sources or its build.
        case xcode = "in Xcode"
    }

    /// Where it is seen.
    public let place: Place
    /// What to do, as a sentence.
    public let action: String
    /// What is seen where all is well, which is what was seen before the migration.
    public let right: String
    /// What is seen where it is not.
    public let wrong: String

    /// A check of three steps.
    init(_ place: Place, _ action: String, right: String, wrong: String) {
        self.place = place
        self.action = action
        self.right = right
        self.wrong = wrong
    }
}
