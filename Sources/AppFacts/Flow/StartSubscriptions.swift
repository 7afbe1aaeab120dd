import SwiftFlow
import SwiftOutline

/// The calls that leave a closure to somebody who keeps it, and may run it at once: `sink` gets the value that a publisher has now,
/// and then each new one.
///
/// Sources: Apple's documentation of `Published`, `CurrentValueSubject` and `NSKeyValueObservingOptions.initial`; that of
/// RxSwift's relays and drivers, and of ReactiveSwift's signal producers.
package enum StartSubscriptions {
    /// Whether a call does, or hands over an observer whose `observeValue` is called then.
    static func maySendAtOnce(
        _ call: FlowCall, _ range: TokenRange, in function: FlowFunction, _ sent: SentValues,
        _ flow: AppFlow
    ) -> Bool {
        let file = function.file
        if subscribing.contains(call.name) || giving.contains(call.name) || isConnecting(call) {
            guard range.lowerBound < call.token else { return false }
            let chain = range.lowerBound..<call.token
            return !isDelayed(chain, file) && !ControlEvents.isOne(chain, file)
                && (sent.areThere || !SilentPublishers(flow).isSilent(chain, in: function))
        }
        return ["observe", "addObserver"].contains(call.name)
            && call.arguments.contains { argument in
                argument.range.contains { file.tokens.spells($0, "initial") }
            }
    }

    /// Whether a call has a publisher begin that waited for it.
    static func isConnecting(_ call: FlowCall) -> Bool {
        call.name == "connect" && call.arguments.isEmpty
    }

    /// Whether a call's closure hears only of what ends badly, or too early.
    static func isOfFailure(_ label: String?, of name: String) -> Bool {
        catching.contains(name) || label.map(failing.contains) ?? false
    }

    private static let catching: Set<String> = [
        "catch", "tryCatch", "catchError", "retry", "retryWhen",
    ]
    private static let failing: Set<String> = [
        "onError", "afterError", "onDispose", "onDisposed", "receiveCancel", "failed",
        "interrupted",
    ]

    /// What hands a closure to a publisher, an observable, a driver or a signal producer.
    static let subscribing: Set<String> = [
        "sink", "subscribe", "bind", "drive", "startWithValues",
    ]

    /// What hands what is sent to a variable or a subject.
    static let giving: Set<String> = ["subscribe", "bind", "drive", "assign", "emit"]

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

    /// Operators that run a closure for each value which comes through them.
    static let passing: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "do", "handleEvents", "tryMap", "tryCompactMap",
        "tryFilter", "flatMapLatest", "flatMapFirst", "concatMap", "scan", "on", "prefix",
        "removeDuplicates", "distinctUntilChanged",
    ]

    /// Whether tokens have a value wait for another turn of a queue.
    static func isScheduled(_ chain: some Sequence<Int>, _ file: SwiftFile) -> Bool {
        chain.contains { token in
            guard scheduling.contains(file.tokens.text(of: token)) else { return false }
            guard file.tokens.spells(token + 1, "(") else { return true }
            let close = Int(file.tokens.partners[token + 1])
            return !(token + 1..<max(token + 1, close)).contains {
                immediate.contains(file.tokens.text(of: $0))
                    && !file.tokens.spells($0 + 2, "asyncInstance")
            }
        }
    }

    private static let scheduling: Set<String> = ["receive", "observeOn", "observe", "throttle"]

    /// Schedulers that run at once what is scheduled on the main thread.
    ///
    /// Sources: RxSwift's `MainScheduler` ("In case `schedule` methods are called from `DispatchQueue.main`, it will perform action immediately without
    /// scheduling"), ReactiveSwift's `UIScheduler`, and Apple's `ImmediateScheduler`.
    private static let immediate: Set<String> = [
        "MainScheduler", "UIScheduler", "ImmediateScheduler", "CurrentThreadScheduler",
    ]
}
