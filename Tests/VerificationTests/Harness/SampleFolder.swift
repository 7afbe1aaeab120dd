import Foundation

/// One sample: a project before its migration, and the golden one after it.
struct SampleFolder: Sendable, CustomStringConvertible {
    /// The folder.
    let folder: URL
    /// The platform, from the folder above it.
    let platform: SamplePlatform

    /// Platform and name, such as `ios/window`.
    var description: String { "\(platform.rawValue)/\(folder.lastPathComponent)" }

    /// A sample in its folder; nil where the folder above is no platform.
    init?(_ folder: URL) {
        let above = folder.deletingLastPathComponent().lastPathComponent.lowercased()
        guard let platform = SamplePlatform(rawValue: above) else { return nil }
        self.folder = folder
        self.platform = platform
    }

    /// A sample anywhere, of a given platform.
    init(_ folder: URL, platform: SamplePlatform) {
        self.folder = folder
        self.platform = platform
    }

    /// Every sample below a folder with one folder a platform, sorted.
    static func all(below root: URL) -> [SampleFolder] {
        let files = FileManager.default
        let platforms = (try? files.contentsOfDirectory(atPath: root.path)) ?? []
        return platforms.sorted().flatMap { platform -> [SampleFolder] in
            let above = root.appendingPathComponent(platform)
            let names = (try? files.contentsOfDirectory(atPath: above.path)) ?? []
            return names.sorted().compactMap { name in
                let folder = above.appendingPathComponent(name)
                let before = folder.appendingPathComponent("before")
                return files.fileExists(atPath: before.path) ? SampleFolder(folder) : nil
            }
        }
    }

    /// The project as found.
    func before() throws -> SourceTree {
        try SourceTree(folder: folder.appendingPathComponent("before"))
    }

    /// The files that the migration writes; nil where it is refused.
    func changes() throws -> SourceTree? {
        let after = folder.appendingPathComponent("after")
        guard FileManager.default.fileExists(atPath: after.path) else { return nil }
        let tree = try SourceTree(folder: after)
        return tree.files.isEmpty ? nil : tree
    }

    /// The migration to check, with the sample's own events and meant differences.
    func migration(from before: SourceTree, to after: SourceTree?) -> Migration {
        Migration(
            before: before, after: after, platform: platform,
            events: note("events.txt").map { EventScript($0) },
            differences: ExpectedDifferences(note("differences.txt")))
    }

    /// The text of a file beside the project, or nil.
    func note(_ name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
}
