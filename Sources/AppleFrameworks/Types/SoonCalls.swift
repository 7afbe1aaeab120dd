import SwiftFlow

/// What leaves code to somebody who runs it on one of the main queue's next turns: the one list that everything asks which
/// wants to know what comes right after the launch.
///
/// Sources, all of them Apple's documentation, where nothing else is said: the page of each function; of `Timer`: one without an
/// interval fires on the run loop's next turn; of `CFRunLoopObserver`: each turn of the loop is told to it; of
/// `UIView.animate(withDuration:…completion:)`: with a duration of 0 the completion runs at the beginning of the next turn; of
/// `CADisplayLink`: with the next frame; of `CATransaction`: when what changed is animated, or there is nothing; of `Task` and
/// `MainActor`: the main actor's executor is the main queue (SE-0316).
///
/// What no source settles is how much of SwiftUI's first window is there by then (`docs/probe.md`): so it may be none.
package enum SoonCalls {
    /// When it runs.
    package enum Time: Sendable {
        /// On the next turn.
        case nextTurn
        /// On the next turn where the arguments with one of some labels name no time.
        case after(labels: Set<String>)
        /// Once the object that keeps it is started, which the same function does, or hands it on.
        case started
        /// On another queue or thread, which may come back from there at once.
        case elsewhere
    }

    private struct Row: Sendable {
        let name: String
        var receivers: Set<String> = []
        let time: Time
        /// A label that one of the arguments must have.
        var label: String?
    }

    private static let delays: Set<String> = [
        "deadline", "wallDeadline", "afterDelay", "withTimeInterval", "timeInterval",
        "withDuration",
        "duration", "delay",
    ]

    private static let rows: [Row] = [
        // Dispatch
        Row(name: "async", receivers: ["DispatchQueue"], time: .nextTurn),
        Row(name: "sync", receivers: ["DispatchQueue"], time: .nextTurn),
        Row(name: "asyncAndWait", receivers: ["DispatchQueue"], time: .nextTurn),
        Row(name: "asyncAfter", receivers: ["DispatchQueue"], time: .after(labels: delays)),
        Row(
            name: "schedule", receivers: ["DispatchQueue", "OperationQueue", "RunLoop"],
            time: .after(labels: ["after"]), label: "after"),
        Row(
            name: "schedule", receivers: ["DispatchQueue", "OperationQueue", "RunLoop"],
            time: .nextTurn),
        Row(name: "notify", time: .nextTurn, label: "queue"),
        Row(name: "DispatchWorkItem", time: .started),
        Row(name: "setEventHandler", time: .started),
        Row(name: "setRegistrationHandler", time: .started),
        Row(name: "CFRunLoopPerformBlock", time: .nextTurn),
        Row(name: "CFRunLoopObserverCreateWithHandler", time: .nextTurn),
        Row(name: "CFRunLoopObserverCreate", time: .nextTurn),
        // Operations
        Row(name: "addOperation", receivers: ["OperationQueue"], time: .nextTurn),
        Row(name: "addOperations", receivers: ["OperationQueue"], time: .nextTurn),
        Row(name: "addBarrierBlock", receivers: ["OperationQueue"], time: .nextTurn),
        Row(name: "BlockOperation", time: .started),
        Row(name: "addExecutionBlock", time: .started),
        // Run loops, timers and threads
        Row(name: "perform", receivers: ["RunLoop"], time: .nextTurn),
        Row(name: "perform", time: .after(labels: delays), label: "afterDelay"),
        Row(name: "performSelector", time: .nextTurn, label: "onMainThread"),
        Row(name: "performSelector", time: .elsewhere, label: "inBackground"),
        Row(name: "scheduledTimer", receivers: ["Timer"], time: .after(labels: delays)),
        Row(name: "Timer", time: .after(labels: delays)),
        Row(name: "detachNewThread", receivers: ["Thread"], time: .elsewhere),
        Row(name: "Thread", time: .elsewhere),
        // What the system knows without asking anybody
        Row(name: "getNotificationSettings", time: .elsewhere),
        Row(name: "getDeliveredNotifications", time: .elsewhere),
        Row(name: "getPendingNotificationRequests", time: .elsewhere),
        // Frames
        Row(name: "CADisplayLink", time: .nextTurn),
        Row(name: "displayLink", time: .nextTurn, label: "withTarget"),
        Row(name: "setCompletionBlock", receivers: ["CATransaction"], time: .nextTurn),
        Row(name: "animate", receivers: ["UIView"], time: .after(labels: delays)),
        Row(name: "transition", receivers: ["UIView"], time: .after(labels: delays)),
        // Tasks
        Row(name: "Task", time: .nextTurn),
        Row(name: "detached", receivers: ["Task"], time: .nextTurn),
        Row(name: "immediate", receivers: ["Task"], time: .nextTurn),
        Row(name: "run", receivers: ["MainActor"], time: .nextTurn),
        Row(name: "assumeIsolated", receivers: ["MainActor"], time: .nextTurn),
        Row(name: "withTaskGroup", time: .nextTurn),
        Row(name: "withThrowingTaskGroup", time: .nextTurn),
        Row(name: "addTask", time: .nextTurn),
        Row(name: "addTaskUnlessCancelled", time: .nextTurn),
    ]

    private static let byName = Dictionary(grouping: rows, by: \.name)

    /// The times that a call of a name may stand for, by what it is called on: the name of a type, or nil where that is not
    /// known, and by the labels of its arguments; `isOf` tells whether the code in front of the name spells a type.
    package static func time(
        of name: String, on type: String?, labels: [String?], isOf: (String) -> Bool
    ) -> Time? {
        byName[name]?.first { row in
            guard row.label.map(labels.contains) ?? true else { return false }
            return row.receivers.isEmpty || type.map(row.receivers.contains) ?? false
                || row.receivers.contains(where: isOf)
        }?.time
    }

    /// The labels of the arguments that tell the time of a call.
    package static func delays(of name: String) -> Set<String> {
        (byName[name] ?? []).reduce(into: []) { labels, row in
            if case .after(let more) = row.time { labels.formUnion(more) }
        }
    }

    /// Members that keep what is to be run once the object is started or done.
    package static let keepers: Set<String> = ["completionBlock"]

    /// What starts an object that keeps code, with the labels of the time that it is given.
    package static let starters: [String: Set<String>] = [
        "asyncAfter": delays, "schedule": ["deadline", "wallDeadline", "after"], "async": [],
        "addOperation": [], "addOperations": [], "perform": [], "resume": [], "activate": [],
        "start": [], "fire": [], "notify": [],
    ]
}
