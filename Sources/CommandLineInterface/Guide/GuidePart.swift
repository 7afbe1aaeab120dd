import LifecycleMigration

/// What is left of one app, or of several that are told in one piece.
struct GuidePart: Sendable {
    /// Tasks under a heading.
    struct Section: Sendable {
        /// The heading.
        let title: String
        /// The tasks in their order.
        let tasks: [GuideTask]
        /// What is told of other apps already.
        let references: [String]
    }

    /// The app and where it comes from, or how many there are.
    let title: String
    /// The apps, where there are several.
    let names: [String]
    /// What the outcome means.
    let promise: String
    /// Where it starts, what it shows first, which file declares the `App`.
    let facts: [(name: String, value: String)]
    /// Whether the tool touches nothing of it.
    let isRefused: Bool
    /// What else can be planned, where it is refused.
    let ways: [WaysOn.Way]
    /// The tasks.
    let sections: [Section]
    /// What the plan does and somebody should look at, each with its places.
    let review: [(places: [String], finding: Finding)]

    /// How many tasks there are.
    var taskCount: Int { sections.reduce(0) { $0 + $1.tasks.count } }
}
