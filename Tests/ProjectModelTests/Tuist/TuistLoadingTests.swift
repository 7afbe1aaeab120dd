import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct TuistLoadingTests {
    private func load(
        _ manifest: String, _ helpers: [String: String] = [:], files: [String] = []
    ) -> LoadedProject {
        var all = ["Project.swift": "import ProjectDescription\n" + manifest]
        for (name, text) in helpers {
            all["Tuist/ProjectDescriptionHelpers/" + name] = "import ProjectDescription\n" + text
        }
        for path in files + ["Sources/App.swift"] { all[path] = "@main\n" }
        return TuistFormat().load("Project.swift", in: ClassicProject.tree(of: all))
    }

    @Test func anAppIsReadFromLiteralsAndConstants() throws {
        let app = try target(
            "Notes", of: TuistProject.path, in: TuistProject.tree(), format: TuistFormat())
        #expect(app.sources == ["App/Sources/AppDelegate.swift", "App/Sources/Screens/List.swift"])
        #expect(
            app.resources == [
                "App/Resources/Assets.xcassets", "App/Resources/Base.lproj/Main.storyboard",
            ])
        #expect(app.platform == .ios)
        #expect(app.deploymentTarget == VersionNumber(13))
        #expect(app.configurations.map(\.name) == ["Debug", "Release"])
        #expect(app.configurations[0].settings["SWIFT_VERSION"] == "5.9")
        #expect(app.moduleName == "Notes")
        #expect(app.linkedProducts == ["Alamofire"])
        #expect(app.unreadable == [])
        #expect(app.manifestPropertyLists.map(\.place.path) == [TuistProject.path])
        #expect(app.settingPlaces["IPHONEOS_DEPLOYMENT_TARGET"]?.path == TuistProject.helpers)
    }

    @Test func allTargetsAreModulesAndTestsKnowTheirHost() {
        let loaded = TuistFormat().load(TuistProject.path, in: TuistProject.tree())
        #expect(loaded.targets.map(\.name) == ["Notes"])
        #expect(loaded.manifestTargets.map(\.name) == ["Notes", "Kit", "NotesTests"])
        #expect(loaded.manifestTargets.map(\.host) == [nil, nil, "Notes"])
        #expect(
            loaded.manifestTargets[0].dependencies.contains(.target("Kit", of: TuistProject.path)))
        #expect(loaded.generates?.paths == ["App/Notes.xcodeproj"])
    }

    @Test func aProjectBesideItsManifestIsLeftOut() {
        let tree = TuistProject.tree(["App/Notes.xcodeproj/project.pbxproj": ClassicProject.text])
        let projects = LoadedProjects(of: tree)
        #expect(projects.entries.map(\.path) == [TuistProject.path])
        #expect(projects.generated == ["App/Notes.xcodeproj"])
    }

    @Test func earlyVersionsSpellTargetsAsTypes() throws {
        let loaded = load(
            """
            let project = Project(name: "A", targets: [
                Target(name: "A-B", platform: .iOS, product: .app, bundleId: "b",
                       deploymentTarget: .iOS(targetVersion: "12.1", devices: .iphone),
                       infoPlist: "Info.plist", sources: "Sources/**")
            ])
            """, files: ["Info.plist"])
        let app = try #require(loaded.targets.first)
        #expect(loaded.problems == [])
        #expect(app.infoPlists == ["Info.plist"])
        #expect(app.deploymentTarget == VersionNumber(12, 1))
        #expect(app.moduleName == "A_B")
        #expect(app.sources == ["Sources/App.swift"])
    }

    @Test(arguments: [
        "let project = Project.app(name: \"A\")",
        "let project: Project = .app(name: \"A\")",
        "let project = Project.app(name: makeName(\"A\"))",
        "let project = Project(name: \"A\", targets: [.other(\"A\")] + .none)",
        "let project = Project(name: \"A\", targets: Factory(name: \"A\").targets())",
        "let project = Project(name: \"A\", targets: Module.main.targets)",
        "Project(name: \"A\", targets: Project.targets(of: [.app, .tests], name: \"A\"))",
        "let project = Project(name: \"A\", targets: [\"A\"].map { Target.other($0) })",
        "let project = Project(name: Env.name, targets: [Tgt.other(Env.name)])",
    ])
    func helpersAreFollowed(_ manifest: String) {
        let helpers = """
            public typealias Tgt = Target
            public enum Kind { case app, tests
                var isApp: Bool { switch self { case .app: return true; default: return false } } }
            public enum Module: String { case main = "A"
                public var targets: [Target] { [.other(rawValue)] } }
            public struct Env { public static let name = "A" }
            public func makeName(_ text: String) -> String { text.contains("B") ? "B" : text }
            public class Factory {
                let name: String
                let sources: SourceFilesList = ["Sources/**"]
                public init(name: String) { self.name = name }
                public func targets() -> [Target] {
                    let app = Target.target(
                        name: name, destinations: [.iPhone], product: .app, bundleId: "b",
                        infoPlist: .default, sources: sources)
                    return [app]
                }
            }
            extension [Target] { static let none: [Target] = [] }
            extension Tgt {
                public static func other(_ name: String, product: Product = .app) -> Target {
                    .target(name: name, destinations: .iOS, product: product, bundleId: "b",
                            sources: .all)
                }
            }
            extension SourceFilesList { static let all: SourceFilesList = ["Sources/**"] }
            extension Project {
                public static func app(name: String) -> Project {
                    var targets: [Target] = []
                    if name.hasPrefix("A") { targets += [.other(name)] }
                    print("made")
                    return Project(name: name, targets: targets)
                }
                public static func targets(of kinds: Set<Kind>, name: String) -> [Target] {
                    var result: [Target] = []
                    for kind in kinds {
                        if kind.isApp {
                            result.append(.other(name))
                        } else {
                            result.append(.other(name + "Tests", product: .unitTests))
                        }
                    }
                    return result
                }
            }
            """
        let loaded = load(manifest, ["Helpers.swift": helpers])
        #expect(loaded.problems == [])
        #expect(loaded.targets.map(\.name) == ["A"])
        #expect(loaded.targets.first?.sources == ["Sources/App.swift"])
    }

    private static let settingHelpers = """
        import ProjectDescription
        public extension SettingsDictionary {
            static let common: SettingsDictionary = ["SWIFT_VERSION": "5.9"]
            func versioned(_ version: String) -> SettingsDictionary {
                merging(["SWIFT_VERSION": .string(version)])
            }
        }
        extension Dictionary where Key == String, Value == SettingValue {
            public static var shared: SettingsDictionary { ["A": "B"] }
        }
        public extension Settings {
            static func base() -> Settings { .settings(base: all().versioned("5.9")) }
        }
        private func all() -> SettingsDictionary {
            var settings: SettingsDictionary = ["A": "B"]
            settings["C"] = "D"
            settings.merge(["SWIFT_VERSION": "4.2", "E": "F"]) { _, new in new }
            return settings
        }
        public extension Array where Element == Configuration {
            static let own: [Configuration] = [
                .debug(name: "Dev", settings: .init().swiftVersion("5.9")),
                .release(name: "Release", settings: .common),
            ]
        }
        """

    @Test(
        "Settings are followed through Tuist's own methods, and those of helpers",
        arguments: [
            "base: [\"SWIFT_VERSION\": \"4.2\"].merging([\"SWIFT_VERSION\": \"5.9\"])",
            "base: SettingsDictionary().swiftVersion(\"5.9\").automaticCodeSigning(devTeam: \"X\")",
            "base: .init().marketingVersion(\"1\").otherLinkerFlags([\"-ObjC\"]).swiftVersion(\"5.9\")",
            "base: [\"A\": \"B\"].merging(.common) { $1 }, defaultSettings: .recommended",
            "base: Dictionary.shared.versioned(\"5.9\").debugInformationFormat(.dwarfWithDsym)",
            "base: [:], debug: .common, release: SettingsDictionary().swiftVersion(\"5.9\")",
            "configurations: .own",
        ])
    func settingsAreFollowed(_ settings: String) throws {
        for settings in [".settings(\(settings))", "Settings.settings(\(settings))"] {
            let app = try settled(settings)
            #expect(app.configurations.map { $0.settings["SWIFT_VERSION"] } == ["5.9", "5.9"])
            #expect(app.configurations.map(\.isWhole) == [true, true])
        }
    }

    @Test func settingsOfAHelperAreFollowed() throws {
        let app = try settled(".base()")
        #expect(app.configurations.map { $0.settings["SWIFT_VERSION"] } == ["5.9", "5.9"])
        #expect(app.configurations.map(\.isWhole) == [true, true])
    }

    @Test func settingsOfOneConfigurationAreItsOwn() throws {
        let app = try settled(
            ".settings(debug: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"NEW\"], release: [:])")
        let flags = app.configurations.map { $0.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] }
        #expect(app.configurations.map(\.name) == ["Debug", "Release"])
        #expect(flags == ["NEW", nil])
    }

    @Test(
        "Settings that can't be told are said to be not all",
        arguments: [
            "base: SettingsDictionary().unheardOf(\"5.9\")",
            "base: .init().swiftVersion(Environment.v)",
        ])
    func settingsThatCannotBeTold(_ settings: String) throws {
        let app = try settled(".settings(\(settings))")
        #expect(app.configurations.map(\.isWhole) == [false, false])
    }

    private func settled(_ settings: String) throws -> AppTarget {
        let loaded = load(
            """
            let project = Project(name: "A", settings: \(settings), targets: [
                .target(name: "A", destinations: .iOS, product: .app, bundleId: "b",
                        sources: ["Sources/**"])
            ])
            """, ["Settings.swift": Self.settingHelpers])
        #expect(loaded.problems == [])
        return try #require(loaded.targets.first)
    }

    @Test(
        "Targets are made of an enumeration's cases",
        arguments: [
            "Env.allCases.map(\\.app)", "Env.allCases.map { $0.app }",
            "Env.allCases.compactMap(\\.app)",
            "Env.allCases.flatMap(\\.apps)", "Env.allCases.map(\\.apps).joined()",
            "Env.allCases.enumerated().map { _, item in item.app }",
            "Env.allCases.enumerated().map { $0.element.app }",
        ])
    func targetsOfCases(_ targets: String) {
        let loaded = load(
            "let project = Project(name: \"A\", targets: \(targets))",
            [
                "Env.swift": """
                public enum Env: String, CaseIterable { case dev = "Dev", prod = "Prod"
                    public var apps: [Target] { [app] }
                    public var app: Target {
                        .target(name: rawValue, destinations: .iOS, product: .app, bundleId: "b",
                                sources: ["Sources/**"])
                    }
                }
                """
            ])
        #expect(loaded.problems == [])
        #expect(loaded.targets.map(\.name) == ["Dev", "Prod"])
    }

    @Test func aliasesOfTypesAreFollowed() {
        let loaded = load(
            """
            let project = Project.make(dependencies: [.data, .Features.root])
            """,
            [
                "Alias.swift": "public typealias Dep = TargetDependency",
                "Dependencies.swift": """
                public extension Dep { struct Features {} }
                public extension Dep {
                    static let data = Dep.project(target: "Data", path: .relativeToRoot("Data"))
                }
                public extension Dep.Features {
                    static let root = TargetDependency.external(name: "Root")
                }
                """,
                "Project.swift": """
                public extension Project {
                    static func make(dependencies: [TargetDependency] = []) -> Project {
                        Project(name: "A", targets: [
                            Target(name: "A", platform: .iOS, product: .app, bundleId: "b",
                                   sources: ["Sources/**"],
                                   dependencies: [dependencies, []].flatMap { $0 })
                        ])
                    }
                }
                """,
            ])
        // Only that manifest isn't there.
        #expect(loaded.targets.first?.unreadable.count == 1)
        #expect(
            loaded.manifestTargets.first?.dependencies == [
                .target("Data", of: "Data/Project.swift"), .product("Root", folder: nil),
            ])
    }

    @Test(arguments: [
        ("let project = Project(name: \"A\", targets: makeTargets())", "makeTargets"),
        (
            "let project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: .iOS, product: kind(), bundleId: \"b\")])",
            "`product` of the target 'A'"
        ),
        (
            "let project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: .iOS, product: .app, bundleId: \"b\", sources: [Environment.folder.getString(default: \"Sources\")])])",
            "`sources` of the target 'A'"
        ),
        (
            "let project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: .iOS, product: .app, bundleId: \"b\", sources: [\"../../Sources/**\"])])",
            "`sources` of the target 'A'"
        ),
        (
            "let a = b\nlet b = a\nlet project = Project(name: \"A\", targets: [.target(name: a, destinations: .iOS, product: .app, bundleId: \"b\")])",
            "refers to itself"
        ),
        (
            "func f(_ n: String) -> [Target] { f(n + n) }\nlet project = Project(name: \"A\", targets: f(\"x\"))",
            "can't be read"
        ),
        (
            "let t: [Target] = { var r: [Target] = []; while true { r.append(.target(name: \"A\")) }; return r }()\nlet project = Project(name: \"A\", targets: t)",
            "is changed by code"
        ),
        ("let name = \"A\"", "there is no `Project(…)`"),
    ])
    func whatCannotBeFollowedIsRefusedWithItsReason(_ manifest: String, _ reason: String) {
        let loaded = load(manifest)
        #expect(loaded.targets.isEmpty)
        #expect(loaded.problems.count == 1)
        #expect(loaded.problems.first?.reason.contains(reason) == true, "\(loaded.problems)")
        #expect(loaded.problems.first?.path == "Project.swift")
    }

    @Test func aFolderWithoutAStartHasNoApp() {
        let tree = ClassicProject.tree(of: [
            "Kit/Project.swift": "import ProjectDescription\nlet project = Project.kit()",
            "Kit/Sources/Kit.swift": "",
        ])
        #expect(TuistFormat().load("Kit/Project.swift", in: tree).problems == [])
    }

    @Test func damageIsRefusedWithItsPlace() {
        let loaded = load("let project = Project(name: \"A, targets: [])")
        #expect(loaded.problems.first?.offset == 47)
        let conflict = load("<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> other\n")
        #expect(conflict.problems.first?.reason.contains("conflict") == true)
    }

    @Test func anInfoPlistThatIsComputedIsSaid() throws {
        let loaded = load(
            "let project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: .iOS, product: .app, bundleId: \"b\", infoPlist: .extendingDefault(with: plist(for: .ios)), sources: [\"Sources/**\"])])"
        )
        let app = try #require(loaded.targets.first)
        #expect(app.manifestPropertyLists == [])
        #expect(app.unreadable.count == 1)
        #expect(app.unreadable[0].reason.contains("`infoPlist` of the target 'A'"))
        #expect(app.unreadable[0].reason.contains("'plist'"))
    }

    @Test func aDictionaryOfTwoAppsIsGivenToBothWithTheirNames() {
        let loaded = load(
            """
            let plist: [String: Plist.Value] = ["UILaunchScreen": [:]]
            func app(_ name: String) -> Target {
                .target(name: name, destinations: .iOS, product: .app, bundleId: "b",
                        infoPlist: .extendingDefault(with: plist), sources: ["Sources/**"])
            }
            let project = Project(name: "A", targets: [app("A"), app("B")])
            """)
        #expect(loaded.targets.map(\.name) == ["A", "B"])
        #expect(
            loaded.targets.map { $0.manifestPropertyLists.first?.sharers.map(\.name) } == [
                ["B"], ["A"],
            ])
        #expect(loaded.targets.allSatisfy { $0.unreadable.isEmpty })
    }

    @Test(arguments: [
        ("staticFramework", true), ("framework", true), ("appExtension", false),
        ("unitTests", false),
    ])
    func aDictionaryOfAnotherTargetIsGivenWhereThatIsALibrary(product: String, isGiven: Bool) {
        let loaded = load(
            """
            let plist: [String: Plist.Value] = ["UILaunchScreen": [:]]
            func target(_ name: String, _ product: Product) -> Target {
                .target(name: name, destinations: .iOS, product: product, bundleId: "b",
                        infoPlist: .extendingDefault(with: plist), sources: ["Sources/**"])
            }
            let project = Project(name: "A", targets: [target("A", .app), target("Kit", .\(product))])
            """)
        #expect(
            (loaded.targets.first?.manifestPropertyLists.first?.libraries == ["Kit"]) == isGiven)
        #expect(loaded.targets.first?.unreadable.isEmpty == isGiven)
        if !isGiven {
            #expect(
                loaded.targets.first?.unreadable.first?.reason.hasSuffix(
                    "other targets use the same dictionary: 'Kit'") == true)
        }
    }

    @Test func aDictionaryIsNotGivenWhereAnotherTargetMayUseIt() {
        let loaded = load(
            """
            let plist: [String: Plist.Value] = ["UILaunchScreen": [:]]
            let project = Project(name: "A", targets: [
                .target(name: "A", destinations: .iOS, product: .app, bundleId: "b",
                        infoPlist: .extendingDefault(with: plist), sources: ["Sources/**"]),
                .target(name: "B", destinations: .iOS, product: .app, bundleId: "b",
                        infoPlist: .extendingDefault(with: changed(plist)), sources: ["Sources/**"]),
            ])
            """)
        #expect(loaded.targets.allSatisfy { $0.manifestPropertyLists.isEmpty })
        #expect(
            loaded.targets.first?.unreadable.first?.reason.contains("'B', which can't be read")
                == true)
    }

    @Test(arguments: [
        ("plist[\"CFBundleName\"] = \"A\"", true), ("plist[\"UIScene\" + \"X\"] = true", true),
        ("plist[\"UIMainStoryboardFile\"] = \"Main\"", false),
        (
            "plist[\"UIApplicationSceneManifest\"] = [\"UIApplicationSupportsMultipleScenes\": false]",
            false
        ),
        ("plist[name()] = \"A\"", false), ("plist[\"CFBundleName\"] = nil", false),
    ])
    func aSubscriptSetsAKeyWhereThatDoesNotDecideTheStart(line: String, isRead: Bool) {
        let loaded = load(
            """
            func app() -> Target {
                var plist: [String: Plist.Value] = ["UILaunchScreen": [:]]
                \(line)
                return .target(name: "A", destinations: .iOS, product: .app, bundleId: "b",
                               infoPlist: .extendingDefault(with: plist), sources: ["Sources/**"])
            }
            let project = Project(name: "A", targets: [app()])
            """)
        #expect(loaded.targets.first?.unreadable.isEmpty == isRead, "\(line)")
        #expect(loaded.targets.first?.manifestPropertyLists.isEmpty == !isRead, "\(line)")
    }

    @Test func dictionariesThatNameEachOtherTwiceAreBounded() {
        let lines = (1...40).map {
            "let p\($0): [String: Plist.Value] = [\"a\": .dictionary(p\($0 - 1)), \"b\": .dictionary(p\($0 - 1))]"
        }
        let loaded = load(
            "let p0: [String: Plist.Value] = [:]\n" + lines.joined(separator: "\n")
                + "\nlet project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: .iOS, product: .app, bundleId: \"b\", infoPlist: .extendingDefault(with: [\"UIApplicationSceneManifest\": .dictionary(p40)]), sources: [\"Sources/**\"])])"
        )
        #expect(loaded.targets.isEmpty)
        #expect(loaded.problems.count == 1)
    }

    @Test func codeOfAnotherManifestThatCannotBeReadIsSaid() {
        let files = [
            "App/Project.swift": """
            import ProjectDescription
            let project = Project(name: "A", targets: [
                .target(name: "A", destinations: .iOS, product: .app, bundleId: "b", sources: ["*.swift"],
                        dependencies: [.project(target: "Kit", path: "../Kit")])
            ])
            """,
            "App/A.swift": "@main",
            "Kit/Project.swift": "import ProjectDescription\nlet project = Project.remote()",
        ]
        let app = TuistFormat().load("App/Project.swift", in: ClassicProject.tree(of: files))
        #expect(
            app.targets.first?.unreadable.first?.reason.contains("'Kit' of 'Kit/Project.swift'")
                == true)
    }

    @Test func buildableFoldersAreWholeFolders() {
        let loaded = load(
            """
            let project = Project(name: "A", targets: [
                .target(name: "A", destinations: .iOS, product: .app, bundleId: "b",
                        buildableFolders: [
                            "Sources",
                            .folder("More", exceptions: .exceptions([.exception(excluded: ["Not.swift"])])),
                        ])
            ])
            """,
            files: ["More/Yes.swift", "More/Not.swift", "More/A.xcassets/Contents.json"])
        #expect(loaded.targets.first?.sources == ["Sources/App.swift", "More/Yes.swift"])
        #expect(loaded.targets.first?.resources == ["More/A.xcassets"])
    }
}
