import AppFacts

/// The name of a finder.
enum FinderName: String, CaseIterable, Sendable {
    case applicationClass = "application-class"
    case applicationState = "application-state"
    case awaitCalls = "await-calls"
    case beside
    case betaSwiftUI = "beta-swiftui"
    case buildScripts = "build-scripts"
    case callbacksBesideDelegate = "callbacks-beside-delegate"
    case changedDeclarations = "changed-declarations"
    case chosenConfigurations = "chosen-configurations"
    case deadCallbacks = "dead-callbacks"
    case delegateInstances = "delegate-instances"
    case delegateRemainder = "delegate-remainder"
    case delegateUses = "delegate-uses"
    case delegatesInTests = "delegates-in-tests"
    case detachedScenes = "detached-scenes"
    case earlyAccess = "early-access"
    case earlyCalls = "early-calls"
    case earlyPayloads = "early-payloads"
    case endedCallbacks = "ended-callbacks"
    case entryConditions = "entry-conditions"
    case failingCasts = "failing-casts"
    case flowLimit = "flow-limit"
    case foregroundObservers = "foreground-observers"
    case foreignCasts = "foreign-casts"
    case forwarding
    case foundSceneDelegates = "found-scene-delegates"
    case furtherAdaptors = "further-adaptors"
    case keptCallbacks = "kept-callbacks"
    case language
    case lateAppearances = "late-appearances"
    case launchNotifications = "launch-notifications"
    case launchOptions = "launch-options"
    case launchOrder = "launch-order"
    case launchScreen = "launch-screen"
    case lentWindows = "lent-windows"
    case lostCallbacks = "lost-callbacks"
    case lostComments = "lost-comments"
    case macCallbacks = "mac-callbacks"
    case macDocuments = "mac-documents"
    case macMenus = "mac-menus"
    case macScenes = "mac-scenes"
    case macStart = "mac-start"
    case macWindows = "mac-windows"
    case mainNib = "main-nib"
    case manifests
    case migratedRoots = "migrated-roots"
    case missingProject = "missing-project"
    case missingSceneDelegates = "missing-scene-delegates"
    case namedSceneDelegates = "named-scene-delegates"
    case nibMenus = "nib-menus"
    case objectiveCCasts = "objective-c-casts"
    case objectiveCStart = "objective-c-start"
    case objectiveCSteps = "objective-c-steps"
    case objectiveCWindows = "objective-c-windows"
    case oldOverrides = "old-overrides"
    case oldSpellings = "old-spellings"
    case ownStart = "own-start"
    case probe
    case propertyListReads = "property-list-reads"
    case raisedTarget = "raised-target"
    case repairedCasts = "repaired-casts"
    case repairedSceneCasts = "repaired-scene-casts"
    case responders
    case rootCode = "root-code"
    case rootPreferences = "root-preferences"
    case sceneCallbacks = "scene-callbacks"
    case sceneConfigurations = "scene-configurations"
    case sceneDelegateCasts = "scene-delegate-casts"
    case sceneSettings = "scene-settings"
    case sdks
    case shownWindowNeeds = "shown-window-needs"
    case storyboards
    case testSurroundings = "test-surroundings"
    case tooManyDelegates = "too-many-delegates"
    case unknownRootReplacers = "unknown-root-replacers"
    case unusedDelegateWindow = "unused-delegate-window"
    case wakingPhases = "waking-phases"
    case watchExtensionObject = "watch-extension-object"
    case watchNavigation = "watch-navigation"
    case watchScreens = "watch-screens"
    case watchStoryboard = "watch-storyboard"
    case windowAppearance = "window-appearance"
    case windowSubclasses = "window-subclasses"
    case windows
    case wrappedWindow = "wrapped-window"
    case writtenManifest = "written-manifest"
}

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
