/// What happens to one file.
public enum FileChange: Sendable, Hashable {
    case edit([TextEdit])
    case create(SourceText)
    case delete
}

/// All changes of one plan, by path relative to the root, computed against one snapshot of the files.
///
/// Two changes that overlap are a conflict that names both producers; none is ever dropped.
public struct WorkspaceEdit: Sendable {
    /// The changes by path; paths use `/`.
    public private(set) var changes: [String: FileChange] = [:]
    private var producers: [String: [Producer]] = [:]

    private struct Producer: Sendable {
        let name: String
        let range: Range<Int>
    }

    /// An edit that changes nothing.
    public init() {}

    /// Whether nothing changes.
    public var isEmpty: Bool { changes.isEmpty }

    /// The changed paths, sorted.
    public var paths: [String] { changes.keys.sorted() }

    /// Adds edits of one file; an edit that is already there, byte for byte, is not added twice.
    ///
    /// - Throws: `EditConflict` where an edit overlaps one of another producer, or the file is created or deleted.
    public mutating func edit(
        _ path: String, _ edits: [TextEdit], by producer: String
    ) throws(EditConflict) {
        guard !edits.isEmpty else { return }
        var merged: [TextEdit]
        switch changes[path] {
        case nil: merged = []
        case .edit(let existing): merged = existing
        case .create, .delete:
            throw EditConflict(path: path, first: firstProducer(of: path), second: producer)
        }
        for edit in edits where edit.range.isEmpty || !merged.contains(edit) {
            let clash = producers[path, default: []].first { $0.range.conflicts(with: edit.range) }
            if let clash {
                throw EditConflict(path: path, first: clash.name, second: producer)
            }
            merged.append(edit)
            producers[path, default: []].append(Producer(name: producer, range: edit.range))
        }
        changes[path] = .edit(merged)
    }

    /// Creates a file.
    ///
    /// - Throws: `EditConflict` where the path has a change already.
    public mutating func create(
        _ path: String, _ text: SourceText, by producer: String
    ) throws(EditConflict) {
        try claim(path, .create(text), by: producer)
    }

    /// Deletes a file; deleting it twice is the same as once.
    ///
    /// - Throws: `EditConflict` where the path is edited or created.
    public mutating func delete(_ path: String, by producer: String) throws(EditConflict) {
        if changes[path] == .delete { return }
        try claim(path, .delete, by: producer)
    }

    /// Adds every change of another edit of the same snapshot.
    ///
    /// - Throws: `EditConflict` for the first overlap, in the order of the paths.
    public mutating func merge(
        _ other: WorkspaceEdit, by producer: String
    ) throws(EditConflict) {
        for path in other.paths {
            switch other.changes[path] {
            case .edit(let edits): try edit(path, edits, by: producer)
            case .create(let text): try create(path, text, by: producer)
            case .delete: try delete(path, by: producer)
            case nil: break
            }
        }
    }

    private mutating func claim(
        _ path: String, _ change: FileChange, by producer: String
    ) throws(EditConflict) {
        guard changes[path] == nil else {
            throw EditConflict(path: path, first: firstProducer(of: path), second: producer)
        }
        changes[path] = change
        producers[path] = [Producer(name: producer, range: 0..<0)]
    }

    private func firstProducer(of path: String) -> String {
        producers[path]?.first?.name ?? "the plan"
    }
}

/// Two producers that want to change the same bytes.
public struct EditConflict: Error, Sendable, Hashable {
    /// The file, relative to the root.
    public let path: String
    /// Who came first.
    public let first: String
    /// Who was refused.
    public let second: String
}

extension Range<Int> {
    /// Whether two edits of these ranges can't both be carried out; insertions at a shared edge can.
    fileprivate func conflicts(with other: Range<Int>) -> Bool {
        if isEmpty && other.isEmpty { return false }
        if isEmpty { return other.lowerBound < lowerBound && lowerBound < other.upperBound }
        if other.isEmpty { return lowerBound < other.lowerBound && other.lowerBound < upperBound }
        return lowerBound < other.upperBound && other.lowerBound < upperBound
    }
}
