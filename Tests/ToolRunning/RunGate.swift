/// Lets only a few runs of the tool hold open files at a time.
///
/// All tests start at once and wait for each other inside the tool. Without a gate a thousand
/// files are open then, and above 1,024 Foundation's `Process` crashes on Linux.
actor RunGate {
    /// The gate of all tests of this process.
    static let shared = RunGate(places: 32)

    private var places: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Makes a gate through which `places` runs go at a time.
    init(places: Int) { self.places = places }

    /// Runs the body as soon as there is a place for it.
    nonisolated func run<Result: Sendable>(
        _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        await enter()
        do {
            let result = try await body()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        if places > 0 {
            places -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty {
            places += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
