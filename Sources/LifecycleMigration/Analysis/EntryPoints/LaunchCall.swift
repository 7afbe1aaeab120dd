import SwiftOutline

/// A statement that starts the app: `UIApplicationMain(…)` with its four arguments, whose result nothing lives to see, or
/// `AppDelegate.main()`, UIKit's own method that does so with the class.
struct LaunchCall {
    /// The statement, the pool around it included where that has nothing else in it.
    let statement: TokenRange
    /// The name of the function.
    let token: Int
    /// The arguments, in their order; for `AppDelegate.main()` the class alone.
    let arguments: [TokenRange]
    /// What takes the result in front of the call: `let status =`, `return`.
    let leads: [TokenRange]
    /// The name that the result is bound to; nil for most.
    let result: String?
    /// The statements behind it in its block, which never run.
    let behind: [TokenRange]

    /// The class of the application object; nil where none is said.
    var applicationClass: TokenRange? { arguments.count == 4 ? arguments[2] : nil }
    /// The class of the delegate.
    var delegateClass: TokenRange { arguments[arguments.count - 1] }
    /// What the process was started with.
    var processArguments: ArraySlice<TokenRange> { arguments.dropLast(2) }
}
