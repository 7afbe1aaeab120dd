import SwiftOutline

/// A call of a function by its name, be it behind the name of its module: `exit(0)`, `Foundation.exit(0)`.
package struct FunctionCall {
    /// The token of the name.
    package let name: Int
    /// The arguments in parentheses.
    package let arguments: [Argument]

    /// Reads a chain; nil for any other one.
    package init?(_ chain: PostfixChain, in file: SwiftFile) {
        guard case .name(let base) = chain.base, case .call(let call)? = chain.segments.last
        else { return nil }
        arguments = call.arguments
        switch chain.segments.count {
        case 1: name = base
        case 2:
            guard Self.modules.contains(file.name(at: base)),
                case .member(let member) = chain.segments[0]
            else { return nil }
            name = member
        default: return nil
        }
    }

    /// The modules that have what starts or ends a process.
    private static let modules: Set<String> = [
        "UIKit", "AppKit", "Cocoa", "Foundation", "Darwin", "Swift",
    ]
}
