import LifecycleMigration
import SourceEditing
import Testing

/// The same project, written in another way, is migrated in the same way.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct TransformedSourceTests {
    @Test(
        "The migration of a transformed project is the transformed migration",
        arguments: Sample.all, Transformation.all)
    func transformed(sample: Sample, transformation: Transformation) async throws {
        let planned = try await PlannedSample.of(sample)
        let project = transformation.project(planned.before)
        let plan = planned.plan(of: project)

        let applications = plan.applications
        let originals = planned.plan.applications
        #expect(applications.map(\.outcome) == originals.map(\.outcome))
        #expect(
            applications.map { $0.findings.map(\.message) }
                == originals.map { $0.findings.map(\.message) })
        #expect(
            applications.map { lines(of: $0, shift: 0) }
                == originals.map { lines(of: $0, shift: transformation.lineShift) })

        let result = try FileSet(project.tree(named: planned.folderName).applying(plan.edit))
        let expected = transformation.expected(planned.after, from: planned.before)
        let isNew = { (path: String) in project.files[path] == nil }
        let differences = essence(of: result, where: isNew, transformation)
            .differences(from: essence(of: expected, where: isNew, transformation))
        for difference in differences { Issue.record("\(difference)") }
        Tally.count(.transformedPlans)
    }

    /// The lines that findings point at.
    private func lines(of application: ApplicationPlan, shift: Int) -> [Int?] {
        application.findings.map { finding in
            finding.place.map { place in
                place.position.line + (place.path.hasSuffix(".swift") ? shift : 0)
            }
        }
    }

    private func essence(
        of files: FileSet, where isNew: (String) -> Bool, _ transformation: Transformation
    ) -> FileSet {
        var essence = files
        for path in files.sources where isNew(path) {
            essence.files[path] = files.files[path].map(transformation.essence)
        }
        return essence
    }
}
