import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what code asks of the view controllers above it, where the root was the last of them and has SwiftUI's above it now: what
/// presents, what a view controller is a child of.
///
/// Source: Apple's documentation of `presentingViewController`: what is presented full-screen is so by the topmost parent, unless
/// another view controller defines a context.
struct RootAncestry {
    private let flow: AppFlow
    private let roots: Set<String>
    /// The roots' classes with those that they inherit from and the protocols that they have.
    private let kinds: Set<String>

    /// What is asked in a program whose root is of one of some classes.
    init(in flow: AppFlow, of roots: Set<String>) {
        self.flow = flow
        self.roots = roots
        kinds = Set(roots.flatMap { flow.program.supertypes(of: $0) })
            .subtracting(["UIViewController", "UIResponder", "NSObject", "AnyObject"])
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        guard !roots.isEmpty else { return [] }
        let asking = flow.functions(naming: Self.words).flatMap { function in
            flow.trace(of: function).events.compactMap { finding(about: $0, in: function) }
        }
        return (asking + moves()).firstAtEachPlace()
    }

    private static let words = [
        "presentingViewController", "parent", "isMovingToParent", "isMovingFromParent", "superview",
    ]

    private func finding(about event: FlowEvent, in function: FlowFunction) -> Finding? {
        switch event.kind {
        case .cast(let value, let kind, let type):
            guard value.tags.contains(.presenter), kind != .plain,
                let name = type.name, kinds.contains(name)
            else { return windowAbove(event, type, in: function) }
            return presenter(
                event, in: function, kind == .forced ? "this cast crashes" : "this cast fails")
        case .comparison(let first, let second):
            let isOfRoot = [first, second].contains { value in
                value.type.unwrapped.name.map(kinds.contains) ?? false
            }
            let isPresenter = [first, second].contains { $0.tags.contains(.presenter) }
            return isPresenter && isOfRoot
                ? presenter(event, in: function, "this comparison fails") : nil
        case .read(let receiver, "parent", let token, _):
            let isAsked = isOfRoot(receiver) && isAskedForBeingThere(token, event, in: function)
            return isAsked || isWalk(event, in: function)
                ? told(at: token, in: function, Self.hasParent) : nil
        case .read(let receiver, let member, let token, _):
            guard Self.moves.contains(member), isOfRoot(receiver) else { return nil }
            return told(
                at: token, in: function,
                "SwiftUI adds the root to a view controller of its own, so '\(member)' is true for it"
            )
        default: return nil
        }
    }

    private static let hasParent =
        "the root has a view controller of SwiftUI's for its parent, and had none"
    private static let moves: Set<String> = ["isMovingToParent", "isMovingFromParent"]

    private func presenter(
        _ event: FlowEvent, in function: FlowFunction, _ consequence: String
    ) -> Finding {
        Finding(
            .windowAccess, .warning, .manual,
            at: flow.context.place(function.located.file, event.range.lowerBound),
            "what the root presents is presented by a view controller of SwiftUI's, so \(consequence)",
            remedy: "hand over what presents, or let it hear of this by a delegate or a closure")
    }

    private func told(at token: Int, in function: FlowFunction, _ message: String) -> Finding {
        Finding(
            .windowAccess, .warning, .review, at: flow.context.place(function.located.file, token),
            message, remedy: "ask for what is meant, such as the root's own class or a flag")
    }

    // MARK: Parents

    /// Whether a value is of a root's class, or of one of the app's that a root inherits from.
    private func isOfRoot(_ value: FlowValue) -> Bool {
        guard let name = value.type.unwrapped.name else { return false }
        return roots.contains(name)
            || kinds.contains(name) && flow.program.type(name)?.isDeclared == true
    }

    /// Whether `parent` is compared with nil, or bound.
    private func isAskedForBeingThere(
        _ token: Int, _ event: FlowEvent, in function: FlowFunction
    ) -> Bool {
        let tokens = function.file.tokens
        if ["==", "!="].contains(tokens.text(of: token + 1)) {
            return tokens.spells(token + 2, "nil")
        }
        if tokens.spells(event.range.lowerBound - 2, "nil") {
            return ["==", "!="].contains(tokens.text(of: event.range.lowerBound - 1))
        }
        return binds(event.range.lowerBound, in: function)
            && [.comma, .leftBrace, .keyword(.else)].contains(tokens.tokens[token + 1].kind)
    }

    /// `if let`, `guard let`, `while let` with a name in front of a token.
    private func binds(_ token: Int, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens.tokens
        guard token > 3, tokens[token - 1].kind == .equal else { return false }
        return [.keyword(.let), .keyword(.var)].contains(tokens[token - 3].kind)
    }

    /// Whether a loop goes up to the last parent, and looks for no class on the way.
    private func isWalk(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens
        let start = event.statement.lowerBound
        guard tokens.tokens[start].kind == .keyword(.while),
            binds(event.range.lowerBound, in: function)
        else { return false }
        let last = min(start + 60, tokens.tokens.count)
        return !(start..<last).contains {
            ["as", "is"].contains(tokens.text(of: $0))
        }
    }

    /// `view.superview is UIWindow` of a root.
    private func windowAbove(
        _ event: FlowEvent, _ type: FlowType, in function: FlowFunction
    ) -> Finding? {
        let tokens = function.file.tokens
        guard type.name == "UIWindow", let owner = function.owner,
            isOfRoot(FlowValue(.plain(owner))),
            let token = event.range.first(where: { tokens.spells($0, "superview") }), token > 2,
            tokens.text(of: token - 2) == "view" || tokens.text(of: token - 3) == "view"
        else { return nil }
        return told(
            at: token, in: function,
            "the root's view is in a view of SwiftUI's, and was in the window itself")
    }

    /// The methods of a root that UIKit calls from now on.
    private func moves() -> [Finding] {
        roots.sorted().flatMap { root in
            ["didMove", "willMove"].flatMap { flow.program.members($0, of: root) }
        }.map(\.located).filter {
            ["didMove(toParent:)", "willMove(toParent:)"].contains($0.declaration.selectorName)
        }.map { method in
            Finding(
                .windowAccess, .warning, .review,
                at: flow.context.place(method.file, method.declaration.keyword),
                "this is called when SwiftUI shows the root, and was not",
                remedy: "look at what it does with a parent that the app doesn't know")
        }
    }
}
