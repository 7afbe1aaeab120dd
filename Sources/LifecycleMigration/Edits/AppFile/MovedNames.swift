import SourceEditing
import SwiftFlow
import SwiftOutline

/// The names that mean something else where the launch's code arrives: what the delegate calls its own, the `App` asks of
/// its `appDelegate`.
struct MovedNames {
    private let root: MovedRoot
    private var file: SwiftFile { root.function.file }

    /// The names of a root's moving code.
    init(_ root: MovedRoot) {
        self.root = root
    }

    /// The edits of single names inside the moving code: `store` becomes `appDelegate.store`, and `self` becomes
    /// `appDelegate`.
    func edits() -> [TextEdit] {
        let tokens = file.tokens.tokens
        let replacements = root.material.replacements
        guard !root.keepsProperties else { return keptEdits() }
        let replaced = root.material.covered
        let unwrapped = root.material.unwrapped.flatMap { item -> [TextEdit] in
            [
                .remove(tokens[item.start.lowerBound].start..<tokens[item.view.lowerBound].start),
                .remove(
                    tokens[item.view.upperBound - 1].end..<tokens[item.statement.upperBound - 1].end
                ),
            ]
        }
        let closures = file.closureNames(in: root.ranges)
        let members = root.ranges.flatMap { file.references(in: $0) }.filter {
            $0.role == .bare && root.members.contains($0.name) && !replaced.contains($0.token)
                && !closures.bound.contains($0.token)
        }
        return members.map { asked(of: "appDelegate", at: $0.token, closures) }
            + root.selfReferences.filter { !replaced.contains($0) }.map {
                TextEdit(range: tokens[$0].range, replacement: "appDelegate")
            }
            + replacements.map {
                TextEdit(range: file.bytes(of: $0.range), replacement: spaced($0.text, $0.range))
            }
            + unwrapped.filter { !$0.range.isEmpty }
    }

    /// The edit that asks an object for what a name on its own meant; a closure that captures it keeps its name for it.
    private func asked(of object: String, at token: Int, _ closures: ClosureNames) -> TextEdit {
        let name = file.text(token..<token + 1)
        let isCaptured = closures.captures.contains(token)
        return .insert(
            (isCaptured ? name + " = " : "") + object + ".", at: file.tokens.tokens[token].start)
    }

    /// A name with blanks where the parentheses that it replaces were all that parted words: `if(isKnown){`.
    private func spaced(_ name: String, _ range: TokenRange) -> String {
        let tokens = file.tokens.tokens
        guard tokens[range.lowerBound].kind == .leftParen, range.lowerBound > 0,
            range.upperBound < tokens.count
        else { return name }
        var before = false
        if case .keyword = tokens[range.lowerBound - 1].kind {
            before = tokens[range.lowerBound - 1].end == tokens[range.lowerBound].start
        }
        let after =
            tokens[range.upperBound - 1].end == tokens[range.upperBound].start
            && tokens[range.upperBound].kind == .leftBrace
        return (before ? " " : "") + name + (after ? " " : "")
    }

    /// The names that the moving code uses on their own, and does not declare.
    var used: Set<String> {
        let references = root.ranges.flatMap { file.references(in: $0) }
        let declared = references.filter { $0.role == .declaredName }.map(\.name)
        let used = references.filter { $0.role == .bare || $0.role == .type }.map(\.name)
        return Set(used).subtracting(declared)
    }

    /// What the scene's delegate kept is asked of the object that a representable's context has.
    private func keptEdits() -> [TextEdit] {
        let tokens = file.tokens.tokens
        let names = Set(root.properties.flatMap(\.declaration.declaredNames))
        let locals = (root.statements + [root.inlined].compactMap { $0 })
            .flatMap(file.declaredNames)
        let closures = file.closureNames(in: root.ranges)
        return root.ranges.flatMap { file.references(in: $0) }.filter { reference in
            reference.role == .bare && names.contains(reference.name)
                && !closures.bound.contains(reference.token)
                && !locals.contains { $0.name == reference.name && $0.token < reference.token }
        }.map { asked(of: "context.coordinator", at: $0.token, closures) }
            + root.selfReferences.map {
                TextEdit(range: tokens[$0].range, replacement: "context.coordinator")
            }
            + root.material.replacements.map {
                TextEdit(range: file.bytes(of: $0.range), replacement: $0.text)
            }
    }
}
