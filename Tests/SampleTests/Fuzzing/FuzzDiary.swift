import Foundation

/// The case that is being run, kept in a file: no test reports anything from a process that has died.
struct FuzzDiary {
    private let file: URL

    /// A diary; `owner` is the process that runs the cases, or that has started the one which does.
    init(_ name: String, owner: Int32) {
        file = FileManager.default.temporaryDirectory
            .appendingPathComponent("sceneshift-fuzz-\(owner)-\(name).txt")
    }

    /// Notes that a case begins.
    func begin(_ fuzzCase: FuzzCase) { try? Data(fuzzCase.command.utf8).write(to: file) }

    /// Notes that all cases are done.
    func end() { try? FileManager.default.removeItem(at: file) }

    /// Takes out the command that repeats the case which was not ended; nil where all were.
    func takeUnfinished() -> String? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        end()
        return String(decoding: data, as: UTF8.self)
    }
}
