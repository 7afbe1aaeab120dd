import AppFacts
import SwiftFlow
import SwiftOutline

/// Which view controllers a container has, as far as the code of its class, which runs as its view is loaded, has to do with it, and the launch behind
/// the showing of the window.
struct ContentOfContainers {
    private let flow: AppFlow
    private var uses: [(use: Use, view: Int)] = []

    /// A use of what a container has.
    private struct Use {
        /// The class of the container; nil where it may be any.
        let type: String?
        let name: String
        let isWritten: Bool
    }

    /// What the first views do.
    init(_ flow: AppFlow, views: [LaunchMoment]) {
        self.flow = flow
        var known: Set<FlowFunction.ID> = []
        for (index, view) in views.enumerated() where known.insert(view.function.id).inserted {
            uses += own(of: view.function).map { ($0, index) }
        }
    }

    private static let members: Set<String> = [
        "viewControllers", "topViewController", "visibleViewController", "selectedViewController",
        "children", "childViewControllers",
    ]
    private static let methods: Set<String> = [
        "setViewControllers", "pushViewController", "popViewController", "popToRootViewController",
        "popToViewController", "addChild", "addChildViewController", "insertChild",
    ]

    // MARK: The container's own code

    /// What the code of a container, which inherits them, does to its view controllers.
    private func own(of function: FlowFunction) -> [Use] {
        guard let owner = function.owner, !function.isStatic, isController(owner) else { return [] }
        let tokens = function.file.tokens.tokens
        return function.body.compactMap { token in
            guard tokens[token].kind == .identifier, isOwn(token, in: function) else { return nil }
            let name = function.file.name(at: token)
            let isCall = function.file.tokens.spells(token + 1, "(")
            if isCall, Self.methods.contains(name) {
                return Use(type: owner, name: "viewControllers", isWritten: true)
            }
            guard !isCall, Self.members.contains(name),
                flow.program.members(name, of: owner).isEmpty
            else { return nil }
            return Use(type: owner, name: name, isWritten: tokens[token + 1].kind == .equal)
        }
    }

    /// Whether a name means a member of `self`, and is used before the code's own function returns.
    private func isOwn(_ token: Int, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens.tokens
        switch tokens[token - 1].kind {
        case .period:
            guard [.keyword(.self), .keyword(.super)].contains(tokens[token - 2].kind) else {
                return false
            }
        case .keyword(.let), .keyword(.var), .keyword(.func): return false
        default: break
        }
        let trace = flow.trace(of: function)
        guard !function.file.tokens.spells(token + 1, ":"),
            trace.locals(named: function.file.name(at: token)).isEmpty
        else { return false }
        return !trace.events(startingAt: token).contains { $0.runsLater }
    }

    // MARK: The launch

    /// The first thing of the views for which it matters whether something of the launch runs before it, and what both use.
    func first(
        dependingOn moment: LaunchMoment, _ objects: ObjectsOfLaunch
    ) -> (view: Int, name: String)? {
        guard !uses.isEmpty, !moment.isOwn, let own = use(of: moment) else { return nil }
        let made = objects.made(for: moment)
        if made?.isBehind == true { return nil }
        return uses.first { other in
            (own.isWritten || other.use.isWritten)
                && (made.map { isA($0.type, other.use.type) }
                    ?? areRelated(own.type, other.use.type))
        }.map { ($0.view, $0.use.name) }
    }

    private func use(of moment: LaunchMoment) -> Use? {
        switch moment.event.kind {
        case .read(let receiver, let member, _, _) where Self.members.contains(member):
            use(receiver, member, isWritten: false, in: moment.function)
        case .write(let receiver, let member, _, _) where Self.members.contains(member),
            .change(.some(let receiver), let member, _, _) where Self.members.contains(member):
            use(receiver, member, isWritten: true, in: moment.function)
        case .call(let call) where Self.methods.contains(call.name):
            switch call.target {
            case .foreign, .unknown:
                use(call.receiver, "viewControllers", isWritten: true, in: moment.function)
            default: nil
            }
        default: nil
        }
    }

    /// A use of a value that is, or may be, a container; without one, of the object whose code it is.
    private func use(
        _ receiver: FlowValue?, _ name: String, isWritten: Bool, in function: FlowFunction
    ) -> Use? {
        guard let type = receiver.map({ $0.type.unwrapped.name }) ?? function.owner else {
            return Use(type: nil, name: name, isWritten: isWritten)
        }
        return isController(type) ? Use(type: type, name: name, isWritten: isWritten) : nil
    }

    private func isController(_ type: String) -> Bool {
        flow.program.ancestry(of: type).contains("UIViewController")
    }

    private func areRelated(_ type: String?, _ other: String?) -> Bool {
        guard let type, let other else { return true }
        return isA(type, other) || isA(other, type)
    }

    private func isA(_ type: String, _ other: String?) -> Bool {
        other.map(flow.program.ancestry(of: type).contains) ?? true
    }
}
