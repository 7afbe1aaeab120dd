import SwiftOutline

/// A method that the launch calls, or that UIKit calls behind it, and that works on the window, beside the one that makes the root.
struct WindowHelper {
    /// The method, taken apart.
    let code: LaunchCode
    /// The statement of the launch method that calls it, by its index there; nil where UIKit does.
    let call: Int?
    /// What takes the window out of it.
    let rewriter: LaunchRewriter

    /// A method and its call.
    init(code: LaunchCode, call: Int?) {
        self.code = code
        self.call = call
        rewriter = LaunchRewriter(code)
    }
}

extension [WindowHelper] {
    /// The calls of those methods in which nothing is left, by index in the launch method.
    var superfluousCalls: [Int] {
        filter(\.rewriter.removesMethod).compactMap(\.call)
    }
}
