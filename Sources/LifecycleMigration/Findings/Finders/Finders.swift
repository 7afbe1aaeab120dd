extension FinderName {
    /// The finder of the name.
    var finder: Finder {
        switch self {
        case .applicationClass: .applicationClass
        case .applicationState: .applicationState
        case .awaitCalls: .awaitCalls
        case .beside: .beside
        case .betaSwiftUI: .betaSwiftUI
        case .buildScripts: .buildScripts
        case .callbacksBesideDelegate: .callbacksBesideDelegate
        case .changedDeclarations: .changedDeclarations
        case .chosenConfigurations: .chosenConfigurations
        case .deadCallbacks: .deadCallbacks
        case .delegateInstances: .delegateInstances
        case .delegateRemainder: .delegateRemainder
        case .delegateUses: .delegateUses
        case .delegatesInTests: .delegatesInTests
        case .detachedScenes: .detachedScenes
        case .earlyAccess: .earlyAccess
        case .earlyCalls: .earlyCalls
        case .earlyPayloads: .earlyPayloads
        case .endedCallbacks: .endedCallbacks
        case .entryConditions: .entryConditions
        case .failingCasts: .failingCasts
        case .flowLimit: .flowLimit
        case .foregroundObservers: .foregroundObservers
        case .foreignCasts: .foreignCasts
        case .forwarding: .forwarding
        case .foundSceneDelegates: .foundSceneDelegates
        case .furtherAdaptors: .furtherAdaptors
        case .keptCallbacks: .keptCallbacks
        case .language: .language
        case .lateAppearances: .lateAppearances
        case .launchNotifications: .launchNotifications
        case .launchOptions: .launchOptions
        case .launchOrder: .launchOrder
        case .launchScreen: .launchScreen
        case .lentWindows: .lentWindows
        case .lostCallbacks: .lostCallbacks
        case .lostComments: .lostComments
        case .macCallbacks: .macCallbacks
        case .macDocuments: .macDocuments
        case .macMenus: .macMenus
        case .macScenes: .macScenes
        case .macStart: .macStart
        case .macWindows: .macWindows
        case .mainNib: .mainNib
        case .manifests: .manifests
        case .migratedRoots: .migratedRoots
        case .missingProject: .missingProject
        case .missingSceneDelegates: .missingSceneDelegates
        case .namedSceneDelegates: .namedSceneDelegates
        case .nibMenus: .nibMenus
        case .objectiveCCasts: .objectiveCCasts
        case .objectiveCStart: .objectiveCStart
        case .objectiveCSteps: .objectiveCSteps
        case .objectiveCWindows: .objectiveCWindows
        case .oldOverrides: .oldOverrides
        case .oldSpellings: .oldSpellings
        case .ownStart: .ownStart
        case .probe: .probe
        case .propertyListReads: .propertyListReads
        case .raisedTarget: .raisedTarget
        case .repairedCasts: .repairedCasts
        case .repairedSceneCasts: .repairedSceneCasts
        case .responders: .responders
        case .rootCode: .rootCode
        case .rootPreferences: .rootPreferences
        case .sceneCallbacks: .sceneCallbacks
        case .sceneConfigurations: .sceneConfigurations
        case .sceneDelegateCasts: .sceneDelegateCasts
        case .sceneSettings: .sceneSettings
        case .sdks: .sdks
        case .shownWindowNeeds: .shownWindowNeeds
        case .storyboards: .storyboards
        case .testSurroundings: .testSurroundings
        case .tooManyDelegates: .tooManyDelegates
        case .unknownRootReplacers: .unknownRootReplacers
        case .unusedDelegateWindow: .unusedDelegateWindow
        case .wakingPhases: .wakingPhases
        case .watchExtensionObject: .watchExtensionObject
        case .watchNavigation: .watchNavigation
        case .watchScreens: .watchScreens
        case .watchStoryboard: .watchStoryboard
        case .windowAppearance: .windowAppearance
        case .windowSubclasses: .windowSubclasses
        case .windows: .windows
        case .wrappedWindow: .wrappedWindow
        case .writtenManifest: .writtenManifest
        }
    }
}

extension Finder {
    /// Every finder, in the order of their names.
    static let all: [Finder] = FinderName.allCases.map(\.finder)
}
