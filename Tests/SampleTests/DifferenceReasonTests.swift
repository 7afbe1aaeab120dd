import LifecycleMigration
import Testing

@testable import AppFacts

/// What behaves differently after a migration, and is allowed to, is told: a reason that names a finding has it.
struct DifferenceReasonTests {
    @Test(
        "Each finding that a reason in differences.txt names is one of the plan's",
        arguments: Sample.all)
    func findings(sample: Sample) async throws {
        guard let text = sample.text(.differences) else { return }
        let planned = try await PlannedSample.of(sample)
        let found = Set(planned.plan.applications.flatMap(\.findings).map(\.id.rawValue))
        for line in text.split(separator: "\n") where line.hasPrefix("#") {
            for name in line.split(separator: "`").map(String.init) {
                guard FindingID(rawValue: name) != nil else { continue }
                #expect(found.contains(name), "a difference is explained by \(name): \(line)")
            }
        }
    }
}
