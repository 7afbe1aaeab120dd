import ProjectModel
import SourceEditing

/// Takes the keys out of property lists that would make UIKit load a storyboard, or look for a class that is gone, and
/// writes a scene manifest into those that have none, and the keys that switch SDKs off.
struct PropertyListRewriter {
    private let manifest: SceneManifest
    private let missing: [MissingSceneDelegates.Entry]
    private let bare: Set<String>
    private let repairs: [ProxyRepair]

    /// A rewriter for all property lists of a target.
    init(facts: UIKitFacts) {
        manifest = facts.manifest
        missing = MissingSceneDelegates(manifest: facts.manifest, context: facts.context).entries()
            .filter(\.isCertain)
        bare = Set(MissingManifests(of: facts).lists.map(\.path))
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
                    $0.list.path == list.path && $0.configuration.path == configuration.path
                }
                if isMissing || deletedClass != nil && configuration.delegateClass == deletedClass {
                    paths.append(configuration.path + ["UISceneDelegateClassName"])
                }
            }
            return LoweredEdits(
                path: list.path,
                edits: edits(
                    of: list.document, removing: paths, setting: additions(to: list.path)))
        }.filter { !$0.edits.isEmpty }
    }

    /// What a property list gets.
    private func additions(to path: String) -> [PropertyListPair] {
        let manifest = PropertyListValue.dictionary([
            PropertyListPair("UIApplicationSupportsMultipleScenes", .boolean(false))
        ])
        let keys = repairs.filter { $0.lists.contains { $0.path == path } }.map {
            PropertyListPair($0.key, .boolean(false))
        }
        return
            (bare.contains(path)
            ? [PropertyListPair("UIApplicationSceneManifest", manifest)] : []) + keys
    }

    /// The edits that remove values and add others; two of them may want the same line, so that together they are one.
    private func edits(
        of document: PropertyListDocument, removing paths: [[PropertyListKey]],
        setting pairs: [PropertyListPair]
    ) -> [TextEdit] {
        var parts = [document.removalEdits(of: paths)]
        var text = document.text.applying(parts[0])
        for pair in pairs {
            guard let new = try? PropertyListDocument(text),
                let edits = try? new.settingEdits(of: pair.value, at: [.key(pair.key)])
            else { continue }
            parts.append(edits)
            text = text.applying(edits)
        }
        let changing = parts.filter { !$0.isEmpty }
        guard changing.count > 1 else { return changing.first ?? [] }
        return document.text.edit(to: text).map { [$0] } ?? []
    }
}
