import AppFacts
import SwiftFlow
import SwiftOutline

/// What UIKit keeps for a view controller of the app's, its title and its items, and what its loading changes, as far as both the first views and
/// the launch behind them have to do with it.
struct StateOfControllers {
    private let flow: AppFlow
    private var uses: [String: [Use]] = [:]
    /// The first thing that the code of each class does.
    private var loading: [String: Int] = [:]

    private struct Use {
        let type: String
        let isWritten: Bool
        let view: Int
    }

    /// What the first views do.
    init(_ flow: AppFlow, views: [LaunchMoment]) {
        self.flow = flow
        var known: Set<FlowFunction.ID> = []
        for (index, view) in views.enumerated() {
            if let owner = view.function.owner, loading[owner] == nil { loading[owner] = index }
            guard known.insert(view.function.id).inserted else { continue }
            for use in own(of: view.function) {
                uses[use.name, default: []].append(
                    Use(type: use.type, isWritten: use.isWritten, view: index))
            }
        }
    }

    /// What a method of a view controller has to do with its own, which it inherits: `title = "Home"`.
    private func own(
        of function: FlowFunction
    ) -> [(name: String, type: String, isWritten: Bool)] {
        guard let owner = function.owner,
            flow.program.ancestry(of: owner).contains("UIViewController")
        else { return [] }
        let tokens = function.file.tokens.tokens
        return function.body.compactMap { token in
            guard tokens[token].kind == .identifier,
                tokens[token - 1].kind != .period || tokens[token - 2].kind == .keyword(.self)
            else { return nil }
            let name = function.file.name(at: token)
            if Self.ofChildren.contains(name) { return ("children", owner, false) }
            if name == "title" { return (name, owner, tokens[token + 1].kind == .equal) }
            guard Self.items.contains(name), token + 3 < tokens.count,
                tokens[token + 1].kind == .period
            else { return nil }
            let member = function.file.name(at: token + 2)
            return ("\(name).\(member)", owner, tokens[token + 3].kind == .equal)
        }
    }

    /// The first thing of the views for which it matters whether something of the launch runs before it, and what both use.
    func first(dependingOn moment: LaunchMoment) -> (view: Int, name: String)? {
        guard !moment.isOwn else { return nil }
        if let asked = loadingAsked(by: moment) {
            let views = loading.filter { areRelated($0.key, asked.type) }.map(\.value)
            return views.min().map { ($0, asked.member) }
        }
        if let own = use(of: moment) { return first(meeting: own) }
        guard case .call(let call) = moment.event.kind else { return nil }
        return (call.target.functions ?? []).lazy.flatMap { own(of: $0) }.compactMap {
            first(meeting: $0)
        }.first
    }

    /// The class of a view controller whose view is loaded, or not, as far as something of the launch asks.
    func loadingAsked(by moment: LaunchMoment) -> (type: String, member: String)? {
        guard !moment.isOwn,
            case .read(let receiver, let member, let token, _) = moment.event.kind,
            Self.ofLoading.contains(member),
            let type = controller(receiver) ?? implicit(token, receiver, moment.function),
            !isHeldWeakly(moment)
        else { return nil }
        return (type, member)
    }

    /// Whether a closure asks what it captures weakly, `[weak controller]`, for which any controller may be given: that is for later, when the object may
    /// be gone.
    private func isHeldWeakly(_ moment: LaunchMoment) -> Bool {
        guard !moment.event.closures.isEmpty,
            case .read(let receiver, _, let token, _) = moment.event.kind,
            receiver.type.unwrapped.name == "UIViewController"
        else { return false }
        let file = moment.function.file
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token - 1].kind == .period,
            tokens[token - 2].kind == .identifier
        else { return false }
        let name = file.name(at: token - 2)
        return moment.function.body.dropLast().contains { index in
            file.tokens.spells(index, "weak") && file.tokens.spells(index + 1, name)
                && index + 1 < token
        }
    }

    private func first(
        meeting own: (name: String, type: String, isWritten: Bool)
    ) -> (view: Int, name: String)? {
        uses[own.name]?.first { other in
            (own.isWritten || other.isWritten) && areRelated(own.type, other.type)
        }.map { ($0.view, own.name) }
    }

    /// The class of a view controller whose own member code names without a dot.
    private func implicit(
        _ token: Int, _ receiver: FlowValue, _ function: FlowFunction
    ) -> String? {
        guard receiver.type == .unknown, token > 0, let owner = function.owner,
            function.file.tokens.tokens[token - 1].kind != .period
        else { return nil }
        return controller(FlowValue(.plain(owner)))
    }

    private static let ofChildren: Set<String> = ["children", "childViewControllers"]
    private static let changingChildren: Set<String> = [
        "addChild", "addChildViewController", "removeFromParent", "removeFromParentViewController",
    ]

    /// What the loading of the view itself changes.
    private static let ofLoading: Set<String> = [
        "isViewLoaded", "viewIfLoaded", "children", "childViewControllers",
    ]
    private static let items: Set<String> = ["navigationItem", "tabBarItem"]

    private func use(of moment: LaunchMoment) -> (name: String, type: String, isWritten: Bool)? {
        switch moment.event.kind {
        case .read(let receiver, let member, let token, _):
            use(member, token, receiver, isWritten: false, in: moment.function)
        case .write(let receiver, let member, let token, _):
            use(member, token, receiver, isWritten: true, in: moment.function)
        case .call(let call) where Self.changingChildren.contains(call.name):
            call.receiver.flatMap(controller).map { ("children", $0, true) }
        default: nil
        }
    }

    private func use(
        _ member: String, _ token: Int, _ receiver: FlowValue, isWritten: Bool,
        in function: FlowFunction
    ) -> (name: String, type: String, isWritten: Bool)? {
        if member == "title", let type = controller(receiver) { return (member, type, isWritten) }
        let tokens = function.file.tokens
        guard token > 1, tokens.tokens[token - 1].kind == .period,
            tokens.tokens[token - 2].kind == .identifier
        else { return nil }
        let item = function.file.name(at: token - 2)
        guard Self.items.contains(item) else { return nil }
        for event in flow.trace(of: function).events(startingAt: token - 2)
            + flow.trace(of: function).events
        {
            guard case .read(let receiver, item, token - 2, _) = event.kind,
                let type = controller(receiver)
            else { continue }
            return ("\(item).\(member)", type, isWritten)
        }
        return nil
    }

    /// The class of a view controller of the app's own, or that of all where it may be any.
    private func controller(_ value: FlowValue) -> String? {
        if value.type.unwrapped.name == "UIViewController" { return "UIViewController" }
        guard let type = value.type.unwrapped.name, flow.program.type(type)?.isDeclared == true,
            flow.program.ancestry(of: type).contains("UIViewController")
        else { return nil }
        return type
    }

    private func areRelated(_ type: String, _ other: String) -> Bool {
        flow.program.ancestry(of: type).contains(other)
            || flow.program.ancestry(of: other).contains(type)
    }
}
