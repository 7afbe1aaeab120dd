import Testing

/// What a target compiles, read independently of the tool.
struct ProjectReadingTests {
    private func sample(_ name: String) throws -> SampleFolder {
        try #require(
            SampleFolder(RepositoryLayout.current.selfTests.appendingPathComponent(name)))
    }

    @Test("A target with a list of files compiles those, in folders too, and no other")
    func listedFiles() throws {
        var tree = try sample("ios/window").before()
        tree.set("Notes/Forgotten.swift", to: "")
        let app = try #require(try AppUnderTest.find(in: tree, platform: .ios).first)
        #expect(
            app.sources == [
                "Notes/AppDelegate.swift", "Notes/ListViewController.swift",
                "Notes/Support/Journal.swift",
            ])
        #expect(app.module == "Notes")
        #expect(app.deploymentTarget == Version(15, 0))
        #expect(app.missing == [])
    }

    @Test("A listed file that does not exist is missing")
    func missingFile() throws {
        var tree = try sample("ios/window").before()
        tree.set("Notes/Support/Journal.swift", to: nil)
        let app = try #require(try AppUnderTest.find(in: tree, platform: .ios).first)
        #expect(app.missing == ["Notes/Support/Journal.swift"])
    }

    @Test("A synchronized folder is compiled whole, but for its exceptions")
    func synchronizedFolder() throws {
        var tree = try sample("ios/storyboard").before()
        tree.set("Cards/New.swift", to: "")
        let app = try #require(try AppUnderTest.find(in: tree, platform: .ios).first)
        #expect(app.sources.contains("Cards/New.swift"))
        let project = try #require(tree.text("Cards.xcodeproj/project.pbxproj"))
        tree.set(
            "Cards.xcodeproj/project.pbxproj",
            to: project.replacing("Info.plist,", with: "Info.plist, New.swift,"))
        let without = try #require(try AppUnderTest.find(in: tree, platform: .ios).first)
        #expect(!without.sources.contains("Cards/New.swift"))
    }

    @Test("Keys of the build settings are in the property list beside those of the file")
    func generatedPropertyList() throws {
        let tree = try sample("ios/storyboard").before()
        let app = try #require(try AppUnderTest.find(in: tree, platform: .ios).first)
        let list = try #require(PropertyList.read(app.propertyList))
        #expect(list["UIMainStoryboardFile"] as? String == "Main")
        #expect(list["UIApplicationSupportsIndirectInputEvents"] as? String == "YES")
    }

    @Test("Settings come from a configuration file too, and the target's own win")
    func configurationFile() throws {
        var tree = try sample("ios/storyboard").before()
        tree.set("Base.xcconfig", to: "IPHONEOS_DEPLOYMENT_TARGET = 16.0 // old\n")
        tree.set(
            "Cards.xcconfig", to: "#include \"Base.xcconfig\"\nPRODUCT_MODULE_NAME = Deck\n")
        let project = try #require(tree.text("Cards.xcodeproj/project.pbxproj"))
        let reference = "B1000000000000000000000A"
        let based =
            project
            .replacing("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", with: "")
            .replacing(
                "buildSettings = {\n\t\t\t\tGENERATE",
                with: "baseConfigurationReference = \(reference);\nbuildSettings = {\nGENERATE"
            )
            .replacing(
                "children = (",
                with: "children = (\(reference), "
            )
            .replacing(
                "objects = {",
                with: "objects = {\(reference) = {isa = PBXFileReference; "
                    + "path = Cards.xcconfig; sourceTree = \"<group>\"; };")
        tree.set("Cards.xcodeproj/project.pbxproj", to: based)
        let app = try #require(try AppUnderTest.find(in: tree, platform: .ios).first)
        #expect(app.module == "Deck")
        #expect(app.deploymentTarget == Version(16, 0))
    }

    @Test("A folder without a project is an app of all its sources but tests and manifests")
    func withoutProject() throws {
        var tree = SourceTree()
        for path in ["App/A.swift", "AppTests/T.swift", "Package.swift", "Pods/X/P.swift"] {
            tree.set(path, to: "")
        }
        tree.set("project.yml", to: "options:\n  deploymentTarget:\n    iOS: \"16.4\"\n")
        let app = try #require(try AppUnderTest.find(in: tree, platform: .ios).first)
        #expect(app.sources == ["App/A.swift"])
        #expect(app.deploymentTarget == Version(16, 4))
    }
}
