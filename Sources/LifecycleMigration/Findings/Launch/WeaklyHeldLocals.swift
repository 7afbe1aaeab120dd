import AppFacts
import SwiftFlow
import SwiftOutline

/// Objects that a local keeps while the window is shown, and that all others only refer to: the first views were loaded while they were
/// there, and find them gone now.
struct WeaklyHeldLocals {
    private let facts: LaunchFacts
    private let views: [LaunchMoment]
    private let showing: ShowingTokens

    /// The locals of the code that shows the window, for first views which that loaded.
    init(
        _ facts: LaunchFacts, _ order: LaunchOrder, _ showing: ShowingTokens,
        views: [LaunchMoment]
    ) {
        self.facts = facts
        self.views = order.isShown ? views : []
        self.showing = showing
    }

    /// A finding for each of them that a first view asks for.
    func findings(method: (LaunchMoment) -> String) -> [Finding] {
        guard !views.isEmpty else { return [] }
        return facts.timeline.early.flatMap { function -> [Finding] in
            guard let shown = showing.token(in: function) else { return [] }
            return facts.flow.trace(of: function).events.compactMap { event in
                guard event.closures.isEmpty,
                    case .local(let name?, let value, true) = event.kind,
                    let type = value.type.unwrapped.name,
                    facts.flow.program.type(type)?.kind == .class,
                    event.range.lowerBound < shown,
                    let holders = WeakHolders(of: name, type, in: function, facts.flow),
                    holders.areThere, (holders.firstToken ?? 0) < shown,
                    let view = views.first(where: { uses($0, holders, type) })
                else { return nil }
                return Finding(
                    .launchOrder, .warning, .manual,
                    at: facts.context.place(function.located.file, event.range.lowerBound),
                    "nothing but '\(name)' keeps this object, and that goes when this code has ended: '\(method(view))' used the object before that, and now finds it gone",
                    remedy: "keep it in a property")
            }
        }
    }

    /// Whether something that a first view does is done by one who only refers to an object of a type.
    private func uses(_ view: LaunchMoment, _ holders: WeakHolders, _ type: String) -> Bool {
        if case .read(let receiver, let member, _, _) = view.event.kind,
            let owner = receiver.type.memberOwner,
            facts.flow.program.ancestry(of: owner).contains(where: {
                holders.members.contains(.member(member, of: $0))
            })
        {
            return true
        }
        let range = view.event.range
        if holders.closures.contains(where: {
            $0.path == view.function.located.file.path
                && $0.braces.lowerBound < range.lowerBound
                && range.upperBound < $0.braces.upperBound
        }) {
            return true
        }
        return holders.isRegistered && !view.function.isStatic
            && view.function.owner.map(facts.flow.program.ancestry(of: type).contains) ?? false
    }
}
