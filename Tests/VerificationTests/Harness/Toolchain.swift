import Foundation

/// The Swift toolchain that runs the tests, and what of it the harness needs.
struct Toolchain: Sendable {
    /// What `swiftc -print-target-info` tells.
    private struct TargetInfo: Decodable {
        struct Target: Decodable {
            let triple: String
            let moduleTriple: String
            let arch: String
            let platform: String?
        }
        struct Paths: Decodable {
            let runtimeLibraryPaths: [String]
            let runtimeResourcePath: String
        }
        let compilerVersion: String
        let target: Target
        let paths: Paths
    }

    /// Why a tier can't run here.
    struct Missing: Error, CustomStringConvertible {
        /// What is missing, and where it was looked for.
        let description: String
    }

    /// The driver.
    let swiftc: URL
    /// The compiler proper, called directly: the driver costs half of the time of a small file.
    let frontend: URL
    /// The folder of the toolchain's programs.
    let programs: URL
    /// The version line; part of the key of everything that is derived.
    let version: String
    /// The host's triple.
    let triple: String
    /// The name of the host's files in module folders.
    let moduleTriple: String
    /// The host's processor.
    let architecture: String
    /// Where the run-time libraries are.
    let libraries: URL
    /// Where the resources are.
    let resources: URL
    /// Whether the host is Linux: nothing else can run the stub frameworks.
    let isLinux: Bool

    /// Asks the `swiftc` that is first in `PATH`.
    static func locate() async throws -> Toolchain {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates = path.split(separator: ":").map {
            URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc")
        }
        guard
            let found = candidates.first(where: {
                FileManager.default.isExecutableFile(atPath: $0.path)
            })
        else { throw Missing(description: "no swiftc in PATH") }
        let swiftc = found.resolvingSymlinksInPath()
        let beside = swiftc.deletingLastPathComponent()
        // A symbolic link to the driver would be asked under the driver's own name.
        let answer = try await Subprocess.run(found, ["-print-target-info"], in: beside)
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output.utf8))
        else { throw Missing(description: "swiftc -print-target-info printed no target") }
        // On a Mac the driver in PATH is one that asks where the toolchain is.
        let resources = URL(fileURLWithPath: info.paths.runtimeResourcePath)
        let inToolchain = resources.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("bin")
        let folders = [beside, inToolchain]
        guard let programs = folders.first(where: { isExecutable("swift-frontend", in: $0) }) else {
            throw Missing(description: "no swift-frontend beside \(swiftc.path)")
        }
        return Toolchain(
            swiftc: found, frontend: programs.appendingPathComponent("swift-frontend"),
            programs: programs, version: info.compilerVersion,
            triple: info.target.triple, moduleTriple: info.target.moduleTriple,
            architecture: info.target.arch,
            libraries: URL(fileURLWithPath: info.paths.runtimeLibraryPaths.first ?? "/"),
            resources: resources,
            isLinux: info.target.platform == "linux")
    }

    private static func isExecutable(_ program: String, in folder: URL) -> Bool {
        FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(program).path)
    }

    /// A program of the toolchain, or nil.
    func program(_ name: String) -> URL? {
        Self.isExecutable(name, in: programs) ? programs.appendingPathComponent(name) : nil
    }

    /// The textual interface of a module of the host, from which Apple's is derived.
    func interface(of module: String) -> URL {
        libraries.appendingPathComponent(
            "\(module).swiftmodule/\(moduleTriple).swiftinterface")
    }
}
