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
    ///
    /// A manifest that Xcode makes has no class in it, and adding a whole property list to a target that has none is nobody's wish.
    init(of app: UIKitApp) {
        storyboard = app.launch.isPlaceholder ? nil : app.launch.storyboard
        let missing = MissingManifests(of: app).lists
        lists = missing
        isByDelegate = missing.isEmpty
    }
}
