import AppFacts

extension FindingID {
    /// What the check of a finding is about, in a few words; where none are better, the title of its page.
    var checkTitle: String {
        switch self {
        case .callbackActiveState: "the background and back"
        case .callbackOpenURL: "links and files"
        case .callbackUserActivity: "universal links and Handoff"
        case .callbackQuickAction: "quick actions"
        case .callbackCloudKitShare: "accepting a share"
        case .callbackLaunchOptions: "what starts the app"
        case .callbackBackgroundFetch: "background fetch"
        case .callbackStateRestoration, .sceneStateRestoration: "state restoration"
        case .callbackLocalNotification: "local notifications"
        case .callbackStatusBar: "rotation and the status bar's height"
        case .callbackLaunch: "the launch method"
        case .launchApplicationState: "the state at launch"
        case .launchOrder: "the order at launch"
        case .rootSwap: "a root that is replaced"
        case .rootContainerPreferences: "status bar, home indicator and orientation"
        case .windowAppearance: "tint and style of the window"
        case .windowSubclass: "what the window's class does"
        case .windowAccess: "code that uses the window"
        case .windowWithoutScene: "your own windows and covers"
        case .delegateCast: "code that uses the delegate"
        case .delegateInstance: "one delegate only"
        case .delegateResponderChain: "menus, keys and gestures that end at the delegate"
        case .delegateProxySDK: "callbacks that a library takes"
        case .delegateEarlyAccess: "what the delegate makes early"
        case .sdkLinkTracking: "links that a library counts"
        case .sdkCallsHandler: "links that a library passes on"
        case .sceneConfiguration: "scenes that connect"
        case .sceneManifest: "one window only"
        case .sceneSessionName: "an update over the old version"
        case .sceneDelegateCast: "code that uses the scene delegate"
        case .sceneOtherRoles: "cars and external displays"
        case .entryFrameworkDelegate: "what the framework's delegate does"
        case .entryApplicationSubclass: "what the application class does"
        case .rootUnresolved: "the first screen"
        case .rootWindowOwner: "what other code does with the window"
        case .windowUse: "what the launch does with the window"
        case .windowAmbiguous: "the window on each way"
        case .macDocuments: "documents"
        case .macNib: "what the main nib makes"
        case .watchInterfaceControllers: "every screen"
        case .sceneDelegateMissing: "what the scene delegate does"
        case .watchNotifications: "notifications on the watch"
        default: FindingPage.page(for: self).title
        }
    }
}

extension FindingCheck {
    /// What an action ends with, or holds, that is to be done twice: links reach a running app and a start by other ways.
    static let bothStarts =
        ", with the app running, and again after it was ended in the app switcher"

    /// The same on a Mac, where apps are quit.
    static let bothStartsOnAMac = ", with the app running, and again after it was quit"

    /// What the titles of the two rounds end with.
    static let roundTitles = [", with the app running", ", at a cold start"]

    /// The check, or its two rounds, each with what its title ends with.
    var rounds: [(title: String, action: String)] {
        let isMac = action.contains(Self.bothStartsOnAMac)
        guard let range = action.firstRange(of: isMac ? Self.bothStartsOnAMac : Self.bothStarts)
        else { return [("", action)] }
        func starting(_ start: String) -> String {
            action[..<range.lowerBound] + start + action[range.upperBound...]
        }
        let end = isMac ? "was quit" : "was ended in the app switcher"
        return [
            (Self.roundTitles[0], starting(", with the app running")),
            (Self.roundTitles[1], starting(" after the app \(end)")),
        ]
    }
}
