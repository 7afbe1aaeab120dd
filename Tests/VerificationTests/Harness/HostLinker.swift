import Foundation

/// How to link a program for the host: the linker called directly, as the compiler driver would.
struct HostLinker: Sendable {
    private static let objectMark = "object-to-link.o"
    private static let outputMark = "program-to-make"

    private let linker: URL?
    private let template: [String]
    private let toolchain: Toolchain

    /// Asks the toolchain's clang how it links; where it can't, `swiftc` links, twice as slow.
    init(toolchain: Toolchain) async throws {
        self.toolchain = toolchain
        guard let clang = toolchain.program("clang"), toolchain.program("ld.lld") != nil else {
            linker = nil
            template = []
            return
        }
        let folder = FileManager.default.temporaryDirectory
        let object = folder.appendingPathComponent(Self.objectMark)
        _ = FileManager.default.createFile(atPath: object.path, contents: nil)
        let answer = try await Subprocess.run(
            clang,
            ["-fuse-ld=lld", "-pie", "-###", Self.objectMark, "-o", Self.outputMark], in: folder)
        let words = answer.output.split(separator: "\n").map(Self.words)
            .last { $0.contains(Self.objectMark) }
        linker = words?.first.map { URL(fileURLWithPath: $0) }
        template = words.map { Array($0.dropFirst()) } ?? []
    }

    /// Whether the fast way is known.
    var isDirect: Bool { linker != nil }

    /// The quoted words of a command line as `-###` prints it.
    private static func words(_ line: Substring) -> [String] {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// Links object files with the stub frameworks; the program's own is the first.
    func link(
        _ objects: [URL], with sdk: StubSDK.Built, to program: URL
    ) async throws -> ProcessResult {
        let folder = program.deletingLastPathComponent()
        guard let linker else {
            return try await Subprocess.run(
                toolchain.swiftc,
                [
                    "-o", program.path, "-L", sdk.folder.path, "-lStubs", "-Xlinker", "-rpath",
                    "-Xlinker", sdk.folder.path,
                ] + objects.map(\.path), in: folder)
        }
        let start = toolchain.libraries.appendingPathComponent(
            "\(toolchain.architecture)/swiftrt.o")
        let libraries = [
            "Stubs", "swiftCore", "swift_Concurrency", "swift_StringProcessing",
            "swiftObservation", "swiftSwiftOnoneSupport", "swiftDispatch", "dispatch",
            "BlocksRuntime", "Foundation", "FoundationEssentials",
            "FoundationInternationalization",
        ]
        var inputs = [start.path] + objects.map(\.path)
        inputs += ["-L", sdk.folder.path, "-L", toolchain.libraries.path, "--as-needed"]
        inputs += libraries.map { "-l" + $0 }
        inputs += ["-rpath", sdk.folder.path, "-rpath", toolchain.libraries.path]
        let arguments = template.flatMap { word -> [String] in
            word == Self.objectMark ? inputs : [word == Self.outputMark ? program.path : word]
        }
        return try await Subprocess.run(linker, arguments, in: folder)
    }
}
