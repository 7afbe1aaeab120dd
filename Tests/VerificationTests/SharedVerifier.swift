/// The one verifier of a test run: the stub frameworks are built once.
enum SharedVerifier {
    private static let task = Task {
        let verifier = try await Verifier()
        await VerificationTally.shared.cleanUpLater(verifier)
        return verifier
    }

    /// The verifier, or nil and a printed reason where the machine can't verify.
    static func get() async throws -> Verifier? {
        do { return try await task.value } catch let missing as Toolchain.Missing {
            for tier in [VerificationTier.project, .typeCheck, .run, .mutants] {
                await VerificationTally.shared.leaveOut(tier, missing.description)
            }
            return nil
        }
    }
}

extension SampleFolder {
    /// What the checks find in a share of the modes of type-checking, or nil and a printed reason.
    func verify(_ share: SampleShare = .whole) async throws -> VerificationResult? {
        try await verify(nil, .all(share))
    }

    /// What the checks find that must find a mutant, or nil and a printed reason.
    func verify(mutant: Mutant) async throws -> VerificationResult? {
        try await verify(mutant, .only(mutant.detection))
    }

    private func verify(_ mutant: Mutant?, _ depth: Verifier.Depth) async throws
        -> VerificationResult?
    {
        guard let verifier = try await SharedVerifier.get() else { return nil }
        let before = try before()
        var after = try changes().map(before.migrated)
        if let mutant { after = try after.map { try mutant.applied(to: $0, before: before) } }
        let result = try await verifier.verify(migration(from: before, to: after), depth: depth)
        let tally = VerificationTally.shared
        if mutant == nil { await tally.addProject() }
        for skip in result.skips {
            await tally.leaveOut(
                mutant == nil ? VerificationTier(skip.check) : .mutants, skip.reason)
        }
        return result.skips.isEmpty || !result.problems.isEmpty ? result : nil
    }
}
