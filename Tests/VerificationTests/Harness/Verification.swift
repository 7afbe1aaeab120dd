import Foundation

/// A migration to check.
struct Migration: Sendable {
    /// The project as found.
    let before: SourceTree
    /// The project after it; nil where the migration is refused.
    let after: SourceTree?
    /// The platform.
    let platform: SamplePlatform
    /// The events to play; nil for the standard ones.
    var events: EventScript?
    /// What is meant to differ.
    var differences = ExpectedDifferences(nil)
}

/// Checks migrations: the same errors and warnings, and the same behaviour.
struct Verifier: Sendable {
    /// How much is checked.
    enum Depth: Sendable, Equatable {
        /// Every check, with a share of the modes of type-checking.
        case all(SampleShare)
        /// The files of the targets, and what must find a mutant.
        case only(Detection)

        /// Whether a check is asked for.
        func includes(_ check: Problem.Check) -> Bool {
            switch self {
            case .all(let share): check != .run || share.includesRun
            case .only(let detection): detection.check == check
            }
        }

        /// Whether a type-check in a mode is asked for.
        func includes(_ mode: TypeChecker.Mode) -> Bool {
            switch self {
            case .all(let share): share.includes(mode)
            case .only: true
            }
        }

        /// Whether a run in a world can tell anything: what the first world must show, no other has to.
        func includes(_ world: World) -> Bool {
            switch self {
            case .all: true
            case .only(let detection): detection.worlds != nil || world == .first
            }
        }
    }

    /// Where sources and products are put.
    let work: URL
    /// Type-checks.
    let typeChecker: TypeChecker
    /// Runs apps; nil where the machine can't.
    let runner: AppRunner?
    private let diagnostics = Memo<[Diagnostics]>()
    private let programs = Memo<AppRunner.Program>()
    private let logs = Memo<[World: LifecycleLog]>()

    /// Builds what is needed once.
    ///
    /// - Parameter toolchain: The toolchain; nil for the one in `PATH`.
    init(_ layout: RepositoryLayout = .current, toolchain: Toolchain? = nil) async throws {
        let toolchain = if let toolchain { toolchain } else { try await Toolchain.locate() }
        let sdk = try StubSDK(layout, toolchain: toolchain)
        typeChecker = TypeChecker(sdk: sdk, emptyModules: EmptyModules(toolchain: toolchain))
        runner =
            toolchain.isLinux
            ? AppRunner(sdk: sdk, linker: try await HostLinker(toolchain: toolchain)) : nil
        work = layout.cache.appendingPathComponent("work/\(UUID().uuidString)")
    }

    /// Takes away what the checks left.
    func cleanUp() { try? FileManager.default.removeItem(at: work) }

    /// Compares a project before its migration with the one after it; without one, the project
    /// before is type-checked alone.
    func verify(_ migration: Migration, depth: Depth = .all(.whole)) async throws
        -> VerificationResult
    {
        var result = VerificationResult()
        result.problems += migration.differences.unexplained.map {
            Problem(check: .notes, description: "a difference without a reason: \($0)")
        }
        let before = try sides(of: migration.before, migration.platform)
        guard let tree = migration.after else {
            try await skippable(.typeCheck, &result) { result in
                for side in before {
                    let modes = modes(for: side.app, depth, &result)
                    let found = try await diagnose(side, modes)
                    result.typeChecks += modes.count
                    addErrors(found, in: modes, of: side, &result)
                }
            }
            return result
        }
        let after = try sides(of: tree, migration.platform)
        for old in before {
            guard let new = after.first(where: { $0.app.name == old.app.name }) else {
                result.problems.append(
                    Problem(check: .project, description: "the target \(old.app.name) is gone"))
                continue
            }
            compareFiles(old, new, migration.before, tree, &result)
            if depth.includes(.typeCheck) {
                try await skippable(.typeCheck, &result) {
                    try await typeCheck(old, new, depth, &$0)
                }
            }
            if case .all(let share) = depth, !share.includesRun { result.isRunLeftOut = true }
            if depth.includes(.run) {
                try await skippable(.run, &result) {
                    try await run(old, new, migration, depth, &$0)
                }
            }
        }
        return result
    }

