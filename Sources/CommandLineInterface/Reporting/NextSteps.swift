import LifecycleMigration

/// The command lines that lead on from a report: to carry a plan out, to take it back, and to see what is left.
struct NextSteps {
    /// A command line, and what it is for.
    struct Step: Sendable {
        /// What it is for, behind "to".
        let purpose: String
        /// The command line.
        let command: String
    }

    /// The steps in their order; none where nothing is planned.
    let steps: [Step]

    /// What follows a `plan` or an `apply` over PATHs.
    init(_ roots: [RootReport], invocation: Invocation) {
        let applications = roots.flatMap(\.applications)
        switch invocation.command {
        case .plan where applications.contains { !$0.changes.isEmpty }:
            steps = [
                Step(purpose: "see every line", command: invocation.next("plan --diff")),
                Self.carryingOut(roots, invocation), Self.takingBack(invocation),
            ]
        case .apply where roots.contains { $0.appliedFileCount ?? 0 > 0 }:
            steps = [
                Self.takingBack(invocation),
                Step(purpose: "see what is left", command: invocation.next("plan --check")),
            ]
        case .plan, .apply, .scan, .guide, .undo, .explain, .completions: steps = []
        }
    }

    /// How a plan over PATHs is carried out.
    static func carryingOut(_ roots: [RootReport], _ invocation: Invocation) -> Step {
        let needs = roots.allSatisfy(\.isInRepository) ? [] : ["--allow-no-vcs"]
        return Step(
            purpose: "carry it out",
            command: invocation.next("apply", options: invocation.planArguments + needs))
    }

    private static func takingBack(_ invocation: Invocation) -> Step {
        Step(
            purpose:
                "take it back afterwards (with --keep-edited your later changes stay)",
            command: invocation.next("undo", options: []))
    }
}
