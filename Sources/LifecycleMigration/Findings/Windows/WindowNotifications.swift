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
        (inSwift() + inObjectiveC()).firstAtEachPlace()
    }

    private func inSwift() -> [Finding] {
        let flow = launch.flow
        return PostedNames.hearings(of: Self.names, in: flow) { _, _ in true }.compactMap {
            file, token -> Finding? in
            guard let function = flow.functions(in: file, around: [token]).first,
                launch.timeline.isEarly(function), isObserved(token, in: function)
            else { return nil }
            return finding(at: launch.context.place(file, token))
        }.inReportOrder()
    }

    /// Those that the launch has Objective-C add.
    private func inObjectiveC() -> [Finding] {
        launch.reachesOfLaunch.flatMap { reach in
            reach.spots(where: Self.names.contains).filter {
                NotificationMessages.isObserved($0) && !NotificationMessages.isOfOneObject($0)
            }
        }.map { finding(at: launch.context.library.place($0.path, $0.offset)) }.inReportOrder()
    }

    private func finding(at place: Place) -> Finding {
        Finding(
            .windowAccess, .warning, .review, at: place,
            "this now observes SwiftUI's window, after the launch; before, it observed the app's own when that was shown",
            remedy: "look at what it does for the app's first window")
    }

    /// Whether the code around a name, or what stands for one, observes all windows.
    private func isObserved(_ token: Int, in function: FlowFunction) -> Bool {
        launch.flow.trace(of: function).events.contains { event in
            guard case .call(let call) = event.kind, Self.observing.contains(call.name) else {
                return false
            }
            return !event.runsLater && call.range(around: event).contains(token)
                && !isOfOneWindow(call, in: function)
        }
    }

    /// Whether an observer hears of a window that it names.
    private func isOfOneWindow(_ call: FlowCall, in function: FlowFunction) -> Bool {
        call.arguments.contains { argument in
            argument.label == "object"
                && !function.file.tokens.spells(argument.range.lowerBound, "nil")
        }
    }
}
