import ProjectModel
import SourceEditing
import Testing

@Suite struct XcodeProjectLoadingTests {
    private let format = XcodeProjectFormat()

    @Test func projectsAreFoundByTheirFile() {
        let tree = ClassicProject.tree([
            "Empty.xcodeproj/readme": "", "a/B.xcodeproj/project.pbxproj": "",
        ])
        #expect(format.detect(in: tree) == ["Notes.xcodeproj", "a/B.xcodeproj"])
    }

    @Test func onlyAppsAreListedInTheProjectsOrder() {
        let names = format.load(ClassicProject.bundle, in: ClassicProject.tree()).targets.map(
            \.name)
        #expect(names == ["Notes", "Notes Mac"])
    }

    @Test func sourcesKeepTheBuildOrderAndTheDisksSpelling() throws {
        let notes = try target("Notes", of: ClassicProject.bundle, in: ClassicProject.tree())
        #expect(
            notes.sources == [
                "Notes/List View.swift", "Notes/AppDelegate.swift", "Notes/Zoom.swift",
            ])
        #expect(
            notes.resources == [
                "Notes/Base.lproj/Main.storyboard", "Notes/de.lproj/Main.strings",
                "Notes/Assets.xcassets",
            ])
    }

    @Test func infoPlistsAreFoundInAnySpelling() throws {
        let tree = ClassicProject.tree()
        #expect(
            try target("Notes", of: ClassicProject.bundle, in: tree).infoPlists == [
                "Notes/Info.plist"
            ])
        #expect(
            try target("Notes Mac", of: ClassicProject.bundle, in: tree).infoPlists == [
                "Mac/Mac-Info.plist"
            ])
    }

    @Test(arguments: [
        "\"$(PRODUCT_NAME)/Info.plist\"", "\"$(TARGET_NAME:lower)/Info.plist\"",
        "\"$PRODUCT_NAME/Info.plist\"",
        "\"$(SRCROOT)/./My Notes/../My Notes/Info.plist\"",
        "\"$(NOTHING:default=My Notes)/Info.plist\"",
    ])
    func infoPlistSpellings(value: String) throws {
        let text = ClassicProject.text
            .replacing("\"$(SRCROOT)/Notes/info.plist\"", with: value)
            .replacing("\"${PROJECT_DIR}/Notes/Info.plist\"", with: "Nowhere.plist")
        let tree = ClassicProject.tree([
            ClassicProject.path: text, "My Notes/Info.plist": "", "notes/Info.plist": "",
        ])
        let plists = try target("Notes", of: ClassicProject.bundle, in: tree).infoPlists
        #expect(plists == [value.contains("lower") ? "notes/Info.plist" : "My Notes/Info.plist"])
    }

    @Test func settingsAreResolvedOverTheLevels() throws {
        let notes = try target("Notes", of: ClassicProject.bundle, in: ClassicProject.tree())
        let debug = try #require(notes.configurations.first { $0.name == "Debug" })
        #expect(debug.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.My-Notes")
        #expect(debug.settings["INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]"] == "Main")
        #expect(debug.settings["SDKROOT"] == "iphoneos")
        #expect(notes.productName == "My Notes")
        #expect(notes.moduleName == "My_Notes")
        #expect(notes.deploymentTarget == VersionNumber(12))
        #expect(debug.deploymentTarget(for: .ios) == VersionNumber(13))
    }

    @Test func platformsComeFromSDKAndSettings() throws {
        let tree = ClassicProject.tree()
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        #expect(notes.platform == .ios)
        #expect(notes.platforms == [.ios, .maccatalyst])
        #expect(try target("Notes Mac", of: ClassicProject.bundle, in: tree).platform == .macos)
        let player = try target(
            "Player", of: SynchronizedProject.bundle, in: SynchronizedProject.tree())
        #expect(player.platform == .ios)
        #expect(player.platforms == [.ios, .macos])
    }

    @Test func synchronizedFoldersGiveTheirFilesExceptForExceptions() throws {
        let tree = SynchronizedProject.tree()
        let player = try target("Player", of: SynchronizedProject.bundle, in: tree)
        #expect(
            player.sources == [
                "ios/Player/AppDelegate.swift", "ios/Player/Deep/View.swift",
                "ios/Player/Shared.swift",
            ])
        #expect(
            player.resources == [
                "ios/Player/Base.lproj/Main.storyboard", "ios/Player/Media.xcassets",
                "ios/Player/Raw/sample.swift",
            ])
    }

    @Test func watchAppsHaveTheSourcesOfTheirExtension() throws {
        let tree = SynchronizedProject.tree()
        let watch = try target("Player Watch", of: SynchronizedProject.bundle, in: tree)
        #expect(watch.sources == ["ios/Watch/Code.swift"])
        #expect(watch.platform == .watchos)
        #expect(watch.moduleName == "Player_Watch_Extension")
    }

    @Test func aTargetWithoutSourcesIsListed() throws {
        let tree = ClassicProject.tree(of: [ClassicProject.path: ClassicProject.text])
        #expect(try target("Notes", of: ClassicProject.bundle, in: tree).sources == [])
    }

    @Test func aProjectDirectoryMovesEveryPath() throws {
        let text = ClassicProject.text
            .replacing("projectDirPath = \"\";", with: "projectDirPath = ..;")
        let tree = ClassicProject.tree(of: [
            "xcode/" + ClassicProject.path: text, "Notes/AppDelegate.swift": "",
            "Notes/Info.plist": "",
        ])
        let notes = try target("Notes", of: "xcode/Notes.xcodeproj", in: tree)
        #expect(notes.sources == ["Notes/AppDelegate.swift"])
        #expect(notes.infoPlists == ["Notes/Info.plist"])
    }

    @Test func groupsThatContainThemselvesEnd() throws {
        let text = ClassicProject.text.replacing(
            "C00000000000000000000002 /* Notes */,",
            with: "C00000000000000000000002, C00000000000000000000001,")
        let tree = ClassicProject.tree([ClassicProject.path: text])
        #expect(try target("Notes", of: ClassicProject.bundle, in: tree).sources.count == 3)
    }

    @Test(arguments: [
        ("", "the file is empty"),
        ("{ a = 1; }", "this is no Xcode project: there are no \"objects\""),
        ("{ objects = { }; }", "this is no Xcode project: there is no \"rootObject\""),
        ("version https://lfs", "this is no property list"),
        ("{\n<<<<<<< HEAD\n}", "a merge conflict is not resolved"),
        ("{ \"objects\": {} }", "this property list is in JSON"),
    ])
    func damagedProjectsAreAProblemWithAPlace(text: String, reason: String) {
        let tree = ClassicProject.tree([ClassicProject.path: text])
        let loaded = format.load(ClassicProject.bundle, in: tree)
        #expect(loaded.targets.isEmpty)
        #expect(loaded.problems.map(\.reason) == [reason])
        #expect(loaded.problems.allSatisfy { $0.path == ClassicProject.path && $0.offset != nil })
    }

    @Test func anXMLProjectIsRead() throws {
        let document = try PropertyListDocument(SourceText(ClassicProject.text))
        let xml = try xmlForm(of: document)
        let tree = ClassicProject.tree([ClassicProject.path: xml])
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        #expect(
            notes == (try target("Notes", of: ClassicProject.bundle, in: ClassicProject.tree())))
        #expect(throws: ProjectError.self) {
            try format.lower([.removeSetting(key: "SDKROOT")], for: notes, in: tree)
        }
    }

    private func xmlForm(of document: PropertyListDocument) throws -> String {
        let empty = "<plist version=\"1.0\">\n<dict/>\n</plist>\n"
        let target = try PropertyListDocument(SourceText(empty))
        let value = try #require(document.value(at: []))
        return applied(try target.settingEdits(of: value, at: []), to: empty)
    }
}
