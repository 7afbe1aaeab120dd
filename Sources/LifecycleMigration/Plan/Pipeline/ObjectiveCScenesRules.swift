import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// How apps with a delegate in Objective-C are decided on that move to UIKit's scenes.
struct ObjectiveCScenesRules: FrameworkRules {
    /// What is found out of such an app.
    struct Facts {
        /// The application's delegate.
        let delegate: ObjectiveCDelegate
        /// What the property lists say.
        let manifest: SceneManifest
        /// The scenes that were begun and show nothing yet; nil without any.
        let begun: HalfWayScenes?
    }

    /// What was found out of the app.
    let known: Facts
    /// The app.
    let context: TargetContext
    /// What the apps of the tree are built with.
    let modules: ModuleGraph

    var entry: EntryPoint? { nil }
    var keepsEntry: Bool { true }

    func facts() throws(Refusal) -> Facts { known }

    func sources(of facts: Facts) -> [ProgramFile] { [] }

    func app(
        _ facts: Facts, raised: VersionNumber?, appName: AppFileName?
    ) throws(Refusal) -> ObjectiveCSceneChoices {
        try ObjectiveCSceneChoices(
            facts.delegate, facts.manifest, facts.begun, in: context, raisedTarget: raised,
            linked: LinkedCode(of: context, delegate: facts.delegate.name, in: modules))
    }

    func root(of facts: Facts) -> RootSummary? { nil }
}

extension ObjectiveCSceneChoices: MovingApp {
    var appFile: String? { nil }
    var addedSources: [AppFileName] { [header, app] }
    var sibling: String { delegate.path }
    var goingSettings: [String] { declaration.goingSettings }
    var subject: Evidence.Subject { .objectiveCScenes(self) }

    var root: RootSummary {
        switch form {
        case .storyboard(let name):
            RootSummary(
                kind: .storyboard,
                place: context.storyboards.path(of: name).map { context.library.place($0, 0) })
        case .attached(let window):
            RootSummary(
                kind: .controller,
                place: context.library.place(
                    window.method.path,
                    window.method.source.tokens[window.show.lowerBound].range.lowerBound))
        }
    }

    func written(
        _ steps: [MigrationStep]
    ) throws(EditConflict) -> (edit: WorkspaceEdit, removed: [String: [TokenRange]]) {
        let rewriter = ObjectiveCScenesRewriter(self)
        let parts = steps.map { ($0, rewriter.part(of: $0)) }
        return (try WorkspaceEdit(Dictionary(uniqueKeysWithValues: parts)), [:])
    }

    func callbacks(
        beside findings: [Finding], except removed: [String: [TokenRange]]
    ) -> [CallbackRecord] {
        ObjectiveCSceneLedger(self).records()
    }
}
