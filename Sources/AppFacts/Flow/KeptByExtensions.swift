import AppleFrameworks
import SwiftFlow
import SwiftOutline

// What methods use that the app adds to types of other modules: they call these without a receiver.
extension KeptThings {
    /// What a method that the app adds to a type of another module uses by calling that type's own without a receiver.
    func use(
        ofOwn call: FlowCall, _ labels: [String?], in function: FlowFunction
    ) -> (thing: KeptThing, changes: Bool)? {
        guard let owner = extendedType(of: function), !FreeFunctions.areNamed(call.name) else {
            return nil
        }
        if let use = SharedStores.use(
            of: call.name, in: [owner, call.name], labels: labels, isWritten: true)
        {
            if use.store == .files, !use.changes, readsBundle(function) { return nil }
            return (KeptThing(keeper: .store(use.store), key: nil), use.changes)
        }
        guard !SharedStores.isOfApple(owner), !Self.makersOfValues.contains(owner),
            flow.libraries.areIn(function.located.file)
        else { return nil }
        return (KeptThing(keeper: .library(owner), key: nil), !Self.isReading(call.name))
    }

    /// What the object keeps that such a method is called on.
    func use(
        ofExtending functions: [FlowFunction], by event: FlowEvent, in function: FlowFunction
    ) -> (thing: KeptThing, changes: Bool)? {
        guard functions.contains(where: { extendedType(of: $0) != nil }),
            let changes = changes(ofExtending: functions, depth: 0)
        else { return nil }
        var expression = ExpressionReader(function.file).expression(in: event.range)
        if case .assignment(let target, _, _) = expression.kind { expression = target }
        let chain = NameChain(expression, in: function)
        guard case .variable(let location)? = keeper(of: chain, in: function, depth: 0) else {
            return nil
        }
        return (KeptThing(keeper: .variable(location), key: nil), changes)
    }

    /// Whether methods of extensions change what they are called on; nil where they call nothing of it.
    private func changes(ofExtending functions: [FlowFunction], depth: Int) -> Bool? {
        guard depth < 4 else { return true }
        var found: Bool?
        for function in functions where extendedType(of: function) != nil {
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind, isOnSelf(call, in: function) else {
                    continue
                }
                switch call.target {
                case .functions(let others):
                    let others = others.filter { $0.id != function.id }
                    if let changes = changes(ofExtending: others, depth: depth + 1) {
                        found = found ?? false || changes
                    }
                case .foreign, .unknown:
                    if FreeFunctions.areNamed(call.name) { continue }
                    found = found ?? false || !Self.isReading(call.name)
                default: break
                }
            }
        }
        return found
    }

    /// Whether a call has no receiver, or `self`.
    private func isOnSelf(_ call: FlowCall, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens.tokens
        guard call.token > 1, tokens[call.token - 1].kind == .period else { return true }
        return tokens[call.token - 2].kind == .keyword(.self)
    }

    /// The type of another module in whose extension a function stands; nil for values and views.
    private func extendedType(of function: FlowFunction) -> String? {
        guard let owner = function.owner, flow.program.type(owner)?.isDeclared != true,
            !isValue(.plain(owner))
        else { return nil }
        return owner
    }
}
