import Foundation

/// Compiles apps against the stub frameworks of the host and plays events to them.
struct AppRunner: Sendable {
    /// An app that does not compile for the host.
    struct CannotRun: Error, CustomStringConvertible {
        /// The compiler's errors.
        let description: String
    }

    /// A program made of an app's sources.
    struct Program: Sendable {
        /// The executable.
        let executable: URL
        /// What every launch of it is told.
        let environment: [String: String]
    }

    /// The stub frameworks.
    let sdk: StubSDK
    /// How programs are linked.
    let linker: HostLinker

    /// Compiles an app whose files lie in `resources`, with its products in `work`.
    func build(
        _ app: AppUnderTest, resources: URL, work: URL
    ) async throws -> Program {
        let built = try await sdk.forRun(app.platform.flavour)
        let toolchain = sdk.toolchain
        var paths: [String] = []
        var configuresScenes = false
        var hasEntryPoint = app.sources.contains { $0.hasSuffix("main.swift") }
        for path in app.sources {
            let file = resources.appendingPathComponent(path)
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            let masked = MaskedSource(text)
            configuresScenes =
                configuresScenes || !masked.places(of: "configurationForConnecting").isEmpty
            hasEntryPoint = hasEntryPoint || !masked.places(of: "@main").isEmpty
            let copy = work.appendingPathComponent("sources/\(path)")
            try FileManager.default.write(
                SourceRewrite.forRun(text, platform: app.platform), to: copy)
            paths.append(copy.path)
        }
        if app.platform == .watchos, !hasEntryPoint {
            // A WatchKit extension has no entry point of its own.
            let main = work.appendingPathComponent("sources/main.swift")
            try FileManager.default.write("import WatchKit\nSimulator.runExtension()\n", to: main)
            paths.append(main.path)
        }
        let object = work.appendingPathComponent("app.o")
        var arguments = [
            "-c", "-Onone", "-diagnostic-style", "llvm", "-suppress-warnings", "-swift-version",
            "5",
            "-module-name", app.module, "-I", built.folder.path, "-o", object.path,
            "-plugin-path", toolchain.resources.appendingPathComponent("host/plugins").path,
        ]
        arguments += app.conditions.flatMap { ["-D", $0] }
        if !paths.contains(where: { $0.hasSuffix("/main.swift") }) {
            arguments.append("-parse-as-library")
        }
        let compiled = try await Subprocess.run(toolchain.frontend, arguments + paths, in: work)
        guard compiled.succeeded else {
            let lines = compiled.output.split(separator: "\n").filter { $0.contains(": error: ") }
            throw CannotRun(description: lines.prefix(12).joined(separator: "\n"))
        }
        let program = work.appendingPathComponent("app")
        let linked = try await linker.link(object, with: built, to: program)
        guard linked.succeeded else { throw CannotRun(description: linked.output) }
        var environment = [
            "STAGE_MODULE": app.module, "STAGE_RESOURCES": resources.path,
            "STAGE_CONFIGURES_SCENES": configuresScenes ? "1" : "0",
            "SWIFT_BACKTRACE": "enable=no",
            // What an app writes stays beside it.
            "HOME": work.path, "XDG_CACHE_HOME": work.appendingPathComponent("caches").path,
        ]
        if let propertyList = app.propertyList {
            let file = work.appendingPathComponent("Info.plist")
            try propertyList.write(to: file)
            environment["STAGE_INFO_PLIST"] = file.path
        }
        return Program(executable: program, environment: environment)
    }

    /// Plays a script in a world; each launch in it starts a new process.
    func run(
        _ program: Program, events: EventScript, world: World
    ) async throws -> LifecycleLog {
        var lines: [String] = []
        for launch in events.launches {
            var environment = program.environment
            environment["STAGE_EVENTS"] = launch.joined(separator: "\n")
            environment["STAGE_WORLD"] = world.behaviours.joined(separator: ",")
            let result = try await Subprocess.run(
                program.executable, [], in: program.executable.deletingLastPathComponent(),
                environment: environment, timeout: 30)
            lines += result.output.split(separator: "\n").map(String.init)
            if result.timedOut { lines.append("@ the app did not end") }
            if result.status != 0 { lines.append("@ the app ended with status \(result.status)") }
        }
        return LifecycleLog(lines: lines)
    }
}
