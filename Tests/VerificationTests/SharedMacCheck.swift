/// The one check for a Mac of a test run: what it needs is built once.
enum SharedMacCheck {
    private static let task = Task { try await MacCheck() }

    /// The check, or nil and a printed reason where the machine can't do it.
    static func get() async throws -> MacCheck? {
        do { return try await task.value } catch let missing as Toolchain.Missing {
            await VerificationTally.shared.leaveOut(.mac, missing.description)
            return nil
        }
    }
}
