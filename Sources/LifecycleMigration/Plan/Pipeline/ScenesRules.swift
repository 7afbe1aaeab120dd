import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// How apps of UIKit are found out about and decided on that move to UIKit's own scenes.
struct ScenesRules: FrameworkRules {
    /// What was found out of the app.
    let known: UIKitApp
    /// The app.
    let context: TargetContext
    /// What the apps of the tree are built with.
    let modules: ModuleGraph

    var entry: EntryPoint? { known.entry }
    var keepsEntry: Bool { true }

    /// What was found out of an app, and whether the proof has failed that its launch does the same in another place.
    typealias Facts = (app: UIKitApp, isUnproven: Bool)

    func facts() throws(Refusal) -> Facts { (known, false) }

    func sources(of facts: Facts) -> [ProgramFile] { [facts.app.delegate.file] }

    func limit(of facts: Facts) -> FlowLimit? {
        let launch = facts.app.launch
        return FlowLimit(metBy: launch.flow, launch.timeline, of: launch.delegate)
    }

    func app(
        _ facts: Facts, raised: VersionNumber?, appName: AppFileName?
    ) throws(Refusal) -> SceneChoices {
        let delegate = facts.app.delegate
        return try SceneChoices(
            facts.app, raisedTarget: raised,
            linked: LinkedCode(of: context, delegate: delegate.name, in: modules),
            surroundings: DelegateSurroundings(of: delegate, in: context, modules),
            isUnproven: facts.isUnproven)
    }

    func root(of facts: Facts) -> RootSummary? { nil }

    func fallback(for facts: Facts) -> Facts? { facts.isUnproven ? nil : (facts.app, true) }
}

extension SceneChoices: MovingApp {
    var appFile: String? { nil }
    var sibling: String { uiKitApp.delegate.file.path }
    var goingSettings: [String] { declaration.goingSettings }
    var subject: Evidence.Subject { .scenes(self) }
    var validated: UIKitApp? { uiKitApp }

    var root: RootSummary {
        let code = FirstScreenCode(of: uiKitApp.launch)
        if uiKitApp.launch.storyboard != nil, let place = code.rootOfEachLaunch {
            return RootSummary(kind: .controller, place: place)
        }
        if let name = declaration.storyboard ?? form.attached?.storyboard?.name {
            let path = context.storyboards.path(of: name)
            return RootSummary(
                kind: .storyboard, place: path.map { context.library.place($0, 0) })
        }
        if form.isEmpty { return RootSummary(kind: .none, place: nil) }
        let making = uiKitApp.launch.startMethods.first.map {
            context.place(
                $0.file, form.moved?.split.moving.first?.range.lowerBound ?? $0.declaration.keyword)
        }
        return RootSummary(kind: .controller, place: code.root ?? code.handOver ?? making)
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
