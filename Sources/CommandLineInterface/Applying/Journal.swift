import Foundation

/// What is needed to put the files of one apply back: a folder with a record and the bytes before and after.
struct Journal: Sendable {
    /// The number of the journal; a later one is higher.
    let number: Int
    /// What it says.
    private(set) var record: JournalRecord
    /// The folder of the journal, absolute.
    let folder: String
    /// The root of the apply, absolute.
    let root: String

    /// Ends the name of a journal that is not complete yet.
    static let unfinishedSuffix = ".new"
    /// Ends the name of a journal that is being removed.
    static let discardedSuffix = ".old"

    /// Which of the kept bytes of a file are meant.
    enum Side: String, Sendable {
        case before
        case after
    }

    /// A journal that is not written yet.
    init(number: Int, record: JournalRecord, in store: JournalStore) {
        self.number = number
        self.record = record
        folder = "\(store.folder)/\(number)"
        root = record.root.isEmpty ? store.base : store.base + "/" + record.root
    }

    /// Reads a journal.
    ///
    /// - Throws: `ToolError` where it is damaged, or can't be believed.
    init(reading number: Int, in store: JournalStore) throws(ToolError) {
        let folder = store.folder + "/\(number)"
        if let problem = OwnFolder.problem(of: folder) { throw Self.unbelievable(number, problem) }
        let record: JournalRecord
        do {
            let bytes = try FileSystem.read(
                folder + "/record", limit: Self.largestRecord, followsLink: false)
            record = try JSONDecoder().decode(JournalRecord.self, from: Data(bytes))
        } catch {
            throw Self.unbelievable(number, "can't be read")
        }
        let check = JournalRecordCheck(record, number: number, base: store.base)
        if let problem = check.problem { throw Self.unbelievable(number, problem) }
        self.init(number: number, record: record, in: store)
    }

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
        return isAbsent
            ? nil
            : try FileSystem.read(folder + "/\(file.index).\(side.rawValue)", followsLink: false)
    }

    /// Writes the record and the bytes of the files; the journal appears in one step.
    func write(_ files: [PlannedFile]) throws(SystemError) {
        let unfinished = folder + Self.unfinishedSuffix
        try FileSystem.createFolder(unfinished, permissions: 0o700)
        for (index, file) in files.enumerated() {
            if let before = file.before {
                try FileSystem.create("\(unfinished)/\(index).before", before.text.bytes)
            }
            if let after = file.after {
                try FileSystem.create("\(unfinished)/\(index).after", after)
            }
        }
        try writeRecord(in: unfinished)
        try FileSystem.synchronizeFolder(unfinished)
        try FileSystem.move(unfinished, to: folder)
    }

    /// Notes how far the apply got.
    mutating func note(_ state: JournalRecord.State) throws(SystemError) {
        record.state = state
        try writeRecord(in: folder)
        try FileSystem.synchronizeFolder(folder)
    }

    /// Removes the journal; from the first step on it counts no more, wherever this is interrupted.
    func remove() throws(SystemError) {
        let discarded = folder + Self.discardedSuffix
        try FileSystem.move(folder, to: discarded)
        Self.removeFiles(below: discarded)
    }

    /// Removes a folder of files.
    static func removeFiles(below folder: String) {
        guard let listing = try? FolderListing(folder) else { return }
        for entry in listing.entries { try? FileSystem.remove(folder + "/" + entry.name) }
        FileSystem.removeFolderIfEmpty(folder)
    }

    private func writeRecord(in folder: String) throws(SystemError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(record) else { throw SystemError(code: EINVAL) }
        let temporary = folder + "/record.new"
        try FileSystem.remove(temporary)
        try FileSystem.create(temporary, Array(data))
        try FileSystem.move(temporary, to: folder + "/record")
    }
}
