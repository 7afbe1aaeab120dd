import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The calls that leave a closure or a method to the main queue's next turn, by `SoonCalls`: `DispatchQueue.main.async { … }`,
/// `Task { … }`, timers without an interval, and so on.
package enum NextTurn {
    /// How a call leaves it.
    package enum Way {
        /// To the main queue.
        case main
        /// To another queue, which may come back to the main one.
        case elsewhere
    }

    /// Whether a call does.
    package static func isLeft(by call: FlowCall, in file: SwiftFile) -> Bool {
        if case .main? = way(of: call, in: file) { true } else { false }
    }

    /// How a call leaves code to somebody; nil where it doesn't, or to a later time than `delay` seconds. `trace` is that of the function around it,
    /// which may start what keeps the code.
    package static func way(
        of call: FlowCall, in file: SwiftFile, _ trace: FlowTrace? = nil, within delay: Double = 0
    ) -> Way? {
        var type = call.receiver?.type.unwrapped.name
        if case .metatype(let name)? = call.receiver?.type { type = name }
        let time = SoonCalls.time(
            of: call.name, on: type, labels: call.arguments.map(\.label)
        ) { isOf($0, call, in: file) }
        switch time {
        case nil: return nil
        case .elsewhere: return .elsewhere
        case .nextTurn: return isOther(call, type, in: file) ? .elsewhere : .main
        case .after(let labels):
            let times = call.arguments.filter { $0.label.map(labels.contains) ?? false }
            guard !times.isEmpty,
                times.allSatisfy({ isOver($0.range, in: file, within: delay) })
                    || trace.map(isFired) ?? false
            else { return nil }
            return isOther(call, type, in: file) ? .elsewhere : .main
        case .started:
            return trace.map { startsLater($0, in: file) } ?? true ? nil : .main
        }
    }

    // MARK: Queues

    /// Whether the code in front of a name is of a type: `RunLoop.main`, `Task`, `_Concurrency.Task`.
    private static func isOf(_ type: String, _ call: FlowCall, in file: SwiftFile) -> Bool {
        let token = call.token
        // In an extension of the type itself: `main.async { … }`.
        if token > 2, file.tokens.spells(token - 2, "main"), type != "MainActor",
            file.tokens.tokens[token - 3].kind != .period
        {
            return true
        }
        return token >= 2 && file.tokens.spells(token - 2, type)
            || token >= 4 && file.tokens.spells(token - 4, type)
    }

    /// Whether a queue is certainly not the main one: it is one of the system's, or is made.
    private static func isOther(_ call: FlowCall, _ type: String?, in file: SwiftFile) -> Bool {
        guard let type = type ?? spelledQueue(call, in: file),
            ["DispatchQueue", "OperationQueue"].contains(type), call.token > 1
        else { return false }
        var start = call.token - 1
        while start > 0, isOfChain(start, in: file) {
            let partner = Int(file.tokens.partners[start])
            start = partner >= 0 && partner < start ? partner - 1 : start - 1
        }
        let chain = start + 1..<call.token
        if isMade(chain, in: file) { return true }
        if file.tokens.spells(call.token - 2, "main") { return false }
        guard let name = chain.first(where: { file.tokens.tokens[$0].kind == .identifier }),
            chain.count <= 4
        else { return false }
        let text = file.tokens.text(of: name)
        return file.tokens.tokens.indices.contains { token in
            token + 2 < file.tokens.tokens.count && file.tokens.spells(token, text)
                && [":", "="].contains(file.tokens.text(of: token + 1))
                && isMade(token + 2..<min(token + 7, file.tokens.tokens.count), in: file)
        }
    }

    private static func spelledQueue(_ call: FlowCall, in file: SwiftFile) -> String? {
        ["DispatchQueue", "OperationQueue"].first { isOf($0, call, in: file) }
    }

    private static func isOfChain(_ token: Int, in file: SwiftFile) -> Bool {
        switch file.tokens.tokens[token].kind {
        case .identifier, .period, .rightParen, .postfixQuestionMark, .exclamationMark,
            .keyword(.self):
            true
        default: false
        }
    }

    private static func isMade(_ range: TokenRange, in file: SwiftFile) -> Bool {
        range.contains { file.tokens.spells($0, "global") }
            || range.contains { token in
                ["DispatchQueue", "OperationQueue"].contains(file.tokens.text(of: token))
                    && file.tokens.spells(token + 1, "(")
            }
    }

    // MARK: Times

    /// A length of time behind which SwiftUI's first window may not be there yet; no source says how long that takes.
    package static let moment = 0.1

    /// Whether a time is over on the next turn: nothing, or now; or within some seconds.
    static func isOver(
        _ range: TokenRange, in file: SwiftFile, within delay: Double = 0
    ) -> Bool {
        range.contains { file.tokens.spells($0, "now") }
            ? isNow(range, in: file, within: delay)
            : isNothing(range, in: file) || seconds(range, in: file).map { $0 <= delay } ?? false
    }

    /// A length of time that is written out: `0.05`, `.milliseconds(50)`; nil for any other.
    private static func seconds(_ range: TokenRange, in file: SwiftFile) -> Double? {
        let numbers = range.compactMap {
            Double(file.tokens.text(of: $0).filter { $0 != "_" })
        }
        let names = range.filter { file.tokens.tokens[$0].kind == .identifier }.map(
            file.name(at:))
        let others = range.filter {
            ![.identifier, .period, .leftParen, .rightParen].contains(file.tokens.tokens[$0].kind)
        }
        guard numbers.count == 1, others.count == 1 else { return nil }
        guard let unit = names.last else { return numbers[0] }
        return units[unit].map { numbers[0] * $0 }
    }

    private static let units = [
        "seconds": 1, "milliseconds": 0.001, "microseconds": 0.000_001,
        "nanoseconds": 0.000_000_001,
    ]

    /// `.now()`, `DispatchTime.now()`, `RunLoop.main.now`, and nothing added to it.
    private static func isNow(
        _ range: TokenRange, in file: SwiftFile, within delay: Double
    ) -> Bool {
        guard let now = range.first(where: { file.tokens.spells($0, "now") }) else { return false }
        let end = file.tokens.spells(now + 1, "(") ? now + 3 : now + 1
        let rest = end..<max(end, range.upperBound)
        return rest.isEmpty
            || file.tokens.spells(rest.lowerBound, "+")
                && isOver(rest.lowerBound + 1..<rest.upperBound, in: file, within: delay)
    }

    /// A length of time that is over on the next turn: `0`, `0.0`, `.zero`, `.milliseconds(0)`.
    static func isNothing(_ range: TokenRange, in file: SwiftFile) -> Bool {
        let digits = range.filter {
            ![.identifier, .period, .leftParen, .rightParen].contains(file.tokens.tokens[$0].kind)
        }.map { file.tokens.text(of: $0) }
        if digits.isEmpty { return range.contains { file.tokens.spells($0, "zero") } }
        return digits.allSatisfy { $0.allSatisfy { "0._".contains($0) } }
    }

    // MARK: What keeps code

    /// Whether the function starts what keeps the code at a later time only.
    private static func startsLater(_ trace: FlowTrace, in file: SwiftFile) -> Bool {
        let starts = trace.events.compactMap { event -> Bool? in
            guard case .call(let call) = event.kind, let labels = SoonCalls.starters[call.name]
            else { return nil }
            let times = call.arguments.filter { $0.label.map(labels.contains) ?? false }
            return times.allSatisfy { isOver($0.range, in: file) }
        }
        return !starts.isEmpty && starts.contains(false)
    }

    private static func isFired(_ trace: FlowTrace) -> Bool { !trace.calls(named: "fire").isEmpty }
}
