import Foundation

/// Compiles the tool and its tests for the oldest Mac that they are for, short of making machine code: types,
/// availability, and what the compiler's later passes find, such as data races.
struct MacCheck: Sendable {
    /// A module that was checked.
    struct Outcome: Sendable {
        /// What is wrong with it: errors and warnings; empty where it compiles, or was not tried.
        var problems: [String] = []
        /// The folder of the module, and those of all that it imports; empty where it does not compile.
        var folders: [URL] = []
        /// Changes whenever the module or one that it imports does.
        let fingerprint: String
        /// Whether it compiles; false also where a module that it imports does not.
        var compiles: Bool { !folders.isEmpty }
    }

    private let layout: RepositoryLayout
    private let toolchain: Toolchain
    private let sdk: MacSDK
    private let version: Version
    private let modules: [MacModule]
    private let outcomes = Memo<Outcome>()

    /// Builds what the modules import.
    ///
    /// - Throws: `Toolchain.Missing` where that can't be done on this machine.
    init(_ layout: RepositoryLayout = .current) async throws {
        self.layout = layout
        toolchain = try await Toolchain.locate()
        guard toolchain.isLinux else {
            throw Toolchain.Missing(description: "only on Linux; here the tool itself was compiled")
        }
        version = try Self.deploymentTarget(layout)
        sdk = try await MacSDK(layout, toolchain: toolchain, version: version)
        modules = MacModule.all(in: layout)
    }

    /// The version of macOS that the manifest names.
    static func deploymentTarget(_ layout: RepositoryLayout) throws -> Version {
        let file = layout.root.appendingPathComponent("Package.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let number = text.components(separatedBy: ".macOS(.v").dropFirst().first?
            .components(separatedBy: ")").first
        guard let version = number.flatMap({ Version($0.replacingOccurrences(of: "_", with: ".")) })
        else { throw Failure(problems: ["Package.swift names no version of macOS"]) }
        return version
    }

    /// Checks a module, after those that it imports.
    func check(_ module: MacModule) async throws -> Outcome {
        try await outcomes.value(module.name) {
            var hash = StableHash()
            let inputs = try await inputs(of: module, &hash)
            guard let inputs else { return Outcome(fingerprint: hash.text) }
            do {
                let folder = try await DerivedFolder(layout, from: hash).once("module") { work in
                    try await compile(module, inputs, into: work)
                }
                return Outcome(folders: [folder] + inputs.folders, fingerprint: hash.text)
            } catch let failure as Failure {
                return Outcome(problems: failure.problems, fingerprint: hash.text)
            }
        }
    }

    /// What is wrong with a module once it has another source; nil where one that it imports does not compile.
    func problems(of module: MacModule, adding added: String) async throws -> [String]? {
        var hash = StableHash()
        guard var inputs = try await inputs(of: module, &hash) else { return nil }
        let work = layout.cache.appendingPathComponent("work/\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: work) }
        let file = work.appendingPathComponent("Added.swift")
        try FileManager.default.write(added, to: file)
        inputs.sources.append(file)
        do {
            try await compile(module, inputs, into: work)
            return []
        } catch let failure as Failure {
            return failure.problems
        }
    }

    /// What a module is compiled from.
    private struct Inputs {
        var sources: [URL]
        /// The modules that it imports, and those that these import.
        var folders: [URL] = []
        /// A source that SwiftPM writes for the module.
        var embeddedResources: String?
    }

    /// What a module is compiled from; nil where one that it imports does not compile.
    private func inputs(of module: MacModule, _ hash: inout StableHash) async throws -> Inputs? {
        var inputs = Inputs(sources: module.sources(in: layout))
        var imported: Set<String> = []
        inputs.embeddedResources = module.embeddedResources(in: layout)
        for text in [module.name, "check 2", inputs.embeddedResources ?? ""] { hash.add(text) }
        for source in inputs.sources {
            let text = try Data(contentsOf: source)
            hash.add(source.path.dropFirst(layout.root.path.count).utf8)
            hash.add(text)
            imported.formUnion(Self.imports(of: String(decoding: text, as: UTF8.self)))
        }
        hash.add(sdk.fingerprint(for: imported))
        for other in modules where imported.contains(other.name) && other.name != module.name {
            let outcome = try await check(other)
            // Its problems are reported once, and hundreds that follow from them not at all.
            if !outcome.compiles { return nil }
            inputs.folders += outcome.folders.filter { !inputs.folders.contains($0) }
            hash.add(outcome.fingerprint)
        }
        return inputs
    }
}

extension MacCheck {
    /// What the compiler finds wrong.
    private struct Failure: Error {
        let problems: [String]
    }

    private static func imports(of text: String) -> [String] {
        let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        return text.components(separatedBy: "\n").compactMap { line in
            let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
            guard words.first == "import" else { return nil }
            let name = words.dropFirst().first { !kinds.contains(String($0)) }
            return name.map { String($0.prefix { $0 != "." }) }
        }
    }

    private func compile(_ module: MacModule, _ inputs: Inputs, into work: URL) async throws {
        defer { try? FileManager.default.removeItem(at: Self.copies(in: work)) }
        var files = try inputs.sources.map { try sourceToCompile($0, in: work).path }
        if let text = inputs.embeddedResources {
            let file = Self.copies(in: work).appendingPathComponent("embedded_resources.swift")
            try FileManager.default.write(text, to: file)
            files.append(file.path)
        }
        // Not "-typecheck": a module is wanted, and the passes that making one entails.
        var arguments = [
            "-emit-module", "-o", work.appendingPathComponent("\(module.name).swiftmodule").path,
            "-module-name", module.name, "-package-name", "sceneshift", "-enable-testing",
            "-target", SamplePlatform.macos.triple(version), "-swift-version", "6",
            "-diagnostic-style", "llvm", "-module-cache-path", sdk.cache.path,
            "-plugin-path", toolchain.resources.appendingPathComponent("host/plugins").path,
        ]
        arguments += (inputs.folders + sdk.searchPaths).flatMap { ["-I", $0.path] }
        if !files.contains(where: { $0.hasSuffix("/main.swift") }) {
            arguments.append("-parse-as-library")
        }
        // The compiler puts macros that it expands into the temporary folder, to show them with what it finds.
        let result = try await Subprocess.run(
            toolchain.frontend, arguments + files, in: work, environment: ["TMPDIR": work.path])
        let problems = problems(in: result, work: work)
        guard problems.isEmpty else { throw Failure(problems: problems) }
    }

    /// The source itself, or a copy without the expectations of a test.
    private func sourceToCompile(_ source: URL, in work: URL) throws -> URL {
        let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
        let plain = TestingDeclarations.withoutExpectations(text)
        guard plain != text, text.contains("import Testing") else { return source }
        let copy = Self.copies(in: work).appendingPathComponent(source.path)
        try FileManager.default.write(plain, to: copy)
        return copy
    }

    private static func copies(in work: URL) -> URL { work.appendingPathComponent("sources") }

    private func problems(in result: ProcessResult, work: URL) -> [String] {
        let found = Diagnostics(output: result.output, status: result.status)
        if found.lines.isEmpty { return found.errors }
        return found.lines.map { line in
            [Self.copies(in: work).path, layout.root.path + "/"].reduce(line) {
                $0.replacingOccurrences(of: $1, with: "")
            }
        }
    }
}
