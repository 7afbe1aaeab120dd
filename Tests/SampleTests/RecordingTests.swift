import Testing

/// Recording is explicit: the run that records fails, and says what it wrote.
@Suite struct RecordingTests {
    @Test(
        "RECORD writes what the tool does with each sample, and fails",
        .enabled(if: Recording.isAskedFor, "RECORD=1 asks for it"))
    func record() async throws {
        guard !Recording.isForbidden else {
            Issue.record("RECORD is set where nobody can review what it writes (CI is set too)")
            return
        }
        var written: [String] = []
        for sample in Sample.all {
            let recording = try await Recording(sample)
            written += try recording.write().map { "\(sample.testDescription)/\($0)" }
        }
        let list =
            written.isEmpty ? "nothing: all is as it was recorded" : written.joined(separator: "\n")
        Issue.record("RECORD is set; recorded, for you to review:\n\(list)")
    }
}
