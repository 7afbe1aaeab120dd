import LifecycleMigration
import SourceEditing
import Testing

@testable import AppFacts

/// What a project says beside its sources: its manifest, its language, and the domains of its links.
struct ProjectFactTests {
    private static func delegate(_ members: String = "") -> String {
        PlainDelegate.source(members: members) + "\n"
    }

    private static let continuing = """
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                print(userActivity.webpageURL as Any)
                return true
            }
        """

    private func project(
        _ members: String = "", keys: String = "", settings: String = "",
        files: [String: String] = [:]
    ) -> SharedProject {
        var sources = files
        sources["AppDelegate.swift"] = Self.delegate(members)
        return SharedProject(
            [.init(name: "Notes", sources: ["AppDelegate.swift"], keys: keys, settings: settings)],
            sources: sources)
    }

    private func ids(_ project: SharedProject) -> Set<FindingID> {
        Set((project.app("Notes")?.findings ?? []).map(\.id))
    }

    // MARK: The manifest

    @Test func anAppWithoutAManifestGetsOneForOneWindow() throws {
        let project = project()
        let list = try #require(project.text("Notes.plist"))
        #expect(
            list.contains(
                "<key>UIApplicationSceneManifest</key>\n\t<dict>\n\t\t<key>UIApplicationSupportsMultipleScenes</key>\n\t\t<false/>\n\t</dict>"
            ))
        #expect(ids(project).contains(.sceneManifest))
        #expect(project.app("Notes")?.outcome == .migrate)
    }

    @Test func aManifestThatIsThereStays() throws {
        let keys =
            "\t<key>UIApplicationSceneManifest</key>\n\t<dict>\n\t\t<key>UIApplicationSupportsMultipleScenes</key>\n\t\t<true/>\n\t</dict>"
        let project = project(keys: keys)
        #expect(project.text("Notes.plist")?.contains(keys) == true)
        #expect(!ids(project).contains(.sceneManifest))
    }

    @Test func aManifestThatXcodeGeneratesIsNoneToWrite() throws {
        let project = project(
            settings: "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")
        #expect(
            project.text("Notes.plist")?.contains("UIApplicationSceneManifest") == false)
        #expect(!ids(project).contains(.sceneManifest))
    }

    @Test("Code that asks for the manifest is named where it is written")
    func readers() throws {
        let reads =
            "    var hasScenes: Bool { Bundle.main.object(forInfoDictionaryKey: \"UIApplicationSceneManifest\") != nil }"
        #expect(ids(project(reads)).contains(.plistRuntimeRead))
        let generated = project(
            reads, settings: "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")
        #expect(!ids(generated).contains(.plistRuntimeRead))
    }

    @Test("A storyboard's key that goes and the manifest that comes are one edit")
    func manifestBesideRemoval() throws {
        let keys =
            "\t<key>UIMainStoryboardFile</key>\n\t<string></string>"
        let list = try #require(project(keys: keys).text("Notes.plist"))
        #expect(!list.contains("UIMainStoryboardFile"))
        #expect(list.contains("UIApplicationSceneManifest"))
    }

    // MARK: The language

    @Test(
        "A language below Swift 4 is said, and others are not",
        arguments: [("3.0", true), ("3.2", true), ("4.0", false), ("4.2", false), ("5.0", false)])
    func language(_ version: String, isSaid: Bool) {
        let project = project(settings: "SWIFT_VERSION = \(version);")
        #expect(ids(project).contains(.swiftVersion) == isSaid)
        #expect(project.app("Notes")?.outcome == (isSaid ? .partial : .migrate))
    }

    // MARK: Links

    private static let setting = "CODE_SIGN_ENTITLEMENTS = Notes.entitlements;"

    private static func entitlements(_ domains: String) -> [String: String] {
        [
            "Notes.entitlements": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \(domains)
            </dict>
            </plist>

            """
        ]
    }

    private static func domains(_ value: String) -> [String: String] {
        entitlements(
            "\t<key>com.apple.developer.associated-domains</key>\n\t<array>\n\t\t<string>\(value)</string>\n\t</array>"
        )
    }

    @Test(
        "Code for links is written where the entitlements may name a domain for them",
        arguments: [
            (domains("applinks:example.com"), true), (domains("$(DOMAIN)"), true),
            (domains("webcredentials:example.com"), false),
            (entitlements("\t<key>aps-environment</key>\n\t<string>production</string>"), false),
            (["Notes.entitlements": "<<<<<<< ours\n"], true), ([:], true),
        ])
    func links(_ files: [String: String], areWritten: Bool) throws {
        let project = project(Self.continuing, settings: Self.setting, files: files)
        let app = try #require(project.text("NotesApp.swift"))
        #expect(app.contains("NSUserActivityTypeBrowsingWeb") == areWritten)
        #expect(app.contains(".onOpenURL") == areWritten)
    }

    /// The same where the method is for links alone.
    private static let following = continuing.replacing(
        "print(",
        with:
            "guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return false }\n        print("
    )

    @Test("Without entitlements no link comes, and a method for links stays as unused as it was")
    func unused() throws {
        let project = project(Self.following)
        let app = try #require(project.app("Notes"))
        #expect(app.outcome == .migrate)
        #expect(
            app.findings.contains { $0.id == .callbackUserActivity && $0.applicability == .review })
        let record = try #require(app.callbacks.first { $0.name.contains("continue") })
        #expect(record.state == .unused)
        #expect(project.text("NotesApp.swift")?.contains("Activity") == false)
    }

    @Test("Entitlements that another target may use keep the code for links")
    func entitlementsBeside() throws {
        let project = project(
            Self.continuing, files: Self.domains("applinks:example.com"))
        #expect(
            project.text("NotesApp.swift")?.contains("NSUserActivityTypeBrowsingWeb") == true)
    }

    @Test("Activities that the property list names are continued without code for links")
    func activities() throws {
        let keys =
            "\t<key>NSUserActivityTypes</key>\n\t<array>\n\t\t<string>com.example.note</string>\n\t</array>"
        let ofNotes = Self.continuing.replacing(
            "print(",
            with:
                "guard userActivity.activityType == \"com.example.note\" else { return false }\n        print("
        )
        let app = try #require(project(ofNotes, keys: keys).text("NotesApp.swift"))
        #expect(app.contains(".onContinueUserActivity(\"com.example.note\") { resume($0) }"))
        #expect(!app.contains("NSUserActivityTypeBrowsingWeb") && !app.contains(".onOpenURL"))
    }
}
