import Foundation

/// Modules without content for what an app imports and the stub SDK lacks. What they should declare
/// is then reported as unknown, before the migration and after it alike.
actor EmptyModules {
    private let toolchain: Toolchain
    private var builds: [String: Task<Void, any Error>] = [:]

    /// Makes modules with a toolchain.
    init(toolchain: Toolchain) { self.toolchain = toolchain }

    /// The imports of a source, without those of a submodule's name.
    static func imports(of text: String) -> [String] {
        let source = MaskedSource(text)
        return source.places(of: "import").compactMap { place in
            let line = source.bytes[place...].prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") }
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let name = words.dropFirst().first { !kinds.contains(String($0)) }
            return name.map { String($0.prefix { $0 != "." }) }
        }
    }

    /// Makes what is missing of some modules, in a folder beside the stub modules.
    func complete(
        _ modules: [String], besides sdk: StubSDK.Built, for platform: SamplePlatform
    ) async throws -> URL {
        let folder = sdk.folder.appendingPathComponent("empty")
        for module in Set(modules).sorted() where Self.isIdentifier(module) {
            guard !sdk.has(module), module != "Swift" else { continue }
            try await make(module, in: folder, sdk: sdk, platform)
        }
        return folder
    }

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private func make(
        _ module: String, in folder: URL, sdk: StubSDK.Built, _ platform: SamplePlatform
    ) async throws {
        let file = folder.appendingPathComponent("\(module).swiftmodule")
        if let known = builds[file.path] { return try await known.value }
        let task = Task {
            guard !FileManager.default.fileExists(atPath: file.path) else { return }
            let source = folder.appendingPathComponent("empty.swift")
            try FileManager.default.write("", to: source)
            let part = folder.appendingPathComponent("\(module)-\(UUID().uuidString)")
            let result = try await Subprocess.run(
                toolchain.frontend,
                [
                    "-emit-module", "-parse-as-library", "-module-name", module, "-target",
                    platform.triple(platform.lowestVersion), "-I", sdk.folder.path,
                    "-module-cache-path", sdk.folder.appendingPathComponent("cache").path,
                    "-o", part.path, source.path,
                ], in: folder)
            guard result.succeeded else { throw BrokenStub(module: module, result.output) }
            guard !FileManager.default.fileExists(atPath: file.path) else { return }
            try FileManager.default.moveItem(at: part, to: file)
        }
        builds[file.path] = task
        try await task.value
    }
}
