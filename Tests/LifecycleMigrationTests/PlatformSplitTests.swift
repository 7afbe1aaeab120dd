import LifecycleMigration
import Testing

/// Targets for several platforms, each of which has an entry point of its own.
@Suite struct PlatformSplitTests {
    private static let delegate = PlainDelegate.source()
    private static let desktop = """
        import SwiftUI

        @main
        struct Desktop: App {
            var body: some Scene { WindowGroup { Text("desktop") } }
        }
        """

    private static func project(
        ios: String, mac: String, platforms: String = "iphoneos iphonesimulator macosx",
        more: [String: String] = [:], keys: String = ""
    ) -> SharedProject {
        let sources = ["AppDelegate.swift": ios, "Desktop.swift": mac].merging(more) { $1 }
        let app = SharedProject.App(
            name: "Notes", sources: sources.keys.sorted(), keys: keys,
            platform:
                "IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 12.0; SDKROOT = auto; SUPPORTED_PLATFORMS = \"\(platforms)\";"
        )
        return SharedProject([app], sources: sources)
    }

    private static func condition(_ condition: String, _ code: String) -> String {
        "#if \(condition)\n\(code)\n#endif\n"
    }

    @Test(
        "The plan is for the platform of the delegate, and its App stands in a condition",
        arguments: [
            ("os(iOS)", "os(macOS)"), ("!os(macOS)", "!os(iOS)"),
            ("canImport(UIKit)", "canImport(AppKit)"),
        ])
    func halves(ios: String, mac: String) throws {
        let desktop = Self.condition(mac, Self.desktop)
        let project = Self.project(ios: Self.condition(ios, Self.delegate), mac: desktop)
        let app = try #require(project.app("Notes"))
        #expect(app.outcome == .migrate, "\(app.reason ?? "")")
        #expect(project.text("Desktop.swift") == desktop)
        let text = try #require(project.text("NotesApp.swift"))
        #expect(text.hasPrefix("#if os(iOS)\nimport SwiftUI\n"))
        #expect(text.hasSuffix("}\n#endif\n"))
        #expect(app.findings.contains { $0.message.contains("also built for macOS") })
    }

    @Test("What is planned for one platform needs no second plan")
    func again() throws {
        let first = Self.project(
            ios: Self.condition("os(iOS)", Self.delegate),
            mac: Self.condition("os(macOS)", Self.desktop))
        let app = try #require(first.text("NotesApp.swift"))
        let second = Self.project(
            ios: first.text("AppDelegate.swift") ?? "",
            mac: Self.condition("os(macOS)", Self.desktop), more: ["NotesApp.swift": app])
        #expect(second.app("Notes")?.outcome == Outcome.none)
    }

    @Test("Both entry points in one file, and a delegate of AppKit")
    func oneFile() throws {
        let mac = """
            import AppKit

            @main
            class AppDelegate: NSObject, NSApplicationDelegate {}
            """
        let project = Self.project(
            ios: "#if os(iOS)\n\(Self.delegate)\n#else\n\(mac)\n#endif\n", mac: "")
        #expect(project.app("Notes")?.outcome == .migrate, "\(project.app("Notes")?.reason ?? "")")
        let text = try #require(project.text("AppDelegate.swift"))
        #expect(text.hasSuffix("#else\n\(mac)\n#endif\n"))
    }

    @Test("A change that the other platform would compile is refused, with its line")
    func seen() throws {
        let screen = """
            import Foundation

            final class Screen {
                let delegate = UIApplication.shared.delegate as! AppDelegate
            }

            """
        let project = Self.project(
            ios: Self.condition("os(iOS)", Self.delegate),
            mac: Self.condition("os(macOS)", Self.desktop), more: ["Screen.swift": screen])
        let app = try #require(project.app("Notes"))
        #expect(app.outcome == .refuse)
        let error = try #require(app.findings.first { $0.severity == .error })
        #expect(error.id == .entryAmbiguous)
        #expect(error.place?.path == "Screen.swift" && error.place?.position.line == 4)
        #expect(app.edit.isEmpty)
        let inside = Self.project(
            ios: Self.condition("os(iOS)", Self.delegate),
            mac: Self.condition("os(macOS)", Self.desktop),
            more: ["Screen.swift": Self.condition("os(iOS)", screen)])
        #expect(inside.app("Notes")?.outcome == .migrate)
    }

    @Test("Another system of UIKit reads the same keys")
    func television() throws {
        let keys = "<key>UIMainStoryboardFile</key><string></string>"
        let project = Self.project(
            ios: Self.condition("os(iOS)", Self.delegate),
            mac: Self.condition("os(tvOS)", Self.desktop),
            platforms: "iphoneos iphonesimulator appletvos appletvsimulator", keys: keys)
        let app = try #require(project.app("Notes"))
        #expect(app.outcome == .refuse)
        #expect(app.findings.first { $0.severity == .error }?.place?.path == "Notes.plist")
    }

    @Test(
        "Conditions that more than the platform decides, or that leave two, are refused as before",
        arguments: [
            ("os(iOS) && canImport(Lab)", "os(macOS)"), ("canImport(Lab)", "os(macOS)"),
            ("os(iOS)", "canImport(Lab)"),
            ("os(iOS)", "os(iOS)"),
        ])
    func undecided(ios: String, mac: String) throws {
        let project = Self.project(
            ios: Self.condition(ios, Self.delegate), mac: Self.condition(mac, Self.desktop))
        let app = try #require(project.app("Notes"))
        #expect(app.outcome == .refuse)
        #expect(app.findings.first { $0.severity == .error }?.id == .entryAmbiguous)
    }
}
