import AppFacts
import SwiftFlow
import SwiftOutline

extension ColdPayload {
    /// Whether it is only taken apart at once, and all that is done with it waits for some time, as far as it can be followed: by then the first
    /// screen is there, or was not there before either.
    var isPutOff: Bool {
        let code = [(function, own)] + called.map { ($0, flow.trace(of: $0).events) }
        var waits = false
        for (function, events) in code {
            for event in events {
                if let later = event.laterClosure {
                    guard isPutOff(later, in: function) else { return false }
                    waits = true
                } else if !isTakingApart(event, in: function) {
                    return false
                }
            }
        }
        return waits
    }

    /// Whether a closure, or one around it, is given to `asyncAfter`.
    private func isPutOff(_ closure: ClosureID, in function: FlowFunction) -> Bool {
        flow.trace(of: function).calls(named: "asyncAfter").contains { event in
            guard case .call(let call) = event.kind else { return false }
            return call.arguments.contains { argument in
                argument.range.contains(closure.brace) && !argument.value.closures.isEmpty
            }
        }
    }

    private func isTakingApart(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        switch event.kind {
        case .write, .change, .global(_, isWritten: true, _), .opaque: return false
        case .call(let call):
            switch call.target {
            case .functions, .elementwise: return true
            case .makingForeign(let type):
                return KeptThings.isValue(named: type) || Self.values.contains(type)
            case .foreign, .unknown:
                return Self.reading.contains(call.name)
                    || Self.values.contains(call.name) && call.receiver == nil
            case .making, .closures: return false
            }
        default: return true
        }
    }

    private static let values: Set<String> = ["URLComponents", "String", "URL", "Int", "Double"]
    /// What takes texts, links and collections apart, or prints them, and what puts off.
    private static let reading: Set<String> = [
        "asyncAfter", "print", "debugPrint", "NSLog", "os_log", "now", "first", "last",
        "firstIndex",
        "lastIndex", "index", "contains", "hasPrefix", "hasSuffix", "components", "split",
        "dropFirst",
        "dropLast", "lowercased", "uppercased", "replacingOccurrences", "trimmingCharacters",
        "removingPercentEncoding", "prefix", "suffix", "map", "compactMap", "filter", "joined",
        "isEmpty",
    ]
}
