import LifecycleMigration
import SourceEditing
import Testing

/// The same project, written in another way, is migrated in the same way.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct TransformedSourceTests {
    @Test(
        "The migration of a transformed project is the transformed migration",
        arguments: OrdinaryShare.pairs(
            of: Transformation.all, "transformed sources", part: OrdinaryShare.isLarger ? 3 : 27))
    func transformed(sample: Sample, transformation: Transformation) async throws {
        let planned = try await PlannedSample.of(sample)
        guard transformation.appliesTo(planned.before),
            transformation.project(planned.before, in: sample.name) != planned.before,
            !(transformation.writesComments && planned.losesCode)
        else { return }
        try compare(planned, transformation, folder: sample.name)
        Tally.count(.transformedPlans)
    }

    @Test(
        "The migration of a project whose storyboards are written in another way is the same",
        arguments: OrdinaryShare.pairs(
            of: Transformation.ofInterfaces, "rewritten interface files",
            part: OrdinaryShare.isLarger ? 3 : 13))
    func interfaces(sample: Sample, transformation: Transformation) async throws {
        try await transformed(sample: sample, transformation: transformation)
    }

    private func compare(
        _ planned: PlannedSample, _ transformation: Transformation, folder: String
    ) throws {
        let project = transformation.project(planned.before, in: folder)
        let plan = planned.plan(of: project)
        expectFindings(of: plan.applications, like: planned.plan.applications, transformation)

        let result = try FileSet(project.tree(named: planned.folderName).applying(plan.edit))
        let expected = transformation.expected(planned.after, from: planned.before, in: folder)
        let before = project.files
        let differences = essence(of: result, since: before, transformation)
            .differences(from: essence(of: expected, since: before, transformation))
        for difference in differences { Issue.record("\(difference)") }
        let mixed = SampleChanges(from: project, to: result).written.files
            .filter { !hasOneLineEnding($0.value) }
        #expect(mixed.keys.sorted() == [], "mixed line endings")
    }

    private func hasOneLineEnding(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        // A pair is one character and is neither of its parts.
        return ["\n", "\r", "\r\n"].count { text.contains($0 as Character) } <= 1
    }

    private func expectFindings(
        of found: [ApplicationPlan], like originals: [ApplicationPlan],
        _ transformation: Transformation
    ) {
        #expect(found.map(\.outcome) == originals.map(\.outcome))
        #expect(
            found.map { $0.findingsOfCode.map(\.message) }
                == originals.map {
                    $0.findingsOfCode.map { transformation.rewriteMessage($0.message) }
                })
        guard let shift = transformation.lineShift else { return }
        #expect(
            found.map { lines(of: $0, shift: 0) } == originals.map { lines(of: $0, shift: shift) })
    }

    /// The lines that findings point at.
    private func lines(of application: ApplicationPlan, shift: Int) -> [[Int]] {
        application.findingsOfCode.map { finding in
            finding.places.map { place in
                place.position.line + (place.path.hasSuffix(".swift") ? shift : 0)
            }
        }
    }

    private func essence(
        of files: FileSet, since before: [String: [UInt8]], _ transformation: Transformation
    ) -> FileSet {
        var essence = files
        for path in files.sources {
            let isNew = before[path] == nil
            essence.files[path] = files.files[path].map(transformation.essence)
                .map { isNew ? transformation.essenceOfNew($0) : $0 }
        }
        return essence
    }
}

extension PlannedSample {
    /// Whether a delegate or a source goes, or nothing is left of one, which a comment would be.
    fileprivate var losesCode: Bool {
        plan.applications.contains { application in
            application.findings.contains { $0.id == .delegateWithoutWork }
        } || changes.deleted.contains { $0.hasSuffix(".swift") }
    }
}

extension ApplicationPlan {
    /// The findings without those of lost comments, of which some transformations make more.
    fileprivate var findingsOfCode: [Finding] {
        findings.filter { finding in
            // For comments, too, a delegate stays of which nothing else is left.
            let isAboutComments =
                finding.id == .delegateWithoutWork && finding.applicability == .review
            return finding.id != .commentLost && !isAboutComments
        }
    }
}
