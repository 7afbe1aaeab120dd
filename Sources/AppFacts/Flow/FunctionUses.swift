import SwiftFlow
import SwiftOutline

/// The places of an app that name functions of one name.
package struct FunctionUses {
    /// Functions that a call may mean beside others.
    private var ambiguous: Set<FlowFunction.ID> = []
    /// Uses that are no such call: names of other things, and of requirements of a protocol that a function may fulfil.
    private var others: Set<Place> = []

    /// A token of a file.
    private struct Place: Hashable {
        let path: String
        let token: Int
    }

    /// Finds the uses of a name.
    package init(of name: String, in flow: AppFlow) {
        for file in flow.context.files(naming: name) {
            let calls = flow.calls(named: name, in: file)
            let protocols = TokenRanges(
                file.types.lazy.filter { $0.declaration.kind == .protocol }.map(\.declaration.range)
            )
            for token in file.tokens(spelled: name) {
                let tokens = file.outline.tokens.tokens
                guard tokens[token].kind == .identifier else { continue }
                if let targets = calls[token] {
                    if targets.count > 1 { ambiguous.formUnion(targets) }
                    continue
                }
                let isDeclared = tokens[max(0, token - 1)].kind == .keyword(.func)
                if !isDeclared || protocols.contains(token) {
                    others.insert(Place(path: file.path, token: token))
                }
            }
        }
    }

    /// Whether all uses but its own name are calls that are followed, of nothing but the function.
    package func areAllCalls(of function: FlowFunction) -> Bool {
        guard !ambiguous.contains(function.id) else { return false }
        let own = function.located.declaration.nameRange.map(Array.init) ?? []
        let owned = own.filter {
            others.contains(Place(path: function.located.file.path, token: $0))
        }
        return owned.count == others.count
    }
}
