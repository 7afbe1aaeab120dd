/// Which steps of a body every way to a step leads through.
public struct Dominance: Sendable {
    /// For each step its nearest dominator; nil for the entry and for what is never reached.
    private let parents: [Int?]
    private let ranks: [Int]

    /// Finds the dominators of a body's steps.
    public init(of body: FlowBody) {
        let order = body.order
        var ranks = [Int](repeating: Int.max, count: body.steps.count)
        for (rank, step) in order.enumerated() { ranks[step] = rank }
        var predecessors = [[Int]](repeating: [], count: body.steps.count)
        for step in order {
            for next in body.steps[step].successors { predecessors[next].append(step) }
        }
        var parents = [Int?](repeating: nil, count: body.steps.count)
        parents[FlowBody.entry] = FlowBody.entry
        var changed = true
        while changed {
            changed = false
            for step in order where step != FlowBody.entry {
                let known = predecessors[step].filter { parents[$0] != nil }
                guard var best = known.first else { continue }
                for other in known.dropFirst() {
                    var (one, two) = (best, other)
                    while one != two {
                        while ranks[one] > ranks[two] { one = parents[one] ?? FlowBody.entry }
                        while ranks[two] > ranks[one] { two = parents[two] ?? FlowBody.entry }
                    }
                    best = one
                }
                if parents[step] != best {
                    parents[step] = best
                    changed = true
                }
            }
        }
        parents[FlowBody.entry] = nil
        self.parents = parents
        self.ranks = ranks
    }

    /// Whether every way to a step leads through another; each step dominates itself.
    public func dominates(_ dominator: Int, _ step: Int) -> Bool {
        var current = step
        while true {
            if current == dominator { return true }
            guard let parent = parents[current] else { return false }
            current = parent
        }
    }

    /// Whether a step can be reached at all.
    public func isReachable(_ step: Int) -> Bool { ranks[step] != Int.max }
}
