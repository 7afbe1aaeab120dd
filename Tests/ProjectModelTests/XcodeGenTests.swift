import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct XcodeGenTests {
    private let format = XcodeGenFormat()

    private func changed(
        _ changes: [ProjectChange], _ name: String, of project: String, in tree: FileTree
    ) throws -> FileTree {
        let target = try target(name, of: project, in: tree, format: format)
        return try applied(try format.lower(changes, for: target, in: tree), to: tree)
    }

    @Test func aFolderIsTakenWithoutWhatIsExcluded() throws {
        let tree = GeneratedProject.folders
        let loaded = format.load("project.yml", in: tree)
        let app = try #require(loaded.targets.first)
        #expect(loaded.targets.count == 1)
        #expect(app.sources == ["Notes/AppDelegate.swift", "Notes/List.swift"])
        #expect(app.resources == ["Notes/Assets.xcassets", "Notes/Main.storyboard"])
        #expect(app.infoPlists == ["Notes/Info.plist"])
        #expect(app.platform == .ios && app.deploymentTarget == VersionNumber(13))
        #expect(app.linkedProducts == ["MarkdownUI", "StoreKit"])
        #expect(app.projectModules == ["Kit", "Notes", "NotesTests"])
        #expect(app.configurations.map(\.name) == ["Debug", "Release"])
        #expect(app.configurations.first?.settings["SWIFT_VERSION"] == "5.9")
        #expect(loaded.generates?.paths == ["Notes.xcodeproj"])
        #expect(loaded.manifestTargets.map(\.kind) == [.framework, nil, .tests])
        #expect(loaded.manifestTargets.last?.host == "Notes")
        let place = try #require(app.manifestPropertyLists.first?.place)
        #expect(
            GeneratedProject.folderSpec.utf8.dropFirst(place.offset).starts(with: "UIMain".utf8))
    }

    @Test func templatesAndGroupsOutrankEachOtherInOrder() throws {
        let app = try target(
            "Tasks", of: "App/project.yml", in: GeneratedProject.lists, format: format)
        #expect(app.sources == ["App/Sources/main.swift", "App/Sources/AppDelegate.swift"])
        #expect(app.deploymentTarget == VersionNumber(12))
        let settings = app.configurations.first?.settings
        #expect(settings?["INFOPLIST_KEY_UIMainStoryboardFile"] == "Main")
    }

    @Test func editsGoWhereTheValuesStand() throws {
        let after = try changed(
            [
                .addSource(
                    path: "App/Sources/TasksApp.swift", sibling: "App/Sources/AppDelegate.swift"),
                .removeFile(path: "App/Sources/main.swift"),
                .removeSetting(key: "INFOPLIST_KEY_UIMainStoryboardFile"),
                .raiseDeploymentTarget(platform: .ios, to: VersionNumber(15)),
            ], "Tasks", of: "App/project.yml", in: GeneratedProject.lists)
        #expect(
            try after.read("App/project.yml").string == """
                name: Tasks
                include: [../Shared/base.yml]
                targets:
                  Tasks:
                    templates: [App]
                    templateAttributes: {folder: Sources}
                    sources:
                      # The order is that of the launch.
                      - path: Sources/AppDelegate.swift
                      - path: Sources/TasksApp.swift
                    settings:
                      base: {OTHER: x}

                """)
        #expect(
            try after.read("Shared/base.yml").string == """
                settingGroups:
                  all: {}
                targetTemplates:
                  App:
                    type: application
                    platform: iOS
                    deploymentTarget: 15.0
                    settings:
                      groups: [all]

                """)
    }

    @Test(arguments: [
        ("sources: Notes/AppDelegate.swift", "sources: [Notes/AppDelegate.swift, Notes/New.swift]"),
        (
            "sources: ['Notes/AppDelegate.swift']",
            "sources: ['Notes/AppDelegate.swift', 'Notes/New.swift']"
        ),
        (
            "sources:\n      - path: Notes\n        includes: [AppDelegate.swift, \"L*.swift\"]",
            "sources:\n      - path: Notes\n        includes: [AppDelegate.swift, \"L*.swift\", \"New.swift\"]"
        ),
        (
            "sources:\n      - path: Notes\n        includes:\n          - AppDelegate.swift # a",
            "sources:\n      - path: Notes\n        includes:\n          - AppDelegate.swift # a\n          - New.swift"
        ),
    ])
    func aListGetsTheNewFile(before: String, after: String) throws {
        func spec(_ sources: String) -> String {
            "name: N\ntargets:\n  N:\n    type: application\n    platform: iOS\n    \(sources)\n"
        }
        let tree = GeneratedProject.folders(spec: spec(before))
        let change = ProjectChange.addSource(
            path: "Notes/New.swift", sibling: "Notes/AppDelegate.swift")
        let result = try changed([change], "N", of: "project.yml", in: tree)
        #expect(try result.read("project.yml").string == spec(after))
    }

    @Test func whatIsExcludedIsRefusedWithItsKey() throws {
        let tree = GeneratedProject.folders
        let app = try target("Notes", of: "project.yml", in: tree, format: format)
        let change = ProjectChange.addSource(
            path: "Notes/Old/New.swift", sibling: "Notes/AppDelegate.swift")
        do throws(ProjectError) {
            _ = try format.lower([change], for: app, in: tree)
            Issue.record("it was taken")
        } catch {
            #expect(error.path == "project.yml" && error.reason.contains("excludes"))
            #expect(error.offset != nil)
        }
    }

    @Test func whatOtherAppsGetTooIsRefused() throws {
        let spec = """
            name: N
            targetTemplates:
              T:
                type: application
                platform: iOS
                deploymentTarget: "13.0"
                sources: [Notes/AppDelegate.swift]
                settings: {INFOPLIST_KEY_UIMainStoryboardFile: Main}
                info: {path: "${target_name}.plist", properties: {UIMainStoryboardFile: Main}}
            targets:
              A: {templates: [T]}
              B: {templates: [T]}

            """
        let tree = GeneratedProject.folders(spec: spec)
        let apps = format.load("project.yml", in: tree).targets
        let changes: [ProjectChange] = [
            .removeSetting(key: "INFOPLIST_KEY_UIMainStoryboardFile"),
            .addSource(path: "Other/New.swift", sibling: "Notes/AppDelegate.swift"),
        ]
        for change in changes {
            #expect(throws: ProjectError.self) {
                try format.lower([change], for: apps[0], in: tree)
            }
            let both = apps.map { TargetChanges(target: $0, changes: [change]) }
            #expect(try format.lower(both, of: nil, in: tree).count == 1)
        }
        #expect(
            apps.map { $0.manifestPropertyLists.flatMap(\.sharers).map(\.name) } == [["B"], ["A"]])
    }

    @Test func aSharedVersionIsOverriddenWhereItGivesWay() throws {
        let spec = """
            name: N
            options: {deploymentTarget: {iOS: 13.0}}
            targets:
              A:
                type: application
                platform: iOS # phones
                sources: Notes
              B: {type: application, platform: iOS, sources: Notes}

            """
        let tree = GeneratedProject.folders(spec: spec)
        let change = ProjectChange.raiseDeploymentTarget(platform: .ios, to: VersionNumber(15))
        let line = "platform: iOS # phones\n"
        #expect(
            try changed([change], "A", of: "project.yml", in: tree).read("project.yml").string
                == spec.replacing(line, with: line + "    deploymentTarget: \"15.0\"\n"))
        let flow = "{type: application, platform: iOS, sources: Notes}"
        #expect(
            try changed([change], "B", of: "project.yml", in: tree).read("project.yml").string
                == spec.replacing(flow, with: flow.dropLast() + ", deploymentTarget: \"15.0\"}"))
        let both = format.load("project.yml", in: tree).targets.map {
            TargetChanges(target: $0, changes: [change])
        }
        let lowered = try format.lower(both, of: nil, in: tree)
        #expect(
            try applied(lowered, to: tree).read("project.yml").string
                == spec.replacing("13.0", with: "15.0"))
        #expect(lowered.first?.raisedTargets == ["A", "B"])
    }

    @Test func oneVersionOfSeveralPlatformsIsNotRaisedForOne() throws {
        let spec = """
            name: N
            targets:
              N: {type: application, platform: [iOS, tvOS], deploymentTarget: 13.0, sources: Notes}

            """
        let tree = GeneratedProject.folders(spec: spec)
        let app = try target("N_iOS", of: "project.yml", in: tree, format: format)
        let change = ProjectChange.raiseDeploymentTarget(platform: .ios, to: VersionNumber(15))
        #expect(throws: ProjectError.self) { try format.lower([change], for: app, in: tree) }
    }

    @Test func severalPlatformsAreSeveralTargets() throws {
        let spec = """
            name: N
            targets:
              N:
                type: application
                platform: [iOS, tvOS]
                platformSuffix: " ${platform}"
                deploymentTarget: {iOS: 14.0, tvOS: "15.0"}
                sources: Notes
              M:
                type: application
                supportedDestinations: [macCatalyst, visionOS]
                sources: Notes

            """
        let apps = format.load("project.yml", in: GeneratedProject.folders(spec: spec)).targets
        #expect(apps.map(\.name) == ["M", "N iOS", "N tvOS"])
        #expect(apps.map(\.platform) == [.ios, .ios, .tvos])
        #expect(apps[0].platforms == [.ios, .visionos, .maccatalyst])
        #expect(apps[1...].map(\.productName) == ["N", "N"])
        #expect(apps[1...].map(\.deploymentTarget) == [VersionNumber(14), VersionNumber(15)])
    }

    @Test func anIncludedSpecIsNoProjectUnlessItIsTheDefault() {
        let whole = GeneratedProject.folderSpec
        let tree = GeneratedProject.folders(
            spec: whole,
            adding: [
                "project-debug.yml": "include: project.yml\n",
                "b/project-base.yml": whole, "b/project-app.yml": "include: project-base.yml",
                "c/project.yml": "version: 3\njobs: {}\n",
            ])
        #expect(
            format.detect(in: tree) == ["b/project-app.yml", "project-debug.yml", "project.yml"])
    }

    @Test func aProjectThatIsGeneratedIsPlannedByWayOfItsSpec() {
        let bundle = "Notes.xcodeproj"
        let tree = GeneratedProject.folders(
            spec: GeneratedProject.folderSpec,
            adding: ["\(bundle)/project.pbxproj": ClassicProject.text])
        let projects = LoadedProjects(of: tree)
        #expect(projects.entries.map(\.path) == ["project.yml"])
        #expect(projects.generated == [bundle])
        #expect(projects.planned(for: [bundle]) == [bundle, "project.yml"])
        #expect(projects.planned(for: ["Other.xcodeproj"]) == ["Other.xcodeproj"])
    }

    @Test func pathsCountFromTheFileThatHasThemUnlessItSaysOtherwise() throws {
        let part = "targets:\n  N: {type: application, platform: iOS, sources: Sources}\n"
        for (isRelative, expected) in [(true, "part/Sources/a.swift"), (false, "Sources/b.swift")] {
            let tree = ClassicProject.tree(of: [
                "project.yml":
                    "name: N\ninclude: {path: part/part.yml, relativePaths: \(isRelative)}\n",
                "part/part.yml": part, "part/Sources/a.swift": "", "Sources/b.swift": "",
            ])
            let app = try target("N", of: "project.yml", in: tree, format: format)
            #expect(app.sources == [expected])
        }
    }

    @Test func replacedKeysAreNotMerged() throws {
        let tree = ClassicProject.tree(of: [
            "project.yml":
                "name: N\ninclude: [base.yml]\ntargets: {N: {\"sources:REPLACE\": [b.swift]}}\n",
            "base.yml": "targets: {N: {type: application, platform: iOS, sources: [a.swift]}}\n",
            "a.swift": "", "b.swift": "",
        ])
        let app = try target("N", of: "project.yml", in: tree, format: format)
        #expect(app.sources == ["b.swift"])
    }

    @Test(arguments: [
        ("sources: ${DIR}/App", "depends on the environment"),
        ("sources: Gone", "not in the repository"),
    ])
    func whatIsNotKnownIsSaid(line: String, reason: String) {
        let spec =
            "name: N\ntargets:\n  N:\n    type: application\n    platform: iOS\n    \(line)\n"
        let loaded = format.load("project.yml", in: GeneratedProject.folders(spec: spec))
        #expect(loaded.targets.first?.unreadable.map(\.reason).first?.contains(reason) == true)
    }

    @Test(
        arguments: [
            ("name: N\ninclude: gone.yml\n", 17, "gone.yml"), ("name: N\n\ttargets: {}", 8, "tab"),
            ("name: N\ninclude: project.yml\n", nil, "includes itself"),
            ("targets: {N: {type: application, platform: iOS}}", 0, "no \"name\""),
        ] as [(String, Int?, String)])
    func aSpecThatCannotBeReadIsAProblem(spec: String, offset: Int?, reason: String) {
        let tree = GeneratedProject.folders(spec: spec)
        #expect(format.detect(in: tree) == ["project.yml"])
        let loaded = format.load("project.yml", in: tree)
        #expect(loaded.targets.isEmpty && loaded.problems.count == 1)
        #expect(loaded.problems.first?.offset == offset)
        #expect(loaded.problems.first?.reason.contains(reason) == true)
    }

    @Test func aSettingInAConfigurationFileOfAnotherAppTooIsRefused() throws {
        let spec = """
            name: N
            configFiles: {Debug: N.xcconfig, Release: N.xcconfig}
            targets:
              A: {type: application, platform: iOS, deploymentTarget: 14.0, sources: Notes}
              B: {type: application, platform: iOS, deploymentTarget: 14.0, sources: Other}

            """
        let line = "INFOPLIST_KEY_UIMainStoryboardFile = Main\n"
        let tree = GeneratedProject.folders(spec: spec, adding: ["N.xcconfig": line])
        let apps = format.load("project.yml", in: tree).targets
        #expect(apps.map(\.name) == ["A", "B"])
        let change = ProjectChange.removeSetting(key: "INFOPLIST_KEY_UIMainStoryboardFile")
        for app in apps {
            #expect(throws: ProjectError.self) { try format.lower([change], for: app, in: tree) }
        }
        let both = apps.map { TargetChanges(target: $0, changes: [change]) }
        let after = try applied(try format.lower(both, of: nil, in: tree), to: tree)
        #expect(try after.read("N.xcconfig").string == "")
    }

    @Test func aConfigurationFileOutranksTheShortForm() throws {
        let spec = """
            name: N
            configFiles: {Debug: N.xcconfig, Release: N.xcconfig}
            targets:
              N: {type: application, platform: iOS, deploymentTarget: 14.0, sources: Notes}

            """
        let tree = GeneratedProject.folders(
            spec: spec, adding: ["N.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 12.0 // old\n"])
        let app = try target("N", of: "project.yml", in: tree, format: format)
        #expect(app.deploymentTarget == VersionNumber(12))
        let change = ProjectChange.raiseDeploymentTarget(platform: .ios, to: VersionNumber(15))
        let after = try changed([change], "N", of: "project.yml", in: tree)
        #expect(try after.read("N.xcconfig").string == "IPHONEOS_DEPLOYMENT_TARGET = 15.0 // old\n")
        #expect(try after.read("project.yml").string == spec)
    }

    @Test(arguments: [
        ("**/*.swift", "a/b/c.swift", true), ("**/*.swift", "c.swift", true),
        ("*.swift", "a/c.swift", false),
        ("Old", "Old/x/y.swift", true), ("Old/**", "Old/x.swift", true),
        ("Old/*", "Older/x", false),
        ("{A,B}/*.m", "B/x.m", true), ("[AB]?.m", "A1.m", true), ("[!A]*.m", "Ab.m", false),
        ("./Old/", "Old/a", true), ("**/Tests/**", "a/Tests/b/c", true), ("*", ".hidden", false),
        (".*", ".hidden", true), ("a[b*", "a[bc", true), ("a\\*", "a*", true),
        ("a\\*", "ab", false),
        ("a*b*c*d*e*f*g", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ])
    func globsMatchAsXcodeGenExpandsThem(pattern: String, path: String, expected: Bool) {
        #expect(SourceGlob(pattern).matches(path) == expected)
    }
}
