import Foundation

/// What is needed to put the files of one apply back: a folder with a record and the bytes before and after.
struct Journal {
    /// The number of the journal; a later one is higher.
    let number: Int
    /// What it says.
    private(set) var record: JournalRecord
    /// The root of the apply, absolute.
    let root: String
    /// The folders below the root.
    let folders: HeldFolders
    private let store: OpenFolder
    private let folder: OpenFolder

    /// Ends the name of a journal that is not complete yet.
    static let unfinishedSuffix = ".new"
    /// Ends the name of a journal that is being removed.
    static let discardedSuffix = ".old"

    /// Which of the kept bytes of a file are meant.
    enum Side: String, Sendable {
        case before
        case after
    }

    private var name: String { String(number) }

    /// Writes a journal: its record and the bytes of the files; it appears in the store in one step.
    init(
        writing files: [PlannedFile], _ record: JournalRecord, number: Int, below root: String,
        _ folders: HeldFolders, to store: OpenFolder
    ) throws(SystemError) {
        let unfinished = "\(number)" + Self.unfinishedSuffix
        folder = try store.makeFolder(unfinished, permissions: 0o700)
        self.number = number
        self.record = record
        self.root = root
        self.folders = folders
        self.store = store
        for (index, file) in files.enumerated() {
            if let before = file.before {
                try folder.create("\(index).before", before.text.bytes)
            }
            if let after = file.after { try folder.create("\(index).after", after) }
        }
        try writeRecord()
        try folder.synchronize()
        try store.move(unfinished, to: name)
        guard store.holds(folder, as: name) else {
            throw SystemError(reason: "its folder was replaced meanwhile")
        }
    }

    /// Reads a journal of a store whose roots are relative to `base`.
    ///
    /// - Throws: `ToolError` where it is damaged, or can't be believed.
    init(reading number: Int, in store: OpenFolder, base: String) throws(ToolError) {
        let name = String(number)
        if let problem = OwnFolder.problem(of: store.status(of: name)) {
            throw Self.unbelievable(number, problem)
        }
        do {
            folder = try store.folder(name)
            let bytes = try folder.read("record", limit: Self.largestRecord)
            record = try JSONDecoder().decode(JournalRecord.self, from: Data(bytes))
        } catch {
            throw Self.unbelievable(number, "can't be read")
        }
        let check = JournalRecordCheck(record, number: number, base: base)
        if let problem = check.problem ?? OwnFolder.problem(of: folder.status) {
            throw Self.unbelievable(number, problem)
        }
        self.number = number
        self.store = store
        root = record.root.isEmpty ? base : base + "/" + record.root
        folders = HeldFolders(below: root)
    }

    private init(reopening journal: Journal) {
        number = journal.number
        record = journal.record
        root = journal.root
        store = journal.store
        folder = journal.folder
        folders = HeldFolders(below: journal.root)
    }

    /// The same journal with the folders that stand below its root by now.
    var reopened: Journal { Journal(reopening: self) }

    private static let largestRecord = 64 << 20

    private static func unbelievable(_ number: Int, _ problem: String) -> ToolError {
        ToolError(
            "journal \(number)", problem,
            remedy:
                "put the files back by other means; 'sceneshift undo --forget' gives the journal up"
        )
    }

    /// The kept bytes of a file; nil where there was none before, or is none after.
    func bytes(of file: JournalRecord.File, _ side: Side) throws(SystemError) -> [UInt8]? {
        let isAbsent = side == .before ? file.permissions == nil : file.isDeleted
        return isAbsent ? nil : try folder.read(Self.name(of: file, side))
    }

    /// Of a file whose edits are kept, what they made of it counts as what the apply left.
    private static func name(of file: JournalRecord.File, _ side: Side) -> String {
        guard file.isMerged == true else { return "\(file.index).\(side.rawValue)" }
        return "\(file.index).\(side == .before ? "merged" : "edited")"
    }

    /// Lets an undo write what was made of edited files, and begins it: from here on the next run finishes it.
    mutating func merge(_ edits: [EditedFile.Merge]) throws(SystemError) {
        var merged = record
        for edit in edits {
            merged.merge(edit.file)
            guard let file = merged.files.first(where: { $0.index == edit.file.index }) else {
                throw SystemError(code: EINVAL)
            }
            for (side, bytes) in [(Side.after, edit.edited), (.before, edit.merged)] {
                let name = Self.name(of: file, side)
                // An earlier undo may have been interrupted here.
                try folder.remove(name)
                try folder.create(name, bytes)
            }
        }
        try folder.synchronize()
        merged.state = .undoing
        record = merged
        try writeRecord()
        try folder.synchronize()
    }

    /// Notes how far the apply got.
    mutating func note(_ state: JournalRecord.State) throws(SystemError) {
        record.state = state
        try writeRecord()
        try folder.synchronize()
    }

    /// Removes the journal; from the first step on it counts no more, wherever this is interrupted.
    func remove() throws(SystemError) {
        let discarded = name + Self.discardedSuffix
        // What stands under that name came with the repository.
        store.removeFiles(discarded)
        try store.move(name, to: discarded)
        store.removeFiles(discarded)
    }

    private func writeRecord() throws(SystemError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(record) else { throw SystemError(code: EINVAL) }
        try folder.remove("record.new")
        try folder.create("record.new", Array(data))
        try folder.move("record.new", to: "record")
    }
}
