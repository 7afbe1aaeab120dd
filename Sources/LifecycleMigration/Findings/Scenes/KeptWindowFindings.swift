import AppFacts
import AppleFrameworks
import SwiftFlow

/// Says what a launch asks in vain of a window that it goes on making: the window has no scene then, and shows nothing.
///
/// Behind the showing, a use of the window is reported unless the table of its members knows that it makes no difference, and so is what
/// only works on something that is seen. Source: UIKit's warning “Attempt to present … whose view is not in the window hierarchy”, and
/// Apple's pages of `windowScene`, `safeAreaInsets` and `becomeFirstResponder()`.
struct KeptWindowFindings {
    private let app: UIKitApp
    private let sceneDelegate: String

    /// The findings of an app whose window gets its scene from a delegate of a name.
    init(of app: UIKitApp, sceneDelegate: String) {
        self.app = app
        self.sceneDelegate = sceneDelegate
    }

    /// The findings, one a line.
    func findings() -> [Finding] {
        let behind = BehindShowing(app.launch).events
        let inLaunch = app.launch.startMethods.compactMap {
            FlowFunction($0, owner: app.launch.owner.name)
        }.flatMap { function in
            app.launch.flow.trace(of: function).events.filter { !$0.runsLater }.map {
                (function: function, event: $0)
            }
        }
        return (behind.compactMap(use) + (inLaunch + behind).compactMap(search)).firstOnEachLine()
    }

    /// A window that is looked for, and not there yet.
    private func search(_ item: (function: FlowFunction, event: FlowEvent)) -> Finding? {
        guard case .read(_, let member, let token, let value) = item.event.kind,
            value.windows.contains(.found)
        else { return nil }
        return finding(
            .windowAccess, item.function, token,
            "'\(member)' finds no window during the launch, before a scene connects",
            "ask the application delegate for its window")
    }

    /// What needs a window that is shown.
    private func use(_ item: (function: FlowFunction, event: FlowEvent)) -> Finding? {
        switch item.event.kind {
        case .call(let call) where RootFindings.isPresentation(call):
            finding(
                .launchPresentation, item.function, call.token,
                "the launch presents this before a scene shows the window, so that it is never seen",
                "present it in 'scene(_:willConnectTo:options:)' of '\(sceneDelegate)', after `makeKeyAndVisible()`"
            )
        case .call(let call) where needsWindow(call): early(call.name, item.function, call.token)
        case .read(let receiver, let member, let token, _):
            needsWindow(member, of: receiver) ? early(member, item.function, token) : nil
        default: nil
        }
    }

    private func needsWindow(_ call: FlowCall) -> Bool {
        if case .functions = call.target { return false }
        if call.name == "becomeFirstResponder" { return call.arguments.isEmpty }
        return call.receiver.map { isOwnWindow($0) && isOfShownWindow(call.name) } ?? false
    }

    private func needsWindow(_ member: String, of receiver: FlowValue) -> Bool {
        switch member {
        // A guide itself only ties constraints.
        case "safeAreaInsets", "layoutFrame": true
        default: isOwnWindow(receiver) && isOfShownWindow(member)
        }
    }

    private func isOwnWindow(_ value: FlowValue) -> Bool {
        !value.windows.isDisjoint(with: app.launch.window.origins)
    }

    private func isOfShownWindow(_ member: String) -> Bool {
        switch WindowMember.named(member) {
        case .itself, .scene: true
        case .root, .shows, .geometry, .look, .view: false
        }
    }

    private func early(_ member: String, _ function: FlowFunction, _ token: Int) -> Finding {
        finding(
            .windowAccess, function, token,
            "'\(member)' used to be asked for once the window was shown; now it is asked for before a scene shows it",
            "do this in 'scene(_:willConnectTo:options:)' of '\(sceneDelegate)', after `makeKeyAndVisible()`"
        )
    }

    private func finding(
        _ id: FindingID, _ function: FlowFunction, _ token: Int, _ message: String,
        _ remedy: String
    ) -> Finding {
        Finding(
            id, .warning, .manual, at: app.context.place(function.located.file, token), message,
            remedy: remedy)
    }
}
