import LifecycleMigration

/// What else can be planned where apps are refused: with a raised deployment target, or for the other destination.
struct WaysOn {
    /// A command line, and what it gives.
    struct Way: Sendable {
        /// What it gives: lower case, no full stop.
        let sentence: String
        /// The command line.
        let command: String
    }

    /// The ways; none where there is none.
    let ways: [Way]

    /// The ways of apps.
    init(_ applications: [ApplicationReport], invocation: Invocation) {
        var ways: [Way] = []
        // An app that does not launch any more waits for it more than one that does.
        let risks = applications.filter { $0.plan.adoptsScenes == false } + applications
        if let prospect = risks.compactMap(\.plan.prospect).first {
            let options =
                invocation.planArguments + prospect.option.split(separator: " ").map(String.init)
            ways.append(
                Way(
                    sentence: "to see what a raised deployment target would allow",
                    command: invocation.next("plan", options: options)))
        }
        if let destination = Self.otherDestination(for: applications) {
            let options =
                invocation.planArguments.filter { !$0.hasPrefix("--to=") }
                + ["--to=" + destination.rawValue]
            ways.append(
                Way(
                    sentence: "what is refused here can move to \(destination.words)",
                    command: invocation.next("plan", options: options)))
        }
        self.ways = ways
    }

    /// The destination to which a refused app can move; nil where there is none.
    private static func otherDestination(for applications: [ApplicationReport]) -> Destination? {
        applications.lazy.filter { $0.plan.outcome == .refuse }.flatMap(\.plan.ways).first {
            [.migrate, .partial].contains($0.outcome)
        }?.destination
    }
}
