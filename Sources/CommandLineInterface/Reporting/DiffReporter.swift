import SourceEditing

/// The plan as a patch, which `git apply` takes from the top of the repository whatever the working directory.
struct DiffReporter {
    /// What stands in front of the files' paths: the way from the repository's top, with a slash; empty where there is none.
    private let prefix: String
    private let hidden: [Glob]
    /// How many files were left out.
    private(set) var hiddenFileCount = 0

    /// A patch of files of a PATH, without those that match `hidden`.
    init(_ root: PlanRoot, hiding hidden: [Glob] = []) {
        let way = root.wayFromTop(to: root.folder) ?? ""
        prefix = way.isEmpty ? "" : way + "/"
        self.hidden = hidden
    }

    /// The patch of all files, in their order.
    mutating func report(_ files: [PlannedFile]) -> [UInt8] {
        var patch: [UInt8] = []
        for file in files {
            if hidden.contains(where: { $0.matches(file.path) }) {
                hiddenFileCount += 1
            } else {
                patch += report(file)
            }
        }
        return patch
    }

    private func report(_ file: PlannedFile) -> [UInt8] {
        let text = file.before?.text ?? SourceText(bytes: [])
        let path = prefix + file.path
        switch file.change {
        case .create(let text): return UnifiedDiff.creating(path, text)
        case .edit(let edits): return UnifiedDiff.editing(path, text, edits)
        case .delete:
            let isExecutable = (file.before?.permissions ?? 0) & 0o111 != 0
            return UnifiedDiff.deleting(path, text, mode: isExecutable ? .executable : .regular)
        }
    }
}
