import SwiftOutline

/// Finds what a window's scene delegate is told by events, which ends where nobody attaches it in SwiftUI's life cycle.
struct DetachedSceneCallbacks {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of a scene delegate.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    private static let callbacks: [String: FindingID] = [
        "sceneDidBecomeActive(_:)": .callbackActiveState,
        "sceneWillResignActive(_:)": .callbackActiveState,
        "sceneWillEnterForeground(_:)": .callbackActiveState,
        "sceneDidEnterBackground(_:)": .callbackActiveState,
        "scene(_:openURLContexts:)": .callbackOpenURL,
        "windowScene(_:performActionFor:completionHandler:)": .callbackQuickAction,
        "windowScene(_:performActionFor:)": .callbackQuickAction,
        "windowScene(_:userDidAcceptCloudKitShareWith:)": .callbackCloudKitShare,
    ]

    private static let options: [String: FindingID] = [
        "urlContexts": .callbackOpenURL, "shortcutItem": .callbackQuickAction,
        "userActivities": .callbackUserActivity, "cloudKitShareMetadata": .callbackCloudKitShare,
    ]

    /// A finding for each method with work of its own, and for each payload of a cold launch.
    func findings() -> [Finding] {
        let methods = delegate.members.filter { !$0.doesNothing }.compactMap { method in
            Self.callbacks[method.declaration.selectorName].map {
                finding(
                    $0, "'\(method.declaration.selectorName)' is called",
                    at: context.place(method.file, method.declaration.keyword))
            }
        }
        return methods + coldLaunch()
    }

    private func coldLaunch() -> [Finding] {
        delegate.methods("scene(_:willConnectTo:options:)").flatMap { method -> [Finding] in
            let file = method.file.outline
            guard let body = method.declaration.body,
                let parameter = method.declaration.parameters.last?.name
            else { return [] }
            return body.dropFirst(2).compactMap { token in
                guard file.tokens.spells(token - 2, parameter),
                    file.tokens.tokens[token - 1].kind == .period,
                    let id = Self.options[file.name(at: token)]
                else { return nil }
                return finding(
                    id, "'\(file.name(at: token))' of a cold launch arrives",
                    at: context.place(method.file, token))
            }
        }
    }

    private func finding(_ id: FindingID, _ what: String, at place: Place) -> Finding {
        Finding(
            id, .warning, .manual, at: place,
            "\(what) only while '\(delegate.name)' is attached to windows",
            remedy:
                "attach it in `configurationForConnecting`, without a window of its own, or use SwiftUI's modifiers"
        )
    }
}
