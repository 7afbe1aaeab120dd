import Foundation
import LifecycleMigration
import Testing

/// What a root of the app's own asks its children for, and SwiftUI's window does not.
struct CustomContainerTests {
    private static let child = """
        final class Child: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
            override var prefersHomeIndicatorAutoHidden: Bool { true }
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """

    /// The overrides of the child that are reported, by the root's members and superclass.
    private func named(
        _ members: String, superclass: String = "UIViewController", beside: String = ""
    ) throws -> [String] {
        let root = "import UIKit\nfinal class ListViewController: \(superclass) {\n\(members)\n}\n"
        let app = try #require(
            PlannedApp(
                delegateMembers: "",
                files: [
                    "ListViewController.swift": root,
                    "Child.swift": "import UIKit\n\(Self.child)\n\(beside)\n",
                ]))
        return app.findings(.rootContainerPreferences).filter { finding in
            ([finding.place].compactMap { $0 } + finding.also).contains { $0.path == "Child.swift" }
        }.compactMap { finding in
            // Of a root that answers by a child, the finding tells of both, the child's last.
            let parts = finding.message.components(separatedBy: "nor has ")
            return parts.last?.split(separator: "'").first.map(String.init)
        }
    }

    @Test(
        "A container that names a child for something makes that of its children a finding",
        arguments: [
            (
                "override var childForStatusBarStyle: UIViewController? { current }",
                "preferredStatusBarStyle"
            ),
            (
                "override var childForStatusBarHidden: UIViewController? { return children.last }",
                "prefersStatusBarHidden"
            ),
            (
                "override var childForHomeIndicatorAutoHidden: UIViewController? { current }",
                "prefersHomeIndicatorAutoHidden"
            ),
            (
                "override var childForScreenEdgesDeferringSystemGestures: UIViewController? { current }",
                "preferredScreenEdgesDeferringSystemGestures"
            ),
            (
                "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { current?.supportedInterfaceOrientations ?? .all }",
                "supportedInterfaceOrientations"
            ),
            (
                "override var preferredStatusBarStyle: UIStatusBarStyle { children[0].preferredStatusBarStyle }",
                "preferredStatusBarStyle"
            ),
        ])
    func asked(_ override: String, _ property: String) throws {
        #expect(try named("var current: UIViewController?\n" + override) == [property])
    }

    @Test(
        "A container that answers for itself, or as UIKit does, asks no child",
        arguments: [
            "", "func show(_ child: UIViewController) { addChild(child) }",
            "override var childForStatusBarStyle: UIViewController? { nil }",
            "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
            "override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }",
            "var childForStatusBarStyle: UIViewController? { current }",
        ])
    func silent(_ members: String) throws {
        #expect(try named(members) == [])
    }

    @Test("A child that the app only presents is asked as before")
    func presented() throws {
        let container = "override var childForStatusBarStyle: UIViewController? { current }"
        let present = "func open(_ c: UIViewController) { c.present(Child(), animated: true) }"
        #expect(try named(container, beside: present) == [])
    }

    @Test("A container that inherits what it asks, or has it from an extension, asks its children")
    func inherited() throws {
        let base = """
            class Base: UIViewController {
                override var childForStatusBarHidden: UIViewController? { children.first }
            }
            extension ListViewController {
                override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
            }
            """
        let app = try named("", superclass: "Base", beside: base)
        #expect(
            app == [
                "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden",
            ])
    }

    @Test("A container inside of the container that names a child is a finding, too")
    func nested() throws {
        let container = "override var childForStatusBarStyle: UIViewController? { children.first }"
        let inner = "final class Inner: UIViewController { \(container) }"
        #expect(
            try named(container, beside: inner) == ["preferredStatusBarStyle"])
    }

    @Test(
        "A navigation controller that passes orientations on makes those of its children findings")
    func navigation() throws {
        let passes = """
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                topViewController?.supportedInterfaceOrientations ?? .all
            }
            """
        let all = try named(passes, superclass: "UINavigationController")
        #expect(all.contains("supportedInterfaceOrientations"))
        #expect(all.count == 4)
        #expect(try named("", superclass: "UINavigationController").count == 3)
        #expect(try named("", superclass: "UITabBarController").count == 4)
    }

    @Test(
        "A navigation controller that shows its bar does not ask for the bar's style, before or after",
        arguments: [
            "",
            "extension Child { func show() { navigationController?.isNavigationBarHidden = false } }",
            "extension Child { func show() { navigationController?.setNavigationBarHidden(false, animated: true) } }",
            "final class Other: UINavigationController { override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }",
        ])
    func visibleBar(_ beside: String) throws {
        let named = try named("", superclass: "UINavigationController", beside: beside)
        #expect(named.contains("prefersStatusBarHidden"))
        #expect(!named.contains("preferredStatusBarStyle"))
    }

    @Test(
        "A navigation controller that hides its bar, or passes the question on, asks for the style",
        arguments: [
            "extension Child { func hide() { navigationController?.isNavigationBarHidden = true } }",
            "extension Child { func hide() { navigationController?.setNavigationBarHidden(isFull, animated: true) } }",
            "extension Child { func hide() { navigationController?.navigationBar.isHidden = true } }",
            "extension Child { func hide() { navigationController?.hidesBarsOnSwipe = true } }",
            "extension Child { func dark() { navigationController?.navigationBar.barStyle = .black } }",
            "struct Page: View { var body: some View { Text(\"\").toolbar(.hidden, for: .navigationBar) } }",
            "extension UINavigationController { open override var childForStatusBarStyle: UIViewController? { topViewController } }",
            "extension UINavigationController { open override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default } }",
        ])
    func hiddenBar(_ beside: String) throws {
        let named = try named("", superclass: "UINavigationController", beside: beside)
        #expect(named.contains("preferredStatusBarStyle"))
    }

    @Test(
        "A storyboard's navigation controller counts where it is the initial one, and hides its bar or has a black one",
        arguments: [
            ("<navigationController id=\"a\" navigationBarHidden=\"YES\"/>", true),
            (
                "<navigationController id=\"a\">\n<navigationBar barStyle=\"black\"/>\n</navigationController>",
                true
            ),
            ("<navigationController id=\"a\"/>", false),
            (
                "<navigationController id=\"a\"/>\n<navigationController id=\"b\" navigationBarHidden=\"YES\"/>",
                false
            ),
        ])
    func storyboard(_ scenes: String, _ asks: Bool) throws {
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
                    platform: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos;")
            ],
            sources: [
                "Shared/AppDelegate.swift": delegate,
                "Shared/Child.swift": "import UIKit\n\(Self.child)\n",
                "Shared/Main.storyboard":
                    "<document initialViewController=\"a\">\n\(scenes)\n</document>",
            ])
        let findings = try #require(project.app("Notes")).findings
        let named = findings.filter { $0.id == .rootContainerPreferences }.map(\.message)
        #expect(named.contains { $0.contains("prefersStatusBarHidden") })
        #expect(named.contains { $0.contains("preferredStatusBarStyle") } == asks)
    }
}
