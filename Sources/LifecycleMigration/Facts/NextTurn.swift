import SwiftFlow
import SwiftOutline

/// The calls that leave a closure or a method to the main queue's next turn: `DispatchQueue.main.async { … }`, `Task { … }`, and what
/// the main operation queue, the main run loop, timers and `perform(_:with:afterDelay:)` do for it.
enum NextTurn {
    /// Whether a call does.
    static func isLeft(by call: FlowCall, in file: SwiftFile) -> Bool {
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

/// The method that a call names by `#selector(…)`, `Selector("…")` or a text, and on what.
struct SelectedMethod {
    private let name: String?
    private let type: String?

    /// Reads a call of a function.
    init(in call: FlowCall, of function: FlowFunction) {
        let file = function.file
        let argument = call.arguments.first { argument in
            argument.range.contains {
                ["selector", "Selector", "NSSelectorFromString"].contains(file.tokens.text(of: $0))
            }
        }
        name = argument.flatMap { Self.name(in: $0.range, of: file) }
        let target = call.arguments.first {
            ["target", "observer"].contains($0.label)
                || call.name == "addObserver" && $0.range != argument?.range && $0.label == nil
        }
        let receiver = call.name.hasPrefix("perform") ? call.receiver?.type : nil
        type = (target?.value.type ?? receiver)?.unwrapped.name ?? function.owner
    }

    private static func name(in range: TokenRange, of file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        if let text = range.first(where: { tokens[$0].kind == .stringSegment }) {
            return file.tokens.text(of: text).split(separator: ":").first.map(String.init)
        }
        // `#selector(X.method(_:with:))`: the name in front of its labels.
        let names = range.filter { tokens[$0].kind == .identifier && $0 > 0 }
        return names.last { tokens[$0 + 1].kind != .colon && tokens[$0 - 1].kind != .colon }
            .map(file.name(at:))
    }

    /// What it may be.
    func functions(in program: Program) -> [FlowFunction] {
        guard let name, let type else { return [] }
        return program.members(name, of: type).filter { $0.located.declaration.kind == .function }
            .flatMap(FlowFunction.all)
    }
}

/// The notifications that code of a start posts itself, by what their names end with.
struct PostedNotifications {
    private let names: Set<String>

    /// Those that some events post.
    init(by code: [(FlowFunction, [FlowEvent])]) {
        names = code.reduce(into: []) { names, item in
            for event in item.1 {
                guard case .call(let call) = event.kind,
                    ["post", "enqueue"].contains(call.name),
                    let name = call.arguments.first(where: { $0.label == "name" })
                        ?? call.arguments.first
                else { continue }
                names.formUnion([Self.name(in: name.range, of: item.0.file)].compactMap { $0 })
            }
        }
    }

    /// Whether a call has somebody hear one of them.
    func reach(_ call: FlowCall, _ range: TokenRange, in file: SwiftFile) -> Bool {
        guard !names.isEmpty else { return false }
        if call.name == "addObserver" {
            let name = call.arguments.first { ["forName", "name"].contains($0.label) }
            return name.flatMap { Self.name(in: $0.range, of: file) }.map(names.contains) ?? false
        }
        guard StartSubscriptions.subscribing.contains(call.name), range.lowerBound < call.token
        else { return false }
        let chain = range.lowerBound..<call.token
        return chain.contains { file.tokens.spells($0, "publisher") }
            && chain.contains { names.contains(file.tokens.text(of: $0)) }
    }

    /// The last name or the text in a notification's name.
    private static func name(in range: TokenRange, of file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        let last = range.last { [.identifier, .stringSegment].contains(tokens[$0].kind) }
        return last.map { file.tokens.text(of: $0) }
    }
}
