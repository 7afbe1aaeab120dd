import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// How Mac apps are found out about and decided on.
///
/// AppKit's windows and status items work behind SwiftUI's adaptor as before. So a delegate can keep everything, and whatever is not
/// understood of its window or menus is left to it. There is no trace to validate: the order of the launch changes only where a
/// window becomes a scene, which `MacWindowOrder` tells.
struct AppKitRules: FrameworkRules {
    /// What is followed of the app's code.
    let flows: AppFlows
    /// Where the app starts.
    let start: EntryPoint
    /// The app.
    let context: TargetContext
    /// What the apps of the tree are built with.
    let modules: ModuleGraph
    /// What was asked for.
    let options: MigrationOptions

    var entry: EntryPoint? { start }

    func facts() throws(Refusal) -> MacFacts {
        try MacFactsAnalysis(context: context, modules: modules, flows: flows).facts(entry: start)
    }

    func sources(of facts: MacFacts) -> [ProgramFile] { [facts.delegate.file, facts.entry.file] }

    func limit(of facts: MacFacts) -> FlowLimit? {
        let timeline = LaunchTimeline(of: facts.flow, delegate: facts.delegate, sceneDelegate: nil)
        return FlowLimit(metBy: facts.flow, timeline, of: facts.delegate)
    }

    func app(
        _ facts: MacFacts, raised: VersionNumber?, appName: AppFileName?
    ) throws(Refusal) -> MacChoices {
        try MacChoices(
            facts, modules: modules, raisedTarget: raised,
            deletesUnusedStoryboards: options.deletesUnusedStoryboards, appName: appName)
    }

    func root(of facts: MacFacts) -> RootSummary? { facts.summary }
}

extension MacFacts {
    /// What is shown first.
    var summary: RootSummary {
        switch root {
        case .delegate: RootSummary(kind: .none, place: nil)
        case .keptWindow(let window):
            RootSummary(
                kind: .windowOwner, place: context.library.place(window.path, token: window.token))
        case .window(let scene):
            RootSummary(
                kind: scene.content.kind == .view ? .hosting : .controller,
                place: context.place(
                    scene.function.located.file, scene.content.root.value.lowerBound))
        case .storyboard(let root):
            RootSummary(
                kind: .storyboard, place: context.library.place(root.path, root.offset))
        }
    }
}

extension MacChoices: MovingApp {
    var sibling: String { facts.delegate.file.path }
    var goingSettings: [String] { facts.mainNibSettings }
    var subject: Evidence.Subject { .appKit(self) }
    var root: RootSummary { facts.summary }

    func written(
        _ steps: [MigrationStep]
    ) throws(EditConflict) -> (edit: WorkspaceEdit, removed: [String: [TokenRange]]) {
        let rewriter = MacRewriter(self)
        return (try WorkspaceEdit(rewriter.part), rewriter.removed)
    }

    func callbacks(
        beside findings: [Finding], except removed: [String: [TokenRange]]
    ) -> [CallbackRecord] {
        let open = findings.filter(\.asksForWork).compactMap { finding in
            finding.place.map { ($0, finding.id) }
        }
        return MacCallbackLines(
            facts, goes: remainder.isNothing,
            open: Dictionary(open, uniquingKeysWith: { first, _ in first })
        ).records()
    }
}
