import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// How apps of UIKit are found out about and decided on that move to UIKit's own scenes.
struct ScenesRules: FrameworkRules {
    let flows: AppFlows
    /// What was found out of the app.
    let known: UIKitApp
    /// The app.
    let context: TargetContext
    /// What the apps of the tree are built with.
    let modules: ModuleGraph

    var entry: EntryPoint? { known.entry }
    var keepsEntry: Bool { true }

    func facts() throws(Refusal) -> UIKitApp { known }

    func sources(of facts: UIKitApp) -> [ProgramFile] { [facts.delegate.file] }

    func limit(of facts: UIKitApp) -> FlowLimit? {
        FlowLimit(metBy: facts.launch.flow, facts.launch.timeline, of: facts.launch.delegate)
    }

    func app(
        _ facts: UIKitApp, raised: VersionNumber?, appName: AppFileName?
    ) throws(Refusal) -> SceneChoices {
        try SceneChoices(
            facts, raisedTarget: raised,
            linked: LinkedCode(of: context, delegate: facts.delegate.name, in: modules),
            surroundings: DelegateSurroundings(of: facts.delegate, in: context, modules))
    }

    func root(of facts: UIKitApp) -> RootSummary? { nil }
}

extension SceneChoices: MovingApp {
    var appFile: String? { nil }
    var sibling: String { uiKitApp.delegate.file.path }
    var goingSettings: [String] { declaration.goingSettings }
    var subject: Evidence.Subject { .scenes(self) }
    var validated: UIKitApp? { uiKitApp }

    var root: RootSummary {
        if let name = declaration.storyboard {
            let path = context.storyboards.path(of: name)
            return RootSummary(
                kind: .storyboard, place: path.map { context.library.place($0, 0) })
        }
        if form.isEmpty { return RootSummary(kind: .none, place: nil) }
        let place = uiKitApp.launch.startMethods.first.map {
            context.place(
                $0.file, form.moved?.split.moving.first?.range.lowerBound ?? $0.declaration.keyword)
        }
        return RootSummary(kind: .controller, place: place)
    }

    func written(
        _ steps: [MigrationStep]
    ) throws(EditConflict) -> (edit: WorkspaceEdit, removed: [String: [TokenRange]]) {
        let rewriter = ScenesRewriter(self)
        let parts = steps.map { ($0, rewriter.part(of: $0)) }
        return (
            try WorkspaceEdit(Dictionary(uniqueKeysWithValues: parts)), rewriter.removed
        )
    }

    func callbacks(
        beside findings: [Finding], except removed: [String: [TokenRange]]
    ) -> [CallbackRecord] {
        SceneLedger(self).records()
    }
}
