import SwiftFlow

/// A window that the delegate of a Mac app goes on making.
struct KeptMacWindow {
    /// What of it has no counterpart that is known.
    let obstacle: MacWindowObstacle
    /// The file that makes it.
    let path: String
    /// The token at which it is made.
    let token: Int
    /// Whether anything in the app may show it.
    let isSeen: Bool
}
