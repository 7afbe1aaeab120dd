import ProjectModel
import SourceEditing

/// Takes the keys out of property lists that would make UIKit load a storyboard, or look for a class that is gone, and
/// writes a scene manifest into those that have none.
struct PropertyListRewriter {
    private let manifest: SceneManifest
    private let missing: [MissingSceneDelegates.Entry]
    private let bare: Set<String>

    /// A rewriter for all property lists of a target.
    init(facts: UIKitFacts) {
        manifest = facts.manifest
        missing = MissingSceneDelegates(manifest: facts.manifest, context: facts.context).entries()
            .filter(\.isCertain)
        bare = Set(MissingManifests(of: facts).lists.map(\.path))
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
            let removals = list.document.removalEdits(of: paths)
            return LoweredEdits(
                path: list.path,
                edits: bare.contains(list.path)
                    ? withManifest(list.document, after: removals) : removals)
        }.filter { !$0.edits.isEmpty }
    }

    /// Some edits and those that write a manifest; both may want the same line, so that together they are one.
    private func withManifest(
        _ document: PropertyListDocument, after removals: [TextEdit]
    ) -> [TextEdit] {
        let old = document.text
        guard !removals.isEmpty else { return manifestEdits(document) }
        let shortened = old.applying(removals)
        guard let new = try? PropertyListDocument(shortened) else { return removals }
        return old.edit(to: shortened.applying(manifestEdits(new))).map { [$0] } ?? removals
    }

    private func manifestEdits(_ document: PropertyListDocument) -> [TextEdit] {
        let value = PropertyListValue.dictionary([
            PropertyListPair("UIApplicationSupportsMultipleScenes", .boolean(false))
        ])
        let edits = try? document.settingEdits(of: value, at: ["UIApplicationSceneManifest"])
        return edits ?? []
    }
}
