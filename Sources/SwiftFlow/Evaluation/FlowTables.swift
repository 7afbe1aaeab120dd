import SwiftOutline

/// What is known of the variables, parameters and results of a program; it only grows.
///
/// While a function is looked into, the tables note what it reads. As long as nothing of that has changed, looking into
/// it again would add the same once more, which makes no difference.
struct FlowTables {
    /// A value.
    typealias Value = FlowValue

    /// Whether anything was learned since this was last set to false.
    var hasChanged = false
    private var cells: [Place: Cell] = [:]
    /// The closures that were met.
    private(set) var closures: [ClosureID: FlowClosure] = [:]
    private var reader: Int?
    private var current: Set<Int> = []

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
    mutating func closure(_ id: ClosureID) -> FlowClosure? {
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
        // Who empties a variable does not say that it is empty where it is read.
        add(value.tags.isEmpty ? value.orAbsent(false) : value, at: .member(key))
    }

    /// Adds to what a function is called with.
    mutating func pass(_ value: Value, as index: Int, to function: FlowFunction.ID) {
        add(value, at: .parameter(function, index))
    }

    /// Adds to what a function gives.
    mutating func give(_ value: Value, from function: FlowFunction.ID) {
        add(value, at: .result(function))
    }

    /// Adds a closure, or what it captures in another run of the code around it.
    mutating func add(_ closure: FlowClosure) {
        let known = closures[closure.id]
        guard let joined = known == nil ? closure : known?.capturing(closure.environment) else {
            return
        }
        closures[closure.id] = joined
        noteChange(of: .closure(closure.id))
    }

    /// Adds to what a closure is called with.
    mutating func pass(_ value: Value, as index: Int, to closure: ClosureID) {
        guard let known = closures[closure]?.arguments[index] else {
            guard closures[closure] != nil else { return }
            closures[closure]?.arguments[index] = value
            return noteChange(of: .closure(closure))
        }
        let joined = known.joined(value)
        guard joined != known else { return }
        closures[closure]?.arguments[index] = joined
        noteChange(of: .closure(closure))
    }

    /// Adds to what a closure gives.
    mutating func give(_ value: Value, from closure: ClosureID) {
        add(value, at: .closureResult(closure))
    }

    private mutating func add(_ value: Value, at place: Place) {
        guard let known = cells[place]?.value else {
            cells[place, default: Cell()].value = value
            return noteChange(of: place)
        }
        let joined = known.joined(value)
        guard joined != known else { return }
        cells[place]?.value = joined
        noteChange(of: place)
    }

    private mutating func noteChange(of place: Place) {
        hasChanged = true
        if let readers = cells[place]?.readers { current.subtract(readers) }
    }

    // MARK: Reading again

    /// Whether looking into a function again would find and add the same once more.
    func isCurrent(_ function: Int) -> Bool { current.contains(function) }

    /// Notes from here on what a function reads.
    mutating func begin(_ function: Int) {
        reader = function
        current.insert(function)
    }

    /// Stops noting; what was read may have been changed by the function itself, or be only half of what there is.
    mutating func end(isComplete: Bool) {
        if let reader, !isComplete { current.remove(reader) }
        reader = nil
    }
}
