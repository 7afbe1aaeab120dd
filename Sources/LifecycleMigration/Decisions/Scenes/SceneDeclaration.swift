import AppFacts
import ProjectModel

/// How UIKit learns of the scene: by the property lists, or by the application's delegate where these are made by Xcode.
struct SceneDeclaration {
    /// The property lists that get a manifest.
    let lists: [PropertyListFacts]
    /// The scenes that were begun, and that are finished where they are; nil where none were.
    let begun: HalfWayScenes?
    /// Whether the application's delegate answers for each scene.
    let isByDelegate: Bool
    /// The storyboard of the scene; nil where code makes the window.
    let storyboard: String?
    /// Whether Xcode was to make a manifest, beside which there is a written one now.
    let replacesGenerated: Bool
    /// The build settings that name a main storyboard which UIKit is to load no more; its keys in property lists go with them.
    private(set) var storyboardSettings: [String] = []
    /// Whether UIKit is to load no main storyboard any more, since the launch has what it shows.
    private(set) var losesStoryboard = false

    /// Decides it for an app, with the window that its launch goes on making.
    init(of app: UIKitApp, _ attached: AttachedWindow?) {
        self.init(
            app.launch.isPlaceholder || attached != nil ? nil : app.launch.storyboard,
            in: app.manifest, of: app.context, app.halfWayScenes)
        losesStoryboard = attached != nil && app.launch.storyboard != nil
        if losesStoryboard { storyboardSettings = app.manifest.generatedStoryboardSettings }
    }

    /// Decides it for a target with a storyboard, or without one.
    ///
    /// A manifest that Xcode makes has no class in it, and adding a whole property list to a target that has none is nobody's wish.
    init(
        _ storyboard: String?, in manifest: SceneManifest, of context: TargetContext,
        _ begun: HalfWayScenes?
    ) {
        self.storyboard = storyboard
        self.begun = begun
        lists = MissingManifests(in: manifest, of: context, besideGenerated: true).lists
        let isWritten = !lists.isEmpty || begun?.gaps.isEmpty == false
        isByDelegate = !isWritten
        replacesGenerated = isWritten && context.hasGeneratedSceneManifest
    }

    /// The build settings that go: two manifests are one too many. Source: OneBusAway/otpkit#152.
    var goingSettings: [String] {
        (replacesGenerated ? [SceneManifest.generatingSetting] : []) + storyboardSettings
    }

    /// The keys of a property list that go.
    func goingKeys(of list: PropertyListFacts) -> [[PropertyListKey]] {
        losesStoryboard ? list.mainStoryboardKeys.map { [.key($0)] } : []
    }
}
