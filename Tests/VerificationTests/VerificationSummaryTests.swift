import Foundation
import Testing

/// What a test run says in its last lines.
struct VerificationSummaryTests {
    private static let complete: VerificationSummary = {
        var summary = VerificationSummary()
        summary.projects = 3
        summary.samples = 3
        summary.typeChecks = 24
        summary.runs = 2
        summary.appLines = 40
        summary.mutants =
            [.project, .typeCheck, .typeCheck]
            + [Detection](repeating: .run, count: 5) + [.run(onlyIn: .coldLinksLost)]
        summary.found = 9
        summary.macModules = 15
        return summary
    }()

    @Test func aCompleteRunEndsWithItsNumbers() {
        #expect(
            Self.complete.lines == [
                "verification: 3 samples, 24 type-checks, 2 run before and after with 40 lines of "
                    + "their own, 9 of 9 mutants found, 15 modules compile for a Mac",
                "verification: 1 mutants found by project",
                "verification: 2 mutants found by typeCheck",
                "verification: 6 mutants found by run",
                "verification: 1 of them by run in \(World.coldLinksLost.name) only",
            ])
    }

    @Test func aRunThatLeavesMutantsOutSaysHowToRunThem() throws {
        var summary = Self.complete
        summary.mutantsLeftOut = 7
        let numbers = try #require(summary.lines.first)
        #expect(
            numbers.contains(
                "9 of 9 mutants found, 7 more mutants not run (MORE_CASES=1 runs some, EVERY_MUTANT=1 all), "
            ))
    }

    @Test func aRunThatLeavesSamplesOutSaysHowToRunThem() throws {
        var summary = Self.complete
        summary.runsLeftOut = 4
        let numbers = try #require(summary.lines.first)
        #expect(numbers.contains("found, 4 more samples not run (MORE_CASES=1 runs all), "))
    }

    @Test func aRunThatLeavesTypeChecksOutSaysHowToDoThem() throws {
        var summary = Self.complete
        summary.modesLeftOut = 5
        let numbers = try #require(summary.lines.first)
        #expect(numbers.contains("found, 5 more type-checks not done (MORE_CASES=1 does all), "))
    }

    @Test func aRunOfOtherTestsEndsWithNothing() {
        #expect(VerificationSummary().lines == [])
    }

    @Test func aMachineThatCantVerifyIsToldWhatDidNotRunAndWhatDid() throws {
        var summary = VerificationSummary()
        summary.projects = 121
        summary.leftOut[.typeCheck] = "the toolchain has no Swift.swiftinterface"
        summary.leftOut[.run] = "apps run against the stubs on Linux only\nand more"
        summary.leftOut[.mutants] = "the toolchain has no Swift.swiftinterface"
        summary.leftOut[.mac] = "only on Linux; here the tool itself was compiled"
        let bar = String(repeating: "=", count: 79)
        #expect(
            summary.lines == [
                "", bar, "VERIFICATION IS NOT COMPLETE: 4 OF 5 TIERS DID NOT RUN", "  did not run:",
                "    type-check          the toolchain has no Swift.swiftinterface",
                "    run                 apps run against the stubs on Linux only",
                "    mutants             the toolchain has no Swift.swiftinterface",
                "    compiles for a Mac  only on Linux; here the tool itself was compiled",
                "  did run:",
                "    project files       121 samples",
                "  The other tests need none of them. What all of them need: docs/verification.md,",
                "  \"What a machine must have\".", bar,
            ])
    }

    @Test func whereNothingCanBeVerifiedTheListOfWhatRanSaysSo() throws {
        var summary = VerificationSummary()
        for tier in VerificationTier.allCases { summary.leftOut[tier] = "no swiftc in PATH" }
        let index = try #require(summary.lines.firstIndex(of: "  did run:"))
        #expect(summary.lines[index + 1] == "    none")
        #expect(summary.lines.contains { $0.contains("5 OF 5 TIERS DID NOT RUN") })
    }

    @Test(
        "On a machine like a Mac project files are still compared, and the other tiers say why not")
    func likeAMac() async throws {
        let verifier = try await Verifier(toolchain: Toolchain.locate().withoutInterfaces)
        defer { verifier.cleanUp() }
        let folder = RepositoryLayout.current.selfTests.appendingPathComponent("ios/window")
        let sample = SampleFolder(folder, platform: .ios)
        let before = try sample.before()
        let after = try #require(try sample.changes().map(before.migrated))
        let right = try await verifier.verify(sample.migration(from: before, to: after))
        #expect(right.skips.map(\.check) == [.typeCheck, .run])
        #expect(right.skips.first?.reason.hasPrefix("the toolchain has no /nowhere/Swift.") == true)
        #expect(right.problems == [] && right.typeChecks == 0 && !right.isRun)
        var lost = after
        lost.set("Notes/ListViewController.swift", to: nil)
        let wrong = try await verifier.verify(sample.migration(from: before, to: lost))
        #expect(wrong.problems.map(\.check) == [.project])
    }
}

extension Toolchain {
    /// The toolchain as a Mac has it: no textual interfaces beside its libraries, and no Linux.
    fileprivate var withoutInterfaces: Toolchain {
        Toolchain(
            swiftc: swiftc, frontend: frontend, programs: programs, version: version,
            triple: triple, moduleTriple: moduleTriple, architecture: architecture,
            libraries: URL(fileURLWithPath: "/nowhere"), resources: resources, isLinux: false)
    }
}
