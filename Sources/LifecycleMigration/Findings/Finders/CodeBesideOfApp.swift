import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

extension CodeBeside {
    /// What is asked of the code beside an app with a delegate.
    init(
        _ app: Evidence, delegate: DelegateClass, isNamedByApp: @escaping (String) -> Bool
    ) {
        let isUIKit = app.framework == .uiKit
        self.init(
            delegate: delegate, sceneDelegates: app.sceneDelegates,
            window: isUIKit ? app.window : nil,
            usesScenes: app.uiKit?.facts.usesScenes
                ?? (app.situation == .refused && !app.sceneDelegates.isEmpty),
            getsScenes: app.getsScenes, keys: Self.keys(of: app),
            writesManifest: app.writesManifest, observed: Self.observed(app),
            repaired: Self.repaired(app),
            isNamedByApp: isNamedByApp)
    }

    /// The keys that go; what an app of UIKit's doesn't have, code beside it does not rely on.
    private static func keys(of app: Evidence) -> [String] {
        app.framework == .uiKit
            ? RemovedKeys.storyboards(of: app.uiKit?.facts.manifest, app.context)
            : app.situation == .onDestination ? [] : app.removedKeys
    }

    private static func observed(
        _ app: Evidence
    ) -> [(callback: StateCallback, method: LocatedDeclaration)] {
        guard let choices = app.uiKit, choices.lifeCycleEvents == .notifications else { return [] }
        return choices.facts.app.stateCallbacks
    }

    private static func repaired(
        _ app: Evidence
    ) -> (ranges: [String: [TokenRange]], findings: [Finding]) {
        guard let shared = app.shared else { return ([:], []) }
        let words = DelegateCastFindings(context: app.context, shared: shared)
        return (app.tests.ranges, words.findings(app.tests))
    }
}
