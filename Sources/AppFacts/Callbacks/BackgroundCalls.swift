import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the callbacks lead to for which the system starts an app in the background.
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

    /// A look at an app; `onlyNear` where what is further away, and may never be reached in the background, doesn't count. Beside the delegate's
    /// callbacks it never does.
    package init(_ facts: LaunchFacts, onlyNear: Bool = false) {
        let depth = onlyNear ? Self.near : .max
        let launches = BackgroundLaunches(of: facts.context)
        steps =
            facts.usesScenes
            ? []
            : Self.callbacks.flatMap { callback -> [Step] in
                guard launches.mayCall(callback) else { return [] }
                return Self.steps(from: [callback.name], facts, to: depth)
            } + Self.asynchronous(launches, facts, to: depth) + Self.tasks(facts, to: depth)
                + Self.steps(from: BackgroundEntries(facts).all, facts, to: Self.near)
        announced = Announcements(
            by: steps.map { ($0.function, $0.event) }, isLaunch: false, in: facts.flow.program)
    }

    /// How many calls lead to what is near.
    package static let near = 2

    /// A callback, and the mode in which the system calls it in the background; nil where it wants none.
    private static let callbacks: [(name: String, mode: String?)] =
        [
            (
                "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
                "remote-notification"
            ),
            ("application(_:performFetchWithCompletionHandler:)", "fetch"),
            ("application(_:handleEventsForBackgroundURLSession:completionHandler:)", nil),
        ] + BackgroundEntries.ofLocationManagers

    /// What those lead to that answer by what they return, and so have a shorter name.
    private static func asynchronous(
        _ launches: BackgroundLaunches, _ facts: LaunchFacts, to depth: Int
    ) -> [Step] {
        callbacks.flatMap { callback -> [Step] in
            guard launches.mayCall(callback),
                let last = callback.name.lastIndex(where: { $0 == "_" || $0 == ":" })
                    .flatMap({ callback.name[..<$0].lastIndex(of: ":") }),
                callback.name.hasSuffix("ompletionHandler:)")
            else { return [] }
            let name = callback.name[...last] + ")"
            let methods = facts.owner.methods(String(name)).filter(\.declaration.isAsync)
            return steps(
                from: methods.compactMap { FlowFunction($0, owner: facts.owner.name) }, facts,
                to: depth)
        }
    }

    /// The callbacks by their names, whatever mode they want.
    package static let names = callbacks.map(\.name)

    /// All that callbacks lead to, at once or soon, without code that knows that a view may be missing.
    package static func steps(
        from names: [String], _ facts: LaunchFacts, to depth: Int = .max
    ) -> [Step] {
        steps(
            from: names.flatMap { facts.owner.methods($0) }.compactMap {
                FlowFunction($0, owner: facts.owner.name)
            }, facts, to: depth)
    }

    /// What the closures do that run the background tasks which the launch registers, and all that this leads to.
    package static func tasks(_ facts: LaunchFacts, to depth: Int = .max) -> [Step] {
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
                + steps(from: own.flatMap { $0.runs(in: facts.flow.program) }, facts, to: depth)
        }
    }

    /// All that functions lead to, at once or soon, without code that knows that a view may be missing.
    package static func steps(
        from entries: [FlowFunction], _ facts: LaunchFacts, to depth: Int = .max
    ) -> [Step] {
        var found: [Step] = []
        var queue = entries.map { (function: $0, depth: 0) }
        var visited = Set(entries.map(\.id))
        var index = 0
        while index < queue.count, found.count < LaunchOrder.most {
            let (function, own) = queue[index]
            index += 1
            let asks = function.body.contains { token in
                questions.contains { function.file.tokens.spells(token, $0) }
            }
            guard !asks else { continue }
            let active = ActiveOnlyCode(in: function)
            for event in facts.flow.trace(of: function).events
            where !active.contains(event.range.lowerBound) {
                found.append(Step(function: function, event: event))
                for callee in event.runs(in: facts.flow.program)
                where own < depth && visited.insert(callee.id).inserted {
                    queue.append((callee, own + 1))
                }
            }
        }
        return found
    }

    /// Code that names one of these knows that a view may be missing.
    private static let questions = ["isViewLoaded", "viewIfLoaded", "loadViewIfNeeded"]
}
