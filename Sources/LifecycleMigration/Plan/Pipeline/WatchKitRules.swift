import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// How watch apps are found out about and decided on.
///
/// There is no trace to validate: between the launch methods and the first view only the objects of a hosting controller are
/// made, and these move only where their types alone make them.
struct WatchKitRules: FrameworkRules {
    let entry: EntryPoint?
    /// The app.
    let context: TargetContext
    /// What the apps of the tree are built with.
    let modules: ModuleGraph
    /// Whether a storyboard without anything to show is deleted.
    let deletesUnusedStoryboards: Bool

    func facts() throws(Refusal) -> WatchFacts {
        try WatchFactsAnalysis(context: context, modules: modules).facts(entry: entry)
    }

    func sources(of facts: WatchFacts) -> [ProgramFile] {
        [facts.delegate?.file].compactMap { $0 } + facts.pages.map(\.file)
    }

    func app(
        _ facts: WatchFacts, raised: VersionNumber?, appName: AppFileName?
    ) throws(Refusal) -> WatchChoices {
        try WatchChoices(
            facts, modules: modules, raisedTarget: raised,
            deletesUnusedStoryboards: deletesUnusedStoryboards)
    }

    func root(of facts: WatchFacts) -> RootSummary? { facts.summary }
}

extension WatchFacts {
    /// The first page, which is shown first.
    var summary: RootSummary {
        RootSummary(kind: .hosting, place: context.place(pages[0].file, pages[0].view.lowerBound))
    }
}

extension WatchChoices: MovingApp {
    var sibling: String { neighbour.path }
    var subject: Evidence.Subject { .watchKit(self) }
    var root: RootSummary { facts.summary }
    var leftOut: [String] { deletesUnusedStoryboards ? [] : emptyStoryboard }

    func written(
        _ steps: [MigrationStep]
    ) throws(EditConflict) -> (edit: WorkspaceEdit, removed: [String: [TokenRange]]) {
        let rewriter = WatchRewriter(self)
        return (try WorkspaceEdit(rewriter.part), rewriter.removed)
    }

    func callbacks(
        beside findings: [Finding], except removed: [String: [TokenRange]]
    ) -> [CallbackRecord] {
        WatchCallbackLines(facts).records()
    }
}
