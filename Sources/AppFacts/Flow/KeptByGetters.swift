import SwiftFlow
import SwiftOutline

extension KeptThings {
    /// The variable of the app that the last computed one of a chain stands for, which consists of nothing but it:
    /// `static var app: JSONDecoder { Api.decoder }`.
    func alias(
        endingIn chain: NameChain, in function: FlowFunction, depth: Int
    ) -> KeptThing.Keeper? {
        guard let start = chain.names.first?.token else { return nil }
        let calls = flow.trace(of: function).events(startingAt: start).compactMap { event in
            if case .call(let call) = event.kind { call } else { nil as FlowCall? }
        }
        for link in chain.names.reversed() {
            guard let call = calls.first(where: { $0.token == link.token }),
                let getters = call.target.functions, getters.count == 1,
                let value = Self.given(by: getters[0])
            else { continue }
            let inner = NameChain(value, in: getters[0])
            guard case .variable(let other)? = keeper(of: inner, in: getters[0], depth: depth + 1),
                // `container.viewContext` is only something that the container has.
                other.words == inner.names.last?.name
            else { continue }
            return .variable(other)
        }
        return nil
    }

    /// What a getter consists of, where that is a member of something.
    private static func given(by getter: FlowFunction) -> Expression? {
        guard getter.id.part == .getter, let first = getter.body.first else { return nil }
        let tokens = getter.file.tokens.tokens
        let isReturn = tokens[first].kind == .keyword(.return)
        let range = first + (isReturn ? 1 : 0)..<getter.body.upperBound
        let value = ExpressionReader(getter.file).expression(in: range)
        guard case .member = value.kind, value.range.upperBound == range.upperBound else {
            return nil
        }
        return value
    }
}
