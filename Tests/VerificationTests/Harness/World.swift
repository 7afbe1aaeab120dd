/// What the platform does where the sources leave it open, or where it differs between versions.
/// A migrated app must behave alike in every world.
struct World: Sendable, Equatable, CustomStringConvertible {
    /// Behaviours that differ from the first world's.
    let behaviours: [String]

    /// The name for a reader.
    var description: String {
        behaviours.isEmpty ? "first world" : behaviours.joined(separator: ", ")
    }

    /// What each behaviour means, and why it is open.
    static let known: [(name: String, meaning: String)] = [
        (
            "links-as-activities",
            "a universal link reaches onContinueUserActivity and the scene delegate, not onOpenURL"
        ),
        (
            "body-before-connection",
            "the first body is evaluated before the app's scene delegate hears of the scene"
        ),
        (
            "no-foreground-notification-at-launch",
            "willEnterForegroundNotification is not posted when the first scene connects"
        ),
        (
            "delegate-made-with-app",
            "the delegate behind the adaptor is made with the App, before there is an application"
        ),
    ]

    /// The world of the newest systems, as most sources describe it.
    static let first = World(behaviours: [])
    /// The world in which each open question has its other answer.
    static let other = World(behaviours: known.map(\.name))
    /// One world for each open question alone, to name the one that an app depends on.
    static let single = known.map { World(behaviours: [$0.name]) }
}
