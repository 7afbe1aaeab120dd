import Foundation

/// A module of the package, or a program beside it, that has to compile on a Mac.
struct MacModule: Sendable, CustomStringConvertible {
    /// The module's name.
    let name: String
    /// Its folders and files, relative to the repository.
    let paths: [String]

    var description: String { name }

    /// The modules of the package, those of its tests, and programs beside them.
    static func all(in layout: RepositoryLayout) -> [MacModule] {
        func folders(of parent: String) -> [String] {
            let path = layout.root.appendingPathComponent(parent).path
            let names = try? FileManager.default.contentsOfDirectory(atPath: path)
            return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
        }
        let modules = folders(of: "Sources").map { MacModule(name: $0, paths: ["Sources/\($0)"]) }
        let tests = folders(of: "Tests").filter { $0.hasSuffix("Tests") || $0 == sharedByTests }
            .map { MacModule(name: $0, paths: ["Tests/\($0)"] + (besides[$0] ?? [])) }
        return modules + tests + programs
    }

    /// A module that test targets import.
    private static let sharedByTests = "ToolRunning"

    /// Programs that are made of the sources of a test target and a few of their own.
    private static let besides = ["VerificationTests": ["Tests/StubSDK/CommandLine"]]

    /// Programs that are made of the sources of a module and a few of their own.
    private static let programs = [
        MacModule(
            name: "TokenComparison",
            paths: [
                "Tests/TokenOracle/TokenComparison", "Tests/TokenOracle/SourceFile.swift",
                "Sources/SwiftOutline/Lexer",
            ]),
        MacModule(
            name: "OurOutline",
            paths: [
                "Tests/OutlineOracle/OurOutline", "Tests/TokenOracle/SourceFile.swift",
                "Sources/SwiftOutline",
            ]),
    ]

    /// The folders whose files SwiftPM builds into a module.
    private static let embedded = ["LifecycleMigration": "docs/findings"]

    /// What SwiftPM declares of the files that it builds into the module, without their bytes; nil where there are none.
    func embeddedResources(in layout: RepositoryLayout) -> String? {
        guard let folder = Self.embedded[name].map(layout.root.appendingPathComponent) else {
            return nil
        }
        let declarations = FileManager.default.regularFiles(below: folder).map {
            "    static let \($0.replacing(/[-.]/, with: "_")): [UInt8] = []\n"
        }
        return "struct PackageResources {\n" + declarations.joined() + "}\n"
    }

    /// The folders whose Swift files are not checked, and why.
    static let exempt = [
        "Tests/OutlineOracle/CompilerOutline": "uses the toolchain's SwiftSyntax",
        "Tests/StubSDK/Apple": "no part of the tool: stand-ins for Apple's frameworks",
        "Tests/StubSDK/AppleHost": "no part of the tool: what this check is made with",
        "Tests/StubSDK/Sources": "no part of the tool: stand-ins for Apple's frameworks",
        "Tests/StubSDK/selftest": "no part of the tool: apps that prove the harness",
        "Tests/ToolMutants": "makes faults in the tool by hand, on Linux",
        "Tests/TokenOracle/CompilerTokens": "uses the toolchain's SwiftSyntax",
        "Tests/TokenOracle/TrickyFiles": "input of a test",
    ]

    /// The Swift files, absolute and sorted.
    func sources(in layout: RepositoryLayout) -> [URL] {
        paths.flatMap { path -> [URL] in
            let url = layout.root.appendingPathComponent(path)
            if path.hasSuffix(".swift") { return [url] }
            return FileManager.default.regularFiles(below: url).filter { $0.hasSuffix(".swift") }
                .map(url.appendingPathComponent)
        }
    }
}
