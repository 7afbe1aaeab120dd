import SourceEditing

/// The plan as a patch.
enum DiffReporter {
    /// The patch of all files, in their order.
    static func report(_ files: [PlannedFile]) -> [UInt8] {
        files.flatMap(report)
    }

    private static func report(_ file: PlannedFile) -> [UInt8] {
        let text = file.before?.text ?? SourceText(bytes: [])
        switch file.change {
        case .create(let text): return UnifiedDiff.creating(file.path, text)
        case .edit(let edits): return UnifiedDiff.editing(file.path, text, edits)
        case .delete:
            let isExecutable = (file.before?.permissions ?? 0) & 0o111 != 0
            return UnifiedDiff.deleting(
                file.path, text, mode: isExecutable ? .executable : .regular)
        }
    }
}
