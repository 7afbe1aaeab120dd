import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what a root asks of what its view stands in: the window itself before, and a view of SwiftUI's now.
struct RootSurroundings {
    private let kinds: RootKinds

    /// What is asked by such roots.
    init(of kinds: RootKinds) {
        self.kinds = kinds
    }

    /// What is said of an event; nil where that asks nothing of the kind.
    func finding(about event: FlowEvent, in function: FlowFunction) -> Finding? {
        if case .call(let call) = event.kind, isAmongSubviews(call, event, in: function) {
            return said(at: call.token, function, Self.inView)
        }
        guard let owner = function.owner, kinds.isRoot(owner) else { return nil }
        switch event.kind {
        case .read(let receiver, "superview", let token, _):
            guard isOwnView(inFrontOf: token, event, function), isNoticed(token, function),
                receiver.type.unwrapped.name == "UIView"
            else { return nil }
            return said(at: token, function, Self.inView)
        case .read(let receiver, "subviews", let token, _):
            guard receiver.windows.contains(.found), isCompared(event, in: function) else {
                return nil
            }
            return said(at: token, function, Self.inView)
        case .read(let receiver, "next", let token, _):
            guard kinds.isRoot(receiver) || isOwn(token, of: receiver, in: function) else {
                return nil
            }
            return said(
                at: token, function,
                "the next responder after the root is a view of SwiftUI's, and was the window")
        case .call(let call):
            guard kinds.asksRoot(call, in: function),
                let names = MemberByName(call, in: function, kinds.flow.program)?.names,
                names.count == 2, ["view", "viewIfLoaded"].contains(names[0]),
                names[1] == "superview"
            else { return nil }
            return said(at: call.token, function, Self.inView)
        default: return nil
        }
    }

    /// Whether a call orders the root's view among those of the window, or looks for it there: `window.bringSubviewToFront(view)`,
    /// `window.subviews.firstIndex(of: view)`.
    private func isAmongSubviews(
        _ call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> Bool {
        let isOrder = Self.ordering.contains(call.name)
        guard isOrder || Self.looking.contains(call.name),
            call.arguments.contains(where: { argument in
                (!isOrder || argument.label != nil || call.arguments.count == 1)
                    && isRootView(argument.range, in: function)
            })
        else { return false }
        if isOrder { return call.receiver.map { $0.windows.contains(.found) } ?? false }
        let chain = event.range.lowerBound..<call.token
        return kinds.flow.trace(of: function).events(within: chain).contains { other in
            guard case .read(let receiver, "subviews", _, _) = other.kind else { return false }
            return receiver.windows.contains(.found)
        }
    }

    /// Source: Apple's page of `UIView`, “Managing the view hierarchy”.
    private static let ordering: Set<String> = [
        "bringSubviewToFront", "sendSubviewToBack", "insertSubview",
    ]
    private static let looking: Set<String> = ["firstIndex", "lastIndex", "index", "contains"]

    /// Whether code stands for the view of a root: `view` in its own class, `home.view` elsewhere.
    private func isRootView(_ range: TokenRange, in function: FlowFunction) -> Bool {
        let names = range.map { function.file.tokens.text(of: $0) }
            .filter { ![".", "?", "!", "?.", "self"].contains($0) }
        guard let last = names.last, ["view", "viewIfLoaded"].contains(last) else { return false }
        if names.count == 1 { return function.owner.map(kinds.isRoot) ?? false }
        return kinds.flow.trace(of: function).events(within: range).contains { event in
            guard case .read(let receiver, last, _, _) = event.kind else { return false }
            return kinds.isRoot(receiver)
        }
    }

    /// Whether a name that nothing in the program has is what the root inherits from UIKit.
    private func isOwn(_ token: Int, of receiver: FlowValue, in function: FlowFunction) -> Bool {
        receiver.type == .unknown && function.file.tokens.tokens[token - 1].kind != .period
    }

    private static let inView =
        "the root's view is in a view of SwiftUI's, and was in the window itself"

    /// `view.superview`, `self.view?.superview`.
    private func isOwnView(
        inFrontOf token: Int, _ event: FlowEvent, _ function: FlowFunction
    ) -> Bool {
        let names = (event.range.lowerBound..<token).map { function.file.tokens.text(of: $0) }
            .filter { ![".", "?", "!", "?.", "self"].contains($0) }
        return names.count == 1 && ["view", "viewIfLoaded"].contains(names[0])
    }

    /// Whether more is asked than whether there is one.
    private func isNoticed(_ token: Int, _ function: FlowFunction) -> Bool {
        let tokens = function.file.tokens
        return !["==", "!="].contains(tokens.text(of: token + 1))
            || !tokens.spells(token + 2, "nil")
    }

    private func isCompared(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        event.statement.contains(where: function.file.tokens.compares)
    }

    private func said(at token: Int, _ function: FlowFunction, _ message: String) -> Finding {
        Finding(
            .windowAccess, .warning, .review,
            at: kinds.flow.context.place(function.located.file, token), message,
            remedy: "ask for what is meant, such as the root's own class or a flag")
    }
}
