import ProjectModel
import SourceEditing
import Testing

@Suite struct BareFolderTests {
    private let format = BareFolderFormat()

    private let files = [
        "App/AppDelegate.swift": "import UIKit\nclass A: UIResponder, UIApplicationDelegate {}",
        "App/Legacy.m": "#import <UIKit/UIKit.h>", "App/Info.plist": ClassicProject.plist,
        "App/Main.storyboard": "", "App/Assets.xcassets/Contents.json": "",
        "Other/Deep/Beta-Info.plist": ClassicProject.plist, "App/GoogleService-Info.plist": "",
        "Widget/Widget.swift": "import SwiftUI",
        "Widget/Info.plist": "<dict><key>NSExtension</key><dict/></dict>",
        "AppTests/AppTests.swift": "import XCTest", "AppTests/Info.plist": ClassicProject.plist,
    ]

    @Test func aFolderIsOneAppWithoutTestsAndExtensions() throws {
        let tree = ClassicProject.tree(of: files)
        #expect(format.detect(in: tree) == ["."])
        let app = try target("App", of: ".", in: tree, format: format)
        #expect(app.sources == ["App/AppDelegate.swift", "App/Legacy.m"])
        #expect(app.resources == ["App/Assets.xcassets", "App/Main.storyboard"])
        #expect(app.infoPlists == ["App/Info.plist", "Other/Deep/Beta-Info.plist"])
        #expect(app.platform == .ios)
        #expect(app.project == nil)
    }

    @Test(arguments: [
        "A.xcodeproj/project.pbxproj", "Package.swift", "project.yml", "x/Project.swift", "x/BUILD",
    ])
    func aProjectOfAnyKindComesFirst(path: String) {
        let tree = ClassicProject.tree(of: files.merging([path: ""]) { $1 })
        #expect(format.detect(in: tree) == [])
    }

    @Test(arguments: [
        ("import AppKit", ApplePlatform.macos), ("import Cocoa", .macos),
        ("import WatchKit", .watchos),
        ("@_exported import UIKit", .ios),
        ("import WatchKit\nimport UIKit\nclass D: WKExtensionDelegate {}", .watchos),
    ])
    func thePlatformIsReadFromTheSources(text: String, platform: ApplePlatform) {
        let tree = ClassicProject.tree(of: ["main.swift": text])
        #expect(format.load(".", in: tree).targets.map(\.platform) == [platform])
    }

    @Test func sourcesOfNoAppAreNone() {
        let tree = ClassicProject.tree(of: ["main.swift": "import Foundation"])
        #expect(format.load(".", in: tree).targets.isEmpty)
    }

    @Test func aPlaygroundsAppIsOneApp() throws {
        let tree = ClassicProject.tree(of: [
            "My App.swiftpm/Package.swift": """
            let package = Package(name: "x", platforms: [.iOS("15.2")], products: [
                .iOSApplication(name: "My App", targets: ["AppModule"])])
            """,
            "My App.swiftpm/AppDelegate.swift": "import UIKit", "README.md": "",
            "Plain/Package.swift": "",
        ])
        #expect(format.detect(in: tree) == ["My App.swiftpm"])
        let app = try target("My App", of: "My App.swiftpm", in: tree, format: format)
        #expect(app.sources == ["My App.swiftpm/AppDelegate.swift"])
        #expect(app.moduleName == "AppModule")
        #expect(app.deploymentTarget == VersionNumber(15, 2))
        #expect(throws: ProjectError.self) {
            try format.lower(
                [.raiseDeploymentTarget(platform: .ios, to: VersionNumber(16))], for: app, in: tree)
        }
    }
}
