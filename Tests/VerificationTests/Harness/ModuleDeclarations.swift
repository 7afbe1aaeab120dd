import Foundation

/// Compiles the declarations of modules, without bodies, for others to be type-checked against.
struct ModuleDeclarations: Sendable {
    /// The toolchain.
    let toolchain: Toolchain
    /// The platform.
    let platform: SamplePlatform
    /// The lowest version of the platform that they can be imported for.
    let version: Version
    /// The language mode and what else is special.
    let arguments: [String]

    /// Compiles a module into a folder, where it finds those before it.
    ///
    /// - Parameters:
    ///   - overlay: Whether it adds Swift to a Clang module of the same name.
    ///   - searched: More folders to find modules in.
    func emit(
        _ module: String, _ files: [String], overlay: Bool = false, into folder: URL,
        searching searched: [URL] = []
    ) async throws {
        let output = folder.appendingPathComponent("\(module).swiftmodule")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        var arguments = [
            "-emit-module", "-experimental-skip-all-function-bodies", "-diagnostic-style", "llvm",
            "-suppress-warnings", "-target", platform.triple(version), "-parse-as-library",
            "-module-name", module,
            "-module-cache-path", folder.appendingPathComponent("cache").path, "-o",
            output.appendingPathComponent("\(platform.moduleTriple).swiftmodule").path,
        ]
        arguments += ([folder] + searched).flatMap { ["-I", $0.path] }
        if overlay { arguments.append("-import-underlying-module") }
        let result = try await Subprocess.run(
            toolchain.frontend, arguments + self.arguments + files, in: folder)
        guard result.succeeded else { throw BrokenStub(module: module, result.output) }
    }
}

/// A stub framework that does not compile: a mistake of this repository, never of a sample.
struct BrokenStub: Error, CustomStringConvertible {
    /// The module and the compiler's messages.
    let description: String
    /// Keeps the first messages.
    init(module: String, _ output: String) {
        description = "the stub of \(module) does not compile:\n\(output.prefix(6000))"
    }
}
