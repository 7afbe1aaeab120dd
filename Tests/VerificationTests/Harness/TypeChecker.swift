import Foundation

/// Type-checks apps for their own platform.
struct TypeChecker: Sendable {
    /// One way to compile an app.
    struct Mode: Sendable, Equatable, CustomStringConvertible {
        /// 5 or 6.
        let language: Int
        /// The deployment target.
        let target: Version
        /// The SDK.
        let sdk: SDKEdition
        /// Whether the passes after type-checking run too: they find what is not initialized or not returned, what
        /// escapes, and in Swift 6 what is sent to another actor.
        let isDeep: Bool
        /// What `#if` conditions know beside the platform.
        var conditions: [String] = []

        /// The same without the later passes.
        var shallow: Mode {
            Mode(
                language: language, target: target, sdk: sdk, isDeep: false, conditions: conditions)
        }

        /// Such as `Swift 6, 15.0`.
        var description: String {
            "Swift \(language), \(target)" + (sdk == .xcode15 ? ", Xcode 15" : "")
                + conditions.map { ", \($0)" }.joined()
        }

        /// The modes of an app: both languages, its own deployment target and the newest, and the SDK of Xcode 15 for
        /// Swift 5 at a target that it knows; and, where a configuration sets conditions, both languages without them,
        /// as in a release build.
        static func all(for app: AppUnderTest) -> [Mode] {
            let newest = app.platform.newestVersion
            let own = min(max(app.deploymentTarget, app.platform.lowestVersion), newest)
            let targets = own == newest ? [own] : [own, newest]
            let modes = targets.flatMap { target in
                [5, 6].map {
                    Mode(
                        language: $0, target: target,
                        sdk: app.platform.sdk(language: $0, target: target),
                        isDeep: $0 == 5 ? target == own : target == newest,
                        conditions: app.conditions)
                }
            }
            let release = modes.filter { $0.target == own && !$0.conditions.isEmpty }.map {
                Mode(
                    language: $0.language, target: $0.target, sdk: $0.sdk, isDeep: $0.isDeep,
                    conditions: [])
            }
            return modes + release
        }
    }

    /// The stub frameworks.
    let sdk: StubSDK
    /// The frameworks that are not stubbed.
    let emptyModules: EmptyModules

    /// What the compiler says of an app in each mode. The sources lie in `folder`.
    func check(
        _ app: AppUnderTest, in folder: URL, modes: [Mode]
    ) async throws -> [Diagnostics] {
        let built = try await sdk.forTypeCheck(app.platform)
        var imports: [String] = []
        for path in app.sources {
            let file = folder.appendingPathComponent(path)
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            imports += EmptyModules.imports(of: text)
            let prepared = SourceRewrite.forTypeCheck(text)
            if prepared != text { try FileManager.default.write(prepared, to: file) }
        }
        let linked = try await declarations(of: app, in: folder, built)
        imports.removeAll { name in app.modules.contains { $0.name == name } }
        let empty = try await emptyModules.complete(imports, besides: built, for: app.platform)
        let toolchain = sdk.toolchain
        return try await withThrowingTaskGroup(of: (Int, Diagnostics).self) { group in
            for (index, mode) in modes.enumerated() {
                group.addTask {
                    var result = try await Subprocess.run(
                        toolchain.frontend,
                        arguments(app, mode, built, [linked, empty], toolchain), in: folder)
                    if mode.isDeep, result.status > 128 {
                        // The compiler met something that the derived library lacks.
                        result = try await Subprocess.run(
                            toolchain.frontend,
                            arguments(
                                app, mode.shallow, built, [linked, empty], toolchain), in: folder)
                    }
                    return (index, Diagnostics(output: result.output, status: result.status))
                }
            }
            return try await group.reduce(into: [Int: Diagnostics]()) { $0[$1.0] = $1.1 }
                .sorted { $0.key < $1.key }.map(\.value)
        }
    }

    /// The declarations of the packages that an app links, in a folder beside its sources.
    private func declarations(
        of app: AppUnderTest, in folder: URL, _ built: StubSDK.Built
    ) async throws -> URL {
        let output = folder.appendingPathComponent("linked-modules")
        let declarations = ModuleDeclarations(
            toolchain: sdk.toolchain, platform: app.platform, version: app.platform.lowestVersion,
            arguments: ["-swift-version", "5", "-disable-availability-checking"])
        for module in app.modules {
            try await declarations.emit(
                module.name, module.sources.map { folder.appendingPathComponent($0).path },
                into: output, searching: [built.folder, built.folder(of: .latest)])
        }
        return output
    }

    private func arguments(
        _ app: AppUnderTest, _ mode: Mode, _ modules: StubSDK.Built, _ others: [URL],
        _ toolchain: Toolchain
    ) -> [String] {
        var arguments = mode.isDeep ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]
        arguments += [
            "-target", app.platform.triple(mode.target), "-swift-version", "\(mode.language)",
            "-module-name", app.module, "-diagnostic-style", "llvm",
            "-I", modules.folder.path, "-I", modules.folder(of: mode.sdk).path,
            "-module-cache-path", modules.folder.appendingPathComponent("cache").path,
            "-plugin-path", toolchain.resources.appendingPathComponent("host/plugins").path,
        ]
        arguments += others.flatMap { ["-I", $0.path] }
        arguments += mode.conditions.flatMap { ["-D", $0] }
        if !app.sources.contains(where: { $0.hasSuffix("/main.swift") || $0 == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        return arguments + app.sources
    }
}
