/// What is found out about an app of UIKit.
package struct UIKitApp {
    /// The app.
    package let context: TargetContext
    /// Where it starts.
    package let entry: EntryPoint
    /// The code that starts it; nil where an attribute of the delegate does.
    package let start: OwnStart?
    /// Its application delegate.
    package let delegate: DelegateClass
    /// What its property lists say.
    package let manifest: SceneManifest
    /// The delegate's `configurationForConnecting`.
    package let configurationMethod: SceneConfigurationMethod?
    /// The delegate of its window scenes; nil where scenes are not in use, or without a delegate.
    package let sceneDelegate: DelegateClass?
    /// The delegates of windows that the app opens beside, with configurations of their own.
    package let otherWindowDelegates: [DelegateClass]
    /// Whether UIKit's scenes are in use before the migration.
    package let usesScenes: Bool
    /// What the start of the app does.
    package let launch: LaunchFacts
    /// The scenes that were begun and show nothing yet; nil without any, or where they count as scenes.
    package let halfWayScenes: HalfWayScenes?
    /// The SDKs that it has, and what they do to its delegate.
    package let sdks: AppSDKs
    /// What the plan writes so that they leave the delegate alone.
    package let proxyRepairs: [ProxyRepair]

    /// A UIKit app from its parts.
    package init(
        context: TargetContext, entry: EntryPoint, start: OwnStart?, delegate: DelegateClass,
        manifest: SceneManifest, configurationMethod: SceneConfigurationMethod?,
        sceneDelegate: DelegateClass?, otherWindowDelegates: [DelegateClass], usesScenes: Bool,
        launch: LaunchFacts, halfWayScenes: HalfWayScenes?, sdks: AppSDKs,
        proxyRepairs: [ProxyRepair]
    ) {
        self.context = context
        self.entry = entry
        self.start = start
        self.delegate = delegate
        self.manifest = manifest
        self.configurationMethod = configurationMethod
        self.sceneDelegate = sceneDelegate
        self.otherWindowDelegates = otherWindowDelegates
        self.usesScenes = usesScenes
        self.launch = launch
        self.halfWayScenes = halfWayScenes
        self.sdks = sdks
        self.proxyRepairs = proxyRepairs
    }

    /// Whether the app may have several windows at a time, by its own manifest or by the one that Xcode makes.
    package var mayHaveSeveralWindows: Bool {
        manifest.supportsMultipleScenes || context.hasGeneratedSceneManifest
    }

    /// How code reaches the application delegate by its class.
    package var sharedDelegate: SharedDelegate { SharedDelegate(of: delegate) }
    /// The delegate with that property.
    package var sharedDelegateUse: SharedDelegateUse {
        SharedDelegateUse(delegate: delegate, shared: sharedDelegate, context: context)
    }
}
