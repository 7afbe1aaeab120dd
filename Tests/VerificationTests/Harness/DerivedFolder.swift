import Foundation

/// A folder of derived files in the cache. It is named for everything that they are derived from, so that a change of
/// that never meets them.
struct DerivedFolder: Sendable {
    /// Where it lies.
    let url: URL

    /// The folder of what is derived from hashed inputs.
    init(_ layout: RepositoryLayout, from inputs: StableHash) {
        url = layout.cache.appendingPathComponent(inputs.text)
    }

    /// Makes a part of it, unless it is there, and says where it lies. It is built in a folder of its own and moved
    /// into place, so that a half-built one is never used.
    func once(_ name: String, _ build: (URL) async throws -> Void) async throws -> URL {
        let files = FileManager.default
        let part = url.appendingPathComponent(name)
        let stamp = part.appendingPathComponent("complete")
        if files.fileExists(atPath: stamp.path) {
            noteUse()
            return part
        }
        let work = url.appendingPathComponent("building-\(UUID().uuidString)")
        try files.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: work) }
        try await build(work)
        // Precompiled headers remember where they were made.
        try? files.removeItem(at: work.appendingPathComponent("cache"))
        try files.write("", to: work.appendingPathComponent("complete"))
        if !files.fileExists(atPath: stamp.path) {
            try? files.removeItem(at: part)
            try files.moveItem(at: work, to: part)
        }
        removeOldFolders()
        return part
    }

    private func noteUse() {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
    }

    /// What was derived from other inputs goes a day after it was last used.
    private func removeOldFolders() {
        let files = FileManager.default
        let above = url.deletingLastPathComponent()
        for name in (try? files.contentsOfDirectory(atPath: above.path)) ?? []
        where name.count == 16 && name != url.lastPathComponent {
            let folder = above.appendingPathComponent(name)
            let date = try? files.attributesOfItem(atPath: folder.path)[.modificationDate]
            guard let date = date as? Date, date.timeIntervalSinceNow < -86_400 else { continue }
            try? files.removeItem(at: folder)
        }
    }
}
