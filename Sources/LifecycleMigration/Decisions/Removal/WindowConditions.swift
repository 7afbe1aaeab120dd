import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

extension WindowExtraction {
    /// What is left of a list of conditions.
    private enum Conditions {
        /// They stay, or some of them.
        case stay
        /// All only asked for the window, which was there.
        case hold
        /// They ask whether the window is not there yet.
        case fail
    }

    // MARK: `guard`

    /// What becomes of a `guard`.
    mutating func fate(ofGuard statement: Statement, depth: Int) -> Fate {
        guard let block = statement.blocks.first, let condition = block.condition else {
            return .stays
        }
        currentStatement = statement
        switch conditions(condition, of: statement) {
        case .hold: return .goes(.windowIsSwiftUIs)
        case .fail:
            if !asksForRoot(condition, before: function.body) {
                obstacle(.presence, at: condition.lowerBound)
            }
            return .stays
        case .stay:
            _ = self.block(block.body, depth: depth + 1)
            return .stays
        }
    }

    // MARK: `if`

    /// What becomes of an `if` with all of its branches.
    mutating func fate(ofIf statement: Statement, depth: Int) -> Fate {
        guard let first = statement.blocks.first, let condition = first.condition else {
            return fate(ofBlocks: statement, depth: depth)
        }
        currentStatement = statement
        let known = goneLocals
        switch conditions(condition, of: statement) {
        case .hold:
            guard statement.blocks.count == 1 else {
                // The window is there, so that nothing else runs.
                return unwrapFirst(of: statement, depth: depth)
            }
            let isEmpty = block(first.body, depth: depth + 1)
            goneLocals = known
            guard !isEmpty, let braces = first.braces else { return .goes(.windowIsSwiftUIs) }
            return .unwraps(braces)
        case .fail:
            let isEmpty = block(first.body, depth: depth + 1)
            if statement.blocks.count == 1, isEmpty { return .goes(.windowIsSwiftUIs) }
            if !asksForRoot(condition, before: first.body) {
                obstacle(.presence, at: condition.lowerBound)
            }
            return .stays
        case .stay: return fate(ofBlocks: statement, depth: depth)
        }
    }

    /// An `if` with an `else` that never ran.
    private mutating func unwrapFirst(of statement: Statement, depth: Int) -> Fate {
        obstacle(.presence, at: statement.range.lowerBound)
        return .stays
    }

    /// Lets `window == nil` in front of code that sets the root ask for the root of the container; gives whether it does.
    ///
    /// Behind the launch that is what the question means: whether the root was set.
    private mutating func asksForRoot(_ condition: TokenRange, before code: TokenRange) -> Bool {
        guard isLenient, let cell = scope.cell, cell.isContainer,
            setsRoot(code, of: function, depth: 0),
            case .expression(let expression)? = ConditionReader(file).conditions(in: condition)
                .first,
            case .binary(let left, _, let right) = expression.kind
        else { return false }
        let window = isWindow(left.range) ? left : right
        replace(window.range, windowIn: window, by: cell.root)
        return true
    }

    /// Whether code sets the root, or a function does that it calls.
    private func setsRoot(_ code: TokenRange, of function: FlowFunction, depth: Int) -> Bool {
        scope.flow.trace(of: function).events(startingIn: code).contains { event in
            switch event.kind {
            case .write(let receiver, "rootViewController", _, _):
                return scope.window.isPossible(receiver)
            case .call(let call):
                guard depth < 2, case .functions(let functions) = call.target else { return false }
                return functions.contains { setsRoot($0.body, of: $0, depth: depth + 1) }
            default: return false
            }
        }
    }

    // MARK: Blocks

