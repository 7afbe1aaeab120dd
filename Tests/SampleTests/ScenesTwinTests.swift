import LifecycleMigration
import Testing

/// The move of a sample to UIKit's scenes is what is recorded of it.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct ScenesTwinTests {
    @Test(
        "The report and the diff are the recorded ones, and a second plan has nothing to do",
        arguments: Sample.all)
    func recorded(sample: Sample) async throws {
        let twin = try await ScenesTwin(sample)
        let recorded = sample.text(.scenes) ?? ""
        if twin.recording != recorded {
            let lines = LineDifference.describe(Array(recorded.utf8), Array(twin.recording.utf8))
            Issue.record("scenes.txt: differs; RECORD=1 writes it\n\(lines)")
        }
        #expect(twin.outcomesOfSecondPlan == twin.outcomes.map { $0 == .refuse ? .refuse : .none })
    }

    @Test(
        "A sample without a recorded move is on scenes or on SwiftUI, or is for a Mac or a watch",
        arguments: Sample.all)
    func nothingToMove(sample: Sample) throws {
        guard sample.text(.scenes) == nil, !["macos", "watchos"].contains(sample.platform) else {
            return
        }
        let sources = try FileSet(below: sample.before).files.filter { $0.key.hasSuffix(".swift") }
        let isThere = sources.values.contains { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return text.contains("UIWindowSceneDelegate") || text.contains("some Scene")
        }
        #expect(isThere)
    }
}
