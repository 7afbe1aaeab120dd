import AppFacts

/// Everything that a plan for an app of UIKit rests on: what was found out, and how its first window gets its root.
struct UIKitFacts {
    /// What was found out.
    let app: UIKitApp
    /// How the first window gets its root.
    private(set) var root: RootPlan

    /// The facts with a root that stays where it is made; nil where it does already, or can't.
    var keepingRoot: UIKitFacts? {
        guard !root.movedRoots.isEmpty || root.choice != nil || root.newCell?.keeper != nil,
            let kept = try? RootPlanner(launch, movesRoot: false).plan()
        else { return nil }
        var facts = self
        facts.root = kept
        return facts
    }
}

extension UIKitFacts {
    /// The app.
    var context: TargetContext { app.context }
    /// Where it starts.
    var entry: EntryPoint { app.entry }
    /// The code that starts it; nil where an attribute of the delegate does.
    var start: OwnStart? { app.start }
    /// Its application delegate.
    var delegate: DelegateClass { app.delegate }
    /// What its property lists say.
    var manifest: SceneManifest { app.manifest }
    /// The delegate's `configurationForConnecting`.
    var configurationMethod: SceneConfigurationMethod? { app.configurationMethod }
    /// The delegate of its window scenes; nil where scenes are not in use, or without a delegate.
    var sceneDelegate: DelegateClass? { app.sceneDelegate }
    /// The delegates of windows that the app opens beside, with configurations of their own.
    var otherWindowDelegates: [DelegateClass] { app.otherWindowDelegates }
    /// Whether UIKit's scenes are in use before the migration.
    var usesScenes: Bool { app.usesScenes }
    /// What the start of the app does.
    var launch: LaunchFacts { app.launch }
    /// The SDKs that it has, and what they do to its delegate.
    var sdks: AppSDKs { app.sdks }
    /// Its code, and with it that of what it is built with, where there is any.
    var programs: [TargetContext] { [context] + [sdks.linkedProgram].compactMap { $0 } }
    /// What the plan writes so that they leave the delegate alone.
    var proxyRepairs: [ProxyRepair] { app.proxyRepairs }
    /// Whether the app may have several windows at a time.
    var mayHaveSeveralWindows: Bool { app.mayHaveSeveralWindows }
    /// How code reaches the application delegate by its class.
    var sharedDelegate: SharedDelegate { app.sharedDelegate }
    /// The delegate with that property.
    var sharedDelegateUse: SharedDelegateUse { app.sharedDelegateUse }
}
