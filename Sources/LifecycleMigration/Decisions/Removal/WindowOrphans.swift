import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

extension WindowExtraction {
    /// Removes the locals that nothing but the window needed: the compiler would complain of them.
    ///
    /// Only what is read without an effect goes; a guard of the scene stays as long as something stands behind it.
    mutating func removeOrphans() {
        guard !changes.removed.isEmpty || !changes.places.isEmpty else { return }
        gone = GoneTokens(of: function.body, with: changes)
        let uses = Dictionary(
            grouping: file.references(in: function.body).filter { $0.role == .bare }, by: \.name)
        var found = true
        while found {
            found = false
            for local in locals(in: function.body, depth: 0).reversed()
            where isOrphan(local, usedAt: uses[local.name] ?? []) && remove(local) {
                found = true
            }
        }
    }

    /// A `case` that would be empty gets a `break`: without one it would not compile.
    mutating func fillCases() {
        for body in cases {
            let statements = file.statements(of: body)
            guard let first = statements.first,
                statements.allSatisfy({ statement in
                    changes.removed.contains { $0.range == statement.range }
                })
            else { continue }
            changes.removed.removeAll { $0.range == first.range }
            changes.replacements.append(
                TextEdit(range: file.bytes(of: first.range), replacement: "break"))
            changes.places.append(first.range)
        }
    }

    /// Whether nothing but the end is left of a block.
    func leavesNothing(of body: TokenRange) -> Bool {
        file.statements(of: body).allSatisfy { isRemoved($0) || endsWithoutValue($0) }
    }

    /// Whether a statement goes, by itself or with one around it.
    func isRemoved(_ statement: Statement) -> Bool {
        gone?.containsStatement(at: statement.range.lowerBound)
            ?? changes.removed.contains { $0.range.contains(statement.range.lowerBound) }
    }

    private struct Local {
        let name: String
        let statement: Statement
        let value: TokenRange
        /// Whether anything stands behind it in its block.
        let isLast: Bool
        /// The condition that binds it; nil for a plain declaration.
        var condition: TokenRange?
        /// Its place among the names of the declaration.
        var binding = 0
        /// Whether the condition has more parts.
        var isPart = false
    }

    /// The locals of a block and the blocks in it, in order; those of closures are left alone.
    private func locals(in body: TokenRange, depth: Int) -> [Local] {
        guard depth < Self.deepest else { return [] }
        let statements = file.statements(of: body).filter { !isRemoved($0) }
        let last = statements.lastIndex { $0.kind != .returnStatement } ?? 0
        return statements.enumerated().flatMap { index, statement -> [Local] in
            locals(of: statement, isLast: index >= last)
                + statement.blocks.flatMap { locals(in: $0.body, depth: depth + 1) }
        }
    }

    private func locals(of statement: Statement, isLast: Bool) -> [Local] {
        // A hosting controller's local is where the root is chosen.
        guard scope.chosen(at: statement.range, in: function) == nil,
            scope.rootValues[function.located.file.path]?[statement.range] == nil
        else { return [] }
        switch statement.kind {
        case .declaration(let declaration):
            guard declaration.kind == .variable else { return [] }
            return declaration.bindings.enumerated().compactMap { index, binding in
                guard let value = binding.initializer, binding.accessorBraces == nil,
                    !isGone(binding.nameToken)
                else { return nil }
                return Local(
                    name: binding.name, statement: statement, value: value, isLast: isLast,
                    binding: index)
            }
        case .guardStatement, .ifStatement:
            let isUnwrapped = changes.unwrapped.contains { $0.statement == statement.range }
            guard !isUnwrapped, statement.blocks.count == 1,
                let condition = statement.blocks[0].condition
            else {
                return []
            }
            let parts = ConditionReader(file).conditions(in: condition)
            guard parts.count == 1 else { return scenes(in: parts, condition, statement) }
            guard case .binding(let name?, let value) = parts[0] else { return [] }
            return [
                Local(
                    name: name.name, statement: statement, value: value.range, isLast: isLast,
                    condition: condition)
            ]
        default: return []
        }
    }

    /// The locals that stand for the scene beside other parts of a condition.
    private func scenes(
        in parts: [FlowCondition], _ condition: TokenRange, _ statement: Statement
    ) -> [Local] {
        parts.compactMap { part in
            guard case .binding(let name?, let value) = part,
                namesOnlyScene(value.range),
                value.range.contains(where: { file.tokens.spells($0, "UIWindowScene") })
            else { return nil }
            let tokens = file.tokens.tokens
            let end = (value.range.upperBound..<condition.upperBound).first {
                tokens[$0].kind != .rightParen
            }
            let range = name.token - 1..<(end ?? condition.upperBound)
            return Local(
                name: name.name, statement: statement, value: value.range, isLast: false,
                condition: range, isPart: true)
        }
    }

    /// Whether a token goes.
    func isGone(_ token: Int) -> Bool {
        if let gone { return gone.contains(token) }
        return changes.removed.contains { $0.range.contains(token) }
            || changes.places.contains { $0.contains(token) }
            || changes.unwrapped.contains { block in
                block.statement.contains(token) && !block.braces.content.contains(token)
            }
    }

