import Foundation

/// Compiles apps against the stub frameworks of the host and plays events to them.
struct AppRunner: Sendable {
    /// An app that does not compile for the host.
    struct CannotRun: Error, CustomStringConvertible {
        /// The compiler's errors; where it names none, how it ended.
        let description: String

        /// What a compiler or linker that failed says.
        init(_ result: ProcessResult) {
            let errors = result.output.split(separator: "\n").filter { $0.contains("error: ") }
            let end = result.timedOut ? "it took too long" : "it ended with status \(result.status)"
            description =
                errors.isEmpty
                ? "no error is named; \(end)\n\(result.output.suffix(2000))"
                : errors.prefix(12).joined(separator: "\n")
        }
    }

    /// A program made of an app's sources.
    struct Program: Sendable {
        /// The executable.
        let executable: URL
        /// What every launch of it is told.
        let environment: [String: String]
        /// Whether code of its own runs in front of UIKit's, so that each launch needs a start of its own.
        let startsByItself: Bool
    }

    /// The stub frameworks.
    let sdk: StubSDK
    /// How programs are linked.
    let linker: HostLinker

    /// Compiles an app whose files lie in `resources`, with its products in `work`; `old` is the property list of the
    /// version of it that was installed before.
    func build(
        _ app: AppUnderTest, resources: URL, work: URL, old: Data? = nil
    ) async throws -> Program {
        let built = try await sdk.forRun(app.platform.flavour)
        let toolchain = sdk.toolchain
        var paths: [String] = []
        var configuresScenes = false
        var hasEntryPoint = app.sources.contains { $0.hasSuffix("main.swift") }
        var startsByItself = hasEntryPoint
        var withActions: [Int] = []
        for path in app.sources {
            let file = resources.appendingPathComponent(path)
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            let masked = MaskedSource(text)
            configuresScenes =
                configuresScenes || !masked.places(of: "configurationForConnecting").isEmpty
            hasEntryPoint = hasEntryPoint || !masked.places(of: "@main").isEmpty
            startsByItself =
                startsByItself || !masked.places(of: "static func main").isEmpty
                || app.platform.flavour == .watchkit
            let copy = work.appendingPathComponent("sources/\(path)")
            var run = SourceRewrite.forRun(text, platform: app.platform)
            if app.platform.sendsActions {
                let number = paths.count
                if let actions = ActionTableSource(text).declarations(number: number) {
                    run += "\n" + actions
                    withActions.append(number)
                }
            }
            try FileManager.default.write(run, to: copy)
            paths.append(copy.path)
        }
        if app.platform.sendsActions {
            let table = work.appendingPathComponent("sources/StageActions.swift")
            try FileManager.default.write(ActionTableSource.table(of: withActions), to: table)
            paths.append(table.path)
        }
        if app.platform == .watchos, !hasEntryPoint {
            // A WatchKit extension has no entry point of its own.
            let main = work.appendingPathComponent("sources/main.swift")
            try FileManager.default.write("import WatchKit\nSimulator.runExtension()\n", to: main)
            paths.append(main.path)
        }
        if let delegate = app.objectiveCDelegate {
            // What `main.m` does, where no Objective-C is compiled.
            let main = work.appendingPathComponent("sources/main.swift")
            try FileManager.default.write(
                "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(\(delegate).self))\n",
                to: main)
            paths.append(main.path)
            startsByItself = true
        }
        let packages = work.appendingPathComponent("packages")
        let objects = try await compile(app.modules, of: app, resources, built, into: packages)
        let object = work.appendingPathComponent("app.o")
        var arguments = [
            "-c", "-Onone", "-diagnostic-style", "llvm", "-suppress-warnings", "-swift-version",
            "5",
            "-module-name", app.module, "-I", built.folder.path, "-o", object.path,
            "-plugin-path", toolchain.resources.appendingPathComponent("host/plugins").path,
        ]
        if !objects.isEmpty { arguments += ["-I", packages.path] }
        arguments += app.conditions.flatMap { ["-D", $0] }
        if !paths.contains(where: { $0.hasSuffix("/main.swift") }) {
            arguments.append("-parse-as-library")
        }
        let compiled = try await Subprocess.run(
            toolchain.frontend, arguments + paths, in: work)
        guard compiled.succeeded else { throw CannotRun(compiled) }
        let program = work.appendingPathComponent("app")
        let linked = try await linker.link([object] + objects, with: built, to: program)
        guard linked.succeeded else { throw CannotRun(linked) }
        var environment = [
            "STAGE_MODULE": app.module, "STAGE_RESOURCES": resources.path,
            "STAGE_CONFIGURES_SCENES": configuresScenes ? "1" : "0",
            "STAGE_LINKED": (app.products + app.modules.flatMap(\.imports))
                .joined(separator: ","),
            "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
            // Every scenario begins as a copy of one process: what that one has looked up none looks up again.
            "LD_BIND_NOW": "1",
            // What an app writes stays beside it.
            "HOME": work.path, "XDG_CACHE_HOME": work.appendingPathComponent("caches").path,
        ]
        if let propertyList = app.propertyList {
            let file = work.appendingPathComponent("Info.plist")
            try propertyList.write(to: file)
            environment["STAGE_INFO_PLIST"] = file.path
        }
        if let old {
            let file = work.appendingPathComponent("OldInfo.plist")
            try old.write(to: file)
            environment["STAGE_OLD_INFO_PLIST"] = file.path
        }
        return Program(
            executable: program, environment: environment, startsByItself: startsByItself)
    }

