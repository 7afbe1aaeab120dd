/// Something from outside of the app that UIKit told the application delegate, and tells a scene's delegate instead.
package enum EventKind: CaseIterable {
    case openURL
    case openURLFromSource
    case handleOpenURL
    case continueActivity
    case willContinueActivity
    case failToContinueActivity
    case updateActivity
    case quickAction
    case asyncQuickAction
    case cloudKitShare

    /// The method of the application delegate.
    package var selectorName: String {
        switch self {
        case .openURL: "application(_:open:options:)"
        case .openURLFromSource: "application(_:open:sourceApplication:annotation:)"
        case .handleOpenURL: "application(_:handleOpen:)"
        case .continueActivity: "application(_:continue:restorationHandler:)"
        case .willContinueActivity: "application(_:willContinueUserActivityWithType:)"
        case .failToContinueActivity: "application(_:didFailToContinueUserActivityWithType:error:)"
        case .updateActivity: "application(_:didUpdate:)"
        case .quickAction: "application(_:performActionFor:completionHandler:)"
        case .asyncQuickAction: "application(_:performActionFor:)"
        case .cloudKitShare: "application(_:userDidAcceptCloudKitShareWith:)"
        }
    }

    /// The method of a scene's delegate that UIKit calls in its place while the app runs.
    package var sceneSelectorName: String {
        switch self {
        case .openURL, .openURLFromSource, .handleOpenURL: "scene(_:openURLContexts:)"
        case .continueActivity: "scene(_:continue:)"
        case .willContinueActivity: "scene(_:willContinueUserActivityWithType:)"
        case .failToContinueActivity: "scene(_:didFailToContinueUserActivityWithType:error:)"
        case .updateActivity: "scene(_:didUpdate:)"
        case .quickAction, .asyncQuickAction:
            "windowScene(_:performActionFor:completionHandler:)"
        case .cloudKitShare: "windowScene(_:userDidAcceptCloudKitShareWith:)"
        }
    }

    /// The method's name in Objective-C.
    package var objectiveCName: String {
        switch self {
        case .openURL: "application:openURL:options:"
        case .openURLFromSource: "application:openURL:sourceApplication:annotation:"
        case .handleOpenURL: "application:handleOpenURL:"
        case .continueActivity: "application:continueUserActivity:restorationHandler:"
        case .willContinueActivity: "application:willContinueUserActivityWithType:"
        case .failToContinueActivity:
            "application:didFailToContinueUserActivityWithType:error:"
        case .updateActivity: "application:didUpdateUserActivity:"
        case .quickAction, .asyncQuickAction:
            "application:performActionForShortcutItem:completionHandler:"
        case .cloudKitShare: "application:userDidAcceptCloudKitShareWithMetadata:"
        }
    }

    /// Of several methods for opening a URL UIKit calls one: the first that the delegate has, in this order.
    package static let openingURLs: [EventKind] = [.openURL, .openURLFromSource, .handleOpenURL]

    /// What to do about it by hand.
    package var remedy: String {
        switch self {
        case .openURL, .openURLFromSource, .handleOpenURL:
            "call it from `.onOpenURL` on the content of the `WindowGroup`"
        case .continueActivity:
            "call it from `.onContinueUserActivity`, and for universal links from `.onOpenURL` too"
        case .willContinueActivity, .failToContinueActivity, .updateActivity:
            "implement the method of the same name in a scene delegate"
        case .quickAction, .asyncQuickAction:
            "handle quick actions in a scene delegate, warm and cold"
        case .cloudKitShare:
            "handle the share in a scene delegate's `windowScene(_:userDidAcceptCloudKitShareWith:)`"
        }
    }
}
