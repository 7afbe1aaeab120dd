import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct TuistPropertyListTests {
    private static let classKey: [PropertyListKey] = [
        "UIApplicationSceneManifest", "UISceneConfigurations",
        "UIWindowSceneSessionRoleApplication", 0, "UISceneDelegateClassName",
    ]

    /// The property list of the only app of a manifest.
    private func list(
        _ infoPlist: String, _ other: String = ""
    ) throws -> (list: any InfoPropertyList, text: String) {
        let text = """
            import ProjectDescription
            \(other)
            let project = Project(name: "A", targets: [
                .target(name: "A", destinations: .iOS, product: .app, bundleId: "b",
                        infoPlist: \(infoPlist), sources: ["*.swift"])
            ])
            """
        let tree = ClassicProject.tree(of: ["Project.swift": text, "A.swift": "@main"])
        let app = try target("A", of: "Project.swift", in: tree, format: TuistFormat())
        #expect(app.unreadable == [])
        let literal = try #require(app.manifestPropertyLists.first)
        let list = try #require(TuistFormat().propertyList(literal, of: app, in: tree))
        return (list, text)
    }

    private func edited(
        _ infoPlist: String, _ other: String = "", removing paths: [[PropertyListKey]] = [],
        setting pairs: [PropertyListPair] = []
    ) throws -> String {
        let (list, text) = try list(infoPlist, other)
        return applied(list.edits(removing: paths, setting: pairs), to: text)
    }

    private func manifest(_ infoPlist: String, _ other: String = "") -> String {
        """
        import ProjectDescription
        \(other)
        let project = Project(name: "A", targets: [
            .target(name: "A", destinations: .iOS, product: .app, bundleId: "b",
                    infoPlist: \(infoPlist), sources: ["*.swift"])
        ])
        """
    }

    @Test func valuesAreReadThroughWrappersAndConstants() throws {
        let (list, text) = try list(
            """
            .extendingDefault(with: [
                sceneKey: .dictionary(scenes), "B": .boolean(true), "C": [1, 2.5], "D": ["E": "\\(name)"],
                "UIMainStoryboardFile": "",
            ])
            """,
            """
            let name = "x"
            let sceneKey = "UIApplicationSceneManifest"
            let scenes: [String: Plist.Value] = ["UISceneConfigurations": .dictionary([:])]
            """)
        #expect(list.keys == ["UIApplicationSceneManifest", "B", "C", "D"])
        #expect(list.value(at: ["B"]) == .boolean(true))
        #expect(list.value(at: ["C"]) == .array([.integer(1), .real(2.5)]))
        #expect(list.value(at: ["D", "E"]) == .string("x"))
        #expect(
            list.value(at: ["UIApplicationSceneManifest", "UISceneConfigurations"])
                == .dictionary([]))
        #expect(list.range(at: ["B"]).map { SourceText(text)[$0] } == "true")
    }

    @Test func anEntryGoesWithItsLineAndOtherCommentsStay() throws {
        let before = """
            .extendingDefault(with: [
                "A": "1",
                // why not
                "UIMainStoryboardFile": "Main", // the first
                "B": "2"
            ])
            """
        let after = """
            .extendingDefault(with: [
                "A": "1",
                // why not
                "B": "2"
            ])
            """
        #expect(
            try edited(before, removing: [["UIMainStoryboardFile"]]) == manifest(after))
    }

    @Test func theLastEntryTakesTheCommaInFrontAlong() throws {
        #expect(
            try edited(
                "[\"A\": \"1\", \"UIMainStoryboardFile\": \"Main\"]".asPlist,
                removing: [["UIMainStoryboardFile"]]) == manifest("[\"A\": \"1\"]".asPlist))
        #expect(
            try edited(
                "[\"UIMainStoryboardFile\": \"Main\", \"A\": \"1\"]".asPlist,
                removing: [["UIMainStoryboardFile"]]) == manifest("[\"A\": \"1\"]".asPlist))
    }

    @Test func anEmptiedLiteralStaysADictionary() throws {
        #expect(
            try edited(
                "[\"UIMainStoryboardFile\": \"Main\"]".asPlist,
                removing: [["UIMainStoryboardFile"]]) == manifest("[:]".asPlist))
        #expect(
            try edited(
                "[\n    // none\n    \"UIMainStoryboardFile\": \"Main\",\n]".asPlist,
                removing: [["UIMainStoryboardFile"]])
                == manifest("[\n    // none\n    :\n]".asPlist))
    }

    @Test func newKeysLookLikeTheirNeighbours() throws {
        let scenes = PropertyListPair(
            "S", .dictionary([PropertyListPair("M", .boolean(false))]))
        #expect(
            try edited("[\"A\": \"1\"]".asPlist, setting: [scenes])
                == manifest("[\"A\": \"1\", \"S\": [\"M\": false]]".asPlist))
        #expect(
            try edited("[:]".asPlist, setting: [PropertyListPair("S", .boolean(false))])
                .contains("\"S\": false,"))
        #expect(
            try edited("[\n  \"A\": \"1\", // one\n]".asPlist, setting: [scenes])
                == manifest(
                    "[\n  \"A\": \"1\", // one\n  \"S\": [\n    \"M\": false,\n  ],\n]".asPlist))
        #expect(
            try edited("[\n\t\"A\": \"1\"\n]".asPlist, setting: [scenes])
                == manifest("[\n\t\"A\": \"1\",\n\t\"S\": [\n\t\t\"M\": false\n\t]\n]".asPlist))
        let replaced = try edited(
            "[\n    \"UIMainStoryboardFile\": \"Main\"\n]".asPlist,
            removing: [["UIMainStoryboardFile"]], setting: [scenes])
        #expect(replaced.contains("\"S\": [\n") && !replaced.contains("Main"))
        let commented = try edited(
            "[\n  // none\n  \"UIMainStoryboardFile\": \"Main\",\n]".asPlist,
            removing: [["UIMainStoryboardFile"]], setting: [scenes])
        #expect(
            commented
                == manifest("[\n  // none\n  \"S\": [\n    \"M\": false,\n  ]\n]".asPlist))
    }

    @Test func dictionariesThatArePutTogetherAreEditedWhereEachPartStands() throws {
        let other = """
            let base: [String: Plist.Value] = [
                "UIMainStoryboardFile": "Main",
                "A": "1",
            ]
            """
        let after = """
            let base: [String: Plist.Value] = [
                "A": "1",
            ]
            """
        let plist = ".extendingDefault(with: base.merging([\"B\": \"2\"]) { $1 })"
        #expect(
            try edited(plist, other, removing: [["UIMainStoryboardFile"]])
                == manifest(plist, after))
    }

    @Test func aClassInAnotherSourceIsEditedThere() throws {
        let helper = "Tuist/ProjectDescriptionHelpers/Scenes.swift"
        let scenes = """
            import ProjectDescription
            public let scenes: [String: Plist.Value] = [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default",
                            "UISceneDelegateClassName": "A.SceneDelegate",
                        ],
                    ],
                ],
            ]
            """
        let tree = ClassicProject.tree(of: [
            "A.swift": "@main", helper: scenes,
            "Project.swift": manifest(
                ".extendingDefault(with: [\"UIApplicationSceneManifest\": .dictionary(scenes)])"),
        ])
        let app = try target("A", of: "Project.swift", in: tree, format: TuistFormat())
        let literal = try #require(app.manifestPropertyLists.first)
        #expect(literal.place.path == helper)
        let list = try #require(TuistFormat().propertyList(literal, of: app, in: tree))
        #expect(list.value(at: Self.classKey) == .string("A.SceneDelegate"))
        #expect(
            applied(list.edits(removing: [Self.classKey], setting: []), to: scenes)
                == scenes.split(separator: "\n").filter { !$0.contains("ClassName") }
                .joined(separator: "\n"))
    }
}

extension String {
    fileprivate var asPlist: String { ".extendingDefault(with: \(self))" }
}
