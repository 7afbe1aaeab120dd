import LifecycleMigration
import Testing

/// Apps that are described for a tool whose files are not read.
struct ProjectFormatTests {
    @Test(
        "Each description is refused at the line that shows it, with what makes a project of it",
        arguments: [
            ("BUILD.bazel", "# Notes\nios_application(name = \"A\")\n", 2, "rules_xcodeproj")
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

    @Test func aFunctionThatMakesAnAppIsNamedWithItsLine() throws {
        let app = try #require(
            PlannedApp([
                "BUILD": "load(\"//tools:apps.bzl\", \"app\")\n\napp(name = \"Notes\")\n",
                "tools/BUILD": "", "AppDelegate.swift": "import UIKit\n",
                "tools/apps.bzl": """
                load("@rules_apple//apple:ios.bzl", "ios_application")

                def _app(name):
                    ios_application(name = name)

                def app(name):
                    _app(name)

                """,
            ]))
        let finding = try #require(app.plan.findings.first)
        #expect(finding.id == .projectFormatUnsupported)
        #expect(finding.place?.path == "BUILD" && finding.place?.position.line == 3)
        #expect(finding.message.contains("'app' of 'tools/apps.bzl', line 6"))
    }
}
