import AppFacts
import SwiftFlow
import SwiftOutline

/// An `if`, `switch` or `#if` of which each branch makes a SwiftUI view the root, and does nothing else: it may stand in the
/// `App` as it is, without the window.
struct RootBranches {
    /// What decides on a branch.
    enum Head {
        /// A value that is true or false.
        case truth(Expression)
        /// A value that may be absent, and is bound where it is not.
        case binding(Expression, name: String?)
        /// The subject of a `switch`.
        case subject(Expression)
        /// What can't stand for itself: a part of a longer condition, a pattern.
        case part(TokenRange)

        /// Its tokens.
        var range: TokenRange {
            switch self {
            case .truth(let value), .binding(let value, _), .subject(let value): value.range
            case .part(let range): range
            }
        }
    }

    /// The function.
    let function: FlowFunction
    /// The statement.
    let statement: Statement
    /// The first place that sets the root.
    let first: RootUses.Write
    /// The views.
    private(set) var views: [HostedView] = []
    /// What decides on the branch, the first one first.
    private(set) var heads: [Head] = []
    /// The locals that branches have, by their values.
    private(set) var locals: [TokenRange] = []
    /// The statements that set the root.
    private(set) var unwrapped: [UnwrappedView] = []
    /// What stands in a branch without a view.
    private(set) var empty: [TokenRange] = []

    private let writes: [RootWrite]
    private let flow: AppFlow

    /// Branches in branches deeper than this are not looked into.
    private static let deepest = 8

    /// The statement around all places that set the root of an app; nil where it does anything else.
    init?(_ facts: LaunchFacts, _ uses: RootUses) {
        guard let first = uses.writes.first,
            uses.writes.allSatisfy({ $0.function.id == first.function.id && !$0.write.runsLater })
        else { return nil }
        self.first = first
        function = first.function
        flow = facts.flow
        writes = uses.writes.map(\.write)
        let path = StatementPath(to: first.write.statement.lowerBound, in: function)
        let conditions = SceneConditions(facts, in: function)
        guard let outermost = path.around.first(where: { !conditions.contains($0) }),
            writes.allSatisfy({ outermost.range.contains($0.statement.lowerBound) })
        else { return nil }
        statement = outermost
        guard read(statement, depth: 0), views.count == writes.count else { return nil }
    }

    /// Reads a choice; false where it does more than to show a view.
    private mutating func read(_ statement: Statement, depth: Int) -> Bool {
        guard depth < Self.deepest, statement.label == nil else { return false }
        switch statement.kind {
        case .ifStatement:
            for block in statement.blocks {
                if let condition = block.condition { note(condition) }
            }
        case .switchStatement:
            guard let subject = statement.expression else { return false }
            heads.append(.subject(ExpressionReader(function.file).expression(in: subject)))
        case .conditionalCompilation: break
        default: return false
        }
        return !statement.blocks.isEmpty
            && statement.blocks.allSatisfy { block in
                if case .case(let label) = block.role, label.contains(where: isWhere) {
                    return false
                }
                return read(function.file.statements(of: block.body), depth: depth)
            }
    }

    private func isWhere(_ token: Int) -> Bool { function.file.tokens.spells(token, "where") }

    private mutating func read(_ statements: [Statement], depth: Int) -> Bool {
        var shown = 0
        for statement in statements {
            if let write = writes.first(where: { $0.statement == statement.range }) {
                guard show(write) else { return false }
                shown += 1
                continue
            }
            switch statement.kind {
            case .declaration(let declaration):
                guard declaration.kind == .variable, declaration.bindings.count == 1,
                    function.file.tokens.tokens[declaration.keyword].kind == .keyword(.let),
                    let value = declaration.bindings[0].initializer, shown == 0
                else { return false }
                locals.append(value)
            case .breakStatement:
                guard statements.count == 1 else { return false }
                empty.append(statement.range)
            default:
                guard read(statement, depth: depth + 1) else { return false }
                shown += 1
            }
        }
        return shown <= 1
    }

