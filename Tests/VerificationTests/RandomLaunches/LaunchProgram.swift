import Foundation

@testable import LaunchValidation

/// Many apps in one program, which asks its environment for the one to be: compiling a program takes longer than
/// running fifty.
struct LaunchProgram: Sendable {
    private let program: AppRunner.Program

    /// The apps that don't compile, by number, each with the compiler's errors.
    struct Broken: Error {
        let errors: [Int: String]
    }

    /// Compiles apps, each with its files by path; what they declare gets the number of the app behind its name. What
    /// all of them have in common is compiled once.
    init(
        _ apps: [Int: [String: String]], hasScenes: Bool, in folder: URL, with runner: AppRunner
    ) async throws {
        let resources = folder.appendingPathComponent("files")
        var sources = [Self.commonName]
        try FileManager.default.write(
            LaunchSupport.source + LaunchSupport.windowBox + LaunchKinds.operators,
            to: resources.appendingPathComponent(Self.commonName))
        var cases = ""
        var list: Data?
        for (number, files) in apps.sorted(by: { $0.key < $1.key }) {
            list = list ?? files.first { $0.key.hasSuffix(".plist") }.map { Data($0.value.utf8) }
            for (name, packed) in Self.packed(files, number: number) {
                if let entry = packed.entry {
                    cases += "        case \"\(number)\": \(entry).main()\n"
                }
                try FileManager.default.write(
                    packed.text, to: resources.appendingPathComponent(name))
                sources.append(name)
            }
        }
        try FileManager.default.write(
            Self.choice(cases), to: resources.appendingPathComponent("LaunchChoice.swift"))
        let app = AppUnderTest(
            name: "App", module: "App", platform: .ios, sources: sources + ["LaunchChoice.swift"],
            missing: [], propertyList: list, deploymentTarget: Version(14, 0))
        do {
            program = try await runner.build(app, resources: resources, work: folder)
        } catch let error as AppRunner.CannotRun {
            throw Broken(errors: Self.byNumber(error.description))
        }
    }

    /// An app that is launched.
    struct Start: Sendable, Hashable {
        /// Its number.
        let number: Int
        /// What it finds in its store.
        let store: LaunchStore

        /// How the program is told of it.
        var name: String {
            (["\(number)"] + store.words).joined(separator: Self.separator)
        }
        fileprivate static let separator = "."
    }

    /// What each of the apps does in each world.
    func logs(
        of starts: [Start], events: EventScript, worlds: [World], with runner: AppRunner
    ) async throws -> [Start: [World: LaunchLines]] {
        // The choice is made behind the fork of the process, so one start serves all apps.
        let chosen = AppRunner.Program(
            executable: program.executable, environment: program.environment,
            startsByItself: false)
        let logs = try await runner.run(
            chosen, apps: starts.map(\.name), events: events, worlds: worlds)
        return Dictionary(
            uniqueKeysWithValues: starts.map { start in
                let own = logs[start.name] ?? [:]
                return (start, own.mapValues { LaunchLines($0, of: start.number) })
            })
    }

    private static let commonName = "Support.swift"

    /// The sources of an app with their names in the program, without what it has in common with others.
    private static func packed(
        _ files: [String: String], number: Int
    ) -> [(name: String, source: PackedSource)] {
        let common = [LaunchSupport.source, LaunchSupport.windowBox, LaunchKinds.operators]
        let own = files.filter { $0.key.hasSuffix(".swift") && !common.contains($0.value) }
        let names = PackedSource.topLevelNames(of: own)
        return own.sorted { $0.key < $1.key }.map { path, text in
            // One folder for all: the compiler's names of private types count on names of files.
            let name =
                "Launch\(number)_" + (path.split(separator: "/").last.map(String.init) ?? path)
            return (name, PackedSource(text, names: names, number: number))
        }
    }

    /// Where the program starts: the app is chosen, and its store is as an earlier launch left it. What it leaves there
    /// itself is its last line.
    private static func choice(_ cases: String) -> String {
        let values = LaunchStore.statements.map { word, statement in
            "                case \"\(word)\": \(statement)\n"
        }.joined()
        return """
            import Foundation
            import Stage
            import SwiftUI
            import UIKit

            @main enum LaunchChoice {
                @MainActor static func main() {
                    let words = Stage.app {
                        Simulator.prepare()
                        _ = EnvironmentValues()
                    }.split(separator: "\(Start.separator)")
                    for word in words.dropFirst() {
                        switch word {
            \(values)                default: print("no such value: \\(word)")
                        }
                    }
                    switch words.first {
            \(cases)        default: print("no such launch")
                    }
                    // Put together from texts: what `print` has to ask about each value takes as long as a launch.
                    let flags = Store.flags.map { $0.key + String($0.value) }.sorted().joined(separator: "+")
                    let isFirst = Store.isFirst ? "first" : "again"
                    print("store is left with " + String(Store.count) + " " + isFirst + " " + Store.name + " [" + flags + "] " + Store.theme.tint)
                }
            }

            """
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
