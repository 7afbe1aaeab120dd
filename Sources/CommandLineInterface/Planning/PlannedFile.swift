import SourceEditing

/// One file of a plan as it is on disk and as it will be.
struct PlannedFile: Sendable {
    /// Relative to the root, with no symbolic link in it.
    let path: String
    /// What happens to it.
    let change: FileChange
    /// The file as it is; nil for one that is created.
    let before: Content?
    /// The bytes afterwards; nil for a file that is deleted.
    let after: [UInt8]?

    /// The bytes of a file and its permission bits.
    struct Content: Sendable {
        let text: SourceText
        let permissions: UInt16
    }

    /// The files of a plan, sorted by path.
    ///
    /// - Throws: `ToolError` for a file that is not as the plan found it, or that lies out of the root.
    static func files(of plan: RootPlan) throws(ToolError) -> [PlannedFile] {
        var files: [String: PlannedFile] = [:]
        for path in plan.edit.paths {
            guard let change = plan.edit.changes[path] else { continue }
            let file = try PlannedFile(path, change, in: plan)
            if let other = files[file.path], other.change != change {
                throw ToolError(
                    plan.root.display(path),
                    "two symbolic links lead to this file, and the plan "
                        + "changes it in two ways",
                    remedy: "leave one of the links out with --exclude")
            }
            files[file.path] = file
        }
        return files.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private init(_ path: String, _ change: FileChange, in plan: RootPlan) throws(ToolError) {
        self.change = change
        let place = plan.root.display(path)
        switch change {
        case .create(let text):
            if plan.tree.contains(path) || FileStatus(plan.root.folder + "/" + path) != nil {
                throw ToolError(place, "is there already", remedy: "move it away and plan again")
            }
            self.path = try Self.newPath(path, in: plan.root)
            before = nil
            after = text.bytes
        case .edit(let edits):
            self.path = try Self.existingPath(path, in: plan.root)
            let content = try Self.content(of: path, in: plan)
            try Self.refuseSpecial(path, in: plan.root)
            guard edits.allSatisfy({ $0.range.upperBound <= content.text.count }) else {
                throw Self.changed(place)
            }
            before = content
            after = content.text.applying(edits).bytes
        case .delete:
            self.path = try Self.existingPath(path, in: plan.root)
            before = try Self.content(of: path, in: plan)
            after = nil
        }
    }

    /// The error for a file that somebody else changed in the meantime.
    static func changed(_ place: String) -> ToolError {
        ToolError(place, "was changed after it was planned", remedy: "run the command again")
    }
}

extension PlannedFile {
    private static func content(of path: String, in plan: RootPlan) throws(ToolError) -> Content {
        let place = plan.root.display(path)
        guard let status = FileStatus(plan.root.folder + "/" + path) else { throw changed(place) }
        if let fingerprint = plan.fingerprints[path], fingerprint != status.fingerprint {
            throw changed(place)
        }
        do {
            return Content(text: try plan.tree.read(path), permissions: status.permissions)
        } catch {
            throw ToolError(place, error.reason, remedy: "make the file readable")
        }
    }

    /// A file that somebody locked stays as it is, and so does one with several names: an edited file is a new one, so
    /// that the others would go on naming the old one.
    private static func refuseSpecial(_ path: String, in root: PlanRoot) throws(ToolError) {
        guard let status = FileStatus(root.folder + "/" + path) else { return }
        guard status.isWritableByOwner else {
            throw ToolError(
                root.display(path), "is read-only",
                remedy: "make it writable, or leave it out with --exclude")
        }
        guard status.permissions & ~0o777 == 0 else {
            throw ToolError(
                root.display(path), "is marked to run as its owner or its group",
                remedy: "take the mark away with 'chmod u-s,g-s,-t', or leave it out with --exclude"
            )
        }
        guard status.linkCount <= 1 else {
            throw ToolError(
                root.display(path),
                "has \(status.linkCount) names (hard links), and only this one would be edited",
                remedy: "put a copy in its place, or leave it out with --exclude")
        }
    }

    private static func existingPath(_ path: String, in root: PlanRoot) throws(ToolError) -> String
    {
        guard let real = FileSystem.realPath(root.folder + "/" + path) else {
            throw changed(root.display(path))
        }
        return try relative(real, path, in: root)
    }

    /// Where a new file lies once the links among the folders above it are followed.
    private static func newPath(_ path: String, in root: PlanRoot) throws(ToolError) -> String {
        var existing = path.split(separator: "/").dropLast()
        let all = path.split(separator: "/")
        while !existing.isEmpty,
            FileStatus(root.folder + "/" + existing.joined(separator: "/")) == nil
        {
            existing.removeLast()
        }
        guard let real = FileSystem.realPath(root.folder + "/" + existing.joined(separator: "/"))
        else { throw changed(root.display(path)) }
        let rest = all.dropFirst(existing.count).joined(separator: "/")
        return try relative(real + "/" + rest, path, in: root)
    }

    private static func relative(
        _ real: String, _ path: String, in root: PlanRoot
    ) throws(ToolError) -> String {
        guard let relative = real.path(below: root.folder) else {
            throw ToolError(
                root.display(path), "leads out of the folder by a symbolic link",
                remedy: "name a PATH that holds both")
        }
        return relative
    }
}
