import Foundation
import Testing

/// The index of the samples is that of their README files; `RECORD=1` writes it, and fails.
struct SampleIndexTests {
    @Test("Samples/README.md lists every sample by its situation")
    func index() async throws {
        let text = try await Self.index().text
        if Recording.isAskedFor, !Recording.isForbidden {
            try Data(text.utf8).write(to: SampleIndex.file)
            Issue.record("RECORD is set; recorded, for you to review: Samples/README.md")
            return
        }
        let recorded = try String(contentsOf: SampleIndex.file, encoding: .utf8)
        guard text != recorded else { return }
        let lines = LineDifference.describe(Array(recorded.utf8), Array(text.utf8))
        Issue.record("Samples/README.md differs; RECORD=1 writes it\n\(lines)")
    }

    @Test("A group has several samples, each of which shows something else")
    func groups() async throws {
        for group in try await Self.index().groups {
            #expect(group.entries.count > 1, "'\(group.name)' may be another group, misspelt")
            let aspects = Set(group.entries.map(\.situation.aspect))
            #expect(aspects.count == group.entries.count, "\(group.name): two show the same")
        }
    }

    private static func index() async throws -> SampleIndex {
        var entries: [SampleIndex.Entry] = []
        for sample in Sample.all {
            let situation = try #require(
                SampleSituation(readme: sample.text(.readme) ?? ""),
                "\(sample): README.md begins with 'Situation: its group · what it shows'")
            let outcomes = try await PlannedSample.of(sample).outcomes.map(\.rawValue)
            entries.append(
                SampleIndex.Entry(sample: sample, situation: situation, outcomes: outcomes))
        }
        return SampleIndex(entries)
    }
}
