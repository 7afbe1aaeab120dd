import SwiftOutline

/// A statement that starts the app: `UIApplicationMain(…)` with its four arguments, whose result nothing lives to see.
struct LaunchCall {
    /// The statement, the pool around it included where that has nothing else in it.
    let statement: TokenRange
    /// The name of the function.
    let token: Int
    /// The arguments, in their order.
    let arguments: [TokenRange]
    /// What takes the result in front of the call: `let status =`, `return`.
    let leads: [TokenRange]
    /// The name that the result is bound to; nil for most.
    let result: String?
    /// The statements behind it in its block, which never run.
    let behind: [TokenRange]

    /// The class of the application object.
    var applicationClass: TokenRange { arguments[2] }
    /// The class of the delegate.
    var delegateClass: TokenRange { arguments[3] }
}
