import CommandLineInterface
import Testing

/// What the tool does with a sample is what is recorded of it.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct RecordedResultTests {
    @Test("The tree after the migration is the recorded one", arguments: Sample.all)
    func tree(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        let recorded = try SampleChanges(recordedAt: sample.after)
        let changes = planned.changes
        #expect(changes.deleted == recorded.deleted)
        for difference in changes.written.differences(from: recorded.written) {
            Issue.record("after/\(difference)")
        }
        Tally.count(.samples)
        Tally.count(.files, recorded.written.paths.count + recorded.deleted.count)
    }

    @Test("The report is the recorded one", arguments: Sample.all)
    func report(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        compare(planned.report, with: .report, of: sample)
    }

    @Test(
        "The findings, the callbacks and the decisions are the recorded ones", arguments: Sample.all
    )
    func details(sample: Sample) async throws {
        compare(try await PlannedSample.of(sample).details, with: .details, of: sample)
    }

    @Test(
        "The guide is the recorded one", arguments: Sample.all.filter { $0.text(.guide) != nil })
    func guide(sample: Sample) async throws {
        compare(try await #require(PlannedSample.guide(of: sample)), with: .guide, of: sample)
    }

    private func compare(_ text: String, with note: SampleNote, of sample: Sample) {
        guard let recorded = sample.text(note) else {
            Issue.record("\(note.rawValue) is missing; RECORD=1 writes it")
            return
        }
        guard text != recorded else { return }
        let lines = LineDifference.describe(Array(recorded.utf8), Array(text.utf8))
        Issue.record("\(note.rawValue): differs\n\(lines)")
    }

    @Test("A refused app and one with nothing to do are not touched", arguments: Sample.all)
    func outcome(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        #expect(!planned.outcomes.isEmpty, "the sample has no app")
        for application in planned.plan.applications {
            let isChanged = application.outcome == .migrate || application.outcome == .partial
            #expect(application.edit.isEmpty == !isChanged, "\(application.name)")
        }
    }

    @Test("A second plan has nothing to do", arguments: Sample.all)
    func secondPlan(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        let first = planned.plan.applications
        let second = planned.plan(of: planned.after)
        let expected = first.map { $0.outcome == .refuse ? $0.outcome : .none }
        #expect(second.applications.map(\.name) == first.map(\.name))
        #expect(second.applications.map(\.outcome) == expected)
        #expect(second.edit.paths == [])
        Tally.count(.secondPlans)
    }

    @Test("Only comments that are named are lost", arguments: Sample.all)
    func comments(sample: Sample) async throws {
        let lost = try await PlannedSample.of(sample).lostComments
        let recorded = sample.text(.lostComments) ?? ""
        if lost.recording != recorded {
            let lines = LineDifference.describe(Array(recorded.utf8), Array(lost.recording.utf8))
            Issue.record("comments-lost.txt: differs\n\(lines)")
        }
        Tally.count(.keptComments, lost.keptCount)
        Tally.count(.lostComments, lost.lines.count)
    }
}
