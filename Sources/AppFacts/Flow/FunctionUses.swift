import SwiftFlow
import SwiftOutline

/// The places of an app that name functions of one name.
package struct FunctionUses {
    /// Functions that a call may mean beside others.
    private var ambiguous: Set<FlowFunction.ID> = []
    /// Uses that are no such call: names of other things, and of requirements of a protocol that a function may fulfil.
    private var others: Set<Place> = []

    /// Where each function is called, by the token of its name.
    private var callers: [FlowFunction.ID: [Place]] = [:]

    /// A token of a file.
    package struct Place: Hashable {
        /// The file, relative to the top of the tree.
        package let path: String
        /// The token's index.
        package let token: Int
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
                    let place = Place(path: file.path, token: token)
                    for target in targets { callers[target, default: []].append(place) }
                    continue
                }
                let isDeclared = tokens[max(0, token - 1)].kind == .keyword(.func)
                if !isDeclared || protocols.contains(token) {
                    others.insert(Place(path: file.path, token: token))
                }
            }
        }
    }

    /// The places that call a function.
    package func calls(of function: FlowFunction) -> [Place] { callers[function.id] ?? [] }

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
