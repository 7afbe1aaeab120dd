import AppFacts
import SwiftFlow
import SwiftOutline

/// What an app that moves to UIKit's scenes runs before one connects, through all calls, without the code that moves along.
struct CodeBeforeScenes {
    /// What the launch runs.
    private(set) var ofLaunch: [LaunchMoment] = []
    /// What hears that the launch has ended: without scenes UIKit told it behind the showing of the window.
    ///
    /// Source: Apple, `UIApplication.didFinishLaunchingNotification`, which is posted as the launch ends.
    private(set) var asItEnds: [LaunchMoment] = []
    private let app: UIKitApp
    private let moved: [TokenRange]
    private let further: FurtherCode

    /// A look at an app of which some ranges of its delegate's file move.
    init(of app: UIKitApp, besides moved: [TokenRange]) {
        self.app = app
        self.moved = moved
        let launch = app.launch
        further = FurtherCode(launch.flow, launch.timeline)
        let entries = launch.timeline.launchFunctions.filter(launch.timeline.isEntry)
        ofLaunch = moments(from: entries.map { FurtherCode.Code(function: $0, closure: nil) })
        let heard = further.hearingLaunch.filter { observing, _ in
            // What a scheduler runs waits for its turn.
            launch.timeline.isEarly(observing.function)
                && !observing.event.range.contains {
                    observing.function.file.tokens.spells($0, "receive")
                }
                && !isMoved(observing.event, in: observing.function)
        }
        asItEnds = moments(from: heard.map(\.code))
    }

    private func moments(from codes: [FurtherCode.Code]) -> [LaunchMoment] {
        var moments: [LaunchMoment] = []
        var queue = codes
        var functions = Set(codes.filter { $0.closure == nil }.map(\.function.id))
        var closures = Set(codes.compactMap(\.closure))
        func enter(_ code: FurtherCode.Code) {
            let isNew =
                code.closure.map { closures.insert($0).inserted }
                ?? functions.insert(code.function.id).inserted
            if isNew { queue.append(code) }
        }
        while let code = queue.popLast(), moments.count < LaunchOrder.most {
            let function = code.function
            for event in further.events(of: code) where !isMoved(event, in: function) {
                moments.append(LaunchMoment(function: function, event: event))
                for callee in app.launch.timeline.runs(by: event, in: function) {
                    enter(FurtherCode.Code(function: callee, closure: nil))
                }
                for next in further.code(of: event, in: function) { enter(next) }
            }
        }
        return moments
    }

    private func isMoved(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        function.located.file.path == app.delegate.file.path
            && moved.contains { $0.contains(event.range.lowerBound) }
    }
}
