import AppFacts
import AppleFrameworks
import SwiftFlow

/// Says where code that runs before a scene connects asks for scenes or their sessions, and where what hears of the end of the
/// launch asks for the window: without scenes all were there by then.
struct ScenesBeforeConnection {
    private let app: UIKitApp
    private let code: CodeBeforeScenes
    private let name: String
    private let keepsWindow: Bool
    private let touches: WindowTouches

    /// A look at an app with the name of its scene delegate; `keepsWindow` where the launch goes on making the window.
    init(_ code: CodeBeforeScenes, of app: UIKitApp, named name: String, keepsWindow: Bool) {
        self.app = app
        self.code = code
        self.name = name
        self.keepsWindow = keepsWindow
        touches = WindowTouches(app.launch)
    }

    /// What is asked of scenes.
    func scenes() -> [Finding] {
        (code.ofLaunch + code.asItEnds).compactMap { moment in
            guard case .read(let receiver, let member, let token, _) = moment.event.kind,
                let reason = reason(member, of: receiver)
            else { return nil }
            return Finding(
                .windowAccess, .warning, .manual,
                at: app.context.place(moment.function.located.file, token), reason,
                remedy: "ask for it in '\(name)', when the scene connects")
        }
    }

    private func reason(_ member: String, of receiver: FlowValue) -> String? {
        let type = receiver.type.unwrapped.name
        switch member {
        case "connectedScenes" where type == "UIApplication":
            return "no scene is connected when the launch reads 'connectedScenes'"
        case "openSessions" where type == "UIApplication":
            return "no scene has a session of this launch when that reads 'openSessions'"
        default: return nil
        }
    }

    /// What asks for the window, or presents something, as the launch ends.
    func windows() -> [Finding] {
        let asked = code.asItEnds.filter(asksForWindow).map { moment in
            finding(
                .windowAccess, at: moment,
                "there is no window yet as the launch ends, when this runs")
        }
        let lines = Set(asked.compactMap(\.place).map { [$0.path, "\($0.position.line)"] })
        let presented = code.asItEnds.filter(Self.presents).map { moment in
            finding(
                .launchPresentation, at: moment,
                "what is presented here as the launch ends comes before the first screen is in a window"
            )
        }
        return asked
            + presented.filter { finding in
                finding.place.map { !lines.contains([$0.path, "\($0.position.line)"]) } ?? true
            }
    }

    private func finding(
        _ id: FindingID, at moment: LaunchMoment, _ message: String
    ) -> Finding {
        Finding(
            id, .warning, .manual,
            at: app.context.place(moment.function.located.file, moment.event.range.lowerBound),
            message, remedy: "do this in '\(name)', after `makeKeyAndVisible()`")
    }

    private func asksForWindow(_ moment: LaunchMoment) -> Bool {
        Self.isFound(moment.event) || !keepsWindow && touches.isOfWindow(moment.event)
    }

    private static func presents(_ moment: LaunchMoment) -> Bool {
        guard case .call(let call) = moment.event.kind else { return false }
        return RootFindings.isPresentation(call)
    }

    /// Whether an event finds a window by the application or a scene.
    private static func isFound(_ event: FlowEvent) -> Bool {
        guard case .read(_, _, _, let value) = event.kind else { return false }
        return value.windows.contains(.found)
    }
}
