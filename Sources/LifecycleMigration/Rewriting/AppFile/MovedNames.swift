import SourceEditing
import SwiftFlow
import SwiftOutline

/// The names that mean something else where the launch's code arrives.
struct MovedNames {
    private let root: MovedRoot
    private let destination: MovedCode.Destination
    private let facts: UIKitFacts
    private var file: SwiftFile { root.function.file }

    /// The names of a root's moving code.
    init(_ root: MovedRoot, to destination: MovedCode.Destination, facts: UIKitFacts) {
        self.root = root
        self.destination = destination
        self.facts = facts
    }

    /// The edits of single names and casts inside the moving code.
    func edits() -> [TextEdit] {
        switch destination {
        case .app(let name): applicationEdits() + castEdits(name) + memberEdits()
        case .ownType(let shared): applicationEdits() + castEdits(to: shared)
        }
    }

    private var references: [Reference] { root.ranges.flatMap { file.references(in: $0) } }

    /// `application`, the parameter, is `UIApplication.shared` everywhere else.
    private func applicationEdits() -> [TextEdit] {
        guard !facts.usesScenes, let name = root.function.parameters.first?.name else { return [] }
        return references.filter { $0.name == name && $0.role == .bare }.map {
            TextEdit(range: file.tokens.tokens[$0.token].range, replacement: "UIApplication.shared")
        }
    }

    /// Members of the delegate get it in front: `store` becomes `appDelegate.store`.
    private func memberEdits() -> [TextEdit] {
        guard !facts.usesScenes else { return [] }
        let names = root.members
        let members = references.compactMap { reference -> TextEdit? in
            guard reference.role == .bare, names.contains(reference.name) else { return nil }
            return .insert("appDelegate.", at: file.tokens.tokens[reference.token].start)
        }
        let tokens = file.tokens.tokens
        let selves = root.ranges.flatMap { range in
            range.filter {
                tokens[$0].kind == .keyword(.`self`)
                    && ($0 == 0 || tokens[$0 - 1].kind != .period)
            }
        }
        return members
            + selves.map { TextEdit(range: tokens[$0].range, replacement: "appDelegate") }
    }

    /// Casts of the application's delegate are the `App`'s own, which is no optional: `(… as? X)?.member`.
    private func castEdits(_ name: String) -> [TextEdit] {
        casts(to: name).map { cast in
            var end = cast.range.upperBound
            let next = file.tokens.tokens[end].kind
            if next == .postfixQuestionMark || next == .exclamationMark { end += 1 }
            return TextEdit(
                range: file.bytes(of: cast.range.lowerBound..<end), replacement: "appDelegate")
        }
    }

    private func castEdits(to shared: SharedDelegate) -> [TextEdit] {
        casts(to: shared.delegateName).flatMap { cast in
            let text = cast.replacement(for: shared.text, isOptional: shared.isOptional, in: file)
            var edits = [TextEdit(range: file.bytes(of: cast.range), replacement: text)]
            if cast.kind == .forced, !shared.isOptional, let name = cast.untypedBinding {
                // Without the type, the binding would be optional.
                edits.append(
                    .insert(": \(shared.delegateName)", at: file.tokens.tokens[name].end))
            }
            return edits
        }
    }

    private func casts(to name: String) -> [DelegateCast] {
        let moving = TokenRanges(root.ranges)
        return root.function.located.file.uses(of: name).casts.filter {
            moving.contains($0.range.lowerBound)
        }
    }
}
