import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The values in the expression of a SwiftUI root.
extension RootComposition {
    /// Settles what a view is made of.
    mutating func settle(view expression: Expression) throws(MoveObstacle) {
        switch expression.kind {
        case .call(let callee, let arguments):
            noteInitializer(at: callee)
            noteExpectedTypes(of: arguments, to: callee)
            if case .member(let base, _, _) = callee.kind {
                if base.isTypeName {
                    try settle(values: arguments)
                } else if chain.startsWithView(expression) {
                    try settle(view: base)
                    try settle(values: arguments)
                } else {
                    if case .call = base.kind { try settle(value: base, label: nil) }
                    try settle(values: arguments)
                }
            } else {
                try settle(values: arguments)
            }
        case .ternary(let condition, let first, let second):
            try settle(value: condition, label: nil)
            try settle(view: first)
            try settle(view: second)
        case .name, .closure: return
        default: try settle(value: expression, label: nil)
        }
    }

    private mutating func settle(values arguments: [FlowArgument]) throws(MoveObstacle) {
        for argument in arguments {
            // `AnyView(ContentView())` has a view in the place of a value.
            if isView(argument.value) {
                try settle(view: argument.value)
            } else {
                try settle(value: argument.value, label: argument.label)
            }
        }
    }

    private mutating func settle(
        value expression: Expression, label: String?
    ) throws(MoveObstacle) {
        if case .closure = expression.kind { return }
        guard !makesNoDifference(expression.range) || asksParameter(expression.range) else {
            return
        }
        if isReadOfObject(expression) {
            material.rereads.append(expression.range)
            return
        }
        let name = freeName(like: label ?? expression.valueName ?? "rootValue")
        addedNames.insert(name)
        if keepsObjects, isIndependentObject(expression.range),
            let wrapper = MovedLocals.wrapper(of: expression.range, in: function, facts)
        {
            material.objects.append(
                MadeObject(value: expression.range, name: name, wrapper: wrapper))
        } else if let type = typeText(of: expression.range) {
            material.kept.append(
                KeptValue(name: name, type: type, source: .expression(expression.range)))
        } else {
            throw .effects
        }
        material.replacements.append((expression.range, name))
    }

    /// A name that nothing around the root has.
    func freeName(like name: String, besides own: String? = nil) -> String {
        let locals = localNames().subtracting([own].compactMap { $0 })
        let taken = addedNames.union(locals).union(facts.owner.memberNames)
        let longer = "root" + name.prefix(1).uppercased() + name.dropFirst()
        return FreeNames(besides: taken).first(of: [name, longer])
    }

    /// Whether a value is made of what only the function is given, and more than that.
    func asksParameter(_ range: TokenRange) -> Bool {
        let names = Set(function.parameters.compactMap(\.name))
        return range.count > 1
            && file.references(in: range).contains {
                $0.role == .bare && names.contains($0.name)
            }
    }

    /// Whether a value is a member of a local object, which is read where the view is evaluated.
    private func isReadOfObject(_ expression: Expression) -> Bool {
        guard case .member(let base, _, _) = expression.kind, case .name(let name) = base.kind,
            localNames().contains(name),
            let type = facts.flow.type(of: base.range, in: function)?.name
        else { return false }
        return facts.flow.program.supertypes(of: type).contains("ObservableObject")
    }

    private func isView(_ expression: Expression) -> Bool {
        guard let name = expression.viewType else { return false }
        return facts.flow.program.supertypes(of: name).contains("View")
            || UIKitEffects.values.contains(name)
    }

    /// Whether a value is the same whenever it is asked for, and nobody can tell how often that is.
    func makesNoDifference(_ range: TokenRange) -> Bool {
        if let value = facts.flow.trace(of: function).values[range], isDelegate(value) {
            return true
        }
        return isNothing(facts.repeated.effects(within: [range], of: function))
    }

    /// Whether effects are none that anybody could tell, or that could be told by the value.
    func isNothing(_ effects: FlowEffects) -> Bool {
        effects.changesNothing && !effects.makesObjects
            && constants.areAll(effects.reads)
    }

    /// Whether a value is a member of a member, which nothing is called for.
    func isPath(_ range: TokenRange) -> Bool {
        facts.flow.trace(of: function).events(within: range).allSatisfy {
            if case .call = $0.kind { false } else { true }
        }
    }

    /// Whether a value is a new object that needs nothing of the code around it.
    func isIndependentObject(_ range: TokenRange) -> Bool {
        guard MovedLocals.wrapper(of: range, in: function, facts) != nil,
            ExpressionReader(file).expression(in: range).typeName != nil
        else { return false }
        let locals = localNames().union(facts.owner.memberNames)
        let isOwn = file.references(in: range).contains {
            $0.role == .bare && locals.contains($0.name)
        }
        let asks = range.contains { token in
            file.tokens.tokens[token].kind == .keyword(.`self`)
        }
        return !isOwn && !asks && !asksDelegate(range)
    }

    /// The locals and parameters of the function, but for those that some code has for itself.
    func localNames(besides code: [TokenRange] = []) -> Set<String> {
        let declared = facts.flow.trace(of: function).events.compactMap { event -> String? in
            guard case .local(let name?, _, isDeclared: true) = event.kind,
                !code.contains(where: { $0.contains(event.range.lowerBound) })
            else { return nil }
            return name
        }
        let inClosures = file.references(in: function.body).filter { reference in
            reference.role == .declaredName && !code.contains { $0.contains(reference.token) }
        }
        return Set(declared).union(inClosures.map(\.name))
            .union(function.parameters.compactMap(\.name))
    }

    private func asksDelegate(_ range: TokenRange) -> Bool {
        facts.flow.trace(of: function).values.contains {
            range.contains($0.key.lowerBound) && isDelegate($0.value)
        }
    }

    // MARK: Views' initializers

    /// Keeps an initializer, or function, that does more than give a view.
    private mutating func noteInitializer(at callee: Expression) {
        let events = facts.flow.trace(of: function).events
        let effects = facts.repeated.effectsOfEach(of: function)
        for (event, effects) in zip(events, effects) {
            guard case .call(let call) = event.kind, callee.range.contains(call.token),
                call.token == callee.nameToken,
                !isNothing(besidesHandingOn(effects, by: call))
            else { continue }
            switch call.target {
            case .making(let type, let initializers):
                let declared = facts.flow.program.type(type)?.declarations.first
                let made = ViewObjects(in: facts).made(with: type)
                if let declared {
                    material.viewObjects += made.kept.map { (declared, $0) }
                    if !made.again.isEmpty { material.makers.append((declared, made.again)) }
                }
                guard made.kept.isEmpty, made.again.isEmpty else { continue }
                material.initializers += [initializers.first?.located ?? declared].compactMap { $0 }
            case .functions(let functions):
                material.initializers += functions.map(\.located).prefix(1)
            default: continue
            }
        }
    }

    /// What making a type of the app does; that it gets a closure is nothing by itself.
    private func besidesHandingOn(_ effects: FlowEffects, by call: FlowCall) -> FlowEffects {
        guard case .making(_, let initializers) = call.target,
            initializers.allSatisfy({ !facts.repeated.effects(of: $0).startsLater })
        else { return effects }
        var effects = effects
        effects.startsLater = false
        return effects
    }
}
