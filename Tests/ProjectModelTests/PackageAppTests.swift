import Testing

@testable import ProjectModel

@Suite struct PackageAppTests {
    static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Clock",
            platforms: [.macOS(.v13)],
            targets: [
                .executableTarget(name: "Clock", dependencies: ["Faces"], path: "App"),
                .executableTarget(name: "tool"),
                .target(name: "Faces"),
            ]
        )
        """

    static func tree(_ changes: [String: String] = [:]) -> FileTree {
        let files = [
            "Package.swift": manifest,
            "App/AppDelegate.swift": "import AppKit\nclass A: NSApplicationDelegate {}",
            "App/main.swift": "import AppKit\n", "Sources/tool/main.swift": "print(1)",
            "Sources/Faces/Face.swift": "",
        ]
        return ClassicProject.tree(of: files.merging(changes) { $1 })
    }

    @Test func anExecutableWithADelegateIsAnAppOfItsPlatform() throws {
        let format = PackageAppFormat()
        #expect(format.detect(in: Self.tree()) == ["Package.swift"])
        let loaded = format.load("Package.swift", in: Self.tree())
        #expect(loaded.targets.map(\.name) == ["Clock"])
        let app = try #require(loaded.targets.first)
        #expect(app.platform == .macos)
        #expect(app.sources == ["App/AppDelegate.swift", "App/main.swift"])
        #expect(
            loaded.manifestTargets.first?.dependencies == [.product("Faces", folder: "")])
    }

    @Test func theDelegateMayBeInALibraryOfThePackage() {
        let tree = Self.tree([
            "App/AppDelegate.swift": "",
            "Sources/Faces/Face.swift": "public class A: NSApplicationDelegate {}",
        ])
        #expect(
            PackageAppFormat().load("Package.swift", in: tree).targets.map(\.platform) == [.macos])
    }

    @Test func aNewSourceThatTheManifestLeavesOutIsRefused() throws {
        let named = Self.manifest.replacing(
            "path: \"App\"", with: "path: \"App\", sources: [\"AppDelegate.swift\", \"main.swift\"]"
        )
        let change = ProjectChange.addSource(path: "App/New.swift", sibling: "App/main.swift")
        let format = PackageAppFormat()
        for (manifest, isRefused) in [(Self.manifest, false), (named, true)] {
            let tree = Self.tree(["Package.swift": manifest])
            let app = try #require(format.load("Package.swift", in: tree).targets.first)
            let edits = try? format.lower([change], for: app, in: tree)
            #expect(edits == (isRefused ? nil : []))
        }
    }

    @Test func theStartOfAPackagesAppIsThatAppsAloneUnlessAnotherTargetTakesItIn() {
        let other = Self.manifest.replacing(
            "name: \"Faces\"),", with: "name: \"Faces\"), .target(name: \"All\", path: \"App\"),")
        for (manifest, isOwn) in [(Self.manifest, true), (other, false)] {
            let tree = Self.tree(["Package.swift": manifest])
            let graph = ModuleGraph(of: LoadedProjects(of: tree), in: tree)
            #expect(graph.isOfApps("App/main.swift") == isOwn)
        }
    }

    @Test func aPackageBesideAProjectOrWithoutADelegateIsNone() {
        let format = PackageAppFormat()
        #expect(format.detect(in: Self.tree(["A.xcodeproj/project.pbxproj": ""])) == [])
        #expect(format.detect(in: Self.tree(["App/AppDelegate.swift": ""])) == [])
    }
}
