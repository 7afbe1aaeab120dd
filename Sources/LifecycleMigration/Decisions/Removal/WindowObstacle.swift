import AppleFrameworks
import SwiftFlow

/// A use of the app's own window that nothing can take the place of.
///
/// SwiftUI's window is no substitute for one whose root is set: SwiftUI's views would be thrown away.
struct WindowObstacle: Sendable, Hashable {
    /// The path of the file.
    let path: String
    /// The token to point at.
    let token: Int
    /// What the code needs the window for.
    let need: Need
    /// The functions of the app that it is handed to.
    var takers: [FlowFunction.ID] = []

    /// What a framework does with it there; nil where nothing is known of that.
    var framework: FrameworkRoot?
    /// What keeps a container from taking the window's place in that code; empty where nothing that is known does.
    var reasons: [WindowObstacle] = []

    /// The other uses of the window that nothing can take the place of.
    var others: [WindowObstacle] = []

    /// Whether an object of the app's is made with the window.
    var isHandedToType: Bool {
        if case .handedTo(_, let type) = need { type != nil } else { false }
    }

    /// Whether other code gets the window for good.
    var isKept: Bool {
        if case .kept = need { true } else { false }
    }

    /// What code needs the window for.
    enum Need: Sendable, Hashable {
        /// To read a member of it.
        case property(String)
        /// To set a member of it; `runsLater` says that code does that may run behind the launch.
        case setting(String, runsLater: Bool)
        /// To get at its root view controller.
        case root
        /// To call a method of it.
        case method(String)
        /// To hand it to a call, by its name and labels; `type` is the type of the app that takes it.
        case handedTo(String, type: String?)
        /// To keep it somewhere.
        case kept(String)
        /// To put another window in its place.
        case replaced
        /// To compare it with something.
        case compared
        /// To use it as a class of the app's own.
        case subclass(String)
        /// To find out whether it is there.
        case presence
        /// For something before it is made.
        case tooEarly
        /// To show it later than the launch.
        case shownLater
        /// For something else.
        case itself
        /// To make it, together with other things.
        case initialValue
        /// It is one of several windows.
        case several
        /// It is the window on some ways through the code, and nothing on others.
        case uncertain
        /// The code is too deep or too large to be followed.
        case unreadable
    }
}

extension [WindowObstacle] {
    /// All of them as one, the first in front; nil for none.
    var asOne: WindowObstacle? {
        guard var first else { return nil }
        first.others = Array(dropFirst())
        return first
    }
}
