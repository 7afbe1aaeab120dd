import AppFacts
import SwiftFlow
import SwiftOutline

/// A root that a member of the application's delegate holds anyway: `coordinator.navigationController`, or what was handed
/// to `Coordinator(navigationController: root)`. The App reads it from there, and it is held once.
struct HeldRoot {
    private let facts: LaunchFacts
    private let analysis: MovedRootAnalysis
    private var function: FlowFunction { analysis.function }
    private var file: SwiftFile { function.file }

    /// A look at the only place that sets the root.
    init(_ facts: LaunchFacts, _ analysis: MovedRootAnalysis) {
        self.facts = facts
        self.analysis = analysis
    }

    /// The root as what the App reads of the delegate; nil where no member is certain to hold it.
    var root: MovedRoot? {
        guard !facts.usesScenes, facts.owner.base == nil,
            let statement = analysis.path.around.last, analysis.path.isOnEveryWay(where: isScene)
        else { return nil }
        let value = ExpressionReader(file).expression(in: analysis.write.value)
        guard let holder = holder(of: value), isIndependent(value) else { return nil }
        var root = MovedRoot(
            function: function, write: analysis.write, statement: statement, hosted: nil,
            statements: [], inlined: nil, members: [], properties: [],
            value: analysis.write.value)
        root.material.replacements = [(analysis.write.value, "appDelegate." + holder.text)]
        root.material.asksApplicationDelegate = true
        let opened = holder.member.declaration.isPrivate ? [holder.member] : []
        let names = FilePrivateNames(
            [], in: function.located.file, of: facts.owner, facts.context, opening: opened)
        guard names.hidden == nil else { return nil }
        root.material.opened = opened + names.opened
        root.isOptionalMember = holder.isOptional
        return root
    }

    /// Whether nothing that the launch does afterwards affects what is read for the root there.
    private func isIndependent(_ value: Expression) -> Bool {
        let own = facts.effects.effects(within: [value.range], of: function)
        let behind = analysis.path.behind.map(\.range)
        let events = facts.flow.trace(of: function).events.filter { event in
            behind.contains { $0.contains(event.range.lowerBound) }
                && !facts.window.isTouched(by: event)
        }
        return own.commutes(with: facts.effects.effects(of: events, in: function))
    }

    private func isScene(_ statement: Statement) -> Bool {
        SceneConditions(facts, in: function).contains(statement)
    }

    /// A member of the delegate with the way from it to the root.
    private struct Holder {
        let member: LocatedDeclaration
        let text: String
        let isOptional: Bool
    }

    private func holder(of value: Expression) -> Holder? {
        switch value.kind {
        case .name(let local): handedOn(local)
        case .member(let base, let name, _): member(name, of: base)
        default: nil
        }
    }

    /// Whether code at a range is a member of a property of the delegate, which is the same object behind statements that
    /// set no such property.
    func isSame(_ value: TokenRange, behind statements: [Statement]) -> Bool {
        guard
            case .member(let base, let name, _) = ExpressionReader(file).expression(in: value).kind,
            let holder = ownName(base.unwrapped), let type = typeName(ofMember: holder),
            keepsItsValue(name, of: type)
        else { return false }
        return !allAssignments.contains { set in
            set.name == holder && statements.contains { $0.range == set.statement.range }
        }
    }

    // MARK: A member of a member

    private func member(_ name: String, of base: Expression) -> Holder? {
        let written = base.unwrapped
        guard let holding = self.holding(written),
            let type = typeName(ofMember: holding.name),
            keepsItsValue(name, of: type), let set = assignments(of: holding.name).first,
            set.statement.range.upperBound <= analysis.write.statement.lowerBound
        else { return nil }
        return found(holding, name)
    }

    /// A property of the delegate that an expression names, on its own or behind `self`.
    private func holding(_ expression: Expression) -> (name: String, member: LocatedDeclaration)? {
        guard let name = ownName(expression) else { return nil }
        return HoldingProperties(facts).property(name).map { (name, $0) }
    }

