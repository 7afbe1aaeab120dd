import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The store behind some defaults: a value that is kept in one of them is not found in another one.
///
/// Source: Apple's pages of `UserDefaults.standard`, `init(suiteName:)` and `addSuite(named:)`.
enum DefaultsSuite: Hashable {
    /// The app's own.
    case standard
    /// One with a name.
    case named(String)
    /// Any of them.
    case unknown

    /// Whether it may be the same as another one.
    func mayBe(_ other: DefaultsSuite) -> Bool {
        self == other || self == .unknown || other == .unknown
    }
}

/// Tells which defaults a call works on.
struct SuitesOfDefaults {
    private let flow: AppFlow
    /// Whether the app has the values of a suite found in the standard defaults, too.
    private let areJoined: Bool

    /// A look at the code of an app.
    init(_ flow: AppFlow) {
        self.flow = flow
        areJoined = flow.context.files(naming: "addSuite").contains { _ in true }
    }

    /// The defaults that something is called on. What is registered is found in all of them.
    func suite(of event: FlowEvent, in function: FlowFunction) -> DefaultsSuite {
        guard !areJoined, case .call(let call) = event.kind, !KeyedCall.isRegistering(call),
            case .call(let callee, _) = ExpressionReader(function.file).expression(
                in: event.range
            ).kind, case .member(let base, _, _) = callee.unwrapped.kind
        else { return .unknown }
        return suite(base, in: function, depth: 0)
    }

    private func suite(
        _ expression: Expression, in function: FlowFunction, depth: Int
    ) -> DefaultsSuite {
        guard depth < 4 else { return .unknown }
        let expression = expression.unwrapped
        switch expression.kind {
        case .call(let type, let given):
            guard case .name("UserDefaults") = type.kind else { return .unknown }
            guard let name = given.first else { return .standard }
            return name.label == "suiteName"
                ? text(name.value, in: function).map(DefaultsSuite.named) ?? .unknown : .unknown
        case .member(let base, "standard", let token):
            if case .name("UserDefaults") = base.kind { return .standard }
            return property("standard", at: token, in: function, depth)
        case .member(_, let name, let token):
            return property(name, at: token, in: function, depth)
        case .name(let name):
            return property(name, at: expression.range.lowerBound, in: function, depth)
        default: return .unknown
        }
    }

    /// The defaults that a constant holds, or that a property makes.
    private func property(
        _ name: String, at token: Int, in function: FlowFunction, _ depth: Int
    ) -> DefaultsSuite {
        guard let value = value(of: name, at: token, in: function) else { return .unknown }
        return suite(value.expression, in: value.function, depth: depth + 1)
    }

    /// A text that is spelled as a whole, or that a constant is declared with.
    private func text(_ expression: Expression, in function: FlowFunction) -> String? {
        let place: (name: String, token: Int)
        switch expression.kind {
        case .literal: return plainText(expression.range, function.file)
        case .member(_, let name, let token): place = (name, token)
        case .name(let name): place = (name, expression.range.lowerBound)
        default: return nil
        }
        guard let value = value(of: place.name, at: place.token, in: function),
            case .literal = value.expression.kind
        else { return nil }
        return plainText(value.expression.range, value.function.file)
    }

    private func plainText(_ range: TokenRange, _ file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        let segments = range.filter { tokens[$0].kind == .stringSegment }
        return segments.count == 1 && !range.contains { tokens[$0].kind == .backslash }
            ? file.tokens.text(of: segments[0]) : nil
    }

    // MARK: Constants

    /// What a name always stands for: what a constant is set to, or the only expression of a getter.
    private func value(
        of name: String, at token: Int, in function: FlowFunction
    ) -> (expression: Expression, function: FlowFunction)? {
        let trace = flow.trace(of: function)
        let isMember = token > 0 && function.file.tokens.tokens[token - 1].kind == .period
        let locals = isMember ? [] : trace.locals(named: name)
        if let local = locals.first {
            guard locals.count == 1, let value = function.file.assignedValue(in: local.range) else {
                return nil
            }
            return (value, function)
        }
        if function.parameters.contains(where: { $0.name == name }) { return nil }
        for event in trace.events(startingAt: token) {
            switch event.kind {
            case .read(let receiver, name, _, _):
                let members = receiver.type.memberOwner.map { flow.program.members(name, of: $0) }
                guard let member = members?.first, members?.count == 1 else { return nil }
                return value(of: name, member.located, owner: member.owner)
            case .global(name, isWritten: false, _):
                let globals = flow.program.globals(named: name)
                guard let global = globals.first, globals.count == 1 else { return nil }
                return value(of: name, global, owner: nil)
            default: continue
            }
        }
        for event in trace.calls(named: name) {
            guard case .call(let call) = event.kind, call.token == token,
                case .functions(let functions) = call.target, functions.count == 1
            else { continue }
            return functions.first.flatMap(only)
        }
        return nil
    }

    private func value(
        of name: String, _ property: LocatedDeclaration, owner: String?
    ) -> (expression: Expression, function: FlowFunction)? {
        let file = property.file.outline
        guard property.declaration.kind == .variable,
            file.tokens.tokens[property.declaration.keyword].kind == .keyword(.let)
        else {
            let accessors = FlowFunction.accessors(of: name, in: property, owner: owner)
            return accessors.count == 1 ? accessors.first.flatMap(only) : nil
        }
        guard let value = FlowFunction(initialValueOf: name, in: property, owner: owner) else {
            return nil
        }
        return (ExpressionReader(file).expression(in: value.body), value)
    }

    /// The only expression of a getter.
    private func only(
        _ function: FlowFunction
    ) -> (expression: Expression, function: FlowFunction)? {
        let statements = function.file.statements(of: function.body)
        guard function.id.part == .getter, let statement = statements.first, statements.count == 1
        else { return nil }
        let isReturn =
            function.file.tokens.tokens[statement.range.lowerBound].kind == .keyword(.return)
        let range = isReturn ? statement.range.dropFirst() : statement.range[...]
        guard let first = range.first, let last = range.last else { return nil }
        return (ExpressionReader(function.file).expression(in: first..<last + 1), function)
    }
}
