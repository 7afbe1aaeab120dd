/// A method that UIKit looks for in the delegate of a window's scene, and what becomes of it behind SwiftUI's own.
///
/// Source: OpenSwiftUI's scene delegate, which passes on what it implements, and forwards the rest.
package enum SceneDelegateCallback {
    /// SwiftUI passes it on.
    case passedOn
    /// SwiftUI passes it on, except for universal links in apps built with older SDKs.
    case passedOnWithoutLinks
    /// SwiftUI answers it itself.
    case swallowed

    /// The callback of a name with labels; nil where UIKit has none.
    package init?(_ selectorName: String) {
        switch selectorName {
        case "stateRestorationActivity(for:)": self = .swallowed
        case "scene(_:continue:)": self = .passedOnWithoutLinks
        case _ where Self.others.contains(selectorName): self = .passedOn
        default: return nil
        }
    }

    private static let others: Set<String> = [
        "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
        "scene(_:openURLContexts:)", "scene(_:willContinueUserActivityWithType:)",
        "scene(_:didFailToContinueUserActivityWithType:error:)", "scene(_:didUpdate:)",
        "scene(_:restoreInteractionStateWith:)",
        "windowScene(_:performActionFor:completionHandler:)", "windowScene(_:performActionFor:)",
        "windowScene(_:userDidAcceptCloudKitShareWith:)",
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
        "windowScene(_:didUpdateEffectiveGeometry:)",
        "preferredWindowingControlStyle(for:)",
    ]
}