    /// The name that an expression is, on its own or behind `self`.
    private func ownName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): return name
        case .member(let base, let name, _):
            if case .selfReference = base.kind { return name }
            return nil
        default: return nil
        }
    }

    private func found(
        _ holding: (name: String, member: LocatedDeclaration), _ name: String
    ) -> Holder? {
        guard holding.member.declaration.bindings.first?.type != nil else { return nil }
        let isOptional = holding.member.optionalMark == "?"
        return Holder(
            member: holding.member, text: holding.name + (isOptional ? "?." : ".") + name,
            isOptional: isOptional)
    }

    // MARK: What is handed to a new object

    private func handedOn(_ local: String) -> Holder? {
        guard isConstant(local) else { return nil }
        for (name, statement, value) in allAssignments {
            guard let call = call(value.range),
                case .making(let type, let initializers) = call.target,
                initializers.count == 1, let initializer = initializers.first,
                let index = call.arguments.firstIndex(where: { isNamed(local, $0.range) }),
                let parameter = initializer.parameter(of: index, among: call.arguments),
                let member = keeper(of: parameter, in: initializer, type),
                let holding = holding(value.target),
                holding.name == name, path(to: statement).isOnEveryWay(where: isScene)
            else { continue }
            return found(holding, member)
        }
        return nil
    }

    private func isConstant(_ local: String) -> Bool {
        analysis.path.before.contains { statement in
            guard let found = analysis.local(of: statement), found.name == local else {
                return false
            }
            return file.tokens.tokens[found.declaration.keyword].kind == .keyword(.let)
        }
    }

    private func isNamed(_ name: String, _ range: TokenRange) -> Bool {
        range.count == 1 && file.name(at: range.lowerBound) == name
    }

    private func call(_ range: TokenRange) -> FlowCall? {
        facts.flow.trace(of: function).events(within: range).lazy.compactMap { event in
            guard case .call(let call) = event.kind, event.range == range else { return nil }
            return call
        }.first
    }

    /// The constant in which an initializer keeps a parameter.
    private func keeper(
        of parameter: Int, in initializer: FlowFunction, _ type: String
    ) -> String? {
        guard let name = initializer.parameters[parameter].name else { return nil }
        let file = initializer.file
        for statement in initializer.located.file.statements(of: initializer.body) {
            guard case .expression = statement.kind,
                case .assignment(let target, _, let value) = ExpressionReader(file).expression(
                    in: statement.range
                ).kind, case .name(name) = value.kind
            else { continue }
            switch target.kind {
            case .member(let base, let member, _):
                guard case .selfReference = base.kind, keepsItsValue(member, of: type) else {
                    continue
                }
                return member
            case .name(let member) where keepsItsValue(member, of: type): return member
            default: continue
            }
        }
        return nil
    }

    /// Whether a stored member of a type is set once, and can be read by the App.
    private func keepsItsValue(_ name: String, of type: String) -> Bool {
        SteadyMembers(facts).member(name, of: type).map { !$0.declaration.isPrivate } ?? false
    }

    private func typeName(ofMember name: String) -> String? {
        facts.owner.members.first { $0.declaration.declaredNames.contains(name) }.flatMap {
            facts.flow.analysis.type(ofVariable: name, $0, owner: facts.owner.name).unwrapped.name
        }
    }

    // MARK: What sets the member

    private typealias Assignment = (
        name: String, statement: Statement, value: (target: Expression, range: TokenRange)
    )

    /// The assignments to names on their own or behind `self` that are statements of the function itself.
    private var allAssignments: [Assignment] {
        function.located.file.statements(of: function.body).compactMap { statement in
            guard case .expression = statement.kind,
                case .assignment(let target, let token, let value) = ExpressionReader(file)
                    .expression(in: statement.range).kind, file.tokens.spells(token, "=")
            else { return nil }
            return ownName(target).map { ($0, statement, (target, value.range)) }
        }
    }

    private func assignments(of name: String) -> [Assignment] {
        allAssignments.filter {
            $0.name == name && path(to: $0.statement).isOnEveryWay(where: isScene)
        }
    }

    private func path(to statement: Statement) -> StatementPath {
        StatementPath(to: statement.range.lowerBound, in: function)
    }
}
