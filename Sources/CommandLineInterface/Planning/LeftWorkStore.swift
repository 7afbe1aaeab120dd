import Foundation

/// What applies left to do, in a file beside their journals: it stays when a journal is given up, and goes with an undo.
struct LeftWorkStore {
    private let folder: OpenFolder

    /// The file in the folder of the journals.
    init(in folder: OpenFolder) {
        self.folder = folder
    }

    /// What is remembered; nothing where there is no file.
    ///
    /// - Throws: `SystemError` where it can't be read.
    func read() throws(SystemError) -> [LeftWork] {
        guard folder.status(of: Self.name) != nil else { return [] }
        let bytes = try folder.read(Self.name, limit: Self.largest)
        guard let list = try? JSONDecoder().decode(LeftWorkList.self, from: Data(bytes)) else {
            throw SystemError(reason: "it is damaged")
        }
        return list.work
    }

    /// Adds what a run left.
    func add(_ work: [LeftWork], run: Int) throws(SystemError) {
        guard !work.isEmpty else { return }
        let new = work.map { work in
            var work = work
            work.run = run
            return work
        }
        // What an earlier run left of the same things is told by this one.
        let told = Set(new.map(\.withoutRun))
        try write(((try? read()) ?? []).filter { !told.contains($0.withoutRun) } + new)
    }

    /// Forgets what a run left below a root.
    func drop(run: Int, root: String) throws(SystemError) {
        let all = (try? read()) ?? []
        let rest = all.filter { $0.run != run || $0.root != root }
        if rest.count < all.count { try write(rest) }
    }

    private func write(_ work: [LeftWork]) throws(SystemError) {
        guard !work.isEmpty else { return try folder.remove(Self.name) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(LeftWorkList(work: work)) else {
            throw SystemError(code: EINVAL)
        }
        let new = Self.name + ".new"
        try folder.remove(new)
        try folder.create(new, Array(data))
        try folder.move(new, to: Self.name)
    }

    /// The name of the file.
    static let name = "left"
    private static let largest = 64 << 20
}
