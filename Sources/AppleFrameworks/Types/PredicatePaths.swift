import SwiftFlow
import SwiftOutline

/// The key paths that a predicate, an expression or a sort descriptor asks an object for: `NSPredicate(format: "view.window != nil")`.
///
/// Source: Apple's "Predicate Format String Syntax": what is no literal, operator or keyword is a key path, and `%K` stands for one.
package enum PredicatePaths {
    /// Those of a call, each as its names in order.
    package static func of(
        _ call: FlowCall, in function: FlowFunction, _ program: Program
    ) -> [[String]] {
        guard made.contains(call.name) || call.name == "init" && isNamed(call) else { return [] }
        return call.arguments.compactMap {
            MemberByName.text(of: $0.range, in: function, program)
        }.flatMap(paths)
    }

    private static let made: Set<String> = [
        "NSPredicate", "NSExpression", "NSSortDescriptor", "filtered",
    ]

    private static func isNamed(_ call: FlowCall) -> Bool {
        call.result.type.unwrapped.name.map(made.contains) ?? false
    }

    private static func paths(in format: String) -> [[String]] {
        format.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map {
            $0.split(separator: ".").map(String.init)
        }.filter { !$0.isEmpty }
    }
}
