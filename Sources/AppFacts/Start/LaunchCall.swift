import SwiftOutline

/// A statement that starts the app: `UIApplicationMain(…)` with its four arguments, whose result nothing lives to see, or
/// `AppDelegate.main()`, UIKit's own method that does so with the class.
package struct LaunchCall {
    /// The statement, the pool around it included where that has nothing else in it.
    package let statement: TokenRange
    /// The name of the function.
    package let token: Int
    /// The arguments, in their order; for `AppDelegate.main()` the class alone.
    package let arguments: [TokenRange]
    /// What takes the result in front of the call: `let status =`, `return`.
    package let leads: [TokenRange]
    /// The name that the result is bound to; nil for most.
    package let result: String?
    /// The statements behind it in its block, which never run.
    package let behind: [TokenRange]

    /// A launch call from its parts.
    package init(
        statement: TokenRange, token: Int, arguments: [TokenRange], leads: [TokenRange],
        result: String?, behind: [TokenRange]
    ) {
        self.statement = statement
        self.token = token
        self.arguments = arguments
        self.leads = leads
        self.result = result
        self.behind = behind
    }

    /// The class of the application object; nil where none is said.
    package var applicationClass: TokenRange? { arguments.count == 4 ? arguments[2] : nil }
    /// The class of the delegate.
    package var delegateClass: TokenRange { arguments[arguments.count - 1] }
    /// What the process was started with.
    var processArguments: ArraySlice<TokenRange> { arguments.dropLast(2) }
}
