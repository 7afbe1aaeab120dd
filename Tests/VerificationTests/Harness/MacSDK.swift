import Foundation

/// What the tool and its tests import on a Mac, for type-checks: the standard library and Swift Testing, derived from
/// the toolchain's own interfaces, and hand-written declarations of what they use of Foundation and of the system.
struct MacSDK: Sendable {
    /// The folders to find the modules in.
    let searchPaths: [URL]
    /// Precompiled headers.
    let cache: URL
    private let libraryFingerprint: String
    private let stubsFingerprint: String

    /// A hand-written module.
    private struct Stub {
        let name: String
        let folder: String
        var isOverlay = false
    }

    /// The hand-written modules, each after those that it imports.
    private static let stubs = [
        Stub(name: "ObjectiveC", folder: "Apple/ObjectiveC", isOverlay: true),
        Stub(name: "Darwin", folder: "AppleHost/Darwin", isOverlay: true),
        Stub(name: "os", folder: "AppleHost/os", isOverlay: true),
        Stub(name: "Dispatch", folder: "AppleHost/Dispatch"),
        Stub(name: "Foundation", folder: "AppleHost/Foundation"),
    ]

    /// Builds it once, in the cache of a repository.
    ///
    /// - Parameter version: The lowest version of macOS that the package is for.
    /// - Throws: `Toolchain.Missing` where it can't be derived on this machine.
    init(_ layout: RepositoryLayout, toolchain: Toolchain, version: Version) async throws {
        var hash = StableHash()
        hash.add(toolchain.version)
        hash.add(toolchain.triple)
        hash.add("\(version), SDK 1")
        libraryFingerprint = hash.text
        let headers = Set(Self.stubs.map(\.folder)).sorted().map(
            layout.stubSDK.appendingPathComponent)
        for folder in headers {
            for file in FileManager.default.regularFiles(below: folder) {
                hash.add(file)
                hash.add(try Data(contentsOf: folder.appendingPathComponent(file)))
            }
        }
        let library = AppleStandardLibrary(toolchain: toolchain, platform: .macos)
        let outside = [try await library.derived(layout)] + headers
        let declarations = ModuleDeclarations(
            toolchain: toolchain, platform: .macos, version: version,
            arguments: ["-swift-version", "6"])
        let folder = DerivedFolder(layout, from: hash)
        let built = try await folder.once("mac") { work in
            for stub in Self.stubs {
                let sources = layout.stubSDK.appendingPathComponent(stub.folder)
                let files = FileManager.default.regularFiles(below: sources)
                    .filter { $0.hasSuffix(".swift") }
                    .map { sources.appendingPathComponent($0).path }
                try await declarations.emit(
                    stub.name, files, overlay: stub.isOverlay, into: work, searching: outside)
            }
        }
        searchPaths = [built] + outside
        cache = built.appendingPathComponent("cache")
        stubsFingerprint = hash.text
    }

    /// Changes whenever anything of it does that a module with these imports can see.
    func fingerprint(for imports: Set<String>) -> String {
        imports.isDisjoint(with: Self.stubs.map(\.name)) ? libraryFingerprint : stubsFingerprint
    }
}
