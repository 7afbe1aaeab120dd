import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing

/// What a plan's change of a file means to another app that has the file, too.
///
/// A change may be one that the other app does not see, such as one inside of `#if os(iOS)` in an app for macOS.
struct SharedFileChange {
    private let path: String
    private let change: FileChange
    private let original: SourceText

    /// A change of a file; nil for a new file, which nobody has yet.
    init?(_ change: FileChange, of path: String, in library: SourceLibrary) {
        if case .create = change { return nil }
        guard let original = library.text(path) else { return nil }
        self.path = path
        self.change = change
        self.original = original
    }

    /// Whether an app that wants a change of its own, or none, compiles the same source as if it was changed for
    /// that app alone.
    func isUnseen(by target: AppTarget, wanting own: FileChange?) -> Bool {
        guard path.hasSuffix(".swift"), let joined = joined(to: own) else { return false }
        return tokens(joined, target) == tokens(text(of: own), target)
    }

    /// The offset of the first edit that an app sees; nil where the file goes as a whole.
    func firstSeenOffset(by target: AppTarget) -> Int? {
        guard case .edit(let edits) = change else { return nil }
        let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard path.hasSuffix(".swift") else { return sorted.first?.range.lowerBound }
        let before = tokens(original, target)
        return sorted.first { tokens(original.applying([$0]), target) != before }?.range.lowerBound
    }

    private func tokens(_ text: SourceText, _ target: AppTarget) -> CompiledTokens {
        CompiledTokens(of: text, in: BuildConditions(of: target))
    }

    private func text(of change: FileChange?) -> SourceText {
        switch change {
        case .edit(let edits): original.applying(edits)
        case .create(let text): text
        case .delete: SourceText("")
        case nil: original
        }
    }

    /// The text after both changes; nil where they can't both be carried out.
    private func joined(to own: FileChange?) -> SourceText? {
        guard let own else { return text(of: change) }
        guard case .edit(let edits) = change, case .edit(let others) = own else { return nil }
        var first = WorkspaceEdit()
        var second = WorkspaceEdit()
        do {
            try first.edit(path, others, by: "the other app")
            try second.edit(path, edits, by: "the app")
            try first.mergeShared(second, by: "the app")
        } catch {
            return nil
        }
        return text(of: first.changes[path])
    }
}
