import Testing

@testable import ToolRunning

/// Proves that the tests' own runs don't open too many files at once.
struct RunGateTests {
    /// Counts what is inside of the gate.
    private actor Counter {
        private var inside = 0
        private(set) var most = 0

        func enter() {
            inside += 1
            most = max(most, inside)
        }

        func leave() { inside -= 1 }
    }

    private struct Mistake: Error {}

    @Test("No more runs are inside than there are places, and one that throws gives its place back")
    func placesAreKept() async {
        let (gate, counter) = (RunGate(places: 3), Counter())
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    try? await gate.run {
                        await counter.enter()
                        for _ in 0..<5 { await Task.yield() }
                        await counter.leave()
                        if number.isMultiple(of: 2) { throw Mistake() }
                    }
                }
            }
        }
        #expect(await counter.most == 3)
    }
}
