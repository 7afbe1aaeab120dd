/// What the platform does where the sources leave it open, or where it differs between versions.
/// A migrated app must behave alike in every world.
struct World: Sendable, Equatable, Hashable, CustomStringConvertible {
    /// The name in `differences.txt` and in messages.
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
        /// Those that had scenes before, whose sessions the system remembers.
        case rememberedScenes
    }

    /// The name for a reader.
    var description: String { name }

    /// The world of the newest systems, as most sources describe it.
    static let first = World(name: "first world", behaviours: [])

    /// One world for each open question, with its other answer.
    static let others: [World] = [
        // element-x: links of the camera and of NFC; newer SDKs pass them on to the scene delegate.
        World(
            name: "links-as-activities",
            behaviours: ["links-as-activities", "links-reach-scene-delegate"], concerns: .activities
        ),
        // SnapSync's matrix and vendors' advice to register both: nobody says that only one is called.
        World(name: "links-both-ways", behaviours: ["links-both-ways"], concerns: .activities),
        World(
            name: "links-to-scene-delegate", behaviours: ["links-reach-scene-delegate"],
            concerns: .activities),
        // FB17446617, iOS 18.4.
        World(name: "cold-links-lost", behaviours: ["cold-links-lost"], concerns: .activities),
        // The mirrored source says 0.1 s after connecting; what the scene does meanwhile depends on the machine.
        World(name: "cold-events-before-active", behaviours: ["cold-events-before-active"]),
        // LoopFollow against the mirrored source.
        World(
            name: "urls-to-scene-delegate-alone", behaviours: ["urls-to-scene-delegate-alone"],
            concerns: .urls),
        // Not documented; the mirrored source reads the list of scenes when UIKit asks for a configuration.
        World(name: "body-before-launch", behaviours: ["body-before-launch"], isOrderOpen: true),
        // Not documented.
        World(
            name: "views-before-connection", behaviours: ["views-before-connection"],
            isOrderOpen: true),
        // The mirrored source keeps the content (6.5.4), or a closure that makes it, depending on the version.
        World(name: "content-per-window", behaviours: ["content-per-window"]),
        // Whether it is posted when the first scene connects: TelemetryDeck/SwiftSDK#113 says so.
        World(
            name: "no-foreground-notification-at-launch",
            behaviours: ["no-foreground-notification-at-launch"]),
        // The mirrored source makes it with SwiftUI's own delegate; an observable one is made with the App.
        World(
            name: "delegate-made-with-app", behaviours: ["delegate-made-with-app"],
            isOrderOpen: true),
        // Apple's article reads so; the mirrored source and a report contradict it.
        World(name: "scene-delegate-from-plist", behaviours: ["scene-delegate-from-plist"]),
        // Apple's page on the background execution sequence against radar 14295449.
        World(name: "background-launch-is-told", behaviours: ["background-launch-is-told"]),
        // home-assistant/iOS reads the option under SwiftUI; the headers deprecate it.
        World(name: "location-option-kept", behaviours: ["location-option-kept"]),
        // niochat/nio#194, openhab/openhab-ios#1314 against home-assistant/iOS.
        World(
            name: "configuration-remembered", behaviours: ["configuration-remembered"],
            concerns: .rememberedScenes),
        World(
            name: "configuration-name-remembered", behaviours: ["configuration-name-remembered"],
            concerns: .rememberedScenes),
    ]

    /// All other answers at once that can go together.
    static let opposite = World(
        name: "opposite world",
        behaviours: [
            "links-both-ways", "links-reach-scene-delegate", "cold-events-before-active",
            "urls-to-scene-delegate-alone", "body-before-launch", "views-before-connection",
            "content-per-window", "no-foreground-notification-at-launch", "delegate-made-with-app",
            "scene-delegate-from-plist", "background-launch-is-told",
        ], isOrderOpen: true)

    /// Every world.
    static let all = [first] + others + [opposite]

    /// Every world, in two parts: most mistakes show in the first.
    static let inTwoSteps = [[first, opposite], others]

    /// What matters of it where SwiftUI has no part: the world of an app before its migration.
    var ofUIKit: World {
        let known: Set = [
            "no-foreground-notification-at-launch", "background-launch-is-told",
            "location-option-kept",
        ]
        return World(
            name: "UIKit's world", behaviours: behaviours.filter(known.contains))
    }
}
