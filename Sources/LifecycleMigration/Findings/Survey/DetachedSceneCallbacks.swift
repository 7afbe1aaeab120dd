import AppFacts
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
        ColdScenePayloads(of: delegate).uses.map {
            finding(
                $0.finding, "'\($0.name)' of a cold launch arrives",
                at: context.place($0.file, $0.token))
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
