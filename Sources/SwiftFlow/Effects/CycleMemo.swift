/// The results of a recursion whose steps may lead back to one that isn't finished, each computed once.
///
/// Steps that lead to each other are one cycle (Tarjan's strongly connected components). What the first one of a cycle
/// gives holds what all others of it do, and is the result of each. So the recursion is linear in the number of steps, and
/// not exponential where one step leads to the next twice.
struct CycleMemo<Step: Hashable, Result> {
    /// How a step is entered.
    enum Entry {
        /// It was finished before.
        case known(Result)
        /// It is part of a cycle that is being computed: what it does counts there already.
        case inCycle
        /// It has to be computed, and finished by `end`.
        case begun
    }

    private var known: [Step: Result] = [:]
    /// What is not finished, or belongs to a cycle that is not, in the order in which it was begun.
    private var unfinished: [Step] = []
    private var places: [Step: Int] = [:]
    /// The lowest place of `unfinished` that is reached from each step that is being computed, the innermost last.
    private var reached: [Int] = []

    /// Enters a step; one that begins is finished by `end` once all that it leads to was entered.
    mutating func begin(_ step: Step) -> Entry {
        if let result = known[step] { return .known(result) }
        if let place = places[step] {
            reach(place)
            return .inCycle
        }
        places[step] = unfinished.count
        reached.append(unfinished.count)
        unfinished.append(step)
        return .begun
    }

    /// Finishes the step that was begun last, with all that the result of a cycle needs where it is the first one of it.
    mutating func end(_ step: Step, with result: Result) {
        guard let place = places[step], let lowest = reached.popLast() else { return }
        guard lowest == place else { return reach(lowest) }
        for member in unfinished[place...] {
            known[member] = result
            places[member] = nil
        }
        unfinished.removeSubrange(place...)
    }

    /// Leaves the step that was begun last as if it had not been entered.
    mutating func leave(_ step: Step) {
        places[step] = nil
        unfinished.removeLast()
        reached.removeLast()
    }

    private mutating func reach(_ place: Int) {
        guard let last = reached.indices.last else { return }
        reached[last] = min(reached[last], place)
    }
}
