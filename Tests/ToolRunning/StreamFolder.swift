import CommandLineInterface
import Foundation

/// A folder with the files that one run reads from and prints to.
struct StreamFolder {
    /// A file of the folder.
    enum File: String, CaseIterable {
        case input, output, errors
    }

    /// The open files.
    let streams: StandardStreams
    private let url: URL

    /// Makes the folder, and opens its files.
    init(input: String) throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("sceneshift-streams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(input.utf8).write(to: url.appendingPathComponent(File.input.rawValue))
        let files = File.allCases.map {
            open(url.appendingPathComponent($0.rawValue).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        }
        self.url = url
        streams = StandardStreams(input: files[0], output: files[1], error: files[2])
    }

    /// What a file holds.
    func read(_ file: File) throws -> [UInt8] {
        Array(try Data(contentsOf: url.appendingPathComponent(file.rawValue)))
    }

    /// Closes the files and removes the folder.
    func remove() {
        for file in [streams.input, streams.output, streams.error] { close(file) }
        try? FileManager.default.removeItem(at: url)
    }
}
