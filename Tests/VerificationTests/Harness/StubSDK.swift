import Foundation

/// The built stub frameworks: each tier and platform is built once, in a folder that is named for
/// the compiler and the sources, so that a change of either never meets an old build.
actor StubSDK {
    /// The frameworks of one tier, ready to be imported.
    struct Built: Sendable {
        /// The folder for `-I`.
        let folder: URL
        /// The library to link, in the run tier.
        let library: URL?

        /// The folder for `-I` with the modules that differ between SDKs.
        func folder(of sdk: SDKEdition) -> URL { folder.appendingPathComponent(sdk.rawValue) }
        /// Whether a module is there.
        func has(_ module: String) -> Bool {
            ([folder] + SDKEdition.allCases.map(folder(of:))).contains {
                FileManager.default.fileExists(
                    atPath: $0.appendingPathComponent("\(module).swiftmodule").path)
            }
        }
    }

    /// The toolchain.
    let toolchain: Toolchain
    private let layout: RepositoryLayout
    private let sources: StubSources
    private let folder: DerivedFolder
    private var typeCheckBuilds: [SamplePlatform: Task<Built, any Error>] = [:]
    private var runBuilds: [SamplePlatform.Flavour: Task<Built, any Error>] = [:]

    /// Opens the cache of a repository.
    init(_ layout: RepositoryLayout, toolchain: Toolchain) throws {
        self.toolchain = toolchain
        self.layout = layout
        sources = try StubSources(layout)
        var hash = StableHash()
        hash.add(toolchain.version)
        hash.add(toolchain.triple)
        hash.add(sources.fingerprint)
        for module in StubModule.all { hash.add(module.name) }
        hash.add("layout 3")
        folder = DerivedFolder(layout, from: hash)
    }

    /// The availability that the stubs write as `SwiftUI 2.0` to `SwiftUI 6.0`.
    static let availabilityMacros = [
        "SwiftUI 2.0:iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0",
        "SwiftUI 3.0:iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0",
        "SwiftUI 4.0:iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0",
        "SwiftUI 5.0:iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0",
        "SwiftUI 6.0:iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0",
    ].flatMap { ["-define-availability", $0] }

    /// The frameworks to type-check an app of a platform with.
    func forTypeCheck(_ platform: SamplePlatform) async throws -> Built {
        if let known = typeCheckBuilds[platform] { return try await known.value }
        let task = Task { try await self.buildForTypeCheck(platform) }
        typeCheckBuilds[platform] = task
        return try await task.value
    }

    /// The frameworks to run an app with.
    func forRun(_ flavour: SamplePlatform.Flavour) async throws -> Built {
        if let known = runBuilds[flavour] { return try await known.value }
        let task = Task { try await self.buildForRun(flavour) }
        runBuilds[flavour] = task
        return try await task.value
    }

    // MARK: Type-check tier

    private nonisolated func buildForTypeCheck(_ platform: SamplePlatform) async throws -> Built {
        let library = AppleStandardLibrary(toolchain: toolchain, platform: platform)
        let standardModules = try await library.derived(layout)
        let built = try await folder.once(platform.rawValue) { work in
            try FileManager.default.copyContents(of: standardModules, to: work)
            let headers = self.sources.folder.appendingPathComponent("Apple/ObjectiveC")
            for file in ["module.modulemap", "ObjectiveC.h", "os.h", "log.h"] {
                try FileManager.default.copyItem(
                    at: headers.appendingPathComponent(file), to: work.appendingPathComponent(file))
            }
            for module in StubModule.all(for: .typeCheck, platform.flavour) {
                guard module.differsBetweenSDKs else {
                    try await self.emit(module, for: platform, into: work)
                    continue
                }
                for sdk in SDKEdition.allCases {
                    try await self.emit(module, of: sdk, for: platform, into: work)
                }
            }
        }
        return Built(folder: built, library: nil)
    }

    private nonisolated func emit(
        _ module: StubModule, of sdk: SDKEdition? = nil, for platform: SamplePlatform,
        into work: URL
    ) async throws {
        let files = try sources.write(
            module, for: .typeCheck, flavour: platform.flavour,
            to: work.appendingPathComponent("sources/\(module.name)"))
        let declarations = ModuleDeclarations(
            toolchain: toolchain, platform: platform, version: platform.lowestVersion,
            arguments: ["-swift-version", "5", "-disable-availability-checking"]
                + (sdk?.condition.map { ["-D", $0] } ?? []) + Self.availabilityMacros)
        let folder = sdk.map { work.appendingPathComponent($0.rawValue) } ?? work
        try await declarations.emit(
            module.name, files, overlay: module.isOverlay, into: folder, searching: [work])
    }

    // MARK: Run tier

    private nonisolated func buildForRun(_ flavour: SamplePlatform.Flavour) async throws -> Built {
        guard toolchain.isLinux else {
            throw Toolchain.Missing(description: "apps run against the stubs on Linux only")
        }
        let built = try await folder.once("run-\(flavour.rawValue)") { work in
            var objects: [String] = []
            for module in StubModule.all(for: .run, flavour) {
                objects.append(try await self.compile(module, flavour, into: work))
            }
            let result = try await Subprocess.run(
                self.toolchain.swiftc,
                ["-emit-library", "-o", work.appendingPathComponent("libStubs.so").path] + objects,
                in: work)
            guard result.succeeded else { throw BrokenStub(module: "libStubs", result.output) }
        }
        return Built(folder: built, library: built.appendingPathComponent("libStubs.so"))
    }

    private nonisolated func compile(
        _ module: StubModule, _ flavour: SamplePlatform.Flavour, into work: URL
    ) async throws -> String {
        let files = try sources.write(
            module, for: .run, flavour: flavour,
            to: work.appendingPathComponent("sources/\(module.name)"))
        let object = work.appendingPathComponent("\(module.name).o").path
        let arguments = [
            "-c", "-Onone", "-diagnostic-style", "llvm", "-suppress-warnings", "-swift-version",
            "5",
            "-parse-as-library", "-module-name", module.name,
            "-D", "STUB_RUN", "-D", "STUB_\(flavour.rawValue.uppercased())",
            "-I", work.path, "-emit-module-path",
            work.appendingPathComponent("\(module.name).swiftmodule").path, "-o", object,
        ]
        let result = try await Subprocess.run(
            toolchain.frontend, arguments + Self.availabilityMacros + files, in: work)
        guard result.succeeded else { throw BrokenStub(module: module.name, result.output) }
        return object
    }
}
