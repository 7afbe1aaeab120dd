import AppFacts
import SwiftFlow
import SwiftOutline

/// Whether anything but the code that moves to the scene's delegate asks the application's delegate for its window.
struct WindowUsesBeside {
    /// Whether anything does.
    let areAny: Bool
    /// Whether anything gives the window another root.
    let replaceRoot: Bool

    /// Looks at all code of an app; `moved` is nil where none moves.
    init(_ moved: MovedLaunch?, in app: UIKitApp) {
        let path = moved?.split.function.located.file.path
        let inside = TokenRanges(moved?.ranges ?? [])
        let property = app.delegate.windowProperty
        let flow = app.launch.flow
        var areAny = app.launch.flow.windowProtocols.areAny
        var replaceRoot = false
        let timeline = app.launch.timeline
        for function in flow.analysis.allFunctions
        where property?.isSame(as: function.located) != true {
            let isOfLaunch = timeline.isEarly(function) && !timeline.runsAgain(function)
            for event in flow.trace(of: function).events
            where !(function.located.file.path == path && inside.contains(event.range.lowerBound)) {
                areAny = areAny || Self.isOfProperty(event, of: app)
                // What only the launch gives is given with the window that it makes.
                replaceRoot =
                    replaceRoot
                    || !(isOfLaunch && !event.runsLater) && Self.replacesRoot(event, of: app)
            }
        }
        self.replaceRoot = replaceRoot
        let objectiveC = app.context.target.objectiveCSources
        self.areAny = areAny || !app.context.library.paths(objectiveC, mentioning: "window").isEmpty
    }

    /// Whether a window gets another root that may be this one, be it found.
    private static func replacesRoot(_ event: FlowEvent, of app: UIKitApp) -> Bool {
        guard case .write(let receiver, "rootViewController", _, _) = event.kind else {
            return false
        }
        return app.launch.window.isPossible(receiver) || receiver.windows.contains(.found)
            || receiver.windows.isEmpty && app.launch.flow.mayBeWindow(receiver)
    }

    /// Whether the delegate's property is read or written, or a window that may be in it.
    private static func isOfProperty(_ event: FlowEvent, of app: UIKitApp) -> Bool {
        switch event.kind {
        case .read(let receiver, "window", _, let value),
            .write(let receiver, "window", _, let value):
            receiver.type.unwrapped.name == app.delegate.name
                || app.launch.window.isPossible(value)
        default: app.launch.window.isTouched(by: event)
        }
    }
}
