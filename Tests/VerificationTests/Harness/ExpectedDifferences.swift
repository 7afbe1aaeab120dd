/// `differences.txt`: what is meant to differ, each with its reason.
struct ExpectedDifferences: Sendable {
    /// The differences of every world.
    private var lines: [String] = []
    /// Those that only a world has beside, by its name.
    private var linesOfWorlds: [String: [String]] = [:]
    /// Lines that stand without a reason before them, or in a world that does not exist.
    private(set) var unexplained: [String] = []

    /// Reads the file; without one nothing may differ. `[NAME, NAME]` begins what only these worlds have beside, and
    /// `[all but NAME, NAME]` what all others have.
    init(_ text: String?) {
        var hasReason = false
        var worlds: [String]?
        for line in (text ?? "").split(separator: "\n").map(String.init) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                worlds = Self.worlds(named: line)
                hasReason = false
                if worlds == nil { unexplained.append(line) }
            } else if line.hasPrefix("# ") {
                hasReason = true
            } else if line.hasPrefix("- ") || line.hasPrefix("+ "), hasReason {
                guard let worlds else {
                    lines.append(line)
                    continue
                }
                for world in worlds { linesOfWorlds[world, default: []].append(line) }
            } else {
                unexplained.append(line)
            }
        }
    }

    private static func worlds(named header: String) -> [String]? {
        let all = World.all.map(\.name)
        let list = header.dropFirst().dropLast()
        let exceptions = "all but "
        let isOther = list.hasPrefix(exceptions)
        let names = (isOther ? list.dropFirst(exceptions.count) : list)
            .split(separator: ",").map { String($0).trimmingSpaces }
        guard !names.isEmpty, Set(all).isSuperset(of: names) else { return nil }
        return isOther ? all.filter { !names.contains($0) } : names
    }

    /// The differences that are meant in a world, sorted. Where the order inside of an event is open, a line which
    /// only moves is no difference.
    func lines(in world: World) -> [String] {
        let all = lines + (linesOfWorlds[world.name] ?? [])
        guard world.isOrderOpen else { return all.sorted() }
        let known = Set(all)
        return all.filter { line in
            let opposite = line.hasPrefix("- ") ? "+ " : "- "
            return !known.contains(opposite + line.dropFirst(2))
        }.sorted()
    }
}
