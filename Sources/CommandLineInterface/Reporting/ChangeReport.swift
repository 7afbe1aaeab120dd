import ProjectModel
import SourceEditing

/// What happens to one file.
struct ChangeReport: Sendable, Codable {
    /// The raw value stands in reports.
    enum Kind: String, Sendable, Codable {
        case create
        case edit
        case delete
    }

    /// The file, relative to the top of the tree.
    var path: String
    /// What happens to it.
    let kind: Kind
    /// Why it comes or goes, in a few words; nil where that is not known, and for edits.
    var reason: String?
    /// The number of lines that the change adds.
    let addedLineCount: Int
    /// The number of lines that it removes.
    let removedLineCount: Int
    /// The change itself.
    private(set) var change = FileChange.edit([])
    /// What the file holds before; nothing where there is none.
    private(set) var original = SourceText(bytes: [])

    /// All but the texts.
    private enum CodingKeys: CodingKey {
        case path, kind, reason, addedLineCount, removedLineCount
    }

    /// A report of one change; a file that can't be read counts no lines.
    init(_ path: String, _ change: FileChange, in root: RootPlan) {
        self.path = path
        let original = (try? root.tree.read(path)) ?? SourceText(bytes: [])
        self.original = original
        switch change {
        case .create(let text):
            kind = .create
            self.change = change
            addedLineCount = UnifiedDiff.lineCount(of: text)
            removedLineCount = 0
        case .delete:
            kind = .delete
            self.change = change
            addedLineCount = 0
            removedLineCount = UnifiedDiff.lineCount(of: original)
        case .edit(let edits):
            kind = .edit
            let valid = edits.filter { $0.range.upperBound <= original.count }
            self.change = .edit(valid)
            let counts = UnifiedDiff.lineCounts(of: valid, in: original)
            addedLineCount = counts.added
            removedLineCount = counts.removed
        }
    }

    /// What happens to it, with the reason where there is one.
    var description: String { reason.map { "\(kind.rawValue): \($0)" } ?? kind.rawValue }

    /// The same without the texts of the file.
    var withoutTexts: ChangeReport {
        var report = self
        report.change = .edit([])
        report.original = SourceText(bytes: [])
        return report
    }

    /// The change as a patch of one file.
    var patch: [UInt8] {
        switch change {
        case .create(let text): UnifiedDiff.creating(path, text)
        case .edit(let edits): UnifiedDiff.editing(path, original, edits)
        case .delete: UnifiedDiff.deleting(path, original)
        }
    }
}
