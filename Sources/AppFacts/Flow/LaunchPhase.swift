/// When code of an app runs, in the order of its start.
package enum LaunchPhase: Int, Hashable, Comparable {
    /// While the application's delegate is made.
    case delegateMade
    /// Before the application launches: `application(_:willFinishLaunchingWithOptions:)`.
    case beforeLaunch
    /// While the application launches.
    case launch
    /// While the first window scene connects.
    case connection
    /// While the first view is shown.
    case firstView
    /// Whenever something happens.
    case later

    /// Whether the application launches then.
    package var isLaunch: Bool { self == .beforeLaunch || self == .launch }

    /// Earlier ones come first.
    package static func < (left: LaunchPhase, right: LaunchPhase) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension LaunchPhase {
    /// What the system calls at the start.
    static let selectors: [(String, LaunchPhase)] = [
        ("application(_:willFinishLaunchingWithOptions:)", .beforeLaunch),
        ("applicationWillFinishLaunching(_:)", .beforeLaunch),
        ("application(_:didFinishLaunchingWithOptions:)", .launch),
        ("applicationDidFinishLaunching(_:)", .launch),
        ("application(_:configurationForConnecting:options:)", .connection),
        ("scene(_:willConnectTo:options:)", .connection),
    ]
}
