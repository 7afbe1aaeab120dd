import LifecycleMigration
import Testing

/// Files of a target in whose place Git left a pointer, or the markers of a merge.
struct GitLeftoverTests {
    private static let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """
    private static let conflict = """
        <<<<<<< HEAD
        import UIKit
        =======
        import Foundation
        >>>>>>> other

        """
    private func planned(_ other: String) -> ApplicationPlan? {
        PlannedApp(delegateMembers: "", files: ["Other.swift": other])?.plan
    }

    @Test(
        "An app with such a source is refused, and the reason is named",
        arguments: [
            (pointer, "it is a pointer of Git LFS, and what it names was not fetched", 1),
            (conflict, "a merge conflict is not resolved", 1),
            ("import UIKit\n" + conflict, "a merge conflict is not resolved", 2),
        ])
    func refused(text: String, reason: String, line: Int) throws {
        let plan = try #require(planned(text))
        #expect(plan.outcome == .refuse)
        let finding = try #require(plan.findings.first { $0.id == .sourceUnreadable })
        #expect(finding.message == "the source can't be read: " + reason)
        #expect(finding.place?.position.line == line)
        #expect(finding.place?.path == "Other.swift")
    }

    @Test(
        "What only looks like one is none",
        arguments: [
            "let a = \"\"\"\n" + conflict + "\"\"\"\n", "// <<<<<<< HEAD\n",
            "let a = 1 <<<<<<< 2\n",
            "// version https://git-lfs.github.com/spec/v1\n",
        ])
    func twin(text: String) {
        #expect(planned(text)?.outcome == .migrate)
    }
}
