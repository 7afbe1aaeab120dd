import SwiftFlow
import SwiftOutline

/// The calls of a start that have somebody hear of each new value of a property: key-value observing, and the publisher of a `@Published` one.
///
/// Sources: Apple's documentation of key-value observing and of `Published`: both tell within the assignment.
struct ObservedWrites {
    /// A call that has somebody hear, with the function around it.
    typealias Hearing = (function: FlowFunction, call: FlowCall)

    private var hearing: [String: [Hearing]] = [:]
    private let program: Program

    /// Those of the start of an app.
    init(_ flow: AppFlow, _ timeline: LaunchTimeline) {
        program = flow.program
        for function in timeline.early {
            for event in flow.trace(of: function).events where !event.runsLater {
                guard case .call(let call) = event.kind else { continue }
                for name in Self.names(observedBy: call, event.range, in: function.file) {
                    hearing[name, default: []].append((function, call))
                }
            }
        }
    }

    /// Who hears within something that happens: nobody, where no property is set that tells of it.
    func hearing(_ event: FlowEvent) -> [Hearing] {
        switch event.kind {
        case .write(let receiver, let name, _, _), .change(.some(let receiver), let name, _, _):
            if receiver.type.unwrapped.name == "Progress" {
                return ([name] + Self.ofProgress).flatMap { hearing[$0] ?? [] }
            }
            guard let found = hearing[name], isTold(name, of: receiver.type) else { return [] }
            return found
        default: return []
        }
    }

    /// Who hears where code says itself that a property has another value: `didChangeValue(for: \.online)`.
    func hearing(toldBy call: FlowCall, in function: FlowFunction) -> [Hearing] {
        guard call.name == "didChangeValue", let key = call.arguments.first else { return [] }
        let file = function.file
        let name = Self.keyPath(key.range, in: file) ?? Self.text(key.range, in: file)
        return name.flatMap { hearing[$0] } ?? []
    }

    /// What a progress tells of as its counts change. Source: Apple's page of `Progress`.
    private static let ofProgress = [
        "fractionCompleted", "isFinished", "isIndeterminate", "localizedDescription",
        "localizedAdditionalDescription",
    ]

    private func isTold(_ name: String, of type: FlowType) -> Bool {
        var owner = type.name
        if case .metatype(let name) = type { owner = name }
        let members = owner.map { program.members(name, of: $0) } ?? []
        return members.contains { member in
            let declaration = member.located.declaration
            return declaration.attribute("Published") != nil
                || declaration.modifiers.contains { $0.name == "dynamic" }
        }
    }

    private static func names(
        observedBy call: FlowCall, _ range: TokenRange, in file: SwiftFile
    ) -> [String] {
        switch call.name {
        case "observe":
            return call.arguments.prefix(1).compactMap { keyPath($0.range, in: file) }
        case "addObserver":
            return call.arguments.filter { $0.label == "forKeyPath" }.compactMap {
                text($0.range, in: file)
            }
        case "assign": break
        default: guard StartSubscriptions.subscribing.contains(call.name) else { return [] }
        }
        guard range.lowerBound < call.token else { return [] }
        let chain = range.lowerBound..<call.token
        guard !StartSubscriptions.isScheduled(chain, file) else { return [] }
        let projected = chain.map(file.tokens.text(of:)).filter { $0.hasPrefix("$") }.map {
            String($0.dropFirst())
        }
        return projected + [keyPath(chain, in: file)].compactMap { $0 }
    }

    /// The last name of `\.settings.theme`.
    private static func keyPath(_ range: TokenRange, in file: SwiftFile) -> String? {
        guard let start = range.first(where: { file.tokens.text(of: $0).hasPrefix("\\") }) else {
            return nil
        }
        var last: String?
        var index = start + 1
        while index < range.upperBound,
            [.period, .identifier, .postfixQuestionMark, .exclamationMark].contains(
                file.tokens.tokens[index].kind)
        {
            if file.tokens.tokens[index].kind == .identifier { last = file.name(at: index) }
            index += 1
        }
        return last
    }

    /// The last name of `#keyPath(Settings.theme)`, or of a text.
    private static func text(_ range: TokenRange, in file: SwiftFile) -> String? {
        range.last { [.identifier, .stringSegment].contains(file.tokens.tokens[$0].kind) }.map {
            String(file.tokens.text(of: $0).split(separator: ".").last ?? "")
        }
    }
}
