import AppleFrameworks
import ProjectModel

/// Whether an app of UIKit's starts with scenes, as the SDK of iOS 27 asks for.
///
/// Sources: Apple's "Transitioning to the UIKit scene-based life cycle"; an empty configuration is none
/// (DefinedNet/mobile_nebula#405).
package struct SceneAdoption {
    private let context: TargetContext

    /// Looks at a target.
    package init(of context: TargetContext) {
        self.context = context
    }

    /// True where each property list names a scene delegate for windows that the target has, false where none does and no code
    /// answers for it; nil where that is not known.
    package var isThere: Bool? {
        guard let manifest = try? SceneManifest(context: context) else { return nil }
        let named = manifest.propertyLists.map { list in
            list.configurations.contains { $0.isForWindows && $0.delegateClass != nil }
        }
        let isMissing = !MissingSceneDelegates(manifest: manifest, context: context).entries()
            .isEmpty
        if !named.isEmpty, named.allSatisfy({ $0 }), !isMissing { return true }
        return isAnswered || named.contains(true) && !isMissing ? nil : false
    }

    /// Whether code may give UIKit the scene's configuration.
    private var isAnswered: Bool {
        let sources = context.target.sources
        return !context.library.paths(sources, mentioning: "configurationForConnecting").isEmpty
            || !context.library.paths(
                sources, mentioning: "configurationForConnectingSceneSession"
            ).isEmpty
    }
}
