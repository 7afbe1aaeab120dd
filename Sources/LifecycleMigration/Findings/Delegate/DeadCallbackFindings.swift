import AppFacts
import AppleFrameworks
import SwiftFlow

/// Says which callbacks of the application delegate were dead already, since the app has scenes: this is when their owner
/// would mend them.
struct DeadCallbackFindings {
    private let app: UIKitApp
    /// Whether the app goes on with its scenes: what they do in the place of a callback is looked at then.
    private let stays: Bool

    /// Findings for an app; one that `stays` with its scenes has them to do.
    init(of app: UIKitApp, stays: Bool = false) {
        self.app = app
        self.stays = stays
    }

    /// One for each method with work of its own that UIKit does not call and the app does not either.
    func findings() -> [Finding] {
        guard app.usesScenes else { return [] }
        let dead = app.delegate.members.compactMap { member -> (LocatedDeclaration, Finding)? in
            guard !member.hasEmptyBody, !member.doesNothing,
                let callback = ApplicationCallback.callback(of: member, in: app.delegate),
                !stays || !isDoneByScene(callback)
            else { return nil }
            return finding(about: callback, member).map { (member, $0) }
        }
        guard !dead.isEmpty else { return [] }
        let called = calledFunctions()
        return dead.filter { member, _ in
            FlowFunction(member, owner: app.delegate.name).map { !called.contains($0.id) } ?? true
        }.map(\.1)
    }

    private func finding(
        about callback: ApplicationCallback, _ member: LocatedDeclaration
    ) -> Finding? {
        switch callback.fate {
        case .passedOn, .plainLaunch, .outdated: nil
        case .state:
            dead(
                member, .callbackActiveState,
                "do it in the scene delegate's method of the same kind, or observe the notification"
            )
        case .event(let kind):
            dead(
                member, kind.finding,
                "do it in the scene delegate, or in a modifier of the new App, where it shall happen"
            )
        case .ended(let kind):
            dead(member, kind.finding, "remove it, or do it where it shall happen")
        }
    }

    /// Whether the scene's delegate has the method that UIKit calls instead, or there is no such method.
    private func isDoneByScene(_ callback: ApplicationCallback) -> Bool {
        guard let scene = app.sceneDelegate else { return true }
        switch callback.fate {
        case .state(let state):
            let name = state.rawValue.prefix(1).uppercased() + state.rawValue.dropFirst()
            return !scene.methods("scene\(name)(_:)").isEmpty
        case .event(let kind): return !scene.methods(kind.sceneSelectorName).isEmpty
        case .passedOn, .plainLaunch, .outdated, .ended: return true
        }
    }

    private func dead(
        _ member: LocatedDeclaration, _ id: FindingID, _ remedy: String
    ) -> Finding {
        if stays {
            return Finding(
                id, .warning, .manual,
                at: app.context.place(member.file, member.declaration.keyword),
                "'\(member.declaration.selectorName)' is not called in an app with scenes, and the scene delegate does not do what it does",
                remedy: "call it from the scene delegate's method of the same kind")
        }
        return Finding(
            id, .note, .review,
            at: app.context.place(member.file, member.declaration.keyword),
            "'\(member.declaration.selectorName)' has not been called since the app has scenes, and is not now",
            remedy: remedy)
    }

    private func calledFunctions() -> Set<FlowFunction.ID> {
        let flow = app.launch.flow
        return Set(
            flow.analysis.allFunctions.flatMap { function in
                flow.trace(of: function).events.flatMap { $0.runs(in: flow.program) }
            }.map(\.id))
    }
}
