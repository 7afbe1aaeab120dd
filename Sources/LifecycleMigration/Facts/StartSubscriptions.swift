import SwiftFlow
import SwiftOutline

/// Finds what the start of an app leaves to somebody who keeps it, and may run it at once: `sink` gets the value that a
/// publisher has now, and then each new one.
///
/// Sources: Apple's documentation of `Published`, `CurrentValueSubject` and `NSKeyValueObservingOptions.initial`; that of
/// RxSwift's relays and drivers, and of ReactiveSwift's signal producers.
struct StartSubscriptions {
    /// The functions that such closures run.
    let functions: Set<FlowFunction.ID>
    private let bracesByPath: [String: Set<Int>]

    /// Finds the closures of an app; those that the start of the app calls itself are among them.
    init(in flow: AppFlow, _ timeline: LaunchTimeline) {
        var closures = Set(timeline.earlyClosures.map(\.id))
        var observing: [FlowFunction] = []
        for function in timeline.early {
            let trace = flow.trace(of: function)
            for event in trace.events where !event.runsLater {
                guard case .call(let call) = event.kind,
                    Self.maySendAtOnce(call, event.range, trace, function.file)
                else { continue }
                for argument in call.arguments { closures.formUnion(argument.value.closures) }
                guard call.name == "addObserver", let observer = call.arguments.first else {
                    continue
                }
                let type = observer.value.type.unwrapped.name ?? function.owner ?? ""
                observing += flow.program.members("observeValue", of: type)
                    .flatMap(FlowFunction.all)
            }
        }
        bracesByPath = Dictionary(grouping: closures, by: \.path).mapValues {
            Set($0.map(\.brace))
        }
        var queue =
            closures.sorted().flatMap { closure -> [FlowEvent] in
                guard let function = flow.analysis.function(around: closure) else { return [] }
                return flow.trace(of: function).events(ofLater: closure)
            }.flatMap { $0.runs(in: flow.program) } + observing
        var found: Set<FlowFunction.ID> = []
        while let next = queue.popLast() {
            guard found.insert(next.id).inserted else { continue }
            queue += flow.trace(of: next).events.filter { !$0.runsLater }
                .flatMap { $0.runs(in: flow.program) }.filter { !found.contains($0.id) }
        }
        functions = found
    }

    /// The `{` of the closures in a file.
    func braces(in path: String) -> Set<Int> { bracesByPath[path] ?? [] }

    // MARK: Calls

    private static func maySendAtOnce(
        _ call: FlowCall, _ range: TokenRange, _ trace: FlowTrace, _ file: SwiftFile
    ) -> Bool {
        if subscribing.contains(call.name) {
            guard range.lowerBound < call.token else { return false }
            return !isSilent(range.lowerBound..<call.token, trace, file)
        }
        return ["observe", "addObserver"].contains(call.name)
            && call.arguments.contains { argument in
                argument.range.contains { file.tokens.spells($0, "initial") }
            }
    }

    /// What hands a closure to a publisher, an observable, a driver or a signal producer.
    private static let subscribing: Set<String> = [
        "sink", "subscribe", "bind", "drive", "startWithValues",
    ]

    /// Whether what comes to a subscriber comes later than it: a notification, a timer's turn, or only what is new.
    private static func isSilent(_ chain: TokenRange, _ trace: FlowTrace, _ file: SwiftFile) -> Bool
    {
        if chain.contains(where: { silent.contains(file.tokens.text(of: $0)) }) { return true }
        return trace.events(within: chain).contains { event in
            switch event.kind {
            case .read(_, _, _, let result):
                result.type.unwrapped.name.map(silent.contains) ?? false
            default: false
            }
        }
    }

    private static let silent: Set<String> = [
        "NotificationCenter", "Timer", "PassthroughSubject", "PublishSubject", "PublishRelay",
        "dataTaskPublisher", "dropFirst", "skip",
    ]
}
