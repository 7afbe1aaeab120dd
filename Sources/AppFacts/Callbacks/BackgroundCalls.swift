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

    private let facts: LaunchFacts
    /// What tells others of it, at once or soon.
    private let posted: PostedNotifications
    /// The variables that are changed, and the subjects by which something is sent.
    private let changed: Set<String>

    /// A look at an app.
    package init(_ facts: LaunchFacts) {
        self.facts = facts
        let launches = BackgroundLaunches(of: facts.context)
        let steps =
            facts.usesScenes
            ? []
            : Self.callbacks.flatMap { callback -> [Step] in
                guard callback.mode.map(launches.arePossible(for:)) ?? true else { return [] }
                return Self.steps(from: [callback.name], facts)
            } + Self.tasks(facts)
        posted = PostedNotifications(by: steps.map { ($0.function, [$0.event]) }, isLaunch: false)
        changed = Set(steps.compactMap { Self.changed(by: $0, facts.flow.program) })
    }

    /// Whether anything is changed, posted or sent.
    package var isAny: Bool { !posted.isEmpty || !changed.isEmpty }

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

    private static func steps(from entries: [FlowFunction], _ facts: LaunchFacts) -> [Step] {
        var found: [Step] = []
        var queue = entries
        var visited = Set(queue.map(\.id))
        while let function = queue.popLast(), found.count < LaunchOrder.most {
            let asks = function.body.contains { token in
                questions.contains { function.file.tokens.spells(token, $0) }
            }
            guard !asks else { continue }
            for event in facts.flow.trace(of: function).events {
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

    // MARK: Who hears of it

    /// What a step changes that somebody may watch.
    private static func changed(by step: Step, _ program: Program) -> String? {
        switch step.event.kind {
        case .write(let receiver, let name, _, _), .change(.some(let receiver), let name, _, _):
            guard let owner = receiver.type.unwrapped.name else { return nil }
            return program.members(name, of: owner).isEmpty ? nil : name
        case .call(let call):
            let tokens = step.function.file.tokens
            guard sending.contains(call.name), call.token > 1,
                tokens.tokens[call.token - 2].kind == .identifier
            else { return nil }
            return tokens.text(of: call.token - 2)
        default: return nil
        }
    }

    private static let sending: Set<String> = ["send", "onNext", "accept"]

    /// The name of what some code has somebody hear of that such a callback changes, posts or sends; nil where it has nobody hear any of it.
    package func isHeard(by moment: LaunchMoment) -> String? {
        guard case .call(let call) = moment.event.kind else { return nil }
        let file = moment.function.file
        let range = moment.event.range
        if let name = posted.name(heardBy: call, range, in: file) { return name }
        guard !changed.isEmpty else { return nil }
        if call.name == "observe" {
            return call.arguments.flatMap { Array($0.range) }.map(file.tokens.text(of:)).first {
                changed.contains($0)
            }
        }
        guard StartSubscriptions.subscribing.contains(call.name) || call.name == "assign",
            range.lowerBound < call.token
        else { return nil }
        return (range.lowerBound..<call.token).lazy.map { token in
            let text = file.tokens.text(of: token)
            return text.hasPrefix("$") ? String(text.dropFirst()) : text
        }.first { changed.contains($0) }
    }
}
