import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells which code makes, asks or changes the app's window before it ends, through all that it calls.
///
/// A window that code finds is this one as well: while the app launches there is no other.
struct WindowTouches {
    private let launch: LaunchFacts
    private let flow: AppFlow
    private var touching: Set<FlowFunction.ID> = []

    /// Looks at the code of an app, each function once.
    init(_ launch: LaunchFacts) {
        self.launch = launch
        flow = launch.flow
        var callers: [FlowFunction.ID: [FlowFunction.ID]] = [:]
        var queue: [FlowFunction.ID] = []
        let entries = launch.delegate.members + launch.owner.members
        let own = entries.flatMap { FlowFunction.all(of: $0, owner: launch.owner.name) }
        // What asks a protocol for the window is named where the launch comes to it, and may do much besides.
        let protocols = launch.flow.windowProtocols
        for function in flow.run(by: own) {
            let events = flow.trace(of: function).events.filter { !$0.runsLater }
            if events.contains(where: isOfWindow),
                !events.contains(where: { protocols.windowToken(of: $0) != nil })
            {
                queue.append(function.id)
            }
            for callee in events.flatMap({ $0.runs(in: flow.program) }) {
                callers[callee.id, default: []].append(function.id)
            }
        }
        while let next = queue.popLast() {
            if touching.insert(next).inserted { queue += callers[next] ?? [] }
        }
    }

    /// Whether tokens of a function do.
    func touches(_ range: TokenRange, of function: FlowFunction) -> Bool {
        flow.trace(of: function).events(within: range).contains { event in
            !event.runsLater
                && (isOfWindow(event)
                    || event.runs(in: flow.program).contains { touching.contains($0.id) })
        }
    }

    /// Whether code in front of an event of a function does.
    func touchesBefore(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        let start = function.body.lowerBound
        return start < event.statement.lowerBound
            && touches(start..<event.statement.lowerBound, of: function)
    }

    /// Whether a completion does that runs within the call that gets it. Source: Apple, `NSPersistentContainer`: stores are loaded at
    /// once, but where their description says otherwise.
    func touchesInCompletion(_ range: TokenRange, of function: FlowFunction) -> Bool {
        range.contains { function.file.tokens.spells($0, "loadPersistentStores") }
            && flow.trace(of: function).events(within: range).contains(where: isOfWindow)
    }

    /// Whether a function of the delegate does.
    func touches(_ function: FlowFunction) -> Bool { touching.contains(function.id) }

    /// Whether something that happens is about the window itself.
    func isOfWindow(_ event: FlowEvent) -> Bool {
        if launch.window.isTouched(by: event) { return true }
        switch event.kind {
        case .read(let receiver, _, _, let value), .write(let receiver, _, _, let value):
            return Self.isFound(receiver) || Self.isFound(value)
        case .call(let call):
            return call.receiver.map(Self.isFound) ?? false || Self.isFound(call.result)
        default: return false
        }
    }

    private static func isFound(_ value: FlowValue) -> Bool { value.windows.contains(.found) }
}
