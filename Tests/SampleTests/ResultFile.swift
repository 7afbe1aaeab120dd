import Foundation
import Testing

/// A file that a migration leads to.
struct ResultFile: Sendable {
    /// The sample.
    let sample: Sample
    /// The path in it.
    let path: String
    /// The content.
    let bytes: [UInt8]

    /// A name that no other file of all samples has.
    var uniqueName: String {
        "\(sample.platform)/\(sample.name)/\(path)".replacing("/", with: "·")
    }

    /// The files with one of some endings that the migrations of all samples write.
    static func written(endings: [String]) async throws -> [ResultFile] {
        var files: [ResultFile] = []
        for sample in Sample.all {
            let written = try await PlannedSample.of(sample).changes.written
            for path in written.paths where endings.contains(where: path.hasSuffix) {
                let bytes = written.files[path] ?? []
                files.append(ResultFile(sample: sample, path: path, bytes: bytes))
            }
        }
        return files
    }
}

/// Result files on the disk, for tools that read them; they exist for one test.
final class ResultFolder: Sendable {
    /// The folder.
    let url: URL

    /// Writes files side by side.
    init(_ files: [ResultFile]) throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("sceneshift-results-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for file in files {
            try Data(file.bytes).write(to: url.appendingPathComponent(file.uniqueName))
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
