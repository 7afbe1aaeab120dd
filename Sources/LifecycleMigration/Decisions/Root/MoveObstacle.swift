/// Why the code that makes a root stays where it is.
enum MoveObstacle: Error, Hashable {
    /// It does not run on every way through the launch, or stands in a closure.
    case conditional
    /// It uses what the rest of the launch uses, too, or what only the launch has.
    case shared
    /// It uses what the file of the `App` can't see.
    case hidden
    /// It says in which function or file it stands.
    case place
    /// It matters when it runs, or how often.
    case effects
    /// Something in front of it has to run before the first view is made.
    case precedes
    /// The root is worked on elsewhere, or other code of the launch has work left.
    case inUse
    /// It could not be shown that the app does the same where it moves.
    case unproven
}
