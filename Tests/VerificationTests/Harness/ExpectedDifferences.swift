/// `differences.txt`: what is meant to differ, each with its reason.
struct ExpectedDifferences: Sendable {
    /// One line of a log that is meant to go or to come.
    struct Difference: Sendable, Hashable {
        /// The line, with `- ` or `+ ` in front.
        let line: String
        /// How the launches begin in which it may; nil for all.
        let launch: String?

        /// The line of the log.
        var text: String { String(line.dropFirst(2)) }
        /// The same line in the other direction.
        var opposite: String { (line.hasPrefix("- ") ? "+ " : "- ") + text }

        /// Whether it may occur in a launch that begins with an event.
        func concerns(_ event: String) -> Bool {
            launch.map { event.hasPrefix("@ > \($0)") } ?? true
        }
    }

    /// The differences of every world.
    private var differences: [Difference] = []
    /// Those that only a world has beside.
    private var differencesOfWorlds: [World: [Difference]] = [:]
    /// Lines that stand without a reason before them, or in a world that does not exist.
    private(set) var unexplained: [String] = []

    /// Reads the file; without one nothing may differ. `[NAME, NAME]` begins what only these worlds have beside, and
    /// `[all but NAME, NAME]` what all others have; `(EVENT)` behind a reason limits it to launches that begin so.
    init(_ text: String?) {
        var hasReason = false
        var launch: String?
        var worlds: Set<World>?
        for line in (text ?? "").split(separator: "\n").map(String.init) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                worlds = World.named(line.dropFirst().dropLast())
                hasReason = false
                if worlds == nil { unexplained.append(line) }
            } else if line.hasPrefix("# ") {
                hasReason = true
                launch = nil
            } else if line.hasPrefix("("), line.hasSuffix(")"), hasReason {
                launch = String(line.dropFirst().dropLast())
            } else if line.hasPrefix("- ") || line.hasPrefix("+ "), hasReason {
                add(Difference(line: line, launch: launch), to: worlds)
            } else {
                unexplained.append(line)
            }
        }
    }

    private mutating func add(_ difference: Difference, to worlds: Set<World>?) {
        guard let worlds else { return differences.append(difference) }
        for world in worlds { differencesOfWorlds[world, default: []].append(difference) }
    }

    /// The differences that are meant in a world. Where the order inside of an event is open, a line which only moves
    /// is no difference.
    func differences(in world: World) -> [Difference] {
        let all = differences + (differencesOfWorlds[world] ?? [])
        guard world.isOrderOpen else { return all }
        let known = Set(all.map(\.line))
        return all.filter { !known.contains($0.opposite) }
    }
}
