import Foundation
import Testing

/// Proves the harness: each wrong migration is found by the check, and in the worlds, that are meant to find it.
struct MutantTests {
    /// A mutant with its sample.
    struct Case: Sendable, CustomTestStringConvertible {
        /// The sample.
        let sample: SampleFolder
        /// The mutant.
        let mutant: Mutant
        /// The names of both.
        var testDescription: String { "\(sample) \(mutant.name)" }
    }

    /// Those of `mutants.txt`.
    private static let written: [Case] = SelfTestTests.samples.flatMap { sample -> [Case] in
        let known = try? sample.note("mutants.txt").map { try Mutant.read($0) }
        return (known ?? []).map { Case(sample: sample, mutant: $0) }
    }

    /// Those of each kind, by its name.
    private static let made: [String: [Case]] = {
        let migrations = SampleVerificationTests.samples.compactMap { sample in
            sample.migratedFiles.map { (sample: sample, files: $0) }
        }
        let pairs = MutationOperator.all.map { kind in
            let cases = migrations.flatMap { sample, files in
                kind.mutants(of: files).map { Case(sample: sample, mutant: $0) }
            }
            return (kind.name, cases)
        }
        return Dictionary(pairs) { $0 + $1 }
    }()

    /// Whether to run each mutant that can be made: `EVERY_MUTANT=1`.
    private static let isEveryOneAskedFor =
        ProcessInfo.processInfo.environment["EVERY_MUTANT"] != nil
    /// How many mutants of a kind a run of the tests has.
    private static let limit = TestedShare.current == .larger ? 3 : 1

    /// Of each kind a few, from different samples: all of them would take too long.
    private static let chosen: [Case] = {
        let kinds = MutationOperator.all
        return kinds.enumerated().flatMap { number, kind -> [Case] in
            let known = made[kind.name] ?? []
            guard known.count > limit, !isEveryOneAskedFor else { return known }
            // With one of each, every kind begins at another sample, so that they are spread over them, too.
            let first = limit == 1 ? number * known.count / kinds.count : 0
            return (0..<limit).map { known[first + $0 * known.count / limit] }
        }
    }()

    /// Those of this run: in an ordinary one every fifth of them, on the platforms that it checks.
    private static let run: [Case] = {
        let all = written + chosen
        guard TestedShare.current == .ordinary, !isEveryOneAskedFor, part.isEmpty else {
            return all
        }
        return all.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
            .filter { TestedShare.current.includes($0.sample.platform) }
    }()

    /// How many more there are, or could be made.
    private static let leftOut =
        written.count + made.values.reduce(0) { $0 + $1.count } - run.count

    /// Part of the names of the mutants that are asked for.
    private static let part = ProcessInfo.processInfo.environment["MUTANTS"] ?? ""

    /// What is asked for by a part of its name: `MUTANTS=root-made`; everything without it.
    private static func isAskedFor(_ wrong: Case) -> Bool {
        part.isEmpty
            || part.split(separator: ",").contains { wrong.mutant.name.contains($0) }
    }

    @Test(
        "A wrong migration is found by what is meant to find it, and by nothing else",
        arguments: run.filter(isAskedFor))
    func wrongMigration(_ wrong: Case) async throws {
        guard let result = try await wrong.sample.verify(mutant: wrong.mutant) else { return }
        await VerificationTally.shared.leaveOut(mutants: Self.leftOut)
        let complaint = wrong.mutant.detection.complaint(about: result)
        await VerificationTally.shared.add(wrong.mutant, isFound: complaint == nil)
        #expect(complaint == nil, "\(wrong.mutant.mistake)")
    }

    @Test("Every kind of mistake is made in a sample, and is named once")
    func kindsAreMade() {
        #expect(MutationOperator.all.map(\.name).filter { Self.made[$0]?.isEmpty ?? true } == [])
        #expect(Set(MutationOperator.all.map(\.name)).count == MutationOperator.all.count)
    }

    @Test("No other world shows what each world is there for")
    func worldsAreNeeded() {
        let known = (Self.written + Self.chosen).map(\.mutant.detection)
        for world in World.others where !World.ofOldLifeCycles.contains(world) {
            let isNeeded = known.contains { $0.worlds?.subtracting([.opposite]) == [world] }
            #expect(
                isNeeded, "a mutant that only \(world) shows, with the opposite world or without it"
            )
        }
        #expect(known.contains { $0.worlds == [.opposite] }, "the answers together")
        #expect(
            known.contains {
                $0.worlds?.isSuperset(of: [.first]) ?? false
                    && $0.worlds?.contains(.opposite) == false
            },
            "the first world, and not the opposite one")
    }
}

extension SampleFolder {
    /// What its migration has written; nil where it is refused.
    fileprivate var migratedFiles: MigratedFiles? {
        guard let changes = try? changes(), let before = try? before() else { return nil }
        return MigratedFiles(before: before, changes: changes)
    }
}
