/// What happens to one file.
public enum FileChange: Sendable, Hashable {
    case edit([TextEdit])
    case create(SourceText)
    case delete
}

/// All changes of one plan, by path relative to the top of the tree, computed against one snapshot of the files.
///
/// Two changes that overlap are a conflict that names both producers; none is ever dropped.
public struct WorkspaceEdit: Sendable {
    /// The changes by path; paths use `/`.
    public private(set) var changes: [String: FileChange] = [:]
    private var claims: [String: EditClaims] = [:]

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
        switch changes[path] {
        case nil, .edit: break
        case .create, .delete:
            throw EditConflict(path: path, first: firstProducer(of: path), second: producer)
        }
        // Taken out of the dictionaries, so that adding an edit to many does not copy them.
        var merged = changes.removeValue(forKey: path)?.edits ?? []
        var taken = claims.removeValue(forKey: path) ?? EditClaims()
        defer {
            changes[path] = merged.isEmpty ? nil : .edit(merged)
            claims[path] = taken
        }
        for edit in edits {
            if let first = taken.clash(with: edit.range) {
                if taken.index(of: edit.range).map({ merged[$0] }) == edit { continue }
                throw EditConflict(
                    path: path, first: first, second: producer, offset: edit.range.lowerBound)
            }
            taken.add(edit.range, at: merged.count, by: producer)
            merged.append(edit)
        }
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

    /// Puts a change in the place of all that a file had.
    ///
    /// - Throws: `EditConflict` where edits of the change overlap.
    public mutating func replace(
        _ path: String, with change: FileChange, by producer: String
    ) throws(EditConflict) {
        changes[path] = nil
        claims[path] = nil
        switch change {
        case .edit(let edits): try edit(path, edits, by: producer)
        case .create(let text): try create(path, text, by: producer)
        case .delete: try delete(path, by: producer)
        }
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

    /// Adds every change of another edit that shares files with this one: what both want is one wish.
    ///
    /// Other than in `merge(_:by:)`, insertions at one place that are the same are one, not two, and of different ones
    /// neither goes in front of the other.
    ///
    /// - Throws: `EditConflict` for the first file, in the order of the paths, whose changes can't both be made.
    public mutating func mergeShared(
        _ other: WorkspaceEdit, by producer: String
    ) throws(EditConflict) {
        for path in other.paths where changes[path] != other.changes[path] {
            switch (changes[path], other.changes[path]) {
            case (nil, let change):
                changes[path] = change
                claims[path] = other.claims[path]
            case (.edit(let known), .edit(let edits)?):
                let places = Set(known.lazy.map(\.range).filter(\.isEmpty))
                let new = edits.filter { !known.contains($0) }
                guard !new.contains(where: { places.contains($0.range) }) else {
                    throw EditConflict(path: path, first: firstProducer(of: path), second: producer)
                }
                try edit(path, new, by: producer)
            default:
                throw EditConflict(path: path, first: firstProducer(of: path), second: producer)
            }
        }
    }

    private mutating func claim(
        _ path: String, _ change: FileChange, by producer: String
    ) throws(EditConflict) {
        guard changes[path] == nil else {
            throw EditConflict(path: path, first: firstProducer(of: path), second: producer)
        }
        var claim = EditClaims()
        claim.add(0..<0, at: 0, by: producer)
        changes[path] = change
        claims[path] = claim
    }

    /// Who creates, deletes or first edits a file; nil where nothing happens to it.
    public func producer(of path: String) -> String? {
        changes[path] == nil ? nil : claims[path]?.firstProducer
    }

    private func firstProducer(of path: String) -> String {
        claims[path]?.firstProducer ?? "the plan"
    }
}

/// Two producers that want to change the same bytes.
public struct EditConflict: Error, Sendable, Hashable {
    /// The file, relative to the top of the tree.
    public let path: String
    /// Who came first.
    public let first: String
    /// Who was refused.
    public let second: String
    /// Where the refused edit begins, in UTF-8 bytes; nil where it is about the whole file.
    public let offset: Int?

    /// A conflict; without an offset it is about the whole file.
    public init(path: String, first: String, second: String, offset: Int? = nil) {
        self.path = path
        self.first = first
        self.second = second
        self.offset = offset
    }
}

extension FileChange {
    /// The edits; none of a file that is created or deleted.
    fileprivate var edits: [TextEdit] {
        if case .edit(let edits) = self { edits } else { [] }
    }
}
