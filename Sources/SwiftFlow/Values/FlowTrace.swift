import SwiftOutline

/// What the code of a function does, and what its expressions are.
///
/// A class, so that events are found by place, name and closure in tables that are made once, where somebody asks: to look
/// at all events of a function for each of its statements takes time that grows with the square of its length.
public final class FlowTrace {
    /// What it does, in order; what a closure does stands where the closure does.
    public let events: [FlowEvent]
    /// What is known of those expressions that may come from somewhere that matters, by their tokens.
    public let values: [TokenRange: FlowValue]
    /// The types of the expressions whose type is known, by their tokens.
    public let types: [TokenRange: FlowType]
    private let function: FlowFunction

    /// The trace of a function from what was noted.
    init(of function: FlowFunction, _ notes: FlowNotes) {
        self.function = function
        events = notes.events
        values = notes.values
        types = notes.types
    }

    /// The locals that hold objects which the function has made itself.
    private(set) lazy var fresh = FreshLocals(in: function, events: events)

    /// The events by the token that they start at, those of one token in order.
    private lazy var byStart: [Int] = {
        let starts = events.map(\.range.lowerBound)
        return events.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    }()
    private lazy var valuesByStart: [TokenRange] = values.keys.sorted {
        ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    private lazy var callsByName: [String: [Int]] = events.indices.reduce(into: [:]) {
        if case .call(let call) = events[$1].kind { $0[call.name, default: []].append($1) }
    }
    private lazy var laterByClosure: [ClosureID: [Int]] = events.indices.reduce(into: [:]) {
        guard let closure = events[$1].laterClosure else { return }
        $0[closure, default: []].append($1)
    }
    private lazy var localsByName: [String: [Int]] = events.indices.reduce(into: [:]) {
        if case .local(let name?, _, _) = events[$1].kind { $0[name, default: []].append($1) }
    }

    /// What starts at the tokens of a range, in order.
    public func events(startingIn range: TokenRange) -> [FlowEvent] {
        found(in: range).sorted().map { events[$0] }
    }

    /// What stands at a token: it starts there, or a member's name does.
    public func events(startingAt token: Int) -> [FlowEvent] {
        byName[token, default: []].map { events[$0] }
    }

    private lazy var byName: [Int: [Int]] = events.indices.reduce(into: [:]) { found, index in
        switch events[index].kind {
        case .read(_, _, let token, _), .write(_, _, let token, _):
            found[token, default: []].append(index)
        default: found[events[index].range.lowerBound, default: []].append(index)
        }
    }

    /// What happens within tokens, in order.
    public func events(within range: TokenRange) -> [FlowEvent] {
        found(in: range.lowerBound..<range.upperBound + 1)
            .filter { events[$0].range.upperBound <= range.upperBound }
            .sorted().map { events[$0] }
    }

    /// The values of the expressions that start at the tokens of a range.
    public func values(startingIn range: TokenRange) -> [FlowValue] {
        let first = valuesByStart.firstIndex(notBefore: range.lowerBound) { $0.lowerBound }
        return valuesByStart[first...].prefix { $0.lowerBound < range.upperBound }
            .compactMap { values[$0] }
    }

    /// The calls of a name, in order; the empty name is that of calls of a value.
    public func calls(named name: String) -> [FlowEvent] {
        callsByName[name, default: []].map { events[$0] }
    }

    /// What happens when a closure runs that may run later than the code around it, and not still later; in order.
    public func events(ofLater closure: ClosureID) -> [FlowEvent] {
        laterByClosure[closure, default: []].map { events[$0] }
    }

    /// What is declared or written under the name of a local, in order.
    public func locals(named name: String) -> [FlowEvent] {
        localsByName[name, default: []].map { events[$0] }
    }

    private func found(in range: TokenRange) -> ArraySlice<Int> {
        let first = byStart.firstIndex(notBefore: range.lowerBound) {
            events[$0].range.lowerBound
        }
        return byStart[first...].prefix { events[$0].range.lowerBound < range.upperBound }
    }
}

extension Array {
    /// The first index whose element belongs behind a bound, in a list that is sorted by it.
    fileprivate func firstIndex(notBefore bound: Int, by key: (Element) -> Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if key(self[middle]) < bound { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
