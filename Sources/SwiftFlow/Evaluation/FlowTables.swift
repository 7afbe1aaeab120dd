import SwiftOutline

/// What is known of the variables, parameters and results of a program; it only grows.
///
/// While a function is looked into, the tables note what it reads and what it adds. As long as nothing that it reads
/// has changed, looking into it again would add the same once more, so that this alone is repeated.
struct FlowTables<Tag: Hashable & Sendable> {
    /// A value.
    typealias Value = FlowValue<Tag>

    /// Whether anything was learned since this was last set to false.
    var hasChanged = false
    private var cells: [Place: Cell] = [:]
    /// The closures that were met.
    private(set) var closures: [ClosureID: FlowClosure<Tag>] = [:]
    private var reader: Int?
    private var additions: [Addition] = []
    private var outdated: Set<Int> = []

    /// What something is known of.
    enum Place: Hashable {
        /// A stored member, as `Type.member`, or a variable at the top level by its name alone.
        case member(String)
        /// A parameter.
        case parameter(FlowFunction.ID, Int)
        /// What a function gives.
        case result(FlowFunction.ID)
        /// What a closure captures, and is called with.
        case closure(ClosureID)
        /// What a closure gives.
        case closureResult(ClosureID)
    }

    /// What is added to the tables.
    enum Addition {
        /// To what a variable, a parameter or a result may be.
        case value(Value, Place)
        /// A closure, or what it captures in another run of the code around it.
        case closure(FlowClosure<Tag>)
        /// To what a closure is called with.
        case argument(Value, Int, ClosureID)
    }

    private struct Cell {
        var value: Value?
        var readers: [Int] = []
    }

    // MARK: Reading

    /// What was assigned to a stored member; `Type.member`, or the name alone at the top level.
    mutating func member(_ key: String) -> Value? { value(at: .member(key)) }

    /// What a parameter was given.
    mutating func parameter(_ index: Int, of function: FlowFunction.ID) -> Value? {
        value(at: .parameter(function, index))
    }

    /// What a function gave.
    mutating func result(of function: FlowFunction.ID) -> Value? { value(at: .result(function)) }

    /// What a closure gave.
    mutating func result(of closure: ClosureID) -> Value? { value(at: .closureResult(closure)) }

    /// A closure with what it captures, and is called with.
    mutating func closure(_ id: ClosureID) -> FlowClosure<Tag>? {
        _ = value(at: .closure(id))
        return closures[id]
    }

    private mutating func value(at place: Place) -> Value? {
        guard let reader else { return cells[place]?.value }
        guard let index = cells.index(forKey: place) else {
            cells[place] = Cell(readers: [reader])
            return nil
        }
        if cells.values[index].readers.last != reader {
            cells.values[index].readers.append(reader)
        }
        return cells.values[index].value
    }

    /// The names of the stored members, and of the variables at the top level, that hold values with tags.
    var taggedMembers: Set<String> {
        Set(
            cells.compactMap { place, cell in
                guard case .member(let key) = place, cell.value?.tags.isEmpty == false else {
                    return nil
                }
                return String(key.split(separator: ".").last ?? "")
            })
    }

    // MARK: Adding

    /// Adds to what a member may be.
    mutating func assign(_ value: Value, toMember key: String) {
        add(.value(value, .member(key)))
    }

    /// Adds to what a function is called with.
    mutating func pass(_ value: Value, as index: Int, to function: FlowFunction.ID) {
        add(.value(value, .parameter(function, index)))
    }

    /// Adds to what a function gives.
    mutating func give(_ value: Value, from function: FlowFunction.ID) {
        add(.value(value, .result(function)))
    }

    /// Adds a closure, or what it captures in another run of the code around it.
    mutating func add(_ closure: FlowClosure<Tag>) { add(.closure(closure)) }

    /// Adds to what a closure is called with.
    mutating func pass(_ value: Value, as index: Int, to closure: ClosureID) {
        add(.argument(value, index, closure))
    }

    /// Adds to what a closure gives.
    mutating func give(_ value: Value, from closure: ClosureID) {
        add(.value(value, .closureResult(closure)))
    }

    private mutating func add(_ addition: Addition) {
        if reader != nil { additions.append(addition) }
        guard let place = change(by: addition, isDone: true) else { return }
        hasChanged = true
        if let readers = cells[place]?.readers { outdated.formUnion(readers) }
    }

    /// What an addition changes, and does if that is wanted; nil where it adds nothing.
    private mutating func change(by addition: Addition, isDone: Bool) -> Place? {
        switch addition {
        case .value(let value, let place):
            let known = cells[place]?.value
            let joined = known?.joined(value) ?? value
            guard joined != known else { return nil }
            if isDone { cells[place, default: Cell()].value = joined }
            return place
        case .closure(let closure):
            let known = closures[closure.id]
            let joined = known == nil ? closure : known?.capturing(closure.environment)
            guard let joined else { return nil }
            if isDone { closures[closure.id] = joined }
            return .closure(closure.id)
        case .argument(let value, let index, let id):
            guard let closure = closures[id] else { return nil }
            let known = closure.arguments[index]
            let joined = known?.joined(value) ?? value
            guard joined != known else { return nil }
            if isDone { closures[id]?.arguments[index] = joined }
            return .closure(id)
        }
    }

    // MARK: Repeating

    /// Notes from here on what a function reads and adds.
    mutating func begin(_ function: Int) {
        reader = function
        additions = []
        outdated.remove(function)
    }

    /// Stops noting, and gives what the function added.
    mutating func end() -> [Addition] {
        reader = nil
        defer { additions = [] }
        return additions
    }

    /// Adds the same once more; false, and nothing is added, where the function would read something else by now.
    mutating func `repeat`(_ additions: [Addition], of function: Int) -> Bool {
        guard !outdated.contains(function) else { return false }
        for addition in additions {
            guard let place = change(by: addition, isDone: false) else { continue }
            if cells[place]?.readers.contains(function) == true { return false }
        }
        for addition in additions { add(addition) }
        return true
    }
}
