import Foundation
import ProjectModel
import Testing

/// A sample is complete, and holds nothing that no test reads.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct SampleFolderTests {
    @Test func thereAreSamples() {
        #expect(!Sample.all.isEmpty)
    }

    @Test("A sample lies below a platform and explains itself", arguments: Sample.all)
    func isComplete(sample: Sample) throws {
        #expect(ApplePlatform(rawValue: sample.platform) != nil)
        let lines = (sample.text(.readme) ?? "").split(separator: "\n")
        #expect(lines.count >= 3, "README.md: the situation, the app and the point")
        #expect(sample.text(.report) != nil, "report.txt is missing; RECORD=1 writes it")
        let entries = try FileManager.default.contentsOfDirectory(atPath: sample.folder.path)
        let known = SampleNote.allCases.map(\.rawValue) + ["before", "after"]
        #expect(Set(entries).subtracting(known) == [], "no test reads this")
        #expect(entries.contains("before"))
    }

    @Test("The folder after/ holds nothing that is as it was", arguments: Sample.all)
    func recordsOnlyChanges(sample: Sample) throws {
        let before = try FileSet(below: sample.before)
        let changes = try SampleChanges(recordedAt: sample.after)
        let unchanged = changes.written.paths.filter {
            before.files[$0] == changes.written.files[$0]
        }
        #expect(unchanged == [])
        #expect(changes.deleted.filter { before.files[$0] == nil } == [], "DELETED.txt")
    }
}
