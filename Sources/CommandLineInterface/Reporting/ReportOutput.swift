import Foundation

/// The standard output, or the file that stands in for it.
struct ReportOutput: ~Copyable {
    private let streams: StandardStreams
    private let file: (name: String, descriptor: Int32)?

    /// Opens the file, where one is named.
    ///
    /// - Throws: `ToolError` where it can't be written.
    init(streams: StandardStreams, file: (name: String, place: OutputFile)?) throws(ToolError) {
        self.streams = streams
        guard let file else {
            self.file = nil
            return
        }
        self.file = (file.name, try file.place.open())
    }

    deinit {
        if let file { close(file.descriptor) }
    }

    /// Whether a file takes the place of the standard output.
    var isFile: Bool { file != nil }

    /// Writes a report, to a file in the place of what is in it.
    ///
    /// - Throws: `ToolError` where it can't be written.
    func write(_ bytes: [UInt8]) throws(ToolError) {
        do throws(SystemError) {
            if let file {
                if FileStatus(of: file.descriptor)?.kind == .file,
                    ftruncate(file.descriptor, 0) != 0
                {
                    throw SystemError.last
                }
                try FileSystem.write(bytes, to: file.descriptor)
            } else {
                try streams.print(bytes)
            }
        } catch {
            throw Self.unwritable(file?.name ?? "standard output", error)
        }
    }

    /// The error of a report that can't be written.
    static func unwritable(_ name: String, _ error: SystemError) -> ToolError {
        ToolError(
            name, "can't be written: \(error.reason)",
            remedy: "make it writable, or send the report elsewhere with --output")
    }
}
