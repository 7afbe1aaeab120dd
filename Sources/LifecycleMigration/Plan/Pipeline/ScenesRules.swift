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
        if let place = rootOfLaunch { return RootSummary(kind: .controller, place: place) }
        if let name = declaration.storyboard ?? form.attached?.storyboard?.name {
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

    /// Where the launch gives its window another root than the storyboard's, in each launch.
    private var rootOfLaunch: Place? {
        let launch = uiKitApp.launch
        guard launch.storyboard != nil else { return nil }
        for method in launch.startMethods {
            guard let function = FlowFunction(method, owner: launch.owner.name) else { continue }
            let tokens = function.file.tokens.tokens
            for event in launch.flow.trace(of: function).events where event.closures.isEmpty {
                guard case .write(let receiver, "rootViewController", let token, _) = event.kind,
                    launch.window.isPossible(receiver),
                    !function.body.dropFirst().prefix(while: { $0 < token }).contains(where: {
                        tokens[$0].kind == .leftBrace
                    })
                else { continue }
                return context.place(function.located.file, event.range.lowerBound)
            }
        }
        return nil
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
