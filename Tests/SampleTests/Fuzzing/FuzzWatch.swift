import Foundation

/// Names the case that hangs or that takes the process with it, which no test can report.
final class FuzzWatch: Sendable {
    /// How long a case may take, in seconds of the clock on the wall: a hundred times more than the slowest does.
    private static let patience: TimeInterval = 120
    private let current: Lock<(fuzzCase: FuzzCase, start: Date)?> = Lock(nil)
    private let diary: FileHandle?
    private let file: URL

    /// Starts to watch the cases of a kind.
    init(_ kind: FuzzKind) {
        let name =
            "sceneshift-fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(kind.rawValue).txt"
        file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        diary = try? FileHandle(forWritingTo: file)
        Thread.detachNewThread { [weak self] in
            while let watch = self {
                watch.look()
                Thread.sleep(forTimeInterval: 1)
            }
        }
    }

    /// Notes that a case begins. If the process dies, the file holds the command that repeats it.
    func begin(_ fuzzCase: FuzzCase) {
        current.update { $0 = (fuzzCase, Date()) }
        // Of a fixed length, so that nothing of an earlier one is left.
        let line = fuzzCase.command.padding(toLength: 100, withPad: " ", startingAt: 0) + "\n"
        try? diary?.seek(toOffset: 0)
        try? diary?.write(contentsOf: Data(line.utf8))
    }

    /// Notes that all cases are done.
    func end() {
        current.update { $0 = nil }
        try? FileManager.default.removeItem(at: file)
    }

    private func look() {
        guard let (fuzzCase, start) = current.value, -start.timeIntervalSinceNow > Self.patience
        else { return }
        FileHandle.standardError.write(Data("fuzz: a case hangs: \(fuzzCase.command)\n".utf8))
        exit(EXIT_FAILURE)
    }
}
