import LifecycleMigration
import Testing

/// Apps that are described for a tool whose files are not read.
struct ProjectFormatTests {
    @Test(
        "Each description is refused at the line that shows it, with what makes a project of it",
        arguments: [
            ("BUILD.bazel", "# Notes\nios_application(\n", 2, "rules_xcodeproj")
        ])
    func description(path: String, text: String, line: Int, remedy: String) throws {
        let app = try #require(
            PlannedApp([path: text, "AppDelegate.swift": "import UIKit\n"]))
        let finding = try #require(app.plan.findings.first)
        #expect(finding.id == .projectFormatUnsupported)
        #expect(finding.place?.path == path)
        #expect(finding.place?.position.line == line)
        #expect(finding.remedy?.contains(remedy) == true)
    }
}
