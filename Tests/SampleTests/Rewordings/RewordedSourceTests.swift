import Foundation
import Testing

/// A delegate that is written in another way is planned as before, or with more caution and a finding that says where.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct RewordedSourceTests {
    @Test(
        "A reworded delegate is planned alike, or with a finding at what was reworded",
        arguments: OrdinaryShare.samples("samples to be reworded"))
    func reworded(_ sample: Sample) async throws {
        let reworded = try await RewordedSample(sample)
        let settings = RewordingSettings.current
        let cases =
            settings.asksForAll
            ? reworded.cases : reworded.someCases(settings.casesPerSample, seed: settings.seed)
        Tally.count(.rewordingsLeftOut, reworded.cases.count - cases.count)
        for tested in cases {
            for flaw in reworded.flaws(of: tested) { Issue.record("\(flaw)") }
            Tally.count(.rewordedPlans)
            try settings.output.map { try reworded.write(tested, below: $0) }
        }
    }

    @Test("Every rewording applies to a sample", arguments: Rewording.all)
    func applies(_ rewording: Rewording) throws {
        #expect(
            Self.delegates.contains { files, source in
                !rewording.changes(source, files).isEmpty
            })
    }

    /// The delegates of all samples, each read once.
    private static let delegates: [(FileSet, DelegateSource)] = Sample.all.flatMap {
        sample -> [(FileSet, DelegateSource)] in
        guard let files = try? FileSet(below: sample.before) else { return [] }
        return files.sources.compactMap { path in
            DelegateSource(path: path, bytes: files.files[path] ?? []).map { (files, $0) }
        }
    }
}
