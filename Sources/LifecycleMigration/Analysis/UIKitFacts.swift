/// Everything that a plan for an app of UIKit rests on.
struct UIKitFacts {
    /// The app.
    let context: TargetContext
    /// Where it starts.
    let entry: EntryPoint
    /// The code that starts it; nil where an attribute of the delegate does.
    let start: OwnStart?
    /// Its application delegate.
    let delegate: DelegateClass
    /// What its property lists say.
    let manifest: SceneManifest
    /// The delegate's `configurationForConnecting`.
    let configurationMethod: SceneConfigurationMethod?
    /// The delegate of its window scenes; nil where scenes are not in use, or without a delegate.
    let sceneDelegate: DelegateClass?
    /// The delegates of windows that the app opens beside, with configurations of their own.
    let otherWindowDelegates: [DelegateClass]
    /// Whether UIKit's scenes are in use before the migration.
    let usesScenes: Bool
    /// What the start of the app does.
    let launch: LaunchFacts
    /// How the first window gets its root.
    private(set) var root: RootPlan
    /// The SDKs that it has, and what they do to its delegate.
    let sdks: AppSDKs
    /// What the plan writes so that they leave the delegate alone.
    let proxyRepairs: [ProxyRepair]

    /// The facts with a root that stays where it is made; nil where it does already, or can't.
    var keepingRoot: UIKitFacts? {
        guard !root.movedRoots.isEmpty || root.choice != nil || root.newCell?.keeper != nil,
            let kept = try? RootPlanner(launch, movesRoot: false).plan()
        else { return nil }
        var facts = self
        facts.root = kept
        return facts
    }

    /// Whether the app may have several windows at a time, by its own manifest or by the one that Xcode makes.
    var mayHaveSeveralWindows: Bool {
        manifest.supportsMultipleScenes || context.hasGeneratedSceneManifest
    }

    /// How code reaches the application delegate by its class.
    var sharedDelegate: SharedDelegate { SharedDelegate(of: delegate) }
    /// The delegate with that property.
    var sharedDelegateUse: SharedDelegateUse {
        SharedDelegateUse(delegate: delegate, shared: sharedDelegate, context: context)
    }
}
