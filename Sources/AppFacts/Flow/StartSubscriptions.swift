import SwiftFlow
import SwiftOutline

/// The calls that leave a closure to somebody who keeps it, and may run it at once: `sink` gets the value that a publisher has now,
/// and then each new one.
///
/// Sources: Apple's documentation of `Published`, `CurrentValueSubject` and `NSKeyValueObservingOptions.initial`; that of
/// RxSwift's relays and drivers, of RxCocoa's `ControlEvent` ("it won't send any initial value on subscription"), and of
/// ReactiveSwift's signal producers.
package enum StartSubscriptions {
    /// Whether a call does, or hands over an observer whose `observeValue` is called then.
    static func maySendAtOnce(
        _ call: FlowCall, _ range: TokenRange, _ trace: FlowTrace, _ file: SwiftFile,
        _ sent: SentValues
    ) -> Bool {
        if subscribing.contains(call.name) || giving.contains(call.name) {
            guard range.lowerBound < call.token else { return false }
            let chain = range.lowerBound..<call.token
            return !isDelayed(chain, file) && !isOfControl(chain, file)
                && (sent.areThere || !isSilent(chain, trace, file))
        }
        return ["observe", "addObserver"].contains(call.name)
            && call.arguments.contains { argument in
                argument.range.contains { file.tokens.spells($0, "initial") }
            }
    }

    /// What hands a closure to a publisher, an observable, a driver or a signal producer.
    static let subscribing: Set<String> = [
        "sink", "subscribe", "bind", "drive", "startWithValues",
    ]

    /// What hands what is sent to a variable or a subject.
    static let giving: Set<String> = ["subscribe", "bind", "drive", "assign", "emit"]

    /// Whether what comes to a subscriber comes later than it: a notification, a timer's turn, or only what is new.
    private static func isSilent(_ chain: TokenRange, _ trace: FlowTrace, _ file: SwiftFile) -> Bool
    {
        if chain.contains(where: { silent.contains(file.tokens.text(of: $0)) }) { return true }
        // A local, or a parameter.
        let first = trace.types[chain.lowerBound..<chain.lowerBound + 1]?.unwrapped.name
        if first.map(silent.contains) == true { return true }
        return trace.events(within: chain).contains { event in
            switch event.kind {
            case .read(_, _, _, let result):
                result.type.unwrapped.name.map(silent.contains) ?? false
            default: false
            }
        }
    }

    /// Whether what comes is somebody's use of a control, of which RxCocoa sends nothing when one subscribes.
    private static func isOfControl(_ chain: TokenRange, _ file: SwiftFile) -> Bool {
        chain.dropFirst(2).contains { token in
            file.tokens.spells(token - 2, "rx")
                && controlEvents.contains(file.tokens.text(of: token))
        }
    }

    /// Whether what comes waits for some time, which is given.
    private static func isDelayed(_ chain: TokenRange, _ file: SwiftFile) -> Bool {
        chain.contains { token in
            guard ["delay", "debounce"].contains(file.tokens.text(of: token)),
                file.tokens.spells(token + 1, "(")
            else { return false }
            let close = Int(file.tokens.partners[token + 1])
            guard close > token else { return false }
            let time = file.arguments(in: BracketPair(open: token + 1, close: close)).first {
                ["for", nil].contains($0.label)
            }
            return time.map { !NextTurn.isNothing($0.value, in: file) } ?? true
        }
    }

    /// The types and operators of what sends nothing at once.
    static let silent: Set<String> = [
        "NotificationCenter", "Timer", "PassthroughSubject", "PublishSubject", "PublishRelay",
        "dataTaskPublisher", "dropFirst", "skip",
    ]

    /// Members of RxCocoa's `rx` that are control events, none of which sends a value when one subscribes.
    static let controlEvents: Set<String> = [
        "tap", "controlEvent", "event", "itemSelected", "itemDeselected", "itemDeleted",
        "itemInserted", "itemMoved", "itemAccessoryButtonTapped", "modelSelected",
        "modelDeselected", "modelDeleted", "willDisplayCell", "didEndDisplayingCell",
        "searchButtonClicked", "cancelButtonClicked", "bookmarkButtonClicked",
        "textDidBeginEditing", "textDidEndEditing", "didScroll", "didEndDragging",
        "didEndDecelerating", "willBeginDragging",
    ]

    /// What has a value wait for another turn of a queue.
    static let scheduling: Set<String> = ["receive", "observeOn", "observe", "throttle"]
}
