import SourceEditing
import SwiftOutline

/// The edits of all functions that take part in a launch.
///
/// Methods that go as a whole are removed together, so that those that stand side by side leave no gap.
struct LaunchEdits {
    private let rewriters: [LaunchRewriter]
    private let replacement: LoweredEdits?
    private let removal: DeclarationRemoval

    /// The edits of some rewriters, of one file or of several; `replacement` stands in the place of the first function
    /// where that goes as a whole.
    init(_ rewriters: [LaunchRewriter], replacement: String? = nil) {
        self.rewriters = rewriters
        var removed = rewriters.filter(\.removesMethod)
        if let replacement, let first = rewriters.first, let extent = first.removedMethod {
            removed.removeFirst()
            let edit = TextEdit(range: extent.bytes, replacement: replacement)
            self.replacement = LoweredEdits(path: first.path, edits: [edit])
        } else {
            self.replacement = nil
        }
        let methods = removed.map(\.function.method)
        removal = DeclarationRemoval(
            rewriters.first?.function.owner.withEmptiedExtensions(methods) ?? methods)
    }

    /// The edits by file.
    func edits() -> [LoweredEdits] {
        let own = rewriters.map { LoweredEdits(path: $0.path, edits: $0.edits()) }
        return (own + [replacement].compactMap { $0 } + removal.edits()).filter {
            !$0.edits.isEmpty
        }
    }

    /// The files in which nothing would be left.
    var deletedFiles: [String] { removal.deletedFiles }

    /// The tokens that go, by path, so that no other rewriter touches them.
    var removedRanges: [String: [TokenRange]] {
        rewriters.reduce(into: removal.ranges) { $0[$1.path, default: []] += $1.removedRanges }
    }
}