    /// A statement with blocks: it goes where nothing is left in any of them, and it does nothing else.
    mutating func fate(ofBlocks statement: Statement, depth: Int) -> Fate {
        currentStatement = statement
        let isRelevant =
            mentionsWindow(statement.range) || mentionsGone(statement.range)
            || sceneSettings.keys.contains { statement.range.contains($0.lowerBound) }
        guard isRelevant else { return .stays }
        if let subject = statement.expression {
            if case .other = read(expressions.expression(in: subject)) {
            } else {
                obstacle(.itself, at: subject.lowerBound)
            }
        }
        let isConditional = isConditional(statement)
        conditionDepth += isConditional ? 1 : 0
        defer { conditionDepth -= isConditional ? 1 : 0 }
        var isEmpty = true
        for (index, block) in statement.blocks.enumerated() {
            if let condition = block.condition, index > 0 || statement.kind != .ifStatement {
                if case .stay = conditions(condition, of: statement) {
                } else {
                    obstacle(.presence, at: condition.lowerBound)
                }
            }
            let known = goneLocals
            if !self.block(block.body, depth: depth + 1) { isEmpty = false }
            goneLocals = known
            if statement.kind == .switchStatement { cases.append(block.body) }
        }
        let changesNothing = heads(of: statement).allSatisfy {
            scope.effects.effects(within: [$0], of: function).changesNothing
                || onlyAsks(expressions.expression(in: $0))
        }
        return isEmpty && changesNothing && !leavesEarly(statement) ? .goes(.nothingLeft) : .stays
    }

