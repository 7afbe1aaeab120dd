import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

/// Apps of several manifests whose Info.plists are made of one dictionary.
@Suite struct SharedLiteralTests {
    private static let helper = """
        import ProjectDescription

        extension InfoPlist {
            public static func app(name: String) -> InfoPlist {
                .extendingDefault(with: [
                    "CFBundleDisplayName": .string(name),
                    "UILaunchStoryboardName": "LaunchScreen",
                    "UIMainStoryboardFile": "Main",
                ])
            }
        }

        """

    private static func manifest(_ name: String, more: String = "") -> String {
        """
        import ProjectDescription
        import ProjectDescriptionHelpers

        let project = Project(name: "\(name)", targets: [
            .target(name: "\(name)", destinations: .iOS, product: .app, bundleId: "b",
                    deploymentTargets: .iOS("15.0"), infoPlist: .app(name: "\(name)"), sources: ["Sources/**"],
                    resources: ["Resources/**"]),
        \(more)])

        """
    }

    private static let helperPath = "Tuist/ProjectDescriptionHelpers/InfoPlist+Templates.swift"
    private static let storyboard =
        "<document initialViewController=\"a\"><viewController id=\"a\"/></document>"
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }

        """

    private static func plan(
        _ names: [String], delegates: [String: String] = [:], more: [String: String] = [:],
        options: MigrationOptions = MigrationOptions()
    ) -> (plan: MigrationPlan, helper: String?) {
        var files = [helperPath: helper]
        for name in names {
            files["\(name)/Project.swift"] = manifest(name, more: more[name] ?? "")
            files["\(name)/Sources/AppDelegate.swift"] = delegates[name] ?? delegate
            files["\(name)/Resources/Main.storyboard"] = storyboard
        }
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }))
        let plan = MigrationPlanner(options: options).plan(tree)
        return (plan, (try? tree.applying(plan.edit).read(helperPath))?.string)
    }

    @Test("Apps that want the same edit of a helper's dictionary get it once, together")
    func together() {
        let (plan, helper) = Self.plan(["A", "B", "C"])
        #expect(plan.applications.map(\.outcome) == [.migrate, .migrate, .migrate])
        #expect(plan.units.count == 1)
        #expect(helper?.contains("UIMainStoryboardFile") == false)
        #expect(helper?.split(separator: "UIApplicationSceneManifest").count == 2)
    }

    @Test("One app that is refused holds back all, which name each other")
    func refused() throws {
        let broken = Self.delegate.replacing("UIWindow?", with: "UIWindow? { didSet {} }")
        let (plan, helper) = Self.plan(["A", "B", "C"], delegates: ["B": broken])
        #expect(plan.applications.allSatisfy { $0.outcome == .refuse })
        #expect(helper == Self.helper)
        let reason = try #require(plan.applications.first { $0.name == "A" }?.reason)
        #expect(
            reason.hasPrefix(
                "'A' shares this dictionary, which changes here, with 'C' and 'B', which is refused: "
            ))
    }

    @Test("An app that was not asked for is named")
    func notAsked() {
        var options = MigrationOptions()
        options.targets = ["A"]
        let (plan, helper) = Self.plan(["A", "B"], options: options)
        #expect(
            plan.applications.first?.reason
                == "'A' shares this dictionary, which changes here, with 'B', which was not asked for"
        )
        #expect(helper == Self.helper)
    }

    @Test("A library's Info.plist is told of, and an extension's keeps the dictionary as it is")
    func otherTargets() {
        func target(_ product: String) -> String {
            "    .target(name: \"Kit\", destinations: .iOS, product: .\(product), bundleId: \"b\", infoPlist: .app(name: \"Kit\"), sources: [\"Kit/**\"]),\n"
        }
        let (library, changed) = Self.plan(["A"], more: ["A": target("staticFramework")])
        #expect(library.applications.first?.outcome == .migrate)
        #expect(
            library.applications.first?.findings.contains {
                $0.id == .projectManifest && $0.severity == .note && $0.message.contains("'Kit'")
            } == true)
        #expect(changed?.contains("UIMainStoryboardFile") == false)
        let (_, kept) = Self.plan(["A"], more: ["A": target("appExtension")])
        #expect(kept == Self.helper)
    }
}
