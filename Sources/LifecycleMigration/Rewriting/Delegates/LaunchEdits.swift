import SourceEditing
import SwiftOutline

/// The edits of all functions that take part in a launch.
///
/// Methods that go as a whole are removed together, so that those that stand side by side leave no gap.
struct LaunchEdits {
    private let rewriters: [LaunchRewriter]

    /// The edits of some rewriters, of one file or of several.
    init(_ rewriters: [LaunchRewriter]) {
        self.rewriters = rewriters
    }

    /// The edits by file; `replacement` stands in the place of the first function where that goes as a whole.
    func edits(replacement: String? = nil) -> [LoweredEdits] {
        var result = rewriters.map { LoweredEdits(path: $0.path, edits: $0.edits()) }
        var removed = rewriters.filter(\.removesMethod)
        if let replacement, let first = rewriters.first, let extent = first.removedMethod {
            removed.removeFirst()
            let edit = TextEdit(range: extent.bytes, replacement: replacement)
            result.append(LoweredEdits(path: first.path, edits: [edit]))
        }
        let byPath = Dictionary(grouping: removed, by: \.path)
        for (path, rewriters) in byPath.sorted(by: { $0.key < $1.key }) {
            guard let file = rewriters.first?.source else { continue }
            let edits = CodeRemoval(from: file).edits(
                removing: rewriters.compactMap(\.removedMethod))
            result.append(LoweredEdits(path: path, edits: edits))
        }
        return result.filter { !$0.edits.isEmpty }
    }

    /// The tokens that go, by path, so that no other rewriter touches them.
    var removedRanges: [String: [TokenRange]] {
        rewriters.reduce(into: [:]) { $0[$1.path, default: []] += $1.removedRanges }
    }
}
