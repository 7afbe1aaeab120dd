import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A local of a SwiftUI root whose value stands in the one place that uses it.
struct InlinedLocal {
    /// The statement that declares it.
    let statement: TokenRange
    /// Its value.
    let value: TokenRange
    /// The tokens that name it.
    let uses: [Int]

    /// The locals of a root that only name a member, such as a container's context, or a view that modifiers follow, where it
    /// makes no difference that they are evaluated later.
    static func all(of root: MovedRoot, _ facts: LaunchFacts) -> [InlinedLocal] {
        let file = root.function.file
        let isChoice = !root.material.unwrapped.isEmpty
        guard
            isChoice || !root.value.contains(where: { file.tokens.tokens[$0].kind == .leftBrace })
        else { return [] }
        return root.statements.enumerated().compactMap { index, statement in
            guard let local = InlinedLocal(statement, of: root, facts) else { return nil }
            // One branch of several shows it: a view is a value, which is made where it is shown.
            if isChoice { return local }
            let passed =
                root.statements[(index + 1)...].map(\.range) + [
                    root.value.lowerBound..<local.uses[0]
                ]
            let effects = facts.effects.effects(within: [local.value], of: root.function)
            let others = facts.effects.effects(within: passed, of: root.function)
            return effects.commutes(with: others) ? local : nil
        }
    }

    private init?(_ statement: Statement, of root: MovedRoot, _ facts: LaunchFacts) {
        let file = root.function.file
        guard case .declaration(let declaration) = statement.kind,
            declaration.bindings.count == 1, let binding = declaration.bindings.first,
            binding.type == nil, let value = binding.initializer,
            !Self.hasComment(statement, in: file)
        else { return nil }
        let uses = root.ranges.flatMap { file.references(in: $0) }.filter {
            $0.role == .bare && $0.name == binding.name
        }
        guard !uses.isEmpty, uses.allSatisfy({ root.value.contains($0.token) }),
            uses.count == 1 || Self.isConstant(value, in: root, facts)
        else { return nil }
        let expression = ExpressionReader(file).expression(in: value)
        if root.material.unwrapped.isEmpty {
            guard Self.isBrief(expression, showing: binding.name, in: root.value, root, facts)
            else { return nil }
        } else {
            guard uses.count == 1,
                let view = root.material.unwrapped.first(where: {
                    $0.view.contains(uses[0].token)
                })?.view, !Self.isPath(expression),
                Self.isBrief(expression, showing: binding.name, in: view, root, facts)
            else { return nil }
        }
        self.statement = statement.range
        self.value = value
        self.uses = uses.map(\.token).sorted()
    }

    /// Whether a value is a static constant of a type of the app, which is the same each time: `Store.shared`.
    private static func isConstant(
        _ value: TokenRange, in root: MovedRoot, _ facts: LaunchFacts
    ) -> Bool {
        let file = root.function.file
        guard value.count == 3, file.tokens.tokens[value.lowerBound + 1].kind == .period else {
            return false
        }
        let name = file.name(at: value.lowerBound + 2)
        let types = facts.context.types(named: file.name(at: value.lowerBound))
        return types.count == 1
            && types[0].declaration.members.contains {
                $0.isStatic && $0.declaredNames == [name] && $0.bindings[0].accessorBraces == nil
                    && types[0].file.outline.tokens.tokens[$0.keyword].kind == .keyword(.let)
            }
    }

    /// Whether it is a path, or a view on one line that modifiers follow.
    private static func isBrief(
        _ value: Expression, showing name: String, in shown: TokenRange, _ root: MovedRoot,
        _ facts: LaunchFacts
    ) -> Bool {
        if isPath(value) { return true }
        let file = root.function.file
        guard case .call = value.kind, !file.hasLineBreak(in: file.bytes(of: value.range)) else {
            return false
        }
        let shown = ExpressionReader(file).expression(in: shown)
        let chain = ViewChain(facts.flow.program) { $0 == name ? [value] : [] }
        return shown.viewBase == name && chain.startsWithView(shown)
    }

    /// Whether it is a member of a member.
    private static func isPath(_ expression: Expression) -> Bool {
        guard case .member(let base, _, _) = expression.kind else { return false }
        switch base.kind {
        case .name, .selfReference, .cast, .tuple: return true
        default: return isPath(base)
        }
    }

    private static func hasComment(_ statement: Statement, in file: SwiftFile) -> Bool {
        let pieces =
            file.tokens.trivia(before: statement.range.lowerBound)
            + file.tokens.trivia(before: statement.range.upperBound).prefix {
                !file.hasLineBreak(in: $0.range)
            }
        return pieces.contains { $0.isComment && !TemplateComment.isOne(file.text[$0.range]) }
    }
}
