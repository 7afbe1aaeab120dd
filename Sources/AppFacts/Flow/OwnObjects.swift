import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells objects that a function makes and gives to nobody, with the parts that these make themselves, and its own copies of structures
/// from all others: what is done to one of them is done to no other object of its class.
package struct OwnObjects {
    /// Whose something is that code works on.
    enum Ownership {
        /// Whoever's: others may have it.
        case others
        /// A copy of a structure: nobody sees what is set of it. What is asked of it, and the objects that it holds, are those of others.
        case copy
        /// An object that nobody else has.
        case made
    }

    private let flow: AppFlow

    /// Looks at the code of an app.
    package init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// Whether something that happens works on such an object; `ownership` says what the function runs on.
    func isReceiver(
        of event: FlowEvent, in function: FlowFunction, _ ownership: Ownership
    ) -> Bool {
        let own = self.ownership(of: event, in: function, ownership)
        if case .read = event.kind { return own == .made }
        return own != .others
    }

    private func ownership(
        of event: FlowEvent, in function: FlowFunction, _ ownership: Ownership
    ) -> Ownership {
        switch event.kind {
        case .read(_, _, let token, _), .write(_, _, let token, _):
            self.ownership(of: token, in: function, ownership)
        case .change(.some, _, let token, _): self.ownership(of: token, in: function, ownership)
        case .call(let call): self.ownership(of: call.token, in: function, ownership)
        default: .others
        }
    }

    /// What something that is run works on alone, where that is such an object, which it does not give away.
    func ownership(
        of event: FlowEvent, running callee: FlowFunction, in function: FlowFunction,
        _ ownership: Ownership
    ) -> Ownership {
        guard callee.owner != nil, !callee.isStatic,
            callee.located.declaration.kind != .initializer
        else { return .others }
        let own = self.ownership(of: event, in: function, ownership)
        return own == .made && givesAwaySelf(callee) ? .others : own
    }

    /// Whose it is that a member, by its token, is asked of.
    private func ownership(
        of token: Int, in function: FlowFunction, _ ownership: Ownership
    ) -> Ownership {
        guard var path = path(to: token, in: function.file) else { return .others }
        let isOwn = ownership != .others
        if isOwn, path.first == "self" { path.removeFirst() }
        guard path.count <= 1 else { return .others }
        guard let name = path.first else { return ownership }
        if isLocal(name, in: function) {
            if isMade(name, in: function) { return .made }
            return isCopy(name, at: token, in: function) ? .copy : .others
        }
        return ownership == .made && makesPart(name, of: function) ? .made : .others
    }

    /// Whether a local of the function holds nothing but values of structures of the app's.
    private func isCopy(_ name: String, at token: Int, in function: FlowFunction) -> Bool {
        let locals = flow.trace(of: function).locals(named: name)
        return !locals.isEmpty && !function.parameters.contains { $0.name == name }
            && !function.file.isParameterOfClosure(name, at: token, in: function.body)
            && locals.allSatisfy { local in
                guard case .local(_, let value, _) = local.kind, let type = value.type.name else {
                    return false
                }
                return isStructure(type)
            }
    }

    private func isStructure(_ type: String) -> Bool {
        guard let nominal = flow.program.type(type), nominal.isDeclared else { return false }
        return nominal.declarations.allSatisfy { $0.declaration.kind == .struct }
    }

    /// The names in front of a member, without `?` and `!`; nil where there is more than names.
    private func path(to token: Int, in file: SwiftFile) -> [String]? {
        let tokens = file.tokens.tokens
        var names: [String] = []
        var index = token
        while index > 1, tokens[index - 1].kind == .period {
            index -= 2
            while index > 0,
                tokens[index].kind == .postfixQuestionMark || tokens[index].kind == .exclamationMark
            {
                index -= 1
            }
            switch tokens[index].kind {
            case .identifier, .keyword(.`self`): names.append(file.tokens.text(of: index))
            default: return nil
            }
        }
        return names.reversed()
    }

    private func isLocal(_ name: String, in function: FlowFunction) -> Bool {
        function.parameters.contains { $0.name == name }
            || !flow.trace(of: function).locals(named: name).isEmpty
    }

    /// Whether a local holds nothing but an object that the function makes, and gives to nobody.
    private func isMade(_ name: String, in function: FlowFunction) -> Bool {
        let trace = flow.trace(of: function)
        let locals = trace.locals(named: name)
        guard locals.count == 1, let local = locals.first,
            !function.parameters.contains(where: { $0.name == name }),
            let making = trace.events(within: local.statement).last(where: {
                makes($0) != nil && $0.range.upperBound == local.range.upperBound
            }), let initializers = makes(making), !initializers.contains(where: givesAwaySelf)
        else { return false }
        let tokens = function.file.tokens.tokens
        return function.body.allSatisfy { token in
            guard tokens[token].kind == .identifier, function.file.name(at: token) == name else {
                return true
            }
            switch tokens[token - 1].kind {
            case .period, .keyword(.let), .keyword(.var): return true
            default: break
            }
            switch tokens[token + 1].kind {
            case .period, .postfixQuestionMark, .exclamationMark, .colon: return true
            default: return false
            }
        }
    }

    /// The initializers by which an event makes an object; nil where it makes none.
    private func makes(_ event: FlowEvent) -> [FlowFunction]? {
        guard case .call(let call) = event.kind, case .making(_, let initializers) = call.target
        else { return nil }
        return initializers
    }

    /// Whether a stored member of the function's type starts with an object that it makes, and is always that.
    private func makesPart(_ name: String, of function: FlowFunction) -> Bool {
        guard let owner = function.owner,
            let member = flow.program.members(name, of: owner).first,
            member.located.declaration.kind == .variable,
            member.located.file.outline.tokens.tokens[member.located.declaration.keyword].kind
                == .keyword(.let),
            let value = FlowFunction(
                initialValueOf: name, in: member.located, owner: member.owner)
        else { return false }
        return flow.trace(of: value).events.contains { event in
            event.range == value.body
                && makes(event).map { !$0.contains(where: givesAwaySelf) } == true
        }
    }

    /// Whether code names `self` for more than a member of it.
    private func givesAwaySelf(_ function: FlowFunction) -> Bool {
        let tokens = function.file.tokens.tokens
        return function.body.contains { token in
            guard tokens[token].kind == .keyword(.`self`) else { return false }
            let isType = token > 0 && tokens[token - 1].kind == .period
            return !isType && tokens[token + 1].kind != .period
        }
    }
}
