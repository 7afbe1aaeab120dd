import AppFacts
import SourceEditing
import SwiftFlow

/// Writes the statements by which a delegate tells SDKs what they no longer take for themselves.
struct HandOverRewriter {
    private let lines: [ProxyRepair.Line]

    /// A rewriter for an app.
    init(facts: UIKitFacts) {
        lines = facts.proxyRepairs.flatMap(\.lines)
    }

    /// The edits of the delegate's methods; the statements of one method stand in the order of the table.
    func edits() -> [LoweredEdits] {
        let keyword = \ProxyRepair.Line.method.declaration.keyword
        let methods = Dictionary(grouping: lines) {
            "\($0.method.file.path):\($0[keyPath: keyword])"
        }
        return methods.sorted { $0.key < $1.key }.compactMap { _, lines in
            guard let method = lines.first?.method, let start = BodyStart(of: method) else {
                return nil
            }
            return LoweredEdits(
                path: method.file.path, edits: start.edits(inserting: lines.map(\.text)))
        }
    }
}
