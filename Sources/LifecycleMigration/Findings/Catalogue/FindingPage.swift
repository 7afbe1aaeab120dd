import AppFacts

/// What the documentation says about one kind of finding, in Markdown.
///
/// A page is written here once: `sceneshift explain` prints it, and `docs/findings/<id>.md` is the
/// same text, byte for byte.
public struct FindingPage: Sendable, Hashable {
    /// The finding that the page explains.
    public let id: FindingID
    /// What was found, in one line: lower case start, no full stop.
    public let title: String
    /// The page but for its last section: its first line is a heading with the id, and a newline ends it.
    let text: String
    /// How a reader sees whether it is in order.
    public let check: FindingCheck

    /// The whole page, which a newline ends.
    public var markdown: String { text + "\n" + check.markdown }

    /// Every page, one for each id, in the order of the ids.
    public static let all: [FindingPage] = FindingID.allCases.map(page(for:))

    /// The page of one finding.
    public static func page(for id: FindingID) -> FindingPage {
        switch id {
        case .entryObjectiveC: .entryObjectiveC
        case .entryApplicationSubclass: .entryApplicationSubclass
        case .entryFrameworkDelegate: .entryFrameworkDelegate
        case .entryTestHost: .entryTestHost
        case .entryOwnCode: .entryOwnCode
        case .entryAmbiguous: .entryAmbiguous
        case .entryMissing: .entryMissing
        case .deploymentTarget: .deploymentTarget
        case .swiftVersion: .swiftVersion
        case .rootWindowOwner: .rootWindowOwner
        case .rootUnresolved: .rootUnresolved
        case .rootAbsent: .rootAbsent
        case .rootSwap: .rootSwap
        case .rootContainerPreferences: .rootContainerPreferences
        case .windowAppearance: .windowAppearance
        case .windowSubclass: .windowSubclass
        case .windowAccess: .windowAccess
        case .windowUse: .windowUse
        case .windowBeforeLaunch: .windowBeforeLaunch
        case .windowHidden: .windowHidden
        case .windowAmbiguous: .windowAmbiguous
        case .windowWithoutScene: .windowWithoutScene
        case .delegateCast: .delegateCast
        case .delegateInstance: .delegateInstance
        case .delegateDeclaration: .delegateDeclaration
        case .delegateSuperclass: .delegateSuperclass
        case .delegateResponderChain: .delegateResponderChain
        case .delegateProxySDK: .delegateProxySDK
        case .sdkLinkTracking: .sdkLinkTracking
        case .sdkCallsHandler: .sdkCallsHandler
        case .delegateEarlyAccess: .delegateEarlyAccess
        case .delegateWithoutWork: .delegateWithoutWork
        case .callbackActiveState: .callbackActiveState
        case .callbackOpenURL: .callbackOpenURL
        case .callbackUserActivity: .callbackUserActivity
        case .callbackQuickAction: .callbackQuickAction
        case .callbackCloudKitShare: .callbackCloudKitShare
        case .callbackLaunchOptions: .callbackLaunchOptions
        case .callbackBackgroundFetch: .callbackBackgroundFetch
        case .callbackStateRestoration: .callbackStateRestoration
        case .callbackLocalNotification: .callbackLocalNotification
        case .callbackStatusBar: .callbackStatusBar
        case .callbackLaunch: .callbackLaunch
        case .launchApplicationState: .launchApplicationState
        case .launchOrder: .launchOrder
        case .launchPresentation: .launchPresentation
        case .commentLost: .commentLost
        case .sceneManifest: .sceneManifest
        case .sceneConfiguration: .sceneConfiguration
        case .sceneDelegateMissing: .sceneDelegateMissing
        case .sceneSessionName: .sceneSessionName
        case .sceneDelegateCast: .sceneDelegateCast
        case .sceneStateRestoration: .sceneStateRestoration
        case .scenesAdopted: .scenesAdopted
        case .sceneOtherRoles: .sceneOtherRoles
        case .storyboardMissing: .storyboardMissing
        case .storyboardOnVisionOS: .storyboardOnVisionOS
        case .storyboardUnused: .storyboardUnused
        case .plistRuntimeRead: .plistRuntimeRead
        case .plistLaunchScreen: .plistLaunchScreen
        case .projectUnreadable: .projectUnreadable
        case .projectMissing: .projectMissing
        case .projectManifest: .projectManifest
        case .projectGenerated: .projectGenerated
        case .projectFormatUnsupported: .projectFormatUnsupported
        case .macMenu: .macMenu
        case .macReopen: .macReopen
        case .macLastWindow: .macLastWindow
        case .macDocuments: .macDocuments
        case .macNib: .macNib
        case .macWindow: .macWindow
        case .macBackgroundApp: .macBackgroundApp
        case .watchInterfaceControllers: .watchInterfaceControllers
        case .watchNotifications: .watchNotifications
        case .watchExtensionObject: .watchExtensionObject
        case .watchNavigation: .watchNavigation
        case .sourceUnreadable: .sourceUnreadable
        case .appNameTaken: .appNameTaken
        case .editConflict: .editConflict
        case .planUnproven: .planUnproven
        case .debugProbe: .debugProbe
        case .verifyFailed: .verifyFailed
        }
    }
}
