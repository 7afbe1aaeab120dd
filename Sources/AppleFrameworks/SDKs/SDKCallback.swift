/// A callback of an application delegate that SDKs take, call or want to be told of.
package enum SDKCallback: CaseIterable {
    case didRegister
    case didFail
    case didReceiveFetching
    case didReceive
    case backgroundSession
    case willTerminate
    case openURL
    case continueActivity

    /// The names and labels of the methods, the one that is recommended first.
    package var selectorNames: [String] {
        switch self {
        case .didRegister: ["application(_:didRegisterForRemoteNotificationsWithDeviceToken:)"]
        case .didFail: ["application(_:didFailToRegisterForRemoteNotificationsWithError:)"]
        case .didReceiveFetching:
            ["application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"]
        case .didReceive: ["application(_:didReceiveRemoteNotification:)"]
        case .backgroundSession:
            [
                "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
                "application(_:handleEventsForBackgroundURLSession:)",
            ]
        case .willTerminate: ["applicationWillTerminate(_:)"]
        case .openURL: EventKind.openingURLs.map(\.selectorName)
        case .continueActivity: [EventKind.continueActivity.selectorName]
        }
    }

    /// The name and labels of the method that is recommended.
    package var selectorName: String { selectorNames[0] }

    /// What the argument that matters is called in Apple's documentation.
    package var argument: String {
        switch self {
        case .didRegister: "deviceToken"
        case .didFail: "error"
        case .didReceiveFetching, .didReceive: "userInfo"
        case .backgroundSession: "identifier"
        case .willTerminate: "application"
        case .openURL: "url"
        case .continueActivity: "userActivity"
        }
    }

    /// The modifier of SwiftUI's that brings the same; nil where none does.
    package var modifier: String? {
        switch self {
        case .openURL: ".onOpenURL"
        case .continueActivity: ".onContinueUserActivity"
        case .didRegister, .didFail, .didReceiveFetching, .didReceive, .backgroundSession,
            .willTerminate:
            nil
        }
    }

    /// What it brings, as a sentence goes on behind “does not tell it what”.
    package var news: String {
        switch self {
        case .didRegister: "the device token is"
        case .didFail: "went wrong with the registration"
        case .didReceiveFetching, .didReceive: "a notification brings"
        case .backgroundSession: "a background session ended"
        case .willTerminate: "ends the app"
        case .openURL: "URL is opened"
        case .continueActivity: "activity is continued"
        }
    }

    /// The callbacks about links.
    package static let links: [SDKCallback] = [.openURL, .continueActivity]
}
