import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says by which way events reach the methods of the application delegate, and which have none.
struct ForwardingFindings {
    private let forwarding: EventForwarding
    private let facts: UIKitFacts

    /// Findings for an app and the ways that its events take.
    init(_ forwarding: EventForwarding, facts: UIKitFacts) {
        self.forwarding = forwarding
        self.facts = facts
    }

    /// A finding for each callback, and for each modifier that is there already.
    func findings() -> [Finding] {
        ownModifiers + forwarding.callbacks.flatMap(findings) + settings
    }

    /// What the launch set of the scene, which SwiftUI may set too.
    private var settings: [Finding] {
        facts.root.sceneSettings.flatMap { file, setting in
            setting.members.map { member in
                Finding(
                    .windowAppearance, .note, .review,
                    at: facts.context.place(file, setting.statement.range.lowerBound),
                    "'\(member)' moves to the new '\(forwarding.sceneDelegate?.typeName ?? "")', which sets it when the scene of SwiftUI's window connects; SwiftUI may set it too",
                    remedy: SceneSettingFindings.remedy(for: member))
            }
        }
    }

    private func findings(about callback: EventCallback) -> [Finding] {
        let place = facts.context.place(
            callback.method.file, callback.method.declaration.keyword)
        let name = callback.method.declaration.selectorName
        switch callback.route {
        case .none(let reason):
            return [
                Finding(
                    callback.kind.finding, .warning, .manual, at: place,
                    "'\(name)' is no longer called, and nothing new can call it: \(reason)",
                    remedy: callback.kind.remedy)
            ]
        case .modifier:
            let called = Finding(
                callback.kind.finding, .note, .automatic, at: place,
                "'\(name)' is called by \(forwarding.modifiers(for: callback.kind))")
            guard callback.kind == .continueActivity else { return [called] }
            let reads = ActivityReads(of: callback.method, in: facts.launch.flow)
            guard forwarding.continuesLinks else {
                return [called, noLinks(at: place)] + reads.ofLinks()
            }
            return [called, lostLinks(at: place)] + reads.findings()
        case .unused:
            return [noLinks(at: place)]
                + ActivityReads(of: callback.method, in: facts.launch.flow).ofLinks()
        case .sceneDelegate:
            return [
                Finding(
                    callback.kind.finding, .note, .automatic, at: place,
                    "'\(name)' is called by the new '\(forwarding.sceneDelegate?.typeName ?? "")'")
            ]
        }
    }

    /// Code for links that never come is not written.
    private func noLinks(at place: Place) -> Finding {
        Finding(
            .callbackUserActivity, .note, .review, at: place,
            "no code for universal links is written: no entitlements here name an associated domain",
            remedy:
                "if links do open the app, add `applinks:` with their domain to its entitlements, and plan again"
        )
    }

    /// A fault of the system, which no code of the app can mend for sure. Source: FB17446617.
    private func lostLinks(at place: Place) -> Finding {
        Finding(
            .callbackUserActivity, .note, .review, at: place,
            "a universal link that starts the app reaches neither modifier on some versions of iOS 18",
            remedy: forwarding.sceneDelegate.map {
                "if it must not be lost, let the new '\($0.typeName)', which leaves links to the App, continue it when its scene connects"
            }
                ?? "take it from `connectionOptions.userActivities` in a scene delegate if it must not be lost"
        )
    }

    /// A finding for each modifier that is there already: UIKit's life cycle never called it, SwiftUI's does.
    private var ownModifiers: [Finding] {
        let activities: [EventKind] = [.continueActivity]
        return modifiers(
            "onOpenURL", doing: EventKind.openingURLs + activities,
            as: .callbackOpenURL, or: ["scene(_:openURLContexts:)", "scene(_:continue:)"],
            "this '.onOpenURL' now gets URLs, and so does the delegate",
            remedy: "remove one of them if both open the same URL")
            + modifiers(
                "onContinueUserActivity", doing: activities, as: .callbackUserActivity,
                or: ["scene(_:continue:)"],
                "this '.onContinueUserActivity' now gets activities, and so does the delegate",
                remedy: "remove one of them if both continue the same activity")
    }

    private func modifiers(
        _ name: String, doing kinds: [EventKind], as id: FindingID, or methods: [String],
        _ message: String, remedy: String
    ) -> [Finding] {
        let isDoneByDelegate =
            forwarding.callbacks.contains { callback in
                if case .unused = callback.route, id == .callbackUserActivity { return false }
                return kinds.contains(callback.kind)
            }
            || methods.contains {
                facts.sceneDelegate?.methods($0).contains { !$0.hasEmptyBody } ?? false
            }
        guard isDoneByDelegate else { return [] }
        return facts.context.calls(ofModifier: name).filter { file, token in
            id == .callbackUserActivity || file.outline.isModifierWithURL(token)
        }.map { file, token in
            Finding(
                id, .warning, .review, at: facts.context.place(file, token), message,
                remedy: remedy)
        }
    }
}
