/// What the facts of a launch rest on beside the sources of the app.
struct LaunchKey: Hashable {
    /// The declaration of a class.
    struct Class: Hashable {
        private let path: String
        private let keyword: Int

        /// That of a delegate.
        init(_ delegate: DelegateClass) {
            path = delegate.file.path
            keyword = delegate.declaration.keyword
        }
    }

    /// The application's delegate.
    let delegate: Class
    /// The delegate of the scene whose window is shown first.
    let sceneDelegate: Class?
    /// The delegates of further windows.
    let others: [Class]
    /// Whether UIKit's scenes are in use.
    let usesScenes: Bool
    /// The storyboard that is shown first.
    let storyboard: String?
    /// Whether that is a launch screen.
    let isPlaceholder: Bool
    /// Whether there may be several scenes.
    let hasSeveralScenes: Bool
    /// Whether all scenes with that delegate have windows.
    let hasOnlyWindowScenes: Bool
}
