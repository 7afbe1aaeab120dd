import Foundation

/// An editor that saves one file again and again, from a thread of its own.
final class SavingEditor: Sendable {
    /// How it saves.
    enum Manner: String, CaseIterable, Sendable {
        /// Into a new file, which takes the name of the old one.
        case byRenaming
        /// Into the file itself, in two pieces.
        case inPlace
    }

    private let path: String
    private let manner: Manner
    private let end = DispatchSemaphore(value: 0)
    private let text: @Sendable (Int) -> String

    /// An editor of a file; `text` is what it saves as a version.
    init(of path: String, _ manner: Manner, text: @escaping @Sendable (Int) -> String) {
        self.path = path
        self.manner = manner
        self.text = text
    }

    /// Saves some versions, a few microseconds apart.
    func save(_ versions: Range<Int>, pauses: [UInt32]) {
        let thread = Thread { [self] in
            for (version, pause) in zip(versions, pauses) {
                usleep(pause)
                save(Array(text(version).utf8))
            }
            end.signal()
        }
        thread.start()
    }

    /// Waits until it has saved the last one.
    func wait() { end.wait() }

    private func save(_ bytes: [UInt8]) {
        let isRenaming = manner == .byRenaming
        let target = isRenaming ? path + "~" : path
        let file = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        let half = bytes.count / 2
        for piece in [bytes[..<half], bytes[half...]] {
            _ = piece.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        }
        close(file)
        if isRenaming { rename(target, path) }
    }
}
