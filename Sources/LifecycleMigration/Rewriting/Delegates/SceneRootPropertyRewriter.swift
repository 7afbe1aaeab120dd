import SourceEditing
import SwiftOutline

/// Gives a scene delegate whose members read the window's root a property for that root.
///
/// The property is lazy: whoever asks first, SwiftUI or a callback of the scene, has the storyboard loaded.
struct SceneRootPropertyRewriter {
    private let root: StoryboardRoot
    private let members: MemberRootReads
    private let name: String
    private let owner: DelegateClass

    /// A rewriter for a set-up; nil where the root is in no property of a scene delegate.
    init?(_ setup: RootViewSetup) {
        guard let root = setup.root.storyboard, case .member(let name, let members) = root.form
        else { return nil }
        self.root = root
        self.members = members
        self.name = name
        owner = setup.function.owner
    }

    /// The edits of the property and of the members that read it, by file.
    func edits() -> [LoweredEdits] {
        let writer = DelegateMembersWriter(
            delegate: owner, style: CodeStyle(of: owner.file.outline))
        let property = LoweredEdits(path: owner.file.path, edits: writer.edits(adding: declaration))
        return [property]
            + members.readers.map { reader in
                LoweredEdits(
                    path: reader.member.file.path,
                    edits: reader.reads.map { edit(of: $0, in: reader) })
            }
    }

    /// The tokens that the edits replace, by path.
    var ranges: [String: [TokenRange]] {
        Dictionary(grouping: members.readers) { $0.member.file.path }.mapValues { readers in
            readers.flatMap { $0.reads.map(\.range) }
        }
    }

    private var declaration: DelegateMembers {
        let isShared = members.readers.contains { $0.member.file.path != owner.file.path }
        let type = root.isOptional ? "UIViewController!" : "UIViewController"
        let value =
            "UIStoryboard(name: \"\(root.storyboard)\", bundle: nil)"
            + ".instantiateInitialViewController()" + (root.isOptional ? "" : "!")
        return DelegateMembers(properties: [
            "/// The root view controller of the window.",
            (isShared ? "" : "private ") + "lazy var \(name): \(type) = \(value)",
        ])
    }

    private func edit(
        of read: WindowRootReads.Read, in reader: MemberRootReads.Reader
    ) -> TextEdit {
        let file = reader.member.file.outline
        let range = root.isOptional ? read.range : read.unwrapped
        var prefix = read.prefix(in: file)
        if prefix.isEmpty, reader.declaredNames.contains(name) { prefix = "self." }
        return TextEdit(range: file.bytes(of: range), replacement: prefix + name)
    }
}
