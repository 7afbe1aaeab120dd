import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds observers of the launch that hear of SwiftUI's window as it becomes visible and key, once the launch has ended: the app's own
/// did so where it was shown.
///
/// Source: Apple's pages of `UIWindow.didBecomeVisibleNotification` and `didBecomeKeyNotification`, which are posted for every window.
struct WindowNotifications {
    private let launch: LaunchFacts

    /// A look at an app.
    init(of launch: LaunchFacts) {
        self.launch = launch
    }

    private static let names = [
        "didBecomeVisibleNotification", "didBecomeKeyNotification", "UIWindowDidBecomeVisible",
        "UIWindowDidBecomeKey", "UIWindowDidBecomeVisibleNotification",
        "UIWindowDidBecomeKeyNotification",
    ]
    private static let observing: Set<String> = ["addObserver", "publisher", "notifications"]

    /// A finding for each observer.
    func findings() -> [Finding] {
        launch.flow.functions(naming: Self.names).filter(launch.timeline.isEarly).flatMap {
            function in
            launch.flow.trace(of: function).events.compactMap { event -> Finding? in
                guard case .call(let call) = event.kind, Self.observing.contains(call.name),
                    !event.runsLater,
                    let name = call.range(around: event).first(where: {
                        Self.names.contains(function.file.tokens.text(of: $0))
                    }), !isOfOneWindow(call, in: function)
                else { return nil }
                return Finding(
                    .windowAccess, .warning, .review,
                    at: launch.context.place(function.located.file, name),
                    "this now observes SwiftUI's window, after the launch; before, it observed the app's own when that was shown",
                    remedy: "look at what it does for the app's first window")
            }
        }.firstAtEachPlace()
    }

    /// Whether an observer hears of a window that it names.
    private func isOfOneWindow(_ call: FlowCall, in function: FlowFunction) -> Bool {
        call.arguments.contains { argument in
            argument.label == "object"
                && !function.file.tokens.spells(argument.range.lowerBound, "nil")
        }
    }
}
