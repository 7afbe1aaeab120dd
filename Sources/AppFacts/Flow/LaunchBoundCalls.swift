import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what has to be done within the launch among all that some code does, through its calls.
package struct LaunchBoundCalls {
    /// Something of that kind.
    package struct Found {
        /// What it is.
        package let kind: LaunchBound
        /// Where it stands.
        package let function: FlowFunction
        /// The call, or the writing.
        package let event: FlowEvent
    }

    private let flow: AppFlow
    private let mayStartInBackground: Bool
    private let followsLocation: Bool

    /// A search in an app.
    package init(_ facts: LaunchFacts) {
        flow = facts.flow
        let launches = BackgroundLaunches(of: facts.context)
        mayStartInBackground = launches.arePossible
        followsLocation = launches.followLocation
    }

    /// An event that is itself something of that kind; nil where it may happen at any time.
    package func found(_ event: FlowEvent, in function: FlowFunction) -> Found? {
        kind(of: event, in: function).map {
            Found(kind: $0, function: function, event: event)
        }
    }

    private func kind(of event: FlowEvent, in function: FlowFunction) -> LaunchBound? {
        let found: LaunchBound?
        switch event.kind {
        case .call(let call):
            if case .makingForeign(let type) = call.target {
                found =
                    LaunchBound(making: type)
                    ?? (restores(call, of: type, event, function) ? .backgroundWork : nil)
            } else if case .functions = call.target {
                found = nil
            } else if call.name == LaunchBound.locationUpdates {
                found = followsLocation ? .backgroundWork : nil
            } else {
                found = LaunchBound(
                    call: call.name, labels: call.arguments.map(\.label),
                    on: call.receiver?.type.unwrapped.name)
            }
        case .write(let receiver, "desiredPushTypes", _, _)
        where receiver.type.unwrapped.name == "PKPushRegistry":
            found = .backgroundWork
        case .write(let receiver, "delegate", _, _):
            found =
                Self.delegates.first { type, _ in
                    receiver.type.unwrapped.name == type || spells(type, event, function)
                }?.bound
        default: found = nil
        }
        return found == .backgroundWork && !mayStartInBackground ? nil : found
    }

    /// Whether a manager of Bluetooth is made that the system restores; options that are not spelled out there may say so.
    private func restores(
        _ call: FlowCall, of type: String, _ event: FlowEvent, _ function: FlowFunction
    ) -> Bool {
        guard let key = LaunchBound.restoringKeys[type] else { return false }
        if spells(key, event, function) { return true }
        return call.arguments.contains { argument in
            let first = function.file.tokens.tokens[argument.range.lowerBound].kind
            return argument.label == "options" && first != .leftSquare
                && first != .keyword(.nil)
                && !flow.context.files(mentioning: key).isEmpty
        }
    }

    /// The classes whose objects tell their delegate in a launch, and what it is to name one.
    private static let delegates: [(type: String, bound: LaunchBound)] = [
        ("UNUserNotificationCenter", .notificationDelegate), ("WCSession", .backgroundWork),
        ("PKPushRegistry", .backgroundWork),
    ]

    private func spells(_ name: String, _ event: FlowEvent, _ function: FlowFunction) -> Bool {
        event.range.contains { function.file.tokens.spells($0, name) }
    }

    /// All of that among what stands within ranges of a function, and what it calls and makes.
    package func all(within ranges: [TokenRange], of function: FlowFunction) -> [Found] {
        var found: [Found] = []
        var visited: Set<FlowFunction.ID> = []
        let trace = flow.trace(of: function)
        var queue = ranges.flatMap { trace.events(within: $0) }.map { (function, $0) }
        while let (function, event) = queue.popLast() {
            guard !event.runsLater else { continue }
            if let own = self.found(event, in: function) { found.append(own) }
            for callee in event.runs(in: flow.program) where visited.insert(callee.id).inserted {
                queue += flow.trace(of: callee).events.map { (callee, $0) }
            }
        }
        return found
    }
}
