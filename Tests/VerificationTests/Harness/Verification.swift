import Foundation

/// What is wrong with a migration, in words for a reader.
struct Problem: Sendable, Equatable, CustomStringConvertible {
    /// Which check found it.
    enum Check: String, Sendable { case project, typeCheck, run, notes }
    /// The check.
    let check: Check
    /// One or more lines.
    let description: String
}

/// What was done for a sample, and what was found.
struct VerificationResult: Sendable {
    /// What is wrong; empty for a correct migration.
    var problems: [Problem] = []
    /// How many variants were type-checked.
    var typeChecks = 0
    /// Errors of the sample before its migration: the stub frameworks lack something.
    var errorsBefore: [String] = []
    /// Whether the app was run before and after.
    var isRun = false
    /// Why it was not.
    var reasonNotRun: String?
    /// Lines that the app printed or caused before its migration.
    var appLines = 0
    /// The logs of the first world, for a reader.
    var logs: (before: LifecycleLog, after: LifecycleLog)?
}

/// Checks migrations: the same errors and warnings, and the same behaviour.
struct Verifier: Sendable {
    /// Type-checks.
    let typeChecker: TypeChecker
    /// Runs; nil where the host can't.
    let runner: AppRunner?
    /// Where sources and products are put.
    let work: URL

    /// Builds what is needed once.
    init(_ layout: RepositoryLayout = .current) async throws {
        let toolchain = try await Toolchain.locate()
        let sdk = try StubSDK(layout, toolchain: toolchain)
        typeChecker = TypeChecker(sdk: sdk, emptyModules: EmptyModules(toolchain: toolchain))
        runner =
            toolchain.isLinux
            ? AppRunner(sdk: sdk, linker: try await HostLinker(toolchain: toolchain)) : nil
        work = layout.cache.appendingPathComponent("work")
    }

    /// One side of a migration, written to a folder of its own.
    private struct Side {
        let app: AppUnderTest
        let folder: URL
        var files: URL { folder.appendingPathComponent("files") }
    }

    /// Compares a project before its migration with the one after it; without one, the project
    /// before is type-checked alone.
    func verify(
        _ before: SourceTree, _ after: SourceTree?, platform: SamplePlatform,
        events: EventScript? = nil, differences: ExpectedDifferences = .init(nil)
    ) async throws -> VerificationResult {
        let folder = work.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var result = VerificationResult()
        result.problems += differences.unexplained.map {
            Problem(check: .notes, description: "a difference without a reason: \($0)")
        }
        let oldApps = try AppUnderTest.find(in: before, platform: platform)
        let newApps = try after.map { try AppUnderTest.find(in: $0, platform: platform) }
        for (index, app) in oldApps.enumerated() {
            let place = folder.appendingPathComponent("\(index)")
            let old = try side(app, before, place.appendingPathComponent("before"))
            guard let after, let newApps else {
                result.errorsBefore += try await typeCheck(old, nil, &result)
                continue
            }
            guard let match = newApps.first(where: { $0.name == app.name }) else {
                result.problems.append(
                    Problem(check: .project, description: "the target \(app.name) is gone"))
                continue
            }
            let new = try side(match, after, place.appendingPathComponent("after"))
            let lost = Diagnostics.surplus(of: match.missing, over: app.missing)
            result.problems += lost.map {
                Problem(check: .project, description: "build input file cannot be found: \($0)")
            }
            result.errorsBefore += try await typeCheck(old, new, &result)
            let script = events ?? .standard(for: old.app, in: before)
            try await run(old, new, script, differences, &result)
        }
        return result
    }

    private func side(_ app: AppUnderTest, _ tree: SourceTree, _ folder: URL) throws -> Side {
        let side = Side(app: app, folder: folder)
        try tree.write(to: side.files)
        return side
    }

    // MARK: Type-check

    private func typeCheck(
        _ old: Side, _ new: Side?, _ result: inout VerificationResult
    ) async throws -> [String] {
        let modes = TypeChecker.Mode.all(for: new?.app ?? old.app)
        let before = try await diagnose(old, modes)
        result.typeChecks += modes.count
        guard let new else { return before.first?.errors ?? [] }
        let after = try await diagnose(new, modes)
        result.typeChecks += modes.count
        for (index, mode) in modes.enumerated() {
            for error in after[index].newErrors(since: before[index]) {
                result.problems.append(
                    Problem(check: .typeCheck, description: "\(mode): error: \(error)"))
            }
            for warning in after[index].newWarnings(since: before[index])
            where mode.target <= new.app.deploymentTarget || !warning.contains("was deprecated in") {
                // Code for an older system may use what a newer one has replaced.
                result.problems.append(
                    Problem(check: .typeCheck, description: "\(mode): warning: \(warning)"))
            }
        }
        return before.first?.errors ?? []
    }

    /// The compiler generates code for `@UIApplicationMain` with frameworks that it lacks here, so
    /// the passes after type-checking see `@main` in its place.
    private func diagnose(_ side: Side, _ modes: [TypeChecker.Mode]) async throws -> [Diagnostics] {
        let isDeepSafe = try side.app.sources.allSatisfy { path in
            let data = try Data(contentsOf: side.files.appendingPathComponent(path))
            return !String(decoding: data, as: UTF8.self).contains("ApplicationMain")
        }
        let safe = modes.map {
            TypeChecker.Mode(
                language: $0.language, target: $0.target, isDeep: $0.isDeep && isDeepSafe)
        }
        return try await typeChecker.check(side.app, in: side.files, modes: safe)
    }

    // MARK: Run

    private func run(
        _ old: Side, _ new: Side, _ events: EventScript, _ expected: ExpectedDifferences,
        _ result: inout VerificationResult
    ) async throws {
        guard let runner else {
            result.reasonNotRun = "apps run against the stubs on Linux only"
            return
        }
        let before: AppRunner.Program
        do { before = try await build(old, runner) } catch let error as AppRunner.CannotRun {
            result.reasonNotRun = error.description
            return
        }
        let after: AppRunner.Program
        do { after = try await build(new, runner) } catch let error as AppRunner.CannotRun {
            result.problems.append(
                Problem(check: .run, description: "does not compile to run:\n\(error)"))
            return
        }
        result.isRun = true
        for world in [World.first, World.other] {
            let old = try await runner.run(before, events: events, world: world)
            let new = try await runner.run(after, events: events, world: world)
            if world == .first {
                result.appLines += old.appLines
                result.logs = (old, new)
            }
            let found = old.distinctDifferences(to: new)
            guard found != expected.lines(in: world) else { continue }
            let listing = found.isEmpty ? "none" : "\n" + found.joined(separator: "\n")
            result.problems.append(
                Problem(
                    check: .run,
                    description: "\(world): other differences than expected: \(listing)"))
        }
    }

    private func build(_ side: Side, _ runner: AppRunner) async throws -> AppRunner.Program {
        try await runner.build(
            side.app, resources: side.files, work: side.folder.appendingPathComponent("products"))
    }
}
