import AppFacts

/// What it takes to do by hand what a finding asks for, as far as its kind tells.
public enum FindingWork: Sendable, Hashable, CaseIterable {
    /// To look at a place, and perhaps to try it in the app.
    case look
    /// To change a place as the finding's page shows it.
    case change
    /// To design a part of the app anew.
    case design

    /// How long the first of a kind takes in an app, in minutes: assumed, and not measured.
    public var minutes: Int {
        switch self {
        case .look: 10
        case .change: 30
        case .design: 240
        }
    }

    /// How long each further one of the same kind takes, in minutes: what is learned at the first is known.
    public var furtherMinutes: Int {
        switch self {
        case .look: 5
        case .change: 10
        case .design: 120
        }
    }
}

extension FindingID {
    /// What it takes to do by hand what findings of this kind ask for.
    public var work: FindingWork {
        switch self {
        case .entryTestHost, .entryAmbiguous, .sceneSessionName, .scenesAdopted, .sceneOtherRoles,
            .storyboardUnused, .launchApplicationState, .launchOrder, .launchPresentation,
            .screenTracking, .commentLost, .callbackLaunch, .delegateWithoutWork, .planUnproven,
            .debugProbe:
            .look
        case .entryObjectiveC, .entryApplicationSubclass, .entryFrameworkDelegate, .entryOwnCode,
            .rootWindowOwner, .rootUnresolved, .rootAbsent, .rootSwap, .windowSubclass, .windowUse,
            .windowAmbiguous, .delegateSuperclass, .callbackBackgroundFetch,
            .callbackStateRestoration, .callbackLocalNotification, .sceneStateRestoration,
            .storyboardOnVisionOS, .macDocuments, .macNib, .watchInterfaceControllers,
            .watchNavigation, .projectFormatUnsupported:
            .design
        case .entryMissing, .deploymentTarget, .swiftVersion, .rootContainerPreferences,
            .windowAppearance, .windowAccess, .windowBeforeLaunch, .windowHidden,
            .windowWithoutScene, .delegateCast, .delegateInstance, .delegateDeclaration,
            .delegateResponderChain, .delegateProxySDK, .sdkLinkTracking, .sdkCallsHandler,
            .delegateEarlyAccess, .callbackActiveState, .callbackOpenURL, .callbackUserActivity,
            .callbackQuickAction, .callbackCloudKitShare, .callbackLaunchOptions,
            .callbackStatusBar, .sceneManifest, .sceneConfiguration, .sceneDelegateMissing,
            .sceneDelegateCast, .storyboardMissing, .plistRuntimeRead, .plistLaunchScreen,
            .projectUnreadable, .projectMissing, .projectManifest, .projectGenerated, .macMenu,
            .macReopen, .macLastWindow, .macWindow, .macBackgroundApp, .watchNotifications,
            .watchExtensionObject, .sourceUnreadable, .appNameTaken, .editConflict, .verifyFailed:
            .change
        }
    }
}
