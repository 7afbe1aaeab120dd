import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells what becomes of an app's scene configurations: names that are kept, roles that are left alone, and what the
/// application delegate answers when a scene connects.
struct SceneConfigurationFindings {
    private let facts: UIKitFacts
    private let attached: String?
    private let isAnswered: Bool
    private var context: TargetContext { facts.context }

    /// For an app; `attached` is the delegate class that window scenes have after the plan, and `isAnswered` says whether
    /// the application delegate is still there to answer.
    init(facts: UIKitFacts, attached: String?, isAnswered: Bool) {
        self.facts = facts
        self.attached = attached
        self.isAnswered = isAnswered
    }

    /// The findings: what the plan takes care of, and windows that SwiftUI should open one day.
    func findings() -> [Finding] {
        entries() + (isAnswered ? [answer()].compactMap { $0 } : []) + choices()
    }

    /// What becomes of the scenes with a configuration of their own.
    private func choices() -> [Finding] {
        guard let method = facts.configurationMethod, let choices = method.choices else {
            return []
        }
        return choices.others.filter { !$0.isByRole }.map { choice in
            let name = choice.name ?? ""
            let place = context.place(method.method.file, choice.statement.range.lowerBound)
            if case .named(let role) = choice.role, choice.changesRole {
                return Finding(
                    .sceneOtherRoles, .warning, .manual, at: place,
                    "SwiftUI takes the delegate class of the configuration '\(name)' only, so its scenes are ordinary windows and not of the role '.\(role)'",
                    remedy: Self.remedy(forRole: role))
            }
            let message =
                choices.className(of: choice, in: facts.manifest).map {
                    "scenes of the configuration '\(name)' keep '\($0)', whose window stands in front of one that SwiftUI makes"
                }
                ?? "scenes of the configuration '\(name)' have no delegate, and show the first screen"
            return Finding(
                .sceneConfiguration, .warning, .manual, at: place, message,
                remedy:
                    "give them a `WindowGroup` of their own, with `.handlesExternalEvents(matching:)`, or open it with `openWindow`"
            )
        }
    }

    private static func remedy(forRole role: String) -> String {
        switch role {
        case "windowApplicationVolumetric":
            "give them a `WindowGroup` with an id and `.windowStyle(.volumetric)`, and open it with `openWindow`"
        case "immersiveSpaceApplication":
            "declare an `ImmersiveSpace` for them, and open it with `openImmersiveSpace`"
        default: "ask for the role of the session, and leave scenes of other roles to UIKit"
        }
    }

    private func entries() -> [Finding] {
        facts.manifest.propertyLists.flatMap { list in
            list.configurations.compactMap { configuration -> Finding? in
                let key = configuration.path + ["UISceneConfigurationName"]
                let offset = list.document.range(at: key)?.lowerBound ?? 0
                let place = context.library.place(list.path, offset)
                if facts.configurationMethod?.choices?.others.contains(where: {
                    $0.changesRole && $0.name == configuration.name
                }) == true {
                    return nil
                }
                guard configuration.isForWindows else {
                    return Finding(
                        .sceneOtherRoles, .note, .automatic, at: place,
                        "scenes of the role '\(configuration.role)' keep their configuration and delegate"
                    )
                }
                return configuration.name.map {
                    Finding(
                        .sceneSessionName, .note, .automatic, at: place,
                        "devices remember the scene configuration '\($0)', which keeps its name")
                }
            }
        }
    }

    /// What is changed about the method that answers for a connecting scene.
    private func answer() -> Finding? {
        guard let method = facts.configurationMethod else {
            guard let attached else { return nil }
            return finding(
                "the new 'configurationForConnecting' attaches '\(attached)' to windows",
                at: facts.delegate.file, facts.delegate.declaration.keyword)
        }
        let file = method.method.file
        let keyword = method.method.declaration.keyword
        switch method.shape {
        case .sessionConfiguration:
            return finding(
                "a new configuration of the same name is returned: the session's own makes SwiftUI ask without end",
                at: file, keyword)
        case .plain, .choosing:
            return attached.map {
                finding(
                    "'configurationForConnecting' attaches '\($0)' to windows", at: file, keyword)
            }
        case .attaching(let attachments):
            let unconditional = attachments.first {
                $0.className == attached && facts.attachesToOtherRoles($0)
            }
            return unconditional.map {
                finding(
                    "'\($0.className)' is set for windows only, and no longer for every role",
                    at: file, $0.statement.range.lowerBound)
            }
        case .custom: return unfollowed(method)
        }
    }

    /// What a method that can't be followed may do beside attaching the delegate class; nil where that is all of it.
    private func unfollowed(_ method: SceneConfigurationMethod) -> Finding? {
        guard attached == nil || !(facts.manifest.otherRoles.isEmpty || method.asksForRole)
        else { return nil }
        return Finding(
            .sceneConfiguration, .warning, .manual,
            at: context.place(method.method.file, method.method.declaration.keyword),
            "of the configuration that is chosen here, SwiftUI takes the delegate class only",
            remedy: "set a delegate class for windows, and keep the names that were shipped")
    }

    private func finding(_ message: String, at file: ProgramFile, _ token: Int) -> Finding {
        Finding(
            .sceneConfiguration, .note, .automatic, at: context.place(file, token), message)
    }
}

extension UIKitFacts {
    /// Whether a class is set for whatever connects, although there are roles beside windows.
    func attachesToOtherRoles(_ attachment: SceneConfigurationMethod.Attachment) -> Bool {
        guard case .expression = attachment.statement.kind else { return false }
        return !manifest.otherRoles.isEmpty
    }
}
