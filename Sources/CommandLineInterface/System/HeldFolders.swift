import AppFacts

/// The folders below one folder, each opened once, through no link, and held until the end.
///
/// A name that somebody gives to another folder, or makes a link, in the middle of an apply leads nowhere else: what was
/// begun in a folder is finished there.
final class HeldFolders {
    private let path: String
    private var held: [String: OpenFolder] = [:]

    /// The place of a file in a folder that is held.
    struct Place {
        /// The folder.
        let folder: OpenFolder
        /// The name of the file in it.
        let name: String
    }

    /// The folders below one, which is absolute and without symbolic links; it is opened when it is asked for.
    init(below path: String) {
        self.path = path
    }

    /// A process may open only so many files; more folders are opened each time, through no link either.
    private static let mostHeld = 128

    /// A folder by its path from the top; empty for the top itself.
    func folder(_ relative: String) throws(SystemError) -> OpenFolder {
        if let folder = held[relative] { return folder }
        let folder =
            if relative.isEmpty {
                try OpenFolder.open(path)
            } else {
                try place(of: relative).opened()
            }
        if held.count < Self.mostHeld { held[relative] = folder }
        return folder
    }

    /// The place of a file, or of a folder, by its path from the top.
    func place(of relative: String) throws(SystemError) -> Place {
        let (above, name) = relative.splitPath
        return Place(folder: try folder(above), name: name)
    }

    /// What stands at a path; nil where nothing does, or a folder above it is none.
    func status(of relative: String) -> FileStatus? {
        guard let place = try? place(of: relative) else { return nil }
        return place.folder.status(of: place.name)
    }

    /// The bytes of a file; nil where there is none that can be read.
    func bytes(at relative: String) -> [UInt8]? {
        guard let place = try? place(of: relative) else { return nil }
        return try? place.folder.read(place.name)
    }

    /// Makes a folder that must not be there yet.
    func make(_ relative: String, permissions: UInt16? = nil) throws(SystemError) {
        let place = try place(of: relative)
        let folder = try place.folder.makeFolder(place.name, permissions: permissions)
        if held.count < Self.mostHeld { held[relative] = folder }
    }

    /// Removes a folder if it is there and empty.
    func removeIfEmpty(_ relative: String) {
        guard let place = try? place(of: relative) else { return }
        if place.folder.removeFolderIfEmpty(place.name) { held[relative] = nil }
    }

    /// The first folder that is held and stands no more where it was opened; nil where all do.
    var displaced: String? {
        held.keys.sorted().first { relative in
            guard let folder = held[relative] else { return false }
            if relative.isEmpty {
                let named = FileStatus(path, followsLinks: false)?.fingerprint
                return folder.status.map { named?.isSameFile(as: $0.fingerprint) != true } ?? true
            }
            guard let place = try? place(of: relative) else { return true }
            return !place.folder.holds(folder, as: place.name)
        }
    }
}

extension HeldFolders.Place {
    /// The folder that stands there.
    fileprivate func opened() throws(SystemError) -> OpenFolder { try folder.folder(name) }
}
