import SwiftFlow
import SwiftOutline

/// The calls that leave a closure or a method to the main queue's next turn: `DispatchQueue.main.async { … }`, `Task { … }`, and what
/// the main operation queue, the main run loop, timers and `perform(_:with:afterDelay:)` do for it.
package enum NextTurn {
    /// Whether a call does.
    package static func isLeft(by call: FlowCall, in file: SwiftFile) -> Bool {
        switch call.name {
        case "Task": true
        case "detached": isOf("Task", call, in: file)
        case "run", "assumeIsolated": isOf("MainActor", call, in: file)
        case "async": isMain("DispatchQueue", call, in: file)
        case "asyncAfter":
            isMain("DispatchQueue", call, in: file)
                && call.arguments.contains { isNow($0.range, in: file) }
        case "addOperation", "addBarrierBlock", "schedule":
            isMain("OperationQueue", call, in: file) || isMain("DispatchQueue", call, in: file)
                || isMain("RunLoop", call, in: file)
        case "perform":
            isMain("RunLoop", call, in: file) || isOf("RunLoop", "current", call, in: file)
                || call.arguments.contains {
                    $0.label == "afterDelay" && isNothing($0.range, in: file)
                }
        case "performSelector": call.arguments.contains { $0.label == "onMainThread" }
        case "scheduledTimer", "Timer":
            call.arguments.contains {
                ["withTimeInterval", "timeInterval"].contains($0.label)
                    && isNothing($0.range, in: file)
            }
        default: false
        }
    }

    private static func isMain(_ type: String, _ call: FlowCall, in file: SwiftFile) -> Bool {
        isOf(type, "main", call, in: file)
    }

    private static func isOf(
        _ type: String, _ member: String, _ call: FlowCall, in file: SwiftFile
    ) -> Bool {
        call.token >= 4 && file.tokens.spells(call.token - 2, member)
            && file.tokens.spells(call.token - 4, type)
    }

    private static func isOf(_ type: String, _ call: FlowCall, in file: SwiftFile) -> Bool {
        call.token >= 2 && file.tokens.spells(call.token - 2, type)
    }

    /// `.now()`, `DispatchTime.now()`, and nothing added to it.
    private static func isNow(_ range: TokenRange, in file: SwiftFile) -> Bool {
        guard let now = range.first(where: { file.tokens.spells($0, "now") }) else { return false }
        let rest = now + 3..<max(now + 3, range.upperBound)
        return rest.isEmpty
            || file.tokens.spells(rest.lowerBound, "+")
                && isNothing(rest.lowerBound + 1..<rest.upperBound, in: file)
    }

    /// A length of time that is over on the next turn: `0`, `0.0`, `.zero`, `.milliseconds(0)`.
    private static func isNothing(_ range: TokenRange, in file: SwiftFile) -> Bool {
        let digits = range.filter {
            ![.identifier, .period, .leftParen, .rightParen].contains(file.tokens.tokens[$0].kind)
        }.map { file.tokens.text(of: $0) }
        if digits.isEmpty { return range.contains { file.tokens.spells($0, "zero") } }
        return digits.allSatisfy { $0.allSatisfy { "0._".contains($0) } }
    }
}
