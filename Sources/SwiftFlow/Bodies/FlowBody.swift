import SwiftOutline

/// The code of a function, closure or accessor as steps, with edges for branches, loops, jumps, throws and `defer`.
///
/// Closures are values of the steps that they stand in; what they do is no part of the body. Of a `#if` every clause may
/// run, or none where it has no `#else`.
public struct FlowBody: Sendable {
    /// The steps; those of a statement stand in the order of the source.
    public let steps: [FlowStep]
    /// The steps in an order in which each stands behind all that run in front of it, but for the rounds of loops.
    ///
    /// Of two that exclude each other, and of the body of a loop and what comes behind it, that is first which stands first
    /// in the source.
    public private(set) var order: [Int] = []
    /// The steps that may run again behind a step that stands behind them in that order: the heads of loops.
    private(set) var heads: Set<Int> = []
    /// The tokens of the code, without braces.
    public let range: TokenRange
    /// Whether a part was too large or too deep to be read; such a part is an opaque step.
    public let isComplete: Bool

    /// The step in which the body starts.
    public static let entry = 0
    /// The step in which it ends.
    public static let exit = 1

    /// Whether it has more steps than are read; the rest is one opaque step.
    public let isTooLarge: Bool

    /// More steps are not read.
    public static let largest = 20_000

    /// Reads the code of a range.
    public init(of range: TokenRange, in file: SwiftFile) {
        var reader = FlowBodyReader(file)
        reader.read(range)
        self.range = range
        isComplete = reader.isComplete
        isTooLarge = reader.isTooLarge
        steps = reader.steps
        order = ordered()
        heads = headsOfLoops()
    }

    /// The step around a token; nil where the token belongs to none.
    public func step(around token: Int) -> Int? {
        steps.indices.filter { steps[$0].range.contains(token) }
            .min { steps[$0].range.count < steps[$1].range.count }
    }

    /// The steps that may run behind a step, those of loops included.
    public func reachable(from step: Int) -> Set<Int> {
        var seen: Set<Int> = []
        var queue = steps[step].successors
        while let next = queue.popLast() {
            if seen.insert(next).inserted { queue += steps[next].successors }
        }
        return seen
    }

    private func ordered() -> [Int] {
        var result: [Int] = []
        var state = [UInt8](repeating: 0, count: steps.count)
        var stack: [(step: Int, rest: [Int])] = [(Self.entry, inSource(Self.entry))]
        state[Self.entry] = 1
        while let step = stack.last?.step {
            // What is finished first stands last.
            if let successor = stack[stack.count - 1].rest.popLast() {
                if state[successor] == 0 {
                    state[successor] = 1
                    stack.append((successor, inSource(successor)))
                }
            } else {
                result.append(step)
                stack.removeLast()
            }
        }
        return result.reversed()
    }

    private func headsOfLoops() -> Set<Int> {
        var places = [Int](repeating: 0, count: steps.count)
        for (place, step) in order.enumerated() { places[step] = place }
        return order.reduce(into: []) { found, step in
            found.formUnion(steps[step].successors.filter { places[$0] <= places[step] })
        }
    }

    /// What may run behind a step, in the order of the source.
    private func inSource(_ step: Int) -> [Int] {
        func place(_ step: Int) -> Int {
            step == Self.exit ? Int.max : steps[step].range.lowerBound
        }
        let successors = steps[step].successors
        return successors.count < 2 ? successors : successors.sorted { place($0) < place($1) }
    }
}
