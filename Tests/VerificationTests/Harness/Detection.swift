/// What notices a mistake: a check, and the worlds whose runs show it.
struct Detection: Sendable, Equatable, CustomStringConvertible {
    /// The check.
    let check: Problem.Check
    /// These worlds and no other of those that the app is run in; nil for the first one, whatever others show.
    let worlds: Set<World>?

    /// The files of the target.
    static let project = Detection(check: .project, worlds: nil)
    /// The compiler.
    static let typeCheck = Detection(check: .typeCheck, worlds: nil)
    /// A run in the first world.
    static let run = Detection(check: .run, worlds: nil)

    /// Runs in these worlds, and in no other.
    static func run(onlyIn worlds: World...) -> Detection {
        Detection(check: .run, worlds: Set(worlds))
    }

    /// Runs in all worlds but these.
    static func run(exceptIn worlds: World...) -> Detection {
        Detection(check: .run, worlds: Set(World.all).subtracting(worlds))
    }

    private init(check: Problem.Check, worlds: Set<World>?) {
        self.check = check
        self.worlds = worlds
    }

    /// Reads `typeCheck`, `run`, `run in links-both-ways, opposite world` or `run in all but opposite world`.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 2)
        guard let word = parts.first, let check = Problem.Check(rawValue: String(word)) else {
            return nil
        }
        guard parts.count > 1 else {
            self.init(check: check, worlds: nil)
            return
        }
        guard check == .run, parts.count == 3, parts[1] == "in",
            let worlds = World.named(parts[2])
        else { return nil }
        self.init(check: check, worlds: worlds)
    }

    /// As `mutants.txt` has it.
    var description: String {
        guard let worlds else { return check.rawValue }
        let others = World.all.filter { !worlds.contains($0) }
        let list =
            others.count < worlds.count
            ? "all but " + Self.names(others) : Self.names(World.all.filter(worlds.contains))
        return "\(check.rawValue) in \(list)"
    }

    /// Why what was found is not this; nil where it is.
    func complaint(about result: VerificationResult) -> String? {
        let checks = Set(result.problems.map(\.check))
        guard checks == [check] else {
            let found = checks.map(\.rawValue).sorted().joined(separator: ", ")
            return "to be found by \(self), and found by \(found.isEmpty ? "nothing" : found)"
        }
        guard check == .run else { return nil }
        let found = Set(result.problems.compactMap(\.world))
        let isRight = worlds.map { $0.intersection(result.worlds) == found }
        guard !(isRight ?? found.contains(.first)) else { return nil }
        return
            "to be found by \(self), and found in \(Self.names(World.all.filter(found.contains)))"
    }

    private static func names(_ worlds: [World]) -> String {
        worlds.map(\.name).joined(separator: ", ")
    }
}
