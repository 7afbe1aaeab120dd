extension FinderName {
    /// Whether it has something to say of an app that is refused on its way to UIKit's scenes: what SwiftUI's life cycle alone changes
    /// is none of that app's business.
    var isAskedOfRefusedScenes: Bool {
        switch self {
        case .lostCallbacks, .objectiveCStart, .objectiveCSteps, .oldSpellings, .windows: true
        case .propertyListReads, .objectiveCWindows: false
        default: silenceOnWayToScenes == nil
        }
    }

    /// Why there is nothing to ask of an app that moves to UIKit's scenes; nil where there is.
    ///
    /// Most of what SwiftUI's life cycle changes stays: the object that is the delegate, its place in the chain of responders, the
    /// window's class, and who makes the root.
    var silenceOnWayToScenes: SilenceReason? {
        switch self {
        case .applicationState, .awaitCalls, .beside, .buildScripts, .callbacksBesideDelegate,
            .deniedEvents, .flowLimit, .foregroundObservers, .language, .launchNotifications,
            .launchOptions,
            .launchOrder, .lateAppearances, .launchScreen, .lostComments,
            .manifests, .missingProject, .propertyListReads, .raisedTarget, .sceneQuestions,
            .scenesOfApp, .sdks,
            .objectiveCWindows:
            nil
        case .applicationClass, .betaSwiftUI, .changedDeclarations, .chosenConfigurations,
            .deadCallbacks, .delegateInstances, .delegateRemainder, .delegateUses,
            .delegatesInTests, .detachedScenes, .earlyAccess, .earlyCalls, .earlyPayloads,
            .endedCallbacks, .entryConditions, .failingCasts, .foreignCasts, .forwarding,
            .foundSceneDelegates, .furtherAdaptors, .keptCallbacks, .lentWindows, .lostCallbacks,
            .migratedRoots,
            .missingSceneDelegates, .namedSceneDelegates, .objectiveCCasts, .objectiveCStart,
            .objectiveCSteps, .oldOverrides, .oldSpellings, .ownStart, .probe, .repairedCasts,
            .repairedSceneCasts, .responders, .rootCode, .rootPreferences, .sceneCallbacks,
            .sceneConfigurations, .sceneDelegateCasts, .sceneSettings, .shownWindowNeeds,
            .storyboards, .testSurroundings, .tooManyDelegates, .trackedScreens,
            .unknownRootReplacers,
            .unusedDelegateWindow, .wakingViews, .windowAppearance, .windowSubclasses,
            .wrappedWindow, .writtenManifest:
            .ofSwiftUI
        case .macCallbacks, .macDocuments, .macMenus, .macScenes, .macStart, .macWindows,
            .mainNib, .nibMenus:
            .ofAppKit
        case .watchExtensionObject, .watchNavigation, .watchScreens, .watchStoryboard: .ofWatchKit
        case .windows: .askedBy(.scenesOfApp)
        }
    }
}