    /// Whether all uses of a local go, of which there was one, and its value does nothing by itself.
    private func isOrphan(_ local: Local, usedAt references: [Reference]) -> Bool {
        guard !neededScenes.contains(local.name) else { return false }
        let own = local.condition == nil ? local.value : local.statement.range
        let uses = references.filter { !own.containsHead(of: $0.token, local.condition) }
        guard uses.contains(where: { isGone($0.token) }),
            uses.allSatisfy({ isGone($0.token) })
        else { return false }
        let effects = scope.effects.effects(within: [local.value], of: function)
        return effects.changesNothing && !effects.isUnknown
    }

    private mutating func remove(_ local: Local) -> Bool {
        guard let condition = local.condition else {
            removeBinding(local.binding, of: local.statement)
            return true
        }
        if local.isPart { return testScene(local, condition) }
        switch local.statement.kind {
        case .guardStatement where local.isLast:
            drop(local.statement, .windowIsSwiftUIs)
            return true
        case .ifStatement where isEmpty(local.statement):
            drop(local.statement, .nothingLeft)
            return true
        default: return asksForScene(local) && lift(local) || testScene(local, condition)
        }
    }

    private func isEmpty(_ statement: Statement) -> Bool {
        statement.blocks.allSatisfy { block in
            file.statements(of: block.body).allSatisfy(isRemoved)
        }
    }

    /// Removes a statement that was read already, with everything that was to change in it.
    mutating func drop(_ statement: Statement, _ reason: WindowDecision.Reason) {
        changes.removed.removeAll { statement.range.contains($0.range.lowerBound) }
        changes.unwrapped.removeAll { statement.range.contains($0.statement.lowerBound) }
        let bytes = file.bytes(of: statement.range)
        changes.replacements.removeAll { bytes.contains($0.range.lowerBound) }
        changes.removed.append(statement)
        gone?.remove(statement.range)
        changes.decisions.removeAll {
            statement.range.contains($0.statement.lowerBound)
                && $0.statement.lowerBound != statement.range.lowerBound
        }
        decide(statement, reason, action: .remove)
    }

    /// Says anew why a statement stays or goes; whether it does is left as it is where no action is given.
    private mutating func decide(
        _ statement: Statement, _ reason: WindowDecision.Reason,
        action: LaunchDecision.Action? = nil
    ) {
        for index in changes.decisions.indices
        where changes.decisions[index].statement == statement.range {
            if let action { changes.decisions[index].action = action }
            changes.decisions[index].reason = reason
        }
    }

    /// Whether a condition asks for the scene that the function is given, and whatever scene that is has windows.
    private func asksForScene(_ local: Local) -> Bool {
        scope.hasOnlyWindowScenes && namesOnlyScene(local.value)
    }

    /// Whether a value names the scene that the function is given, and nothing else.
    private func namesOnlyScene(_ value: TokenRange) -> Bool {
        let names = file.references(in: value).filter { $0.role == .bare }.map(\.name)
        return sceneParameter?.name.map { names == [$0] } ?? false
    }

    /// Takes a question away from what stays behind it, or in it; gives whether that can be done.
    private mutating func lift(_ local: Local) -> Bool {
        guard let block = local.statement.blocks.first, let braces = block.braces else {
            return false
        }
        if case .guardStatement = local.statement.kind {
            guard file.statements(of: block.body).allSatisfy(endsWithoutValue) else {
                return false
            }
            drop(local.statement, .windowIsSwiftUIs)
            return true
        }
        let staying = file.statements(of: braces.content).filter { !isRemoved($0) }
        guard mayStandAround(braces, staying) else { return false }
        changes.unwrapped.append(
            UnwrappedBlock(statement: local.statement.range, braces: braces))
        outdentReplacements(in: braces, of: local.statement.range)
        gone?.take(local.statement.range.lowerBound..<braces.content.lowerBound)
        gone?.take(braces.content.upperBound..<local.statement.range.upperBound)
        decide(local.statement, .unwrapped, action: .remove)
        return true
    }

    /// Whether statements of a block may stand in the code around it, which must have none of the names that they declare.
    private func mayStandAround(_ braces: BracketPair, _ staying: [Statement]) -> Bool {
        let arePlain = staying.allSatisfy { statement in
            switch statement.kind {
            case .declaration(let declaration): declaration.kind == .variable
            case .guardStatement, .deferStatement: false
            default: true
            }
        }
        let names = Set(staying.flatMap(file.declaredNames).map(\.name))
        guard arePlain, !names.isEmpty else { return arePlain }
        return names.isDisjoint(with: function.parameters.compactMap(\.name))
            && !function.body.contains { token in
                !braces.content.contains(token) && names.contains(file.name(at: token))
                    && !isGone(token)
            }
    }

    /// What stays is kept away from scenes of other kinds, with a test instead of a name that nobody uses.
    private mutating func testScene(_ local: Local, _ condition: TokenRange) -> Bool {
        guard let scene = sceneParameter.map({ code(for: $0) }),
            !changes.places.contains(where: { $0 == condition })
        else { return false }
        changes.replacements.append(
            TextEdit(
                range: file.bytes(of: condition), replacement: "\(scene) is UIWindowScene"))
        changes.places.append(condition)
        gone?.take(condition)
        decide(local.statement, .guardsScene)
        return true
    }
}

extension TokenRange {
    /// Whether a token stands in a statement outside of its blocks: in all of it, where it has no condition.
    fileprivate func containsHead(of token: Int, _ condition: TokenRange?) -> Bool {
        guard contains(token) else { return false }
        return condition.map { token < $0.upperBound } ?? true
    }
}
