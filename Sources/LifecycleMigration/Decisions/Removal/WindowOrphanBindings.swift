import SourceEditing
import SwiftFlow
import SwiftOutline

extension WindowExtraction {
    /// Removes one of the names that a declaration gives values to; the declaration, where none of them is left.
    mutating func removeBinding(_ index: Int, of statement: Statement) {
        guard case .declaration(let declaration) = statement.kind else { return }
        let bindings = declaration.bindings
        let gone = bindings.indices.map { $0 == index || isGone(bindings[$0].nameToken) }
        guard gone.contains(false) else {
            drop(statement, .onlyForWindow)
            return
        }
        let parts = Self.parts(of: bindings, gone)
        let bytes = parts.map { file.bytes(of: $0) }
        changes.replacements.removeAll { edit in
            bytes.contains { $0.contains(edit.range.lowerBound) }
        }
        changes.places += parts
        for part in parts { self.gone?.take(part) }
        changes.replacements += zip(parts, bytes).map { part, bytes in
            // What stands between two names goes with one of them.
            part.lowerBound == bindings[0].pattern.lowerBound
                ? .remove(bytes.lowerBound..<file.tokens.tokens[part.upperBound].start)
                : .remove(file.tokens.tokens[part.lowerBound - 1].end..<bytes.upperBound)
        }
    }

    /// The tokens of neighbouring names that go, with the comma to what stays.
    private static func parts(of bindings: [Binding], _ gone: [Bool]) -> [TokenRange] {
        var parts: [TokenRange] = []
        var index = 0
        while index < bindings.count {
            guard gone[index] else {
                index += 1
                continue
            }
            let first = index
            while index < bindings.count, gone[index] { index += 1 }
            let end = bindings[index - 1].end
            parts.append(
                first > 0
                    ? bindings[first - 1].end..<end
                    : bindings[0].pattern.lowerBound..<bindings[index].pattern.lowerBound)
        }
        return parts
    }
}

extension Binding {
    /// Behind its last token.
    fileprivate var end: Int {
        max(pattern.upperBound, type?.upperBound ?? 0, initializer?.upperBound ?? 0)
    }
}
