import Foundation

/// Writes what the tool does with the samples into their folders, where `RECORD` asks for it.
struct Recording {
    private let sample: Sample
    private let planned: PlannedSample
    private let scenes: ScenesTwin
    private let guide: String?

    /// Whether to record instead of to compare.
    static let isAskedFor = isSet("RECORD")

    /// Whether the tests run unattended, where nobody could read what was recorded.
    static let isForbidden = isSet("CI")

    private static func isSet(_ name: String) -> Bool {
        !["", "0", "false"].contains(ProcessInfo.processInfo.environment[name] ?? "")
    }

    /// A recording of a sample's plans.
    init(_ sample: Sample) async throws {
        self.sample = sample
        planned = try await PlannedSample.of(sample)
        scenes = try await ScenesTwin(sample)
        guide = try await PlannedSample.guide(of: sample)
    }

    /// Writes the folder `after` and the recorded notes, and returns the paths of what changed.
    func write() throws -> [String] {
        var changed = try write(planned.changes.recording, to: sample.after)
        changed = changed.map { "after/" + $0 }
        changed += try write(planned.report, to: .report)
        changed += try write(planned.details, to: .details)
        changed += try write(scenes.recording, to: .scenes)
        changed += try write(planned.lostComments.recording, to: .lostComments)
        changed += try write(guide ?? "", to: .guide)
        return changed
    }

    private func write(_ files: FileSet, to folder: URL) throws -> [String] {
        let exists = FileManager.default.fileExists(atPath: folder.path)
        let old = exists ? try FileSet(below: folder) : FileSet()
        guard old != files else { return [] }
        if exists { try FileManager.default.removeItem(at: folder) }
        try files.write(to: folder)
        return Set(old.paths).union(files.paths).sorted().filter {
            old.files[$0] != files.files[$0]
        }
    }

    private func write(_ text: String, to note: SampleNote) throws -> [String] {
        guard text != sample.text(note) ?? "" else { return [] }
        if text.isEmpty {
            try FileManager.default.removeItem(at: sample.file(note))
        } else {
            try Data(text.utf8).write(to: sample.file(note))
        }
        return [note.rawValue]
    }
}
