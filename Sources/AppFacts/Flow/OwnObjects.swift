import SwiftFlow
import SwiftOutline

/// Tells objects that a function makes and gives to nobody, with the parts that these make themselves, from all others: what
/// is done to one of them is done to no other object of its class.
package struct OwnObjects {
    private let flow: AppFlow

    /// Looks at the code of an app.
    package init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// Whether something that happens works on such an object; `isOwn` says that the function runs on one.
    func isReceiver(of event: FlowEvent, in function: FlowFunction, isOwn: Bool) -> Bool {
        switch event.kind {
        case .read(_, _, let token, _), .write(_, _, let token, _):
            isReceiver(of: token, in: function, isOwn: isOwn)
        case .change(.some, _, let token, _): isReceiver(of: token, in: function, isOwn: isOwn)
        case .call(let call): isReceiver(of: call.token, in: function, isOwn: isOwn)
        default: false
        }
    }

    /// Whether what something runs works on such an object alone, which it does not give away.
    func isReceiver(
        of event: FlowEvent, running callee: FlowFunction, in function: FlowFunction, isOwn: Bool
    ) -> Bool {
        guard callee.owner != nil, !callee.isStatic,
            callee.located.declaration.kind != .initializer,
            isReceiver(of: event, in: function, isOwn: isOwn)
        else { return false }
        return !givesAwaySelf(callee)
    }

    /// Whether a member, by its token, is asked of such an object.
    private func isReceiver(of token: Int, in function: FlowFunction, isOwn: Bool) -> Bool {
        guard var path = path(to: token, in: function.file) else { return false }
        if isOwn, path.first == "self" { path.removeFirst() }
        guard path.count <= 1 else { return false }
        guard let name = path.first else { return isOwn }
        if isLocal(name, in: function) { return isMade(name, in: function) }
        return isOwn && makesPart(name, of: function)
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
