import Foundation

/// A standard library for an Apple platform, derived from the textual interfaces that the toolchain
/// has for its own host. Enough to type-check; nothing of it can be linked.
struct AppleStandardLibrary: Sendable {
    /// The toolchain.
    let toolchain: Toolchain
    /// The platform to derive for.
    let platform: SamplePlatform

    /// What every source imports, and Observation: each after those that it imports.
    private static let modules = [
        "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation",
    ]
    /// For this package: what its tests import, and what it might be tempted to.
    private static let modulesOfThisPackage = ["Synchronization", TestingDeclarations.module]
    private static let withoutStandardLibrary = ["Swift", "SwiftOnoneSupport", "_Concurrency"]
    private static let builds = Memo<URL>()

    /// The folder with the modules, derived once for all that are built on them.
    ///
    /// - Throws: `Toolchain.Missing` where the toolchain has no interfaces, or such that this can't be done with.
    func derived(_ layout: RepositoryLayout) async throws -> URL {
        let modules = Self.modules + (platform == .macos ? Self.modulesOfThisPackage : [])
        for module in modules { try require(toolchain.interface(of: module)) }
        var hash = StableHash()
        hash.add(toolchain.version)
        hash.add(toolchain.triple)
        hash.add("standard library 2")
        let folder = DerivedFolder(layout, from: hash)
        let name = platform.rawValue
        return try await Self.builds.value(folder.url.path + name) {
            try await folder.once(name) { work in
                for module in modules { try await derive(module, into: work) }
            }
        }
    }

    private func derive(_ module: String, into folder: URL) async throws {
        let text = try String(contentsOf: toolchain.interface(of: module), encoding: .utf8)
        let interface = folder.appendingPathComponent("interfaces/\(module).swiftinterface")
        try FileManager.default.write(adapt(text, module: module), to: interface)
        let output = folder.appendingPathComponent("\(module).swiftmodule")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        var arguments = [
            "-compile-module-from-interface", interface.path, "-o",
            output.appendingPathComponent("\(platform.moduleTriple).swiftmodule").path,
            "-module-name", module, "-target", platform.triple(platform.lowestVersion),
            "-I", folder.path, "-module-cache-path", folder.appendingPathComponent("cache").path,
        ]
        if Self.withoutStandardLibrary.contains(module) { arguments.append("-parse-stdlib") }
        let result = try await Subprocess.run(
            toolchain.frontend, arguments, in: folder)
        guard result.succeeded else {
            throw Toolchain.Missing(
                description: "\(module) can't be derived for \(platform): "
                    + result.output.prefix(2000))
        }
    }

    private func require(_ interface: URL) throws {
        guard FileManager.default.fileExists(atPath: interface.path) else {
            throw Toolchain.Missing(description: "the toolchain has no \(interface.path)")
        }
    }

    private func adapt(_ interface: String, module: String) -> String {
        var lines = interface.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("// swift-module-flags:") {
                lines[index] = adaptFlags(line)
            } else if line == "import Glibc" || line == "import Musl" {
                lines[index] = ""
            } else if line.contains("@backDeployed(") {
                lines[index] = withoutBackDeployment(line)
            }
        }
        let text = lines.joined(separator: "\n")
        if module == TestingDeclarations.module { return TestingDeclarations.adapt(text) }
        return text + (Self.objectiveCSupport[module] ?? "")
    }

    /// Bodies are skipped: they need a host's memory layout, and reading them takes minutes.
    private func adaptFlags(_ line: String) -> String {
        var words = line.split(separator: " ").map(String.init)
        words.removeAll { $0 == "-disable-objc-interop" || $0 == "-static" || $0 == "-O" }
        if let target = words.firstIndex(of: "-target"), target + 1 < words.count {
            words[target + 1] = platform.triple(platform.lowestVersion)
        }
        let added = [
            "-Onone", "-experimental-skip-all-function-bodies", "-disable-availability-checking",
        ]
        return (words + added).joined(separator: " ")
    }

    private func withoutBackDeployment(_ line: String) -> String {
        guard let start = line.range(of: "@backDeployed("),
            let end = line[start.upperBound...].firstIndex(of: ")")
        else { return line }
        return String(line[..<start.lowerBound] + line[line.index(after: end)...])
    }

    /// Only platforms with Objective-C have these, and the compiler asks for them by name.
    private static let objectiveCSupport = [
        "Swift": pointers,
        "_Concurrency": """

        public func _runTaskForBridgedAsyncMethod(@_inheritActorContext _ body: __owned @Sendable @escaping () async -> Swift.Void)

        """,
    ]

    private static let pointers = """

        @frozen @unsafe public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
          public let _rawValue: Builtin.RawPointer
          @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
          public typealias Distance = Swift.Int
          public var pointee: Pointee {
            get
            nonmutating set
          }
        }
        public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any

        """
}
