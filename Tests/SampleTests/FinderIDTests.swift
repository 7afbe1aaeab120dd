import LifecycleMigration
import Testing

/// What samples are told is declared by the finders that are asked of them.
struct FinderIDTests {
    @Test("Each finding has an id that a finder of its framework declares", arguments: Sample.all)
    func ids(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        #expect(planned.plan.applications.flatMap(\.undeclaredIDs) == [])
    }
}
