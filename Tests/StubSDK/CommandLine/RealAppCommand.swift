import Foundation

/// `check-real-app`: the errors of a whole app before and after, where most imports have no stub.
struct RealAppCommand {
    private let platform: SamplePlatform
    private let version: Version
    private let folders: [URL]
    private let printsErrors: Bool

    /// Reads the arguments after the command's name.
    init(_ arguments: ArraySlice<String>) throws {
        let words = arguments.filter { $0 != "--errors" }
        printsErrors = arguments.contains("--errors")
        guard let platform = SamplePlatform(rawValue: words[0]), let version = Version(words[1])
        else { throw Toolchain.Missing(description: "expected PLATFORM VERSION BEFORE AFTER") }
        self.platform = platform
        self.version = version
        folders = words[2...].map { URL(fileURLWithPath: $0).standardizedFileURL }
    }

    /// Compares the sorted lists of errors; false where they differ.
    func run() async throws -> Bool {
        let verifier = try await Verifier()
        var lists: [[String]] = []
        for folder in folders {
            let tree = try SourceTree(swiftFilesBelow: folder)
            let sources = tree.paths.filter { !AppUnderTest.isForeign($0) }
            let app = AppUnderTest(
                name: "App", module: "App", platform: platform, sources: sources, missing: [],
                propertyList: nil, deploymentTarget: version)
            let copy = verifier.work.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: copy) }
            try tree.write(to: copy)
            let mode = TypeChecker.Mode(
                language: 5, target: version, sdk: platform.sdk(language: 5, target: version),
                isDeep: false)
            let found = try await verifier.typeChecker.check(app, in: copy, modes: [mode])
            lists.append(found.first?.errors ?? [])
            let errors = lists.last ?? []
            print("\(folder.path): \(sources.count) files, \(errors.count) errors")
            if printsErrors { errors.forEach { print("  \($0)") } }
        }
        guard lists.count == 2 else { return false }
        let gone = Diagnostics.surplus(of: lists[0], over: lists[1])
        let new = Diagnostics.surplus(of: lists[1], over: lists[0])
        for error in gone { print("- \(error)") }
        for error in new { print("+ \(error)") }
        print(new.isEmpty ? "ok, \(gone.count) errors fewer" : "FAIL, \(new.count) new errors")
        return new.isEmpty
    }
}
