import Foundation
import ProjectModel
import SourceEditing

/// Reads files below a folder.
struct DiskFiles: FileSource {
    /// The folder, absolute.
    let root: String
    /// Files that are not read, and why.
    var barred: [String: String] = [:]
    /// What is left out.
    var exclusions = PathExclusions()

    /// Reads a file.
    func read(_ path: String) throws(FileError) -> SourceText {
        if let reason = barred[path] { throw FileError(path: path, reason: reason) }
        do {
            return SourceText(bytes: try FileSystem.read(root + "/" + path))
        } catch {
            throw FileError(path: path, reason: error.reason)
        }
    }

    /// The files below a folder that was passed over, without what links lead to; hidden ones and those of folders that
    /// can't be listed are none.
    func unsearchedFiles(below folder: String) -> [String] {
        guard FileSystem.realPath("\(root)/\(folder)")?.path(below: root) == folder,
            exclusions.matching(folder).isEmpty
        else { return [] }
        var found: [String] = []
        var pending = [folder]
        while let next = pending.popLast() {
            guard let listing = try? FolderListing("\(root)/\(next)") else { continue }
            for entry in listing.entries where !entry.name.hasPrefix(".") {
                let path = "\(next)/\(entry.name)"
                guard exclusions.matching(path).isEmpty else { continue }
                switch entry.kind {
                case .file: found.append(path)
                case .folder: pending.append(path)
                case .link, .other: break
                }
            }
        }
        return found.sorted()
    }
}
