/// What the platform does where the sources leave it open, or where it differs between versions.
/// A migrated app must behave alike in every world.
struct World: Sendable, Equatable, Hashable, CustomStringConvertible {
    /// The name in `differences.txt`, in `mutants.txt` and in messages.
    let name: String
    /// Behaviours that differ from the first world's, as the simulator asks for them.
    let behaviours: [String]
    /// Whether the order of lines inside of an event is open.
    var isOrderOpen = false
    /// Which apps can tell it from the first world.
    var concerns: Concern = .all

    /// Apps that a world is about.
    enum Concern: Sendable, Hashable {
        /// Every app.
        case all
        /// Those that continue user activities.
        case activities
        /// Those that open URLs.
        case urls
        /// Those that have a scene for a further display, or for a car.
        case otherRoles
        /// Those that had scenes before, whose sessions the system remembers.
        case rememberedScenes
        /// Those of AppKit.
        case mac
    }

    /// The name for a reader.
    var description: String { name }

    /// A world; the simulator knows most by the world's name.
    private init(
        _ name: String, behaviours: [String]? = nil, isOrderOpen: Bool = false,
        concerns: Concern = .all
    ) {
        self.name = name
        self.behaviours = behaviours ?? [name]
        self.isOrderOpen = isOrderOpen
        self.concerns = concerns
    }

    /// What matters of it where SwiftUI has no part: the world of an app before its migration.
    var ofUIKit: World {
        let known: Set = [
            "no-foreground-notification-at-launch", "background-launch-is-told",
            "location-option-kept", "storyboard-before-launch",
            "launch-posted-behind-storyboard",
        ]
        return World("UIKit's world", behaviours: behaviours.filter(known.contains))
    }
}

extension World {
    /// The world of the newest systems, as most sources describe it.
    static let first = World("first world", behaviours: [])

    /// A link comes as an activity. element-x: links of the camera and of NFC; newer SDKs pass them on to the scene
    /// delegate.
    static let linksAsActivities = World(
        "links-as-activities", behaviours: ["links-as-activities", "links-reach-scene-delegate"],
        concerns: .activities)

    /// A link comes to both modifiers. SnapSync's matrix and vendors' advice to register both: nobody says that only one
    /// is called.
    static let linksBothWays = World("links-both-ways", concerns: .activities)

    /// A link comes to `.onOpenURL` and to the scene delegate.
    static let linksToSceneDelegate = World(
        "links-to-scene-delegate", behaviours: ["links-reach-scene-delegate"],
        concerns: .activities)

    /// A link that starts the app comes to no modifier: FB17446617, iOS 18.4.
    static let coldLinksLost = World("cold-links-lost", concerns: .activities)

    /// What started the app comes before the scene is active. The mirrored source says 0.1 s after connecting; what the
    /// scene does meanwhile depends on the machine.
    static let coldEventsBeforeActive = World("cold-events-before-active")

    /// A URL comes to the scene delegate alone, where it has the method: LoopFollow against the mirrored source.
    static let urlsToSceneDelegateAlone = World("urls-to-scene-delegate-alone", concerns: .urls)

    /// The App's body is evaluated before the launch. Not documented; the mirrored source reads the list of scenes when
    /// UIKit asks for a configuration.
    static let bodyBeforeLaunch = World("body-before-launch", isOrderOpen: true)

    /// The views are evaluated before the app's scene delegate hears of the scene. Not documented.
    static let viewsBeforeConnection = World("views-before-connection", isOrderOpen: true)

    /// The content is evaluated for each window, and again and again. The mirrored source keeps the content (6.5.4), or a
    /// closure that makes it, depending on the version; what else makes SwiftUI evaluate the App's body is not documented.
    static let contentEvaluatedAgain = World("content-evaluated-again")

    /// Will-enter-foreground is not posted when the first scene connects: TelemetryDeck/SwiftSDK#113 says that it is.
    static let noForegroundNotificationAtLaunch = World("no-foreground-notification-at-launch")

    /// The delegate is made with the App. The mirrored source makes it with SwiftUI's own delegate, an observable one
    /// with the App.
    static let delegateMadeWithApp = World("delegate-made-with-app", isOrderOpen: true)

    /// The scene delegate of the property list is attached. Apple's article reads so; the mirrored source and a report
    /// contradict it.
    static let sceneDelegateFromPropertyList = World("scene-delegate-from-plist")

