import AppFacts
import ProjectModel
import SourceEditing

/// A plan's change of an Info.plist that another app has, too, which is on the SwiftUI life cycle.
///
/// SwiftUI makes that app's windows itself: no main storyboard or scene storyboard of a property list is loaded, so that the
/// keys that go are none that it uses, but for the name of a scene delegate that it may have.
struct SharedPropertyList {
    private let path: String
    private let app: PlannedApplication
    private let library: SourceLibrary

    /// The property list at a path that the plan of an app changes.
    init(_ path: String, of app: PlannedApplication, in library: SourceLibrary) {
        self.path = path
        self.app = app
        self.library = library
    }

    /// Whether nothing that goes is read by an app on the SwiftUI life cycle; false for a file of another kind.
    func isUnread(by other: AppTarget) -> Bool {
        guard app.target.infoPlists.contains(path), other.infoPlists.contains(path),
            case .edit(let edits)? = app.plan.edit.changes[path],
            let before = document(library.text(path)),
            let after = document(library.text(path)?.applying(edits))
        else { return false }
        let context = TargetContext(target: other, library: library)
        let gone = classes(in: before).subtracting(classes(in: after))
        return Self.changedKeys(from: before, to: after).allSatisfy(Self.isOfUIKit)
            && !gone.contains(where: context.hasType)
    }

    private func document(_ text: SourceText?) -> PropertyListDocument? {
        text.flatMap { try? PropertyListDocument($0) }
    }

    private func classes(in document: PropertyListDocument) -> Set<String> {
        Set(PropertyListFacts(document, at: path).configurations.compactMap(\.delegateClass))
    }

    /// The outermost keys whose values change.
    static func changedKeys(
        from before: PropertyListDocument, to after: PropertyListDocument
    ) -> [String] {
        Set(before.keys + after.keys).sorted().filter {
            before.value(at: [.key($0)]) != after.value(at: [.key($0)])
        }
    }

    private static func isOfUIKit(_ key: String) -> Bool {
        key.isVariant(of: "UIMainStoryboardFile") || key.isVariant(of: "UIApplicationSceneManifest")
    }
}