    /// Whether an expression only asks the system how the app was started or set, which nobody notices.
    ///
    /// Source: Apple's pages of `ProcessInfo`, `CommandLine`, `UserDefaults` and `Bundle`.
    private func onlyAsks(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name):
            Self.asked.contains(name) && scope.flow.program.type(name)?.isDeclared != true
        case .call(let callee, let given):
            if case .member(let base, let name, _) = callee.unwrapped.kind {
                Self.asking.contains(name) && onlyAsks(base)
                    && given.allSatisfy { onlyAsks($0.value) }
            } else {
                false
            }
        case .literal, .member, .subscripted, .optionalChain, .force, .prefix, .binary:
            expression.parts.allSatisfy(onlyAsks)
        default: false
        }
    }

    private static let asked: Set<String> = [
        "ProcessInfo", "CommandLine", "UserDefaults", "Bundle",
    ]
    private static let asking: Set<String> = [
        "contains", "hasPrefix", "hasSuffix", "bool", "integer", "string", "object",
    ]

    /// Whether the blocks of a statement may not run at a launch; those of a test of the scene, or of systems that
    /// SwiftUI's life cycle needs anyway, do.
    private func isConditional(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .doStatement: return false
        case .ifStatement:
            guard statement.blocks.count == 1, let condition = statement.blocks[0].condition else {
                return true
            }
            return !ConditionReader(file).conditions(in: condition).allSatisfy(isGiven)
        default: return true
        }
    }

    private func isGiven(_ condition: FlowCondition) -> Bool {
        switch condition {
        case .binding(_, let value):
            let type = scope.flow.type(of: value.range, in: function)?.name
            return isWindow(value.range) || type == "UIWindowScene"
        case .other(let range):
            return SystemAvailability(range, in: file)?.isGiven ?? false
        case .expression, .pattern: return false
        }
    }

    /// Whether a block of a statement ends the code around it in front of more that it does.
    private func leavesEarly(_ statement: Statement) -> Bool {
        let leaves = statement.blocks.contains { block in
            file.statements(of: block.body).contains {
                $0.kind == .returnStatement && !isRemoved($0)
            }
        }
        guard leaves else { return false }
        let path = StatementPath(to: statement.range.lowerBound, in: function)
        return path.around.isEmpty || !path.behind.allSatisfy(endsWithoutValue)
    }

    private func mentionsGone(_ range: TokenRange) -> Bool {
        let moved = scope.moved[function.located.file.path] ?? []
        if moved.contains(where: { range.contains($0.lowerBound) }) { return true }
        return callsOfEmptied.meets(range)
    }

    /// What a statement evaluates beside its blocks.
    private func heads(of statement: Statement) -> [TokenRange] {
        [statement.expression].compactMap { $0 } + statement.blocks.compactMap(\.condition)
    }

    // MARK: Conditions

    private mutating func conditions(
        _ range: TokenRange, of statement: Statement
    ) -> Conditions {
        let parts = range.split(at: .comma, in: file)
        var gone: [Int] = []
        var fails = false
        for (index, part) in parts.enumerated() {
            switch condition(part) {
            case .hold: gone.append(index)
            case .fail: fails = true
            case .stay: break
            }
        }
        if fails {
            if parts.count > 1 { obstacle(.presence, at: range.lowerBound) }
            return .fail
        }
        if !gone.isEmpty { changes.bindsWindow = true }
        if gone.count == parts.count { return .hold }
        for removal in file.removals(of: gone, from: parts) {
            changes.replacements.append(removal.edit)
            changes.places.append(removal.place)
        }
        return .stay
    }

    private mutating func condition(_ part: TokenRange) -> Conditions {
        switch ConditionReader(file).conditions(in: part).first {
        case .expression(let expression):
            switch read(expression) {
            case .other: return .stay
            case .isThere(let isThere): return isThere ? .hold : .fail
            case .window, .windowClosure, .superfluous:
                obstacle(.itself, at: part.lowerBound)
                return .stay
            }
        case .binding(let name, let value):
            switch read(value) {
            case .other: return .stay
            case .window(nil):
                if let name, keepLocal(name.token, type: nil, of: value, isDeclared: false) {
                    return .stay
                }
                if let name { goneLocals.insert(name.name) }
                guard asksForSelf(value) else { return .hold }
                askForSelf(part, insteadOf: name?.name)
                return .stay
            case .window, .windowClosure, .superfluous, .isThere:
                obstacle(.itself, at: part.lowerBound)
                return .stay
            }
        case .pattern(_, let value):
            if case .other = read(value) {} else { obstacle(.itself, at: part.lowerBound) }
            return .stay
        case .other, nil: return .stay
        }
    }

    /// Whether `self?` stands in front of the window, which may be gone.
    private func asksForSelf(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .optionalChain(let inner):
            if case .selfReference = inner.kind { return true }
            return asksForSelf(inner)
        case .member(let base, _, _), .force(let base): return asksForSelf(base)
        default: return false
        }
    }

    /// What stood behind such a condition must not run without `self` from now on either.
    private mutating func askForSelf(_ part: TokenRange, insteadOf name: String?) {
        changes.bindsWindow = true
        changes.replacements.append(
            TextEdit(range: file.bytes(of: part), replacement: "self != nil"))
        changes.places.append(part)
        selfTests.append(SelfTest(part: part, name: name))
    }

    /// Whether a statement is a `guard` of which only the question for `self` is left.
    func onlyAsksForSelf(_ statement: Statement) -> Bool {
        guard statement.kind == .guardStatement, let condition = statement.blocks.first?.condition
        else { return false }
        let parts = condition.split(at: .comma, in: file)
        return parts.count == 1
            && selfTests.contains { $0.part == parts[0] && !$0.bindsView }
    }

    /// Leaves a local that was bound to the window by way of `self?` for the container's view; gives whether it is one.
    mutating func keepsView(_ base: Expression) -> Bool {
        guard case .name(let name) = base.unwrapped.kind,
            let index = selfTests.lastIndex(where: {
                $0.name == name && $0.part.lowerBound < base.range.lowerBound
            })
        else { return false }
        selfTests[index].bindsView = true
        return true
    }

    /// Where the view is needed, the condition goes on binding the name.
    mutating func bindViews() {
        guard let view = scope.cell?.view else { return }
        for test in selfTests where test.bindsView {
            let bytes = file.bytes(of: test.part)
            guard let name = test.name.map(SwiftName.code) else { continue }
            for index in changes.replacements.indices
            where changes.replacements[index].range == bytes {
                changes.replacements[index] = TextEdit(
                    range: bytes, replacement: "let \(name) = self?.\(view)")
            }
        }
    }
}

/// A condition that bound the window by way of `self?`, which may be gone.
struct SelfTest {
    /// The condition.
    let part: TokenRange
    /// The local; nil where the condition binds none.
    let name: String?
    /// Whether the code behind it needs the view that stands for the window.
    var bindsView = false
}

extension TokenRange {
    /// The parts between the tokens of a kind that stand in no brackets of the range.
    func split(at kind: TokenKind, in file: SwiftFile) -> [TokenRange] {
        var parts: [TokenRange] = []
        var start = lowerBound
        var index = start
        while index < upperBound {
            if file.tokens.tokens[index].kind == kind {
                parts.append(start..<index)
                start = index + 1
            }
            let partner = Int(file.tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        if start < upperBound { parts.append(start..<upperBound) }
        return parts
    }
}
