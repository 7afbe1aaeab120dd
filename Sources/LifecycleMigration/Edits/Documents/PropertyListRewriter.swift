import AppFacts
import ProjectModel
import SourceEditing

/// Takes the keys out of property lists that would make UIKit load a storyboard, or look for a class that is gone, and
/// writes a scene manifest into those that have none, and the keys that switch SDKs off.
struct PropertyListRewriter {
    private let manifest: SceneManifest
    private let missing: [MissingSceneDelegates.Entry]
    private let bare: Set<FilePlace>
    private let repairs: [ProxyRepair]

    /// A rewriter for all property lists of a target.
    init(facts: UIKitFacts) {
        manifest = facts.manifest
        missing = MissingSceneDelegates(manifest: facts.manifest, context: facts.context).entries()
            .filter(\.isCertain)
        bare = Set(MissingManifests(of: facts.app).lists.map(\.location))
        repairs = facts.proxyRepairs
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
                    $0.list.location == list.location && $0.configuration.path == configuration.path
                }
                if isMissing || deletedClass != nil && configuration.delegateClass == deletedClass {
                    paths.append(configuration.path + ["UISceneDelegateClassName"])
                }
            }
            return LoweredEdits(
                path: list.path,
                edits: list.document.edits(removing: paths, setting: additions(to: list)))
        }.filter { !$0.edits.isEmpty }
    }

    /// What a property list gets.
    private func additions(to list: PropertyListFacts) -> [PropertyListPair] {
        let manifest = PropertyListValue.dictionary([
            PropertyListPair("UIApplicationSupportsMultipleScenes", .boolean(false))
        ])
        let keys = repairs.filter { $0.lists.contains { $0.location == list.location } }.map {
            PropertyListPair($0.key, .boolean(false))
        }
        return
            (bare.contains(list.location)
            ? [PropertyListPair("UIApplicationSceneManifest", manifest)] : []) + keys
    }
}
