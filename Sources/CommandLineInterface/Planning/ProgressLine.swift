import AppFacts
import LifecycleMigration

/// One line on a terminal that says how far a run is.
struct ProgressLine: Sendable {
    private let streams: StandardStreams
    private let width: Int
    private let isShown: Bool

    /// A line that is shown only where somebody can see it.
    init(_ streams: StandardStreams, invocation: Invocation, environment: ToolEnvironment) {
        self.streams = streams
        isShown =
            invocation.showsProgress && invocation.detail != .quiet
            && !environment.hasPlainTerminal && streams.errorIsTerminal
        // A line that is broken can't be replaced.
        width =
            isShown
            ? (environment.columns ?? TerminalSize(of: streams.error)?.columns ?? 80) - 1 : 0
    }

    /// Replaces the line.
    func show(_ text: String) {
        guard isShown else { return }
        streams.printError("\r\u{1B}[K" + text.visible.prefix(max(width, 0)))
    }

    /// Replaces the line by how far a plan is.
    func show(_ step: PlanningStep) {
        switch step {
        case .reading(let done, let all):
            show("reading \(Self.grouped(done)) of \(Self.grouped(all)) sources")
        case .planning(let name, let done, let all):
            show(
                all == 1
                    ? "planning \(name)"
                    : "planning \(name), \(Self.grouped(done + 1)) of \(Self.grouped(all))")
        }
    }

    /// Removes the line.
    func clear() {
        if isShown { streams.printError("\r\u{1B}[K") }
    }

    /// A number with a comma in front of every three digits.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            let isBehindGroup = index > 0 && (digits.count - index) % 3 == 0
            return (isBehindGroup ? "," : "") + String(digits[index])
        }.joined()
    }
}