    /// A machine that lacks what a check needs leaves it out, and says so.
    private func skippable(
        _ check: Problem.Check, _ result: inout VerificationResult,
        _ body: (inout VerificationResult) async throws -> Void
    ) async throws {
        do { try await body(&result) } catch let missing as Toolchain.Missing {
            result.skips.append(Skip(check: check, reason: missing.description))
        }
    }

    // MARK: Sides

    /// One app on one side of a migration, written to a folder that is named for its content.
    private struct Side: Sendable {
        let app: AppUnderTest
        let key: String
        let folder: URL
        var files: URL { folder.appendingPathComponent("files") }
    }

    private func sides(of tree: SourceTree, _ platform: SamplePlatform) throws -> [Side] {
        try AppUnderTest.find(in: tree, platform: platform).map { app in
            var hash = StableHash()
            hash.add(platform.rawValue)
            hash.add(app.name)
            for path in tree.paths {
                hash.add(path)
                hash.add(tree.files[path] ?? Data())
            }
            let side = Side(
                app: app, key: hash.text, folder: work.appendingPathComponent(hash.text))
            if !FileManager.default.fileExists(atPath: side.files.path) {
                try tree.write(to: side.files)
            }
            return side
        }
    }

    /// What a build would find before it compiles, and after.
    private func compareFiles(
        _ old: Side, _ new: Side, _ before: SourceTree, _ after: SourceTree,
        _ result: inout VerificationResult
    ) {
        if old.app.hasEntryPoint(in: before), !new.app.hasEntryPoint(in: after) {
            result.problems.append(
                Problem(check: .project, description: "the target has no entry point"))
        } else if new.app.entryPointCount(in: after) < old.app.entryPointCount(in: before) {
            let own = Set(new.app.sources)
            let added = after.paths.filter {
                $0.hasSuffix(".swift") && before.files[$0] == nil && !own.contains($0)
            }
            result.problems += added.map {
                Problem(check: .project, description: "the target does not compile \($0)")
            }
        }
        let lost = Diagnostics.surplus(of: new.app.missing, over: old.app.missing)
        result.problems += lost.map {
            Problem(check: .project, description: "build input file cannot be found: \($0)")
        }
    }

    // MARK: Type-check

    /// The modes that are asked for; the others are counted.
    private func modes(
        for app: AppUnderTest, _ depth: Depth, _ result: inout VerificationResult
    ) -> [TypeChecker.Mode] {
        let all = TypeChecker.Mode.all(for: app)
        let asked = all.filter(depth.includes)
        result.modesLeftOut += all.count - asked.count
        return asked
    }

    private func typeCheck(
        _ old: Side, _ new: Side, _ depth: Depth, _ result: inout VerificationResult
    ) async throws {
        let modes = modes(for: new.app, depth, &result)
        let after = try await diagnose(new, modes)
        result.typeChecks += modes.count
        // What has no error and no warning has no new one.
        let unclean = modes.indices.filter { !after[$0].isClean }
        guard !unclean.isEmpty else { return }
        let asked = Set(unclean + (modes[0].language == 5 ? [0] : [])).sorted()
        let before = try await diagnose(old, asked.map { modes[$0] })
        result.typeChecks += asked.count
        addErrors(before, in: asked.map { modes[$0] }, of: old, &result)
        for (index, before) in zip(asked, before) {
            compare(before, after[index], modes[index], new.app, &result)
        }
    }

    /// Swift 5 at the app's own target, the first of all modes, tells whether the stub frameworks suffice.
    private func addErrors(
        _ before: [Diagnostics], in modes: [TypeChecker.Mode], of side: Side,
        _ result: inout VerificationResult
    ) {
        guard let first = TypeChecker.Mode.all(for: side.app).first,
            let index = modes.firstIndex(of: first)
        else { return }
        result.errorsBefore += before[index].errors
    }

