import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// An app about which everything is decided: what its framework brings to the pipeline that the apps of all frameworks go through.
protocol MovingApp: DecidedApp {
    /// The file that declares the `App`; nil where none does.
    var appFile: String? { get }
    /// The sources that are added.
    var addedSources: [AppFileName] { get }
    /// The path of the source that the new ones stand beside.
    var sibling: String { get }
    /// The build settings that go.
    var goingSettings: [String] { get }
    /// The resources that stay in the repository, and that the app is built without.
    var leftOut: [String] { get }
    /// What finders are asked about.
    var subject: Evidence.Subject { get }
    /// What the first window shows.
    var root: RootSummary { get }
    /// The app whose launch is held against what it was; nil where there is no model of the launch yet.
    var validated: UIKitApp? { get }

    /// What is written, and the tokens that go; in whatever order the steps are made.
    ///
    /// - Throws: `EditConflict` where two steps want the same bytes.
    func written(
        _ steps: [MigrationStep]
    ) throws(EditConflict) -> (edit: WorkspaceEdit, removed: [String: [TokenRange]])

    /// Every method of the delegates with who calls it.
    func callbacks(
        beside findings: [Finding], except removed: [String: [TokenRange]]
    ) -> [CallbackRecord]

    /// What was decided for each statement of the launch.
    func decisions(_ edit: WorkspaceEdit) -> [LaunchDecision]

    /// Adds to the plan what only apps of the framework have.
    func complete(_ plan: inout ApplicationPlan)
}

extension MovingApp {
    var appFile: String? { app.path }
    var addedSources: [AppFileName] { [app] }
    var goingSettings: [String] { [] }
    var leftOut: [String] { [] }
    var validated: UIKitApp? { nil }

    func decisions(_ edit: WorkspaceEdit) -> [LaunchDecision] { [] }

    func complete(_ plan: inout ApplicationPlan) {}
}
