import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which view controllers a root presents within its own context, so that it stays what presents them.
///
/// Source: Apple's page of `definesPresentationContext`: a presentation over the current context is made by the nearest view controller
/// that defines one.
struct PresentationContexts {
    private let around: Set<String>

    /// Whether every place that makes a class of view controllers presents them so.
    func areAround(_ type: String) -> Bool { around.contains(type) }

    /// Those of some roots.
    init(of kinds: RootKinds) {
        let defining = kinds.flow.functions(naming: ["definesPresentationContext"]).filter {
            $0.owner.map(kinds.isRoot) ?? false && Self.defines($0, kinds.flow)
        }
        guard !defining.isEmpty else {
            around = []
            return
        }
        let owners = Set(defining.compactMap(\.owner))
        let presenting = kinds.flow.functions(naming: ["modalPresentationStyle"]).filter {
            $0.owner.map(owners.contains) ?? false && Self.isOverContext($0)
        }
        let known = Set(presenting.map(\.id))
        let made = Set(presenting.flatMap { Self.types(madeIn: $0, kinds.flow) })
        around = made.filter { type in
            kinds.flow.functions(naming: [type]).allSatisfy {
                known.contains($0.id) || !Self.types(madeIn: $0, kinds.flow).contains(type)
            }
        }
    }

    private static func types(madeIn function: FlowFunction, _ flow: AppFlow) -> [String] {
        flow.trace(of: function).events.compactMap { event in
            guard case .call(let call) = event.kind, case .making(let type, _) = call.target
            else { return nil }
            return type
        }
    }

    private static func defines(_ function: FlowFunction, _ flow: AppFlow) -> Bool {
        let tokens = function.file.tokens
        return function.body.contains { token in
            tokens.spells(token, "definesPresentationContext") && tokens.spells(token + 1, "=")
                && tokens.tokens[token + 2].kind == .keyword(.true)
                && (tokens.tokens[token - 1].kind != .period
                    || tokens.tokens[token - 2].kind == .keyword(.self))
        }
    }

    /// Whether what a function presents covers the context only.
    private static func isOverContext(_ function: FlowFunction) -> Bool {
        let styles = function.body.filter {
            function.file.tokens.spells($0, "modalPresentationStyle")
        }
        return !styles.isEmpty
            && styles.allSatisfy { token in
                ["overCurrentContext", "currentContext"].contains(
                    function.file.tokens.text(of: token + 3))
            }
    }
}
