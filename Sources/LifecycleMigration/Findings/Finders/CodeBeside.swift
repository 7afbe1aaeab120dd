import AppFacts
import AppleFrameworks
import SwiftOutline

/// What is asked of code beside an app's own: what it relies on that the app has, and that changes.
struct CodeBeside {
    /// The app's delegate.
    let delegate: DelegateClass
    /// Its delegates of window scenes.
    let sceneDelegates: [DelegateClass]
    /// The app's own window; nil for an app of another framework than UIKit, of which no window is looked for.
    let window: OwnWindow?
    /// Whether UIKit's scenes are in use.
    let usesScenes: Bool
    /// The keys of the Info.plist that go.
    let keys: [String]
    /// Whether the Info.plist gets a scene manifest.
    let writesManifest: Bool
    /// The casts in tests that the plan repairs, by path, and a finding for each.
    let repaired: (ranges: [String: [TokenRange]], findings: [Finding])
    /// Whether the app names a type of what it links.
    let isNamedByApp: (String) -> Bool
}

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
            keys: isUIKit ? Self.storyboardKeys(of: app) : app.removedKeys,
            writesManifest: app.writesManifest, repaired: Self.repaired(app),
            isNamedByApp: isNamedByApp)
    }

    /// The keys that name storyboards, as far as the app has them.
    private static func storyboardKeys(of app: Evidence) -> [String] {
        let manifest = app.uiKit?.facts.manifest ?? (try? SceneManifest(context: app.context))
        let hasMain = manifest?.mainStoryboards.isEmpty == false
        let hasScene = manifest?.sceneStoryboards.isEmpty == false
        return (hasMain ? ["UIMainStoryboardFile"] : [])
            + (hasScene ? ["UISceneStoryboardFile"] : [])
    }

    private static func repaired(
        _ app: Evidence
    ) -> (ranges: [String: [TokenRange]], findings: [Finding]) {
        guard let shared = app.shared else { return ([:], []) }
        let words = DelegateCastFindings(context: app.context, shared: shared)
        return (app.tests.ranges, words.findings(app.tests))
    }
}
