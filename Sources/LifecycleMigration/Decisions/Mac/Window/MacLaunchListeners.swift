import AppFacts
import SwiftFlow

/// What a launch starts that does nothing to the app's own variables but call it back later: a search for devices and the like.
struct MacLaunchListeners {
    private let facts: LaunchFacts
    private let views: [LaunchMoment]
    private let used: FlowEffects

    /// The listeners of a launch beside the first views, and what these and their making use.
    init(_ facts: LaunchFacts, beside views: [LaunchMoment], using used: FlowEffects) {
        self.facts = facts
        self.views = views
        self.used = used
    }

    /// Classes that search or watch on their own, and tell their delegate of it from the run loop and never within a call.
    ///
    /// Source: Apple's documentation of each.
    private static let classes: Set<String> = [
        "CBCentralManager", "CBPeripheralManager", "CLLocationManager", "ICDeviceBrowser",
        "MCNearbyServiceAdvertiser", "MCNearbyServiceBrowser", "NetService", "NetServiceBrowser",
    ]

    /// Whether all that is not known of some events is what such objects do, and neither the content nor what it shows
    /// notices whether they have begun, or have called the app back already.
    func areAll(_ events: [FlowEvent], of function: FlowFunction) -> Bool {
        var visited: Set<FlowFunction.ID> = [function.id]
        var queue = events.filter { !$0.runsLater }.map { (event: $0, function: function) }
        var types: Set<String> = []
        while let (event, function) = queue.popLast() {
            let own = facts.effects.effects(of: [event], in: function)
            guard own.isUnknown else {
                guard own.commutes(with: used) else { return false }
                continue
            }
            if let type = listener(in: event) {
                types.insert(type)
                continue
            }
            guard case .call(let call) = event.kind, case .functions(let callees) = call.target
            else { return false }
            for callee in callees where visited.insert(callee.id).inserted {
                queue += facts.flow.trace(of: callee).events.filter { !$0.runsLater }
                    .map { ($0, callee) }
            }
        }
        return types.isDisjoint(with: namedByViews) && callbacksCommute
    }

    /// The class of the listener that an event makes, sets or calls, and that takes no code but the delegate's.
    private func listener(in event: FlowEvent) -> String? {
        let type: String?
        switch event.kind {
        case .write(let receiver, _, _, let value):
            type = value.closures.isEmpty && isGiven(value) ? receiver.type.name : nil
        case .call(let call):
            guard
                call.arguments.allSatisfy({ $0.value.closures.isEmpty && isGiven($0.value) })
            else { return nil }
            if case .makingForeign(let made) = call.target {
                type = made
            } else if case .foreign = call.target {
                type = call.receiver?.type.name
            } else {
                type = nil
            }
        default: type = nil
        }
        return type.flatMap { Self.classes.contains($0) ? $0 : nil }
    }

    /// Whether a value is the delegate, or of no class of the app's, so that nothing but the delegate is called back.
    private func isGiven(_ value: FlowValue) -> Bool {
        guard let type = value.type.name else { return false }
        return type == facts.delegate.name || facts.flow.program.type(type)?.isDeclared != true
    }

    private var namedByViews: Set<String> {
        Set(
            views.compactMap { moment in
                guard case .call(let call) = moment.event.kind else { return nil }
                if case .makingForeign(let type) = call.target { return type }
                return call.receiver?.type.name
            })
    }

    /// Whether it makes no difference to the content when the delegate's methods run that are none of the launch.
    private var callbacksCommute: Bool {
        let members = facts.flow.program.type(facts.delegate.name)?.allMembers ?? []
        return members.filter { $0.located.declaration.kind == .function }
            .flatMap(FlowFunction.all)
            .filter { !facts.timeline.isEarly($0) }
            .allSatisfy { facts.effects.effects(of: $0).commutes(with: used) }
    }
}
