import AppFacts
import LifecycleMigration

/// What is left of a migration as a list of tasks, for whoever finishes it: a person or an assistant.
struct Guide: Sendable {
    /// What it is about, such as `Migration to the SwiftUI life cycle`.
    let title: String
    /// The repository, the commit and the tool.
    let head: ReportHead
    /// Where its paths and commands count from.
    let folder: String
    /// Why PATHs have no part.
    let failures: [String]
    /// The apps of which something is left, with their tasks.
    let parts: [GuidePart]
    /// The apps of which nothing is left.
    let finished: [String]
    /// The command that lets the tool do its part; nil where it has none to do.
    let apply: String?
    /// The command that lists what is left.
    let check: String
    /// The kinds of the tasks, in the order of the ids.
    let ids: [FindingID]

    /// How many things a report of the plan says are left to do.
    let plannedCount: Int

    /// How many tasks there are.
    var taskCount: Int { parts.reduce(0) { $0 + $1.taskCount } }

    /// How many of them are of apps that are refused.
    var refusedTaskCount: Int { parts.filter(\.isRefused).reduce(0) { $0 + $1.taskCount } }

    /// A guide over PATHs that were planned.
    init(
        _ roots: [(report: RootReport, places: GuidePlaces)], folder: String,
        _ invocation: Invocation
    ) {
        let reports = roots.map(\.report)
        var invocation = invocation
        if reports.contains(where: { $0.error != nil }) {
            invocation.operands = reports.filter { $0.error == nil }.map(\.path)
        }
        var builder = GuideBuilder(invocation)
        for root in roots {
            builder.add(root.report.displayingProjects.visible, root.places)
        }
        title = ReportSummary.title(of: reports)
        head = ReportHead(of: reports)
        self.folder = folder
        failures = reports.compactMap { $0.error?.visible.summary }
        parts = builder.parts
        finished = builder.finished
        plannedCount = ReportSummary.openCount(of: reports)
        let isPending = reports.flatMap(\.applications).contains { !$0.changes.isEmpty }
        apply = isPending ? NextSteps.carryingOut(reports, invocation).command : nil
        check = invocation.next("plan --check")
        let known = Set(builder.firsts.keys)
        ids = FindingID.allCases.filter(known.contains)
    }
}