    /// Leaves of a statement that sets the root only the view.
    private mutating func show(_ write: RootWrite) -> Bool {
        guard let hosted = HostedView(write, in: function, flow), hosted.local == nil else {
            return false
        }
        views.append(hosted)
        unwrapped.append(UnwrappedView(statement: write.statement, view: hosted.view))
        return true
    }

    private mutating func note(_ condition: TokenRange) {
        let parts = ConditionReader(function.file).conditions(in: condition)
        for part in parts {
            switch part {
            case .expression(let value) where parts.count == 1: heads.append(.truth(value))
            case .binding(let name, let value) where parts.count == 1:
                heads.append(.binding(value, name: name?.name))
            case .expression(let value), .binding(_, let value), .pattern(_, let value):
                heads.append(.part(value.range))
            case .other(let range): heads.append(.part(range))
            }
        }
    }
}

/// What decides on a root view, where that is a value which must be read when it was.
extension RootComposition {
    /// Settles a choice of views.
    mutating func settle(_ branches: RootBranches) throws(MoveObstacle) {
        material.unwrapped = branches.unwrapped
        material.replacements += branches.empty.map { ($0, "EmptyView()") }
        let reader = ExpressionReader(file)
        for view in branches.views {
            try settle(view: reader.expression(in: view.view))
        }
        guard material.kept.isEmpty, material.objects.isEmpty,
            branches.locals.allSatisfy(makesNoDifference)
        else { throw .effects }
        for (index, head) in branches.heads.enumerated()
        where !makesNoDifference(head.range) || asksParameter(head.range) {
            guard index == 0 else { throw .effects }
            try keep(head, of: branches)
        }
    }

    private mutating func keep(
        _ head: RootBranches.Head, of branches: RootBranches
    ) throws(MoveObstacle) {
        switch head {
        case .part: throw .effects
        case .truth(let value):
            var value = value
            if case .prefix(let token, let inner) = value.kind, file.tokens.spells(token, "!") {
                value = inner
            }
            let name = freeName(like: truthName(of: value) ?? shownName(branches.views[0]))
            keep(value, name, "Bool")
        case .subject(let value):
            guard let type = typeText(of: value.range), !type.hasSuffix("?") else { throw .effects }
            keep(value, freeName(like: value.valueName ?? "rootKind"), type)
        case .binding(let value, let bound):
            guard let type = typeText(of: value.range), type.hasSuffix("?") else { throw .effects }
            let name = freeName(like: bound ?? value.valueName ?? "rootValue", besides: bound)
            let delegate = RootValueCode.delegate(usesScenes: facts.usesScenes)
            keep(value, name, type, as: "\(delegate).\(name)")
            needsFlag = facts.usesScenes
        }
    }

    private mutating func keep(
        _ value: Expression, _ name: String, _ type: String, as text: String? = nil
    ) {
        addedNames.insert(name)
        material.kept.append(
            KeptValue(name: name, type: type, source: .expression(value.range), decides: true))
        material.replacements.append((value.range, text ?? name))
    }

    /// What a truth may be called after: a variable, a method, or the key of a setting.
    private func truthName(of value: Expression) -> String? {
        switch value.kind {
        case .name(let name): return name
        case .member(_, let name, _): return name
        case .call(let callee, let arguments):
            if arguments.count == 1, case .literal(let parts) = arguments[0].value.kind,
                parts.isEmpty
            {
                let key = file.text(arguments[0].value.range).filter { $0 != "\"" }
                if let first = key.first, first.isLowercase,
                    key.allSatisfy({ $0.isLetter || $0.isNumber }),
                    !SwiftName.reserved.contains(key)
                {
                    return key
                }
            }
            guard case .member(_, let name, _) = callee.kind,
                ["is", "has", "should", "needs", "can"].contains(where: name.hasPrefix)
            else { return nil }
            return name
        default: return nil
        }
    }

    private func shownName(_ view: HostedView) -> String {
        let expression = ExpressionReader(file).expression(in: view.view)
        let local = expression.viewBase.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return "shows" + (expression.shownType(in: file) ?? local ?? "FirstView")
    }
}
