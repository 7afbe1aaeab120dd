import Foundation

/// Many apps in one program, which asks its environment for the one to be: compiling a program takes longer than
/// running fifty.
struct LaunchProgram: Sendable {
    private let program: AppRunner.Program

    /// The apps that don't compile, by number, each with the compiler's errors.
    struct Broken: Error {
        let errors: [Int: String]
    }

    /// Compiles apps, each with its files by path; what they declare gets the number of the app behind its name.
    init(
        _ apps: [Int: [String: String]], hasScenes: Bool, in folder: URL, with runner: AppRunner
    ) async throws {
        let resources = folder.appendingPathComponent("files")
        var sources: [String] = []
        var cases = ""
        var list: Data?
        for (number, files) in apps.sorted(by: { $0.key < $1.key }) {
            let names = PackedSource.topLevelNames(of: files.filter { $0.key.hasSuffix(".swift") })
            for (path, text) in files.sorted(by: { $0.key < $1.key }) {
                guard path.hasSuffix(".swift") else {
                    list = list ?? Data(text.utf8)
                    continue
                }
                let packed = PackedSource(text, names: names, number: number)
                if let entry = packed.entry {
                    cases += "        case \"\(number)\": \(entry).main()\n"
                }
                // One folder for all: the compiler's names of private types count on names of files.
                let name =
                    "Launch\(number)_" + (path.split(separator: "/").last.map(String.init) ?? path)
                try FileManager.default.write(
                    packed.text, to: resources.appendingPathComponent(name))
                sources.append(name)
            }
        }
        let choice = """
            import Foundation
            import SwiftUI
            import UIKit

            @main enum LaunchChoice {
                @MainActor static func main() {
                    switch ProcessInfo.processInfo.environment["LAUNCH"] ?? "" {
            \(cases)        default: print("no such launch")
                    }
                }
            }

            """
        try FileManager.default.write(
            choice, to: resources.appendingPathComponent("LaunchChoice.swift"))
        let app = AppUnderTest(
            name: "App", module: "App", platform: .ios, sources: sources + ["LaunchChoice.swift"],
            missing: [], propertyList: list, deploymentTarget: Version(14, 0))
        do {
            program = try await runner.build(app, resources: resources, work: folder)
        } catch let error as AppRunner.CannotRun {
            throw Broken(errors: Self.byNumber(error.description))
        }
    }

    /// What one of the apps does in each world.
    func logs(
        of number: Int, events: EventScript, worlds: [World], with runner: AppRunner
    ) async throws -> [World: LaunchLines] {
        // The choice comes before UIKit's own start and does nothing else, so one start serves all scenarios.
        let chosen = AppRunner.Program(
            executable: program.executable,
            environment: program.environment.merging(["LAUNCH": "\(number)"]) { $1 },
            startsByItself: false)
        return try await runner.run(chosen, events: events, worlds: worlds).mapValues { log in
            LaunchLines(log, of: number)
        }
    }

    private static func byNumber(_ errors: String) -> [Int: String] {
        var found: [Int: String] = [:]
        for line in errors.split(separator: "\n") {
            guard let mark = line.range(of: "/Launch") else { continue }
            let number = Int(line[mark.upperBound...].prefix(while: \.isNumber)) ?? -1
            found[number, default: ""] += line[mark.lowerBound...] + "\n"
        }
        return found.isEmpty ? [-1: errors] : found
    }
}
