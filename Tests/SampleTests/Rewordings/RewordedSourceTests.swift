import Foundation
import Testing

/// A delegate that is written in another way is planned as before, or with more caution and a finding that says where.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct RewordedSourceTests {
    @Test(
        "A reworded delegate is planned alike, or with a finding at what was reworded",
        arguments: Sample.all)
    func reworded(_ sample: Sample) async throws {
        let reworded = try await RewordedSample(sample)
        let settings = RewordingSettings.current
        let cases =
            settings.asksForAll
            ? reworded.cases : reworded.someCases(settings.casesPerSample, seed: settings.seed)
        for tested in cases {
            for flaw in reworded.flaws(of: tested) { Issue.record("\(flaw)") }
            Tally.count(.rewordedPlans)
            try settings.output.map { try reworded.write(tested, below: $0) }
        }
    }

    @Test("Every rewording applies to a sample", arguments: Rewording.all)
    func applies(_ rewording: Rewording) throws {
        let sources = try Sample.all.map { try FileSet(below: $0.before) }
        #expect(
            sources.contains { files in
                files.sources.contains { path in
                    DelegateSource(path: path, bytes: files.files[path] ?? [])
                        .map { !rewording.changes($0, files).isEmpty } ?? false
                }
            })
    }
}