    /// The app's delegate is asked for a scene of another role, such as a projector's: the mirrored source leaves it out,
    /// home-assistant/iOS keeps CarPlay in the property list and has the method, too.
    static let otherRolesAskApp = World("other-roles-ask-app", concerns: .otherRoles)

    /// An app that is launched in the background is told so: Apple's page on the background execution sequence against
    /// radar 14295449.
    static let backgroundLaunchIsTold = World("background-launch-is-told")

    /// The launch option for locations is there: home-assistant/iOS reads it under SwiftUI; the headers deprecate it.
    static let locationOptionKept = World("location-option-kept")

    /// The scene's configuration is the old app's: niochat/nio#194, openhab/openhab-ios#1314 against home-assistant/iOS.
    static let configurationRemembered = World(
        "configuration-remembered", concerns: .rememberedScenes)

    /// The old configuration's name is looked up in the new property list: home-assistant/iOS.
    static let configurationNameRemembered = World(
        "configuration-name-remembered", concerns: .rememberedScenes)

    /// SwiftUI opens the window of a Mac app when the launch has ended. Not documented; CodeEdit closes it in the launch.
    static let windowAfterLaunch = World(
        "window-after-launch", isOrderOpen: true, concerns: .mac)

    /// AppKit shows the window of a main storyboard before the application will finish launching. Not documented:
    /// `NSApplicationMain` loads the storyboard before it runs the application.
    static let storyboardBeforeLaunch = World(
        "storyboard-before-launch", isOrderOpen: true, concerns: .mac)

    /// An action without a target that comes to SwiftUI's delegates comes to the app's own. The mirrored source says of them that
    /// they respond to what the app's do, and leaves the default answer where there is no main menu; home-assistant/iOS#4963
    /// found its delegate's items disabled.
    static let actionsForwarded = World("actions-forwarded")

    /// UIKit shows the main storyboard's window before it posts that the launch has ended. Not documented: Apple says that
    /// the notification comes immediately.
    static let launchPostedBehindStoryboard = World(
        "launch-posted-behind-storyboard", isOrderOpen: true)

    /// A Mac app with a window group is not asked what a click in the Dock does: feedback-assistant/reports#246, against
    /// Maccy, KeyboardCowboy, TrueWidget and CodeEdit.
    static let reopenUnasked = World("reopen-unasked", concerns: .mac)

    /// What differs in the app before its migration only, so that no mistake shows in one alone.
    static let ofOldLifeCycles = [storyboardBeforeLaunch, launchPostedBehindStoryboard]

    /// One world for each open question, with its other answer.
    static let others = [
        linksAsActivities, linksBothWays, linksToSceneDelegate, coldLinksLost,
        coldEventsBeforeActive, urlsToSceneDelegateAlone, bodyBeforeLaunch, viewsBeforeConnection,
        contentEvaluatedAgain, noForegroundNotificationAtLaunch, delegateMadeWithApp,
        sceneDelegateFromPropertyList, otherRolesAskApp, backgroundLaunchIsTold,
        locationOptionKept, configurationRemembered, configurationNameRemembered,
        windowAfterLaunch, storyboardBeforeLaunch, launchPostedBehindStoryboard, reopenUnasked,
        actionsForwarded,
    ]

    /// All other answers at once that can go together.
    static let opposite = World(
        "opposite world",
        behaviours: [
            linksBothWays, linksToSceneDelegate, coldEventsBeforeActive, urlsToSceneDelegateAlone,
            bodyBeforeLaunch, viewsBeforeConnection, contentEvaluatedAgain,
            noForegroundNotificationAtLaunch, delegateMadeWithApp, sceneDelegateFromPropertyList,
            otherRolesAskApp, backgroundLaunchIsTold, windowAfterLaunch, storyboardBeforeLaunch,
            launchPostedBehindStoryboard, reopenUnasked, actionsForwarded,
        ].flatMap(\.behaviours), isOrderOpen: true)

    /// Every world.
    static let all = [first] + others + [opposite]

    /// The worlds of a list such as `links-both-ways, opposite world` or `all but first world`; nil where one is not known.
    static func named(_ list: some StringProtocol) -> Set<World>? {
        let exceptions = "all but "
        let isOther = list.hasPrefix(exceptions)
        let names = list.dropFirst(isOther ? exceptions.count : 0)
            .split(separator: ",").map { String($0).trimmingSpaces }
        let worlds = Set(all.filter { names.contains($0.name) })
        guard !names.isEmpty, worlds.count == Set(names).count else { return nil }
        return isOther ? Set(all).subtracting(worlds) : worlds
    }
}
