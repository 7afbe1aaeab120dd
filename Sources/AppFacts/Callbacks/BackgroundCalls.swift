import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the callbacks of the application's delegate lead to for which the system starts an app in the background.
///
/// Source: Apple's pages of the callbacks, and of `UIBackgroundModes`.
package struct BackgroundCalls {
    /// Something that a callback leads to.
    package struct Step {
        /// The function.
        package let function: FlowFunction
        /// What happens.
        package let event: FlowEvent
    }

    /// All that they lead to, at once or soon.
    package let steps: [Step]
    /// What they tell those who listen.
    package let announced: Announcements

    /// A look at an app.
    package init(_ facts: LaunchFacts) {
        let launches = BackgroundLaunches(of: facts.context)
        steps =
            facts.usesScenes
            ? []
            : Self.callbacks.flatMap { callback -> [Step] in
                guard callback.mode.map(launches.arePossible(for:)) ?? true else { return [] }
                return Self.steps(from: [callback.name], facts)
            } + Self.asynchronous(launches, facts) + Self.tasks(facts)
        announced = Announcements(
            by: steps.map { ($0.function, $0.event) }, isLaunch: false, in: facts.flow.program)
    }

    /// A callback, and the mode in which the system calls it in the background; nil where it wants none.
    private static let callbacks: [(name: String, mode: String?)] = [
        (
            "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            "remote-notification"
        ),
        ("application(_:performFetchWithCompletionHandler:)", "fetch"),
        ("application(_:handleEventsForBackgroundURLSession:completionHandler:)", nil),
        ("locationManager(_:didUpdateLocations:)", "location"),
        ("locationManager(_:didEnterRegion:)", nil), ("locationManager(_:didExitRegion:)", nil),
        ("locationManager(_:didVisit:)", nil),
    ]

    /// What those lead to that answer by what they return, and so have a shorter name.
    private static func asynchronous(_ launches: BackgroundLaunches, _ facts: LaunchFacts) -> [Step]
    {
        callbacks.flatMap { callback -> [Step] in
            guard callback.mode.map(launches.arePossible(for:)) ?? true,
                let last = callback.name.lastIndex(where: { $0 == "_" || $0 == ":" })
                    .flatMap({ callback.name[..<$0].lastIndex(of: ":") }),
                callback.name.hasSuffix("ompletionHandler:)")
            else { return [] }
            let name = callback.name[...last] + ")"
            let methods = facts.owner.methods(String(name)).filter(\.declaration.isAsync)
            return steps(
                from: methods.compactMap { FlowFunction($0, owner: facts.owner.name) }, facts)
        }
    }

    /// The callbacks by their names, whatever mode they want.
    package static let names = callbacks.map(\.name)

    /// All that callbacks lead to, at once or soon, without code that knows that a view may be missing.
    package static func steps(from names: [String], _ facts: LaunchFacts) -> [Step] {
        steps(
            from: names.flatMap { facts.owner.methods($0) }.compactMap {
                FlowFunction($0, owner: facts.owner.name)
            }, facts)
    }

    /// What the closures do that run the background tasks which the launch registers, and all that this leads to.
    package static func tasks(_ facts: LaunchFacts) -> [Step] {
        facts.timeline.early.flatMap { function -> [Step] in
            let events = facts.flow.trace(of: function).events
            let closures = events.flatMap { event -> [ClosureID] in
                guard case .call(let call) = event.kind,
                    LaunchBound(call: call.name, labels: call.arguments.map(\.label))
                        == .taskRegistration
                else { return [] }
                return call.arguments.flatMap { $0.value.closures.sorted() }
            }
            let own = events.filter { !$0.closures.filter(closures.contains).isEmpty }
            return own.map { Step(function: function, event: $0) }
                + steps(from: own.flatMap { $0.runs(in: facts.flow.program) }, facts)
        }
    }

    /// All that functions lead to, at once or soon, without code that knows that a view may be missing.
    package static func steps(from entries: [FlowFunction], _ facts: LaunchFacts) -> [Step] {
        var found: [Step] = []
        var queue = entries
        var visited = Set(queue.map(\.id))
        while let function = queue.popLast(), found.count < LaunchOrder.most {
            let asks = function.body.contains { token in
                questions.contains { function.file.tokens.spells(token, $0) }
            }
            guard !asks else { continue }
            let active = ActiveOnlyCode(in: function)
            for event in facts.flow.trace(of: function).events
            where !active.contains(event.range.lowerBound) {
                found.append(Step(function: function, event: event))
                for callee in event.runs(in: facts.flow.program)
                where visited.insert(callee.id).inserted {
                    queue.append(callee)
                }
            }
        }
        return found
    }

    /// Code that names one of these knows that a view may be missing.
    private static let questions = ["isViewLoaded", "viewIfLoaded", "loadViewIfNeeded"]
}
