import AppFacts

/// What a finding that nobody does anything about means for the app.
public enum FindingImpact: String, Sendable, Hashable, CaseIterable {
    /// Something stops working, or the app is not touched at all.
    case high
    /// Something that a user can see, or code can notice, may be another.
    case medium
    /// Nothing is known to change; somebody should look at it.
    case low
}

extension FindingID {
    /// What findings of this kind mean at worst, and why: an event that gets lost or a crash is more than another colour.
    public var impact: (level: FindingImpact, reason: String) {
        switch self {
        case .entryObjectiveC, .entryApplicationSubclass, .entryFrameworkDelegate, .entryOwnCode,
            .entryAmbiguous, .entryMissing, .rootUnresolved, .rootAbsent, .windowAmbiguous,
            .delegateDeclaration, .delegateSuperclass, .sceneDelegateMissing, .storyboardMissing,
            .storyboardOnVisionOS, .appNameTaken, .editConflict, .planUnproven, .macNib,
            .projectUnreadable, .projectMissing, .projectFormatUnsupported, .sourceUnreadable,
            .deploymentTarget, .swiftVersion, .watchExtensionObject, .verifyFailed:
            (.high, "the app can't be moved, or does not build or start, before this is mended")
        case .callbackOpenURL, .callbackUserActivity, .callbackQuickAction,
            .callbackCloudKitShare, .callbackLaunchOptions, .callbackBackgroundFetch,
            .callbackStateRestoration, .callbackLocalNotification, .callbackActiveState,
            .callbackStatusBar, .sceneStateRestoration, .watchNotifications, .macReopen,
            .sdkLinkTracking, .sdkCallsHandler, .delegateProxySDK:
            (.high, "something that the system tells the app no longer arrives")
        case .windowAccess, .delegateCast, .delegateInstance, .sceneDelegateCast,
            .windowWithoutScene, .windowBeforeLaunch, .windowUse, .rootWindowOwner, .rootSwap,
            .delegateEarlyAccess, .plistRuntimeRead, .launchPresentation, .sceneConfiguration,
            .sceneManifest:
            (.high, "code asks for what is not there any more: it does nothing, or the app ends")
        case .delegateResponderChain, .macMenu, .macDocuments, .watchInterfaceControllers,
            .watchNavigation:
            (.high, "a command or a screen does nothing any more, or is not there")
        case .rootContainerPreferences, .windowAppearance, .windowSubclass, .windowHidden,
            .macWindow, .macLastWindow, .plistLaunchScreen, .screenTracking:
            (.medium, "the app works, and may look or behave in another way")
        case .launchOrder, .launchApplicationState, .callbackLaunch:
            (.medium, "the same happens at another time, which the app's code may notice")
        case .sceneSessionName, .sceneOtherRoles, .projectManifest, .projectGenerated:
            (.medium, "what is kept elsewhere may not fit any more")
        case .entryTestHost, .delegateWithoutWork, .commentLost, .scenesAdopted,
            .storyboardUnused, .macBackgroundApp, .debugProbe:
            (.low, "the app does the same; its developers may want to tidy up")
        }
    }
}

extension Finding {
    /// What it means for the app: no more than its kind at worst, less where the plan does it or all is kept.
    public var impact: FindingImpact {
        switch (severity, applicability) {
        case (.error, _): .high
        case (.note, _), (_, .automatic): .low
        case (.warning, .review): id.impact.level == .low ? .low : .medium
        case (.warning, .manual): id.impact.level
        }
    }
}
