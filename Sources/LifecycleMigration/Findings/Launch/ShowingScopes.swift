import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What is in force only while the window is shown, as the showing stands in a closure that a function runs; and what meets the
/// first view, or what the system tells of its showing, because it comes behind that.
struct ShowingScopes {
    private let facts: LaunchFacts
    private let hasViews: Bool
    private var animating: Int?
    private var reading: [FlowLocation: Int] = [:]

    /// What the first views do.
    init(_ facts: LaunchFacts, views: [LaunchMoment]) {
        self.facts = facts
        hasViews = !views.isEmpty
        let things = KeptThings(facts.flow)
        for (index, view) in views.enumerated() {
            if animating == nil,
                things.use(of: view.event, in: view.function)?.thing.keeper == .state(.animations)
            {
                animating = index
            }
            for location in facts.effects.effects(of: [view.event], in: view.function).reads
            where reading[location] == nil {
                reading[location] = index
            }
        }
    }

    /// The first thing of the views that a scope decides on, and what it sets.
    func first(within moment: LaunchMoment) -> (view: Int, name: String)? {
        guard let call = scope(moment) else { return nil }
        if SystemState.animationScopes.contains(call.name) {
            return animating.map { ($0, SystemState.animations.rawValue) }
        }
        guard call.name == "withValue" else { return nil }
        let events = facts.flow.trace(of: moment.function).events(within: moment.event.range)
        return events.lazy.compactMap { event -> (view: Int, name: String)? in
            guard case .read(let receiver, let name, _, _) = event.kind,
                let owner = receiver.type.name ?? receiver.type.metatypeName,
                let member = facts.flow.program.members(name, of: owner).first,
                member.located.declaration.attribute("TaskLocal") != nil
            else { return nil }
            return reading[.member(name, of: member.owner)].map { ($0, name) }
        }.first
    }

    /// The call of another module's function in whose closure the window is shown.
    private func scope(_ moment: LaunchMoment) -> FlowCall? {
        guard moment.isAroundShow, case .call(let call) = moment.event.kind,
            call.arguments.contains(where: { !$0.value.closures.isEmpty })
        else { return nil }
        switch call.target {
        case .foreign, .unknown: return call
        default: return nil
        }
    }

    /// What is said of code that asks who answers an action, or that hears of the showing of windows.
    func message(of moment: LaunchMoment) -> String? {
        guard hasViews, case .call(let call) = moment.event.kind else { return nil }
        if call.name == "sendAction", isToNobody(call, moment.function) {
            return
                "the first view was there to answer this action, and isn't there yet now"
        }
        if let keyed = KeyedCall(call, in: moment.function.file), !keyed.changes,
            keyed.store == .notifications, PostedNotifications.ofShowing.contains(keyed.key)
        {
            return
                "this observes windows that are shown: the app's first one was shown before this line, and now is shown after it"
        }
        return nil
    }

    private func isToNobody(_ call: FlowCall, _ function: FlowFunction) -> Bool {
        call.arguments.contains { argument in
            argument.label == "to"
                && argument.range.allSatisfy {
                    function.file.tokens.tokens[$0].kind == .keyword(.nil)
                }
        }
    }
}

extension FlowType {
    /// The type that this is the metatype of.
    var metatypeName: String? {
        if case .metatype(let name) = self { return name }
        return nil
    }
}
