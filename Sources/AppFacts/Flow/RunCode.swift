import SwiftFlow

/// Code that something runs, with the function around it.
package struct RunCode {
    /// The function, or the one around the closure.
    package let function: FlowFunction
    /// The closure; nil for the whole function.
    package let closure: ClosureID?

    /// A function, or a closure of one.
    package init(function: FlowFunction, closure: ClosureID?) {
        self.function = function
        self.closure = closure
    }
}
