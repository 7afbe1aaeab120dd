import LifecycleMigration
import ProjectModel
import SourceEditing

/// A project in memory with several apps, and what is planned for them.
struct SharedProject {
    /// One app target.
    struct App {
        /// Its name.
        let name: String
        /// What it compiles.
        let sources: [String]
        /// Its property list's keys, in XML.
        var keys = ""
        /// The key of its launch screen, in XML.
        var launchScreen = "<key>UILaunchScreen</key>\n\t<dict/>"
        /// The build settings that say what it is built for.
        var platform = "IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos;"
        /// Its Info.plist, where it is another app's.
        var propertyList: String?
        /// What is built of it: the last part of Xcode's product type.
        var product = "application"
        /// More build settings, in the project's syntax.
        var settings = ""
    }

    /// The plan of all apps.
    let plan: MigrationPlan
    /// The files in front of the plan.
    let before: FileTree
    private let after: FileTree

    /// Plans apps of these sources, whose project lists its files one by one.
    init(_ apps: [App], sources: [String: String], options: MigrationOptions = MigrationOptions()) {
        self.init(apps, sources, project: Self.listed(apps, sources.keys.sorted()), options)
    }

    /// Plans apps that all have the synchronized folder `Shared`, in which all sources lie.
    init(
        synchronized apps: [App], sources: [String: String],
        options: MigrationOptions = MigrationOptions()
    ) {
        self.init(apps, sources, project: Self.synchronized(apps), options)
    }

    private init(
        _ apps: [App], _ sources: [String: String], project: String, _ options: MigrationOptions
    ) {
        var files = sources
        for app in apps { files["\(app.name).plist"] = Self.propertyList(app) }
        files["Notes.xcodeproj/project.pbxproj"] = project
        before = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }))
        plan = MigrationPlanner(options: options).plan(before)
        after = before.applying(plan.edit)
    }

    /// The plan of an app.
    func app(_ name: String) -> ApplicationPlan? {
        plan.applications.first { $0.name == name }
    }

    /// The text of a file after the plan; nil where there is none.
    func text(_ path: String) -> String? { (try? after.read(path))?.string }

    /// What an app compiles after the plan.
    func sources(of app: String) -> [String] {
        let loaded = XcodeProjectFormat().load("Notes.xcodeproj", in: after)
        return loaded.targets.first { $0.name == app }?.sources.sorted() ?? []
    }

    private static func propertyList(_ app: App) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t\(app.launchScreen)
        \(app.keys)
        </dict>
        </plist>

        """
    }

    private static func listed(_ apps: [App], _ sources: [String]) -> String {
        var objects = sources.map {
            """
            \t\tF_\(id($0)) = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \"\($0)\"; sourceTree = SOURCE_ROOT; };
            """
        }
        for app in apps {
            objects += app.sources.map {
                "\t\tB_\(id(app.name))_\(id($0)) = {isa = PBXBuildFile; fileRef = F_\(id($0)); };"
            }
        }
        return project(
            apps, objects: objects, main: sources.map { "F_\(id($0))" },
            target: { app in
                "buildPhases = (S_\(id(app.name)),);"
            },
            phase: { app in app.sources.map { "B_\(id(app.name))_\(id($0))," } })
    }

    private static func synchronized(_ apps: [App]) -> String {
        let folder =
            "\t\tROOT = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = \"<group>\"; };"
        return project(
            apps, objects: [folder], main: ["ROOT"],
            target: { app in
                "buildPhases = (S_\(id(app.name)),); fileSystemSynchronizedGroups = (ROOT,);"
            },
            phase: { _ in [] })
    }

    private static func project(
        _ apps: [App], objects: [String], main: [String], target: (App) -> String,
        phase: (App) -> [String]
    ) -> String {
        var lines = objects
        for app in apps {
            let name = id(app.name)
            lines += [
                "\t\tT_\(name) = {isa = PBXNativeTarget; buildConfigurationList = L_\(name); "
                    + target(app)
                    + " name = \"\(app.name)\"; productType = \"com.apple.product-type.\(app.product)\"; };",
                "\t\tL_\(name) = {isa = XCConfigurationList; buildConfigurations = (C_\(name),); };",
                "\t\tC_\(name) = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = \"\(app.propertyList ?? app.name + ".plist")\"; \(app.platform) \(app.settings)}; name = Debug; };",
                "\t\tS_\(name) = {",
                "\t\t\tisa = PBXSourcesBuildPhase;",
                "\t\t\tfiles = (",
            ]
            lines += phase(app).map { "\t\t\t\t" + $0 } + ["\t\t\t);", "\t\t};"]
        }
        let targets = apps.map { "T_\(id($0.name))," }.joined(separator: " ")
        lines += [
            "\t\tPROJECT = {isa = PBXProject; buildConfigurationList = L_P; mainGroup = MAIN; targets = (\(targets)); };",
            "\t\tL_P = {isa = XCConfigurationList; buildConfigurations = (C_P,); };",
            "\t\tC_P = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; }; name = Debug; };",
            "\t\tMAIN = {", "\t\t\tisa = PBXGroup;", "\t\t\tchildren = (",
        ]
        lines += main.map { "\t\t\t\t\($0)," }
        lines += ["\t\t\t);", "\t\t\tsourceTree = \"<group>\";", "\t\t};"]
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tobjectVersion = 77;
            \tobjects = {
            \(lines.joined(separator: "\n"))
            \t};
            \trootObject = PROJECT;
            }

            """
    }

    /// A name as an identifier of the project's.
    private static func id(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
