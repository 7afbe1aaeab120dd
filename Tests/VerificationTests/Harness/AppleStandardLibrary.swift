import Foundation

/// A standard library for an Apple platform, derived from the textual interfaces that the toolchain
/// has for its own host. Enough to type-check; nothing of it can be linked.
struct AppleStandardLibrary: Sendable {
    /// The toolchain.
    let toolchain: Toolchain
    /// The platform to derive for.
    let platform: SamplePlatform

    private static let modules = [
        "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation",
    ]
    private static let withoutStandardLibrary = ["Swift", "SwiftOnoneSupport", "_Concurrency"]

    /// Names the interface that is missing, or nil where all are there.
    var missingInterface: String? {
        Self.modules.map(toolchain.interface(of:))
            .first { !FileManager.default.fileExists(atPath: $0.path) }?.path
    }

    /// Compiles the modules into a folder.
    func build(into folder: URL) async throws {
        for module in Self.modules {
            let interface = folder.appendingPathComponent("interfaces/\(module).swiftinterface")
            let text = try String(contentsOf: toolchain.interface(of: module), encoding: .utf8)
            try FileManager.default.write(adapt(text, module: module), to: interface)
            let output = folder.appendingPathComponent("\(module).swiftmodule")
            try FileManager.default.createDirectory(
                at: output, withIntermediateDirectories: true)
            var arguments = [
                "-compile-module-from-interface", interface.path, "-o",
                output.appendingPathComponent("\(platform.moduleTriple).swiftmodule").path,
                "-module-name", module, "-target", platform.triple(platform.lowestVersion),
                "-I", folder.path, "-module-cache-path",
                folder.appendingPathComponent("cache").path,
            ]
            if Self.withoutStandardLibrary.contains(module) { arguments.append("-parse-stdlib") }
            let result = try await Subprocess.run(toolchain.frontend, arguments, in: folder)
            guard result.succeeded else {
                throw Toolchain.Missing(
                    description: "\(module) can't be derived for \(platform): "
                        + result.output.prefix(2000))
            }
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
