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
            : Self.steps(from: Self.entries(launches, facts), facts, to: depth)
                + Self.tasks(facts, to: depth)
                + Self.steps(from: BackgroundEntries(facts).all, facts, to: Self.near)
        announced = Announcements(
            by: steps.map { ($0.function, $0.event) }, isLaunch: false, in: facts.flow.program)
    }

    /// How many calls lead to what is near.
    package static let near = 2

    /// Those that the application's delegate has of the callbacks that the system may call, in whatever form.
    private static func entries(
        _ launches: BackgroundLaunches, _ facts: LaunchFacts
    ) -> [FlowFunction] {
        let owner = facts.owner
        return BackgroundCallback.all.filter(launches.mayCall).flatMap { callback in
            let asynchronous = callback.asynchronousName.map { name in
                owner.methods(name).filter(\.declaration.isAsync)
            }
            return owner.methods(callback.selectorName) + (asynchronous ?? [])
        }.compactMap { FlowFunction($0, owner: owner.name) }
    }

    /// The callbacks that the application's delegate may have by their names, whatever mode they want.
    package static let names = BackgroundCallback.all.map(\.selectorName)

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
