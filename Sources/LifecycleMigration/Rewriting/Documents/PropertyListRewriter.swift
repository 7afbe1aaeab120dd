import ProjectModel
import SourceEditing

/// Takes the keys out of property lists that would make UIKit load a storyboard, or look for a class that is gone.
struct PropertyListRewriter {
    private let manifest: SceneManifest
    private let missing: [MissingSceneDelegates.Entry]

    /// A rewriter for all property lists of a target.
    init(facts: UIKitFacts) {
        manifest = facts.manifest
        missing = MissingSceneDelegates(manifest: facts.manifest, context: facts.context).entries()
            .filter(\.isCertain)
    }

    /// The edits by path; `deletedClass` is a scene delegate that goes.
    func edits(deletedClass: String?) -> [LoweredEdits] {
        manifest.propertyLists.map { list in
            var paths: [[PropertyListKey]] = list.mainStoryboardKeys.map { [.key($0)] }
            for configuration in list.configurations where configuration.isForWindows {
                if configuration.storyboard != nil {
                    paths.append(configuration.path + ["UISceneStoryboardFile"])
                }
                let isMissing = missing.contains {
                    $0.list.path == list.path && $0.configuration.path == configuration.path
                }
                if isMissing || deletedClass != nil && configuration.delegateClass == deletedClass {
                    paths.append(configuration.path + ["UISceneDelegateClassName"])
                }
            }
            return LoweredEdits(path: list.path, edits: list.document.removalEdits(of: paths))
        }.filter { !$0.edits.isEmpty }
    }
}