    /// Compiles the packages that an app links; the objects that they make.
    private func compile(
        _ modules: [LinkedModule], of app: AppUnderTest, _ resources: URL,
        _ built: StubSDK.Built, into folder: URL
    ) async throws -> [URL] {
        var objects: [URL] = []
        for module in modules {
            var paths: [String] = []
            for path in module.sources {
                let file = resources.appendingPathComponent(path)
                let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
                let copy = folder.appendingPathComponent("sources/\(path)")
                try FileManager.default.write(
                    SourceRewrite.forRun(text, platform: app.platform), to: copy)
                paths.append(copy.path)
            }
            let object = folder.appendingPathComponent("\(module.name).o")
            let declarations = folder.appendingPathComponent("\(module.name).swiftmodule")
            let result = try await Subprocess.run(
                sdk.toolchain.frontend,
                [
                    "-c", "-Onone", "-diagnostic-style", "llvm", "-suppress-warnings",
                    "-swift-version", "5", "-parse-as-library", "-module-name", module.name,
                    "-I", built.folder.path, "-I", folder.path, "-emit-module-path",
                    declarations.path, "-o", object.path,
                ] + paths, in: folder)
            guard result.succeeded else { throw CannotRun(result) }
            objects.append(object)
        }
        return objects
    }

    /// Plays a script in several worlds; each launch in it is a process of its own.
    func run(
        _ program: Program, events: EventScript, worlds: [World]
    ) async throws -> [World: LifecycleLog] {
        let onlyApp = "app"
        return try await run(program, apps: [onlyApp], events: events, worlds: worlds)[onlyApp]
            ?? [:]
    }

    /// The same for each of the apps that a program is made of.
    func run(
        _ program: Program, apps: [String], events: EventScript, worlds: [World]
    ) async throws -> [String: [World: LifecycleLog]] {
        let folder = program.executable.deletingLastPathComponent()
            .appendingPathComponent("runs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The runner leaves out what nothing asks for in the first world, so it plays that first.
        let worlds = worlds.sorted {
            ($0.behaviours.count, $0.name) < ($1.behaviours.count, $1.name)
        }
        let scenarios = apps.flatMap { app in
            worlds.enumerated().flatMap { number, world in
                events.launches.enumerated().map { launch, events in
                    Scenario(
                        name: "\(app)-\(number)-\(launch)", app: app, world: world, events: events)
                }
            }
        }
        if program.startsByItself {
            for scenario in scenarios { try await play(scenario, of: program, in: folder) }
        } else {
            try await play(scenarios, of: program, in: folder)
        }
        var logs: [String: [World: LifecycleLog]] = [:]
        for app in apps {
            for (number, world) in worlds.enumerated() {
                let lines = events.launches.indices.flatMap {
                    Self.lines(of: "\(app)-\(number)-\($0)", in: folder)
                }
                logs[app, default: [:]][world] = LifecycleLog(lines: lines)
            }
        }
        return logs
    }

    /// One launch in one world.
    private struct Scenario {
        let name: String
        let app: String
        let world: World
        let events: [String]
        var behaviours: String { world.behaviours.joined(separator: ",") }
    }

    /// One start of the program that becomes a process for each scenario.
    private func play(
        _ scenarios: [Scenario], of program: Program, in folder: URL
    ) async throws {
        let file = folder.appendingPathComponent("scenarios.txt")
        let text = scenarios.map { scenario in
            (["scenario \(scenario.name) \(scenario.app) \(scenario.behaviours)"]
                + scenario.events)
                .joined(separator: "\n") + "\n"
        }
        try FileManager.default.write(text.joined(), to: file)
        _ = try await Subprocess.run(
            program.executable, [], in: folder,
            environment: program.environment.merging(["STAGE_SCENARIOS": file.path]) { $1 })
    }

    /// For a program with code of its own in front of UIKit's.
    private func play(
        _ scenario: Scenario, of program: Program, in folder: URL
    ) async throws {
        let settings = [
            "STAGE_EVENTS": scenario.events.joined(separator: "\n"),
            "STAGE_WORLD": scenario.behaviours,
        ]
        let result = try await Subprocess.run(
            program.executable, [], in: folder,
            environment: program.environment.merging(settings) { $1 })
        let log = folder.appendingPathComponent(scenario.name)
        try FileManager.default.write(result.output, to: log.appendingPathExtension("log"))
        try FileManager.default.write(
            "\(result.status)\n", to: log.appendingPathExtension("status"))
    }

    private static func lines(of scenario: String, in folder: URL) -> [String] {
        let log = folder.appendingPathComponent(scenario)
        func read(_ kind: String) -> String? {
            (try? Data(contentsOf: log.appendingPathExtension(kind)))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        var lines = (read("log") ?? "").split(separator: "\n").map(String.init)
        let status = read("status")?.trimmingCharacters(in: .whitespacesAndNewlines)
        if status != "0" {
            lines.append("@ the app ended with status \(status ?? "unknown: it did not end")")
        }
        return lines
    }
}
