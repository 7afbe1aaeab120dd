import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing

/// One app that was planned by itself; what it shares with other apps is looked at next.
struct PlannedApplication: Sendable {
    /// The app.
    let target: AppTarget
    /// The plan, without the edits of the project's files.
    var plan: ApplicationPlan
    /// What the `App` is called; nil where none is made.
    let appName: AppFileName?
    /// What the project's files must say.
    let projectChanges: [ProjectChange]
    /// The platforms of the target that keep an entry point of their own.
    var otherPlatforms: Set<ApplePlatform> = []

    /// Whether the app is refused for its deployment target.
    var isHeldByDeploymentTarget: Bool {
        plan.outcome == .refuse
            && plan.findings.contains { $0.id == .deploymentTarget && $0.severity == .error }
    }

    /// Whether a destination is one for the app: it is not on SwiftUI's life cycle, and scenes are UIKit's alone.
    func mayMove(to destination: Destination) -> Bool {
        (destination == .swiftUI || PlatformProfile.profile(for: target.platform).isUIKit)
            && plan.entryPoint?.kind != .swiftUIApp
    }

    /// Whether the plan changes anything.
    var isMoving: Bool { !plan.edit.isEmpty }

    /// The text of the `App` file that the plan makes.
    var appText: FileChange? { appName.flatMap { plan.edit.changes[$0.path] } }

    /// The files that stay and that the app is built without.
    var leftOut: [String] {
        projectChanges.compactMap { if case .leaveOut(let path) = $0 { path } else { nil } }
    }

    /// The new sources.
    var createdPaths: [String] {
        plan.edit.paths.filter { if case .create = plan.edit.changes[$0] { true } else { false } }
    }
}