    private func compare(
        _ before: Diagnostics, _ after: Diagnostics, _ mode: TypeChecker.Mode,
        _ app: AppUnderTest, _ result: inout VerificationResult
    ) {
        let errors = after.newErrors(since: before).map { "error: \($0)" }
        // Code for an older system may use what a newer one has replaced.
        let warnings = after.newWarnings(since: before)
            .filter { mode.target <= app.deploymentTarget || !$0.contains("was deprecated in") }
            .map { "warning: \($0)" }
        result.problems += (errors + warnings).map {
            Problem(check: .typeCheck, description: "\(mode): \($0)")
        }
    }

    /// The compiler generates code for `@UIApplicationMain` with frameworks that it lacks here, so
    /// such a source only goes through type-checking.
    private func diagnose(_ side: Side, _ modes: [TypeChecker.Mode]) async throws -> [Diagnostics] {
        try await diagnostics.value("\(side.key) \(modes)") {
            let isDeepSafe = try side.app.sources.allSatisfy { path in
                let data = try Data(contentsOf: side.files.appendingPathComponent(path))
                return !String(decoding: data, as: UTF8.self).contains("ApplicationMain")
            }
            let safe = isDeepSafe ? modes : modes.map(\.shallow)
            return try await typeChecker.check(side.app, in: side.files, modes: safe)
        }
    }

    // MARK: Run

    private func run(
        _ old: Side, _ new: Side, _ migration: Migration, _ depth: Depth,
        _ result: inout VerificationResult
    ) async throws {
        guard let runner else {
            throw Toolchain.Missing(description: "apps run against the stubs on Linux only")
        }
        let before: AppRunner.Program
        do { before = try await build(old, nil, runner) } catch let error as AppRunner.CannotRun {
            result.reasonNotRun = error.description
            return
        }
        let after: AppRunner.Program
        do { after = try await build(new, old.app.propertyList, runner) } catch let error
            as AppRunner.CannotRun
        {
            let reason = "does not compile for the host:\n\(error)"
            result.problems.append(Problem(check: .typeCheck, description: reason))
            return
        }
        let events = (migration.events ?? .standard(for: old.app, in: migration.before))
            .withReturns(for: old.app).withActions(for: old.app, in: migration.before)
        let hadScenes = old.app.hasScenes(in: migration.before)
        let worlds = World.all.filter { concern($0.concerns, old.app, migration, hadScenes) }
        let asked = worlds.filter(depth.includes)
        let befores = try await logs(before, old, events, Set(worlds.map(\.ofUIKit)), runner)
        let afters = try await logs(after, new, events, Set(asked), runner)
        for world in asked {
            guard let old = befores[world.ofUIKit], let new = afters[world] else { continue }
            result.worlds.insert(world)
            if world == .first {
                result.appLines += old.appLines
                result.logs = (old, new)
            }
            let comparison = LogComparison(
                world: world, hadScenes: hadScenes, meant: migration.differences)
            guard let found = comparison.unexpected(old, new) else { continue }
            result.problems.append(Problem(check: .run, world: world, description: found))
        }
    }

    private func concern(
        _ concern: World.Concern, _ app: AppUnderTest, _ migration: Migration, _ hadScenes: Bool
    ) -> Bool {
        func mentions(_ name: String) -> Bool {
            app.sources.contains { migration.before.text($0)?.contains(name) ?? false }
        }
        switch concern {
        case .all: return true
        case .activities: return mentions("NSUserActivity")
        case .urls: return mentions("URLContexts")
        case .otherRoles: return app.supportsDisplays || app.supportsCars
        case .rememberedScenes: return hadScenes
        case .mac: return app.platform.flavour == .appkit
        }
    }

    private func build(
        _ side: Side, _ old: Data?, _ runner: AppRunner
    ) async throws -> AppRunner.Program {
        try await programs.value(side.key) {
            try await runner.build(
                side.app, resources: side.files,
                work: side.folder.appendingPathComponent("products"), old: old)
        }
    }

    private func logs(
        _ program: AppRunner.Program, _ side: Side, _ events: EventScript, _ worlds: Set<World>,
        _ runner: AppRunner
    ) async throws -> [World: LifecycleLog] {
        let worlds = worlds.sorted { $0.name < $1.name }
        return try await logs.value("\(side.key) \(worlds) \(events.launches)") {
            try await runner.run(program, events: events, worlds: worlds)
        }
    }
}
