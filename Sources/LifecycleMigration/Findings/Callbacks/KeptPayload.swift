import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells of a payload that started the app whether the scene delegate only keeps it, for a time when there is a screen, or
/// only asks whether it is there.
struct KeptPayload {
    private let use: ColdScenePayloads.Use
    private let facts: UIKitFacts
    private let delegate: DelegateClass
    private var file: SwiftFile { use.file.outline }
    private var tokens: TokenList { file.tokens }

    /// A look at one read of a scene delegate's.
    init(_ use: ColdScenePayloads.Use, of delegate: DelegateClass, _ facts: UIKitFacts) {
        self.use = use
        self.facts = facts
        self.delegate = delegate
    }

    /// Whether nothing is done with the payload where it is read.
    var isHandledLater: Bool {
        // The parameter stands in front of the dot.
        let start = use.token - 2
        if let last = endOfPath, isAsked(last) { return true }
        guard start > 1, tokens.spells(start - 1, "="), let last = endOfPath, endsValue(last)
        else { return false }
        let name = file.name(at: start - 2)
        let isNew = ["let", "var"].contains { tokens.spells(start - 3, $0) }
        return isNew ? isOnlyStored(name, behind: last) : isReadLater(name)
    }

    /// The last token of the payload's name with `.first` behind it; nil where something else of it is asked for.
    private var endOfPath: Int? {
        let next = use.token + 1
        guard next + 1 < tokens.tokens.count, tokens.tokens[next].kind == .period else {
            return use.token
        }
        return tokens.spells(next + 1, "first") && tokens.tokens[next + 2].kind != .leftParen
            ? next + 1 : tokens.spells(next + 1, "isEmpty") ? next + 1 : nil
    }

    /// Whether the value is a truth, such as `!options.urlContexts.isEmpty` or `options.shortcutItem != nil`.
    private func isAsked(_ last: Int) -> Bool {
        if tokens.spells(last, "isEmpty") { return true }
        return ["!=", "=="].contains { tokens.spells(last + 1, $0) }
            && tokens.spells(last + 2, "nil")
    }

    /// Whether a value ends with a token: in front of a brace, a comma of a condition, `else`, or the end of its line.
    private func endsValue(_ last: Int) -> Bool {
        let next = last + 1
        guard next < tokens.tokens.count else { return true }
        switch tokens.tokens[next].kind {
        case .leftBrace, .rightBrace, .comma, .keyword(.else): return true
        default: return file.hasLineBreak(in: tokens.tokens[last].end..<tokens.tokens[next].start)
        }
    }

    /// Whether all that is done with a name is to give it to a variable.
    private func isOnlyStored(_ name: String, behind token: Int) -> Bool {
        guard let body = connection?.declaration.body else { return false }
        let uses = file.references(in: token + 1..<body.upperBound).filter {
            $0.name == name && $0.role == .bare
        }
        return !uses.isEmpty
            && uses.allSatisfy { use in
                tokens.spells(use.token - 1, "=") && endsValue(use.token)
                    && !["let", "var"].contains { tokens.spells(use.token - 3, $0) }
                    && isReadLater(file.name(at: use.token - 2))
            }
    }

    /// Whether a name is that of a property of the delegate's which nothing reads, or hears of, while the scene connects.
    private func isReadLater(_ name: String) -> Bool {
        guard
            let property = delegate.members.first(where: {
                $0.declaration.kind == .variable && $0.declaration.declaredNames == [name]
            }), property.declaration.bindings.first?.accessorBraces == nil,
            property.declaration.attributes.isEmpty,
            let function = connection.flatMap({ FlowFunction($0, owner: delegate.name) })
        else { return false }
        return !facts.launch.effects.effects(of: function).reads.contains(
            .member(name, of: delegate.name))
    }

    /// The method that the payload is read in.
    private var connection: LocatedDeclaration? {
        delegate.methods("scene(_:willConnectTo:options:)").first {
            $0.file.path == use.file.path && $0.declaration.range.contains(use.token)
        }
    }
}
