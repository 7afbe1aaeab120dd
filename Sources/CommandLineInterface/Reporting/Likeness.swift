import AppFacts
import LifecycleMigration

extension ApplicationReport {
    /// What is the same for apps that are told in one piece though each moves by itself: all but places.
    struct Likeness: Hashable {
        /// What the plan promises.
        let outcome: Outcome
        /// The same in words.
        let promise: String
        /// What is said first.
        let standing: String?
        /// What happens to the deployment target.
        let note: String?
        /// How it starts.
        let entryPoint: EntryPointKind?
        /// What it shows first.
        let root: RootKind?
        /// What each destination would give.
        let ways: [Way]
        /// What was found, wherever.
        let findings: [FoundKind]
    }

    /// A finding without its place.
    struct FoundKind: Hashable {
        /// The kind.
        let id: FindingID
        /// What it says.
        let message: String
        /// What to do about it.
        let remedy: String?
    }

    /// Whether a plan moves it, be it in part.
    var isMoving: Bool { [.migrate, .partial].contains(plan.outcome) }

    /// What it shares with apps of which the same is to be said.
    var likeness: Likeness {
        Likeness(
            outcome: plan.outcome, promise: promise, standing: standing(), note: targetNote,
            entryPoint: plan.entryPoint?.kind, root: plan.root?.kind, ways: plan.ways,
            findings: (findings + accepted).map {
                FoundKind(id: $0.id, message: $0.message, remedy: $0.remedy)
            })
    }

    /// The report of apps that are alike, as one: their changes and findings, and nothing that has a place in each of them.
    init(joiningAlike applications: [ApplicationReport]) {
        self = applications[0]
        changes = applications.flatMap(\.changes)
        findings = ReportGroup.findings(of: applications)
        accepted = applications.flatMap(\.accepted)
        (plan.entryPoint, plan.root, plan.appFile) = (nil, nil, nil)
        plan.callbacks = []
        checklist = ReportGroup.checklist(of: applications)
    }

    /// How much is changed, in a few words.
    var changeCount: String {
        let (added, removed) = changes.reduce((0, 0)) {
            ($0.0 + $1.addedLineCount, $0.1 + $1.removedLineCount)
        }
        return "\(changes.count == 1 ? "1 file" : "\(changes.count) files"), +\(added) -\(removed)"
    }
}
