import ProjectModel
import Testing

@testable import AppleFrameworks
@testable import LifecycleMigration

/// What a deployment target can be raised to, and what is raised with it.
struct DeploymentTargetTests {
    @Test(arguments: [
        (ApplePlatform.ios, "13.7", false), (.ios, "14", true), (.ios, "18.6", true),
        (.ios, "19", false), (.ios, "27.1", true), (.ios, "28", false), (.tvos, "13", false),
        (.maccatalyst, "15", true), (.macos, "10.15", false), (.macos, "11", true),
        (.macos, "16", false), (.watchos, "6.2", false), (.watchos, "11", true),
        (.watchos, "12", false), (.visionos, "1", true), (.visionos, "3", false),
        (.visionos, "26", true),
    ])
    func aVersionIsOneOfAnSDKThatHasTheLifeCycle(
        platform: ApplePlatform, version: String, isFine: Bool
    ) throws {
        let version = try #require(VersionNumber(version))
        #expect((DeploymentTargetLimits(of: platform).problem(with: version) == nil) == isFine)
    }

    private static let delegate = PlainDelegate.source() + "\n"

    private func plan(at old: String, to version: VersionNumber) throws -> ApplicationPlan {
        var options = MigrationOptions()
        options.deploymentTarget = .raise(to: version)
        let app = SharedProject.App(
            name: "Notes", sources: ["AppDelegate.swift"],
            platform: "IPHONEOS_DEPLOYMENT_TARGET = \(old); SDKROOT = iphoneos;")
        let project = SharedProject(
            [app], sources: ["AppDelegate.swift": Self.delegate], options: options)
        return try #require(project.plan.applications.first)
    }

    @Test func aTargetThatCantBeRaisedIsRefusedWithTheReason() throws {
        for version in [VersionNumber(13), VersionNumber(20)] {
            let plan = try plan(at: "12.0", to: version)
            #expect(plan.outcome == .refuse)
            #expect(plan.reason?.contains("can't be raised: ") == true)
        }
        #expect(try plan(at: "12.0", to: VersionNumber(16)).raisedTarget?.new == VersionNumber(16))
        // Nothing is to be raised.
        #expect(try plan(at: "15.0", to: VersionNumber(9)).outcome == .migrate)
    }

    @Test("The option is not advised by itself where more than the target is in the way")
    func aTargetThatIsRaisedInVain() throws {
        func remedy(_ delegate: String) throws -> String {
            let app = SharedProject.App(
                name: "Notes", sources: ["AppDelegate.swift"],
                platform: "IPHONEOS_DEPLOYMENT_TARGET = 12.0; SDKROOT = iphoneos;")
            let project = SharedProject([app], sources: ["AppDelegate.swift": delegate])
            let plan = try #require(project.app("Notes"))
            #expect(plan.outcome == .refuse)
            let finding = try #require(plan.findings.first { $0.id == .deploymentTarget })
            return try #require(finding.remedy)
        }
        #expect(
            try remedy(Self.delegate)
                == "raise it, or give the option --raise-deployment-target 15.0")
        let hidden = Self.delegate.replacing(
            "makeKeyAndVisible()", with: "makeKeyAndVisible()\n        window?.isHidden = true")
        #expect(hidden != Self.delegate)
        #expect(
            try remedy(hidden).hasSuffix(
                "15.0, once nothing else is in the way: alone it changes nothing"))
    }

    @Test("A version for another platform changes nothing of an app's plan to either destination")
    func aVersionOfAnotherPlatform() throws {
        let app = SharedProject.App(
            name: "Notes", sources: ["AppDelegate.swift"],
            platform: "IPHONEOS_DEPLOYMENT_TARGET = 12.0; SDKROOT = iphoneos;")
        for destination in [Destination.swiftUI, .scenes] {
            var options = MigrationOptions()
            options.destination = destination
            let sources = ["AppDelegate.swift": Self.delegate]
            let plain = SharedProject([app], sources: sources, options: options).app("Notes")
            options.deploymentTarget = .raiseEach([.macos: VersionNumber(11)])
            let named = SharedProject([app], sources: sources, options: options).app("Notes")
            #expect(named?.outcome == plain?.outcome && named?.reason == plain?.reason)
            #expect(named?.ways == plain?.ways && named?.prospect == plain?.prospect)
            #expect(plain?.outcome == (destination == .scenes ? .migrate : .refuse))
            // The twin: the option names the app's own platform.
            options.deploymentTarget = .raiseEach([.ios: VersionNumber(15)])
            let raised = SharedProject([app], sources: sources, options: options).app("Notes")
            #expect(raised?.raisedTarget?.new == VersionNumber(15))
        }
    }
}
