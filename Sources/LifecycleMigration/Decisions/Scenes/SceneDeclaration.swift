import AppFacts
import ProjectModel

/// How UIKit learns of the scene: by the property lists, or by the application's delegate where these are made by Xcode.
struct SceneDeclaration {
    /// The property lists that get a manifest.
    let lists: [PropertyListFacts]
    /// Whether the application's delegate answers for each scene.
    let isByDelegate: Bool
    /// The storyboard of the scene; nil where code makes the window.
    let storyboard: String?

    /// Decides it for an app.
    init(of app: UIKitApp) {
        self.init(
            app.launch.isPlaceholder ? nil : app.launch.storyboard, in: app.manifest,
            of: app.context)
    }

    /// Decides it for a target with a storyboard, or without one.
    ///
    /// A manifest that Xcode makes has no class in it, and adding a whole property list to a target that has none is nobody's wish.
    init(_ storyboard: String?, in manifest: SceneManifest, of context: TargetContext) {
        self.storyboard = storyboard
        let missing = MissingManifests(in: manifest, of: context).lists
        lists = missing
        isByDelegate = missing.isEmpty
    }
}
