import Foundation
import Testing

/// One sample: a project as it is found, and what is recorded of its migration.
struct Sample: Sendable, Hashable, CustomTestStringConvertible {
    /// The name of the folder above: a platform.
    let platform: String
    /// The folder's own name: what the sample shows.
    let name: String
    /// The folder.
    let folder: URL

    /// Platform and name, such as `ios/storyboard`.
    var testDescription: String { "\(platform)/\(name)" }

    /// Every sample, found by looking into the folder `Samples`.
    static let all: [Sample] = folders(below: root).flatMap { platform in
        folders(below: root.appendingPathComponent(platform)).map { name in
            let folder = root.appendingPathComponent(platform).appendingPathComponent(name)
            return Sample(platform: platform, name: name, folder: folder)
        }
    }

    /// The folder of all samples.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples")

    private static func folders(below folder: URL) -> [String] {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { name in
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name).path
            return files.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }

    /// The project as it is found.
    var before: URL { folder.appendingPathComponent("before") }

    /// The recorded files that are new or changed.
    var after: URL { folder.appendingPathComponent("after") }

    /// The options that its plan needs.
    var arguments: [String] {
        (text(.arguments) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// The text of one of its notes; nil where there is none.
    func text(_ note: SampleNote) -> String? {
        try? String(contentsOf: file(note), encoding: .utf8)
    }

    /// Where one of its notes lies.
    func file(_ note: SampleNote) -> URL { folder.appendingPathComponent(note.rawValue) }
}

/// The files that can stand beside the project of a sample; the raw value is the file's name.
enum SampleNote: String, CaseIterable {
    /// The situation, the app and the point, for people.
    case readme = "README.md"
    /// Options of the command, between white space.
    case arguments = "arguments.txt"
    /// What `plan` prints; recorded.
    case report = "report.txt"
    /// The findings, the callbacks and the decisions; recorded.
    case details = "details.txt"
    /// What `plan --to scenes` prints, and its diff; recorded, and missing where no app has anything to move.
    case scenes = "scenes.txt"
    /// The comments that the migration loses; recorded, and missing where it loses none.
    case lostComments = "comments-lost.txt"
    /// What `guide` prints; recorded where it is there.
    case guide = "guide.md"
    /// What happens to the app when it is run, for the verification.
    case events = "events.txt"
    /// How the log of the run may differ, for the verification.
    case differences = "differences.txt"
    /// The same for a move to UIKit's scenes.
    case differencesOfScenes = "differences-scenes.txt"
    /// Wrong migrations, for the verification.
    case mutants = "mutants.txt"
}
