import Foundation

/// The sources of the stub frameworks, made ready for a tier.
struct StubSources: Sendable {
    /// The stub SDK's folder.
    let folder: URL
    /// The callbacks.
    let table: CallbackTable
    /// Changes whenever anything in the stub SDK does.
    let fingerprint: String

    /// Reads the stub SDK.
    init(_ layout: RepositoryLayout) throws {
        folder = layout.stubSDK
        let text = try String(
            contentsOf: folder.appendingPathComponent("callbacks.txt"), encoding: .utf8)
        table = try CallbackTable(text: text)
        var hash = StableHash()
        hash.add(text)
        for part in ["Sources", "Apple"] {
            let root = folder.appendingPathComponent(part)
            for file in FileManager.default.regularFiles(below: root) {
                hash.add(file)
                hash.add(try Data(contentsOf: root.appendingPathComponent(file)))
            }
        }
        fingerprint = hash.text
    }

    /// Writes the sources of a module for a tier, and names the files.
    func write(
        _ module: StubModule, for tier: StubModule.Tier, flavour: SamplePlatform.Flavour,
        to target: URL
    ) throws -> [String] {
        var files: [String] = []
        for part in module.folders {
            let source = folder.appendingPathComponent(part)
            for file in FileManager.default.regularFiles(below: source)
            where file.hasSuffix(".swift") {
                let text = try String(
                    contentsOf: source.appendingPathComponent(file), encoding: .utf8)
                let prepared = SourceRewrite.forStub(text, tier: tier)
                files.append(try write(prepared, as: file, to: target))
            }
        }
        let callbacks = CallbackSources(table: table)
        if let protocols = callbacks.protocols(of: module.name, forRun: tier == .run) {
            files.append(try write(protocols, as: "Callbacks.swift", to: target))
        }
        if module.name == "SwiftUI", tier == .run {
            files.append(
                try write(
                    forwardingClasses(callbacks, flavour), as: "Forwarding.swift", to: target))
        }
        return files
    }

    private func write(_ text: String, as name: String, to target: URL) throws -> String {
        let file = target.appendingPathComponent(name)
        try FileManager.default.write(text, to: file)
        return file.path
    }

    private func forwardingClasses(
        _ callbacks: CallbackSources, _ flavour: SamplePlatform.Flavour
    ) -> String {
        let imports = "import Stage\n"
        switch flavour {
        case .uikit:
            return imports
                + callbacks.forwardingClass(
                    named: "ForwardingApplicationDelegate", superclass: "UIResponder",
                    conformsTo: ["UIApplicationDelegate"], target: "UIApplicationDelegate")
                + callbacks.forwardingClass(
                    named: "ForwardingSceneDelegate", superclass: "UIResponder",
                    conformsTo: ["UISceneDelegate", "UIWindowSceneDelegate"],
                    target: "UISceneDelegate")
        case .appkit:
            return imports
                + callbacks.forwardingClass(
                    named: "ForwardingApplicationDelegate", superclass: "NSObject",
                    conformsTo: ["NSApplicationDelegate"], target: "NSApplicationDelegate")
        case .watchkit: return imports
        }
    }
}
