import Testing

@testable import LifecycleMigration

/// Storyboards on a platform that deprecates them.
struct StoryboardFindingsTests {
    private func plan(_ platform: String) throws -> ApplicationPlan {
        let delegate = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }

            """
        let project = SharedProject(
            synchronized: [
                .init(
                    name: "Notes", sources: [],
                    keys: "<key>UIMainStoryboardFile</key><string>Main</string>",
                    platform: platform)
            ],
            sources: [
                "Shared/AppDelegate.swift": delegate,
                "Shared/Main.storyboard":
                    "<document initialViewController=\"a\"><viewController id=\"a\"/></document>",
            ])
        return try #require(project.app("Notes"))
    }

    @Test(
        "The App of a target for visionOS loads a storyboard, which is told",
        arguments: [
            "XROS_DEPLOYMENT_TARGET = 1.0; SDKROOT = xros;",
            "IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos xros\";",
        ])
    func visionOS(platform: String) throws {
        let plan = try plan(platform)
        #expect(plan.outcome == .migrate)
        let finding = try #require(
            plan.findings.first { $0.id == .storyboardOnVisionOS })
        #expect(finding.place?.path == "Shared/Main.storyboard")
        #expect(finding.severity == .note)
        #expect(finding.applicability == .review)
    }

    @Test("For iOS alone there is nothing to tell")
    func iOS() throws {
        let plan = try plan("IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos;")
        #expect(plan.outcome == .migrate)
        #expect(!plan.findings.contains { $0.id == .storyboardOnVisionOS })
    }
}
