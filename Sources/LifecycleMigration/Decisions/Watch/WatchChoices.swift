import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// What is decided for a watch app before anything is written.
struct WatchChoices {
    /// What is known.
    let facts: WatchFacts
    /// The name of the `App` and of its file.
    let app: AppFileName
    /// The version that the deployment target is raised to; nil where it stays.
    let raisedTarget: VersionNumber?
    /// The uses of the delegate; nil without one.
    let accesses: DelegateAccesses?
    /// The property by which code reaches the delegate; nil without one.
    let shared: SharedDelegate?
    /// The code beside the app's own that runs in it; nil without a delegate.
    let linked: LinkedCode?
    /// What unit tests that run in the app do with the delegate.
    let tests: HostedTestCasts
    /// The navigation that its links need; nil where they need none.
    let navigation: WatchNavigation?
    /// The storyboard's files where nothing is left for it to show; empty where something is.
    let emptyStoryboard: [String]
    /// Whether a storyboard without anything to show is deleted; else the app is built without it.
    let deletesUnusedStoryboards: Bool

    /// The choices for an app; `modules` is what the apps of the tree are built with.
    ///
    /// - Throws: `Refusal` where no name is free.
    init(
        _ facts: WatchFacts, modules: ModuleGraph, raisedTarget: VersionNumber?,
        deletesUnusedStoryboards: Bool
    ) throws(Refusal) {
        self.facts = facts
        self.raisedTarget = raisedTarget
        self.deletesUnusedStoryboards = deletesUnusedStoryboards
        let profile = PlatformProfile.watchKit
        accesses = facts.delegate.map {
            DelegateAccesses(of: $0, in: facts.context, profile: profile)
        }
        shared = facts.delegate.map { SharedDelegate(of: $0, profile: profile) }
        linked = facts.delegate.map {
            LinkedCode(of: facts.context, delegate: $0.name, in: modules)
        }
        tests = Self.tests(of: facts, shared, linked, modules)
        navigation = WatchNavigation(
            of: facts, linked: LinkedCode.modules(linkedBy: facts.context, in: modules),
            target: raisedTarget ?? facts.context.target.deploymentTarget)
        app = try AppFileName.choose(
            for: facts.context, beside: facts.delegate?.file ?? facts.pages[0].file)
        let isEmpty = facts.notifications.allSatisfy { $0.scene != nil }
        let path = facts.storyboard.path
        let name = String(path.fileName.dropLast(".storyboard".count))
        emptyStoryboard =
            isEmpty
            ? UnusedStoryboards.storyboard(name, [path], in: facts.context, modules)?.paths ?? [
                path
            ]
            : []
    }

    private static func tests(
        of facts: WatchFacts, _ shared: SharedDelegate?, _ linked: LinkedCode?,
        _ modules: ModuleGraph
    ) -> HostedTestCasts {
        guard let delegate = facts.delegate, let shared, let linked else { return .none }
        let use = SharedDelegateUse(
            delegate: delegate, shared: shared, context: facts.context)
        return HostedTestCasts(of: use, in: linked, modules)
    }

    /// The source that the new one stands beside and looks like.
    var neighbour: ProgramFile { facts.delegate?.file ?? facts.pages[0].file }

    /// The code of the hosting controllers, which goes.
    var goingControllers: [LocatedDeclaration] { facts.pages.flatMap(\.controller.declarations) }
}
