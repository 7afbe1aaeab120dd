import LifecycleMigration
import ProjectModel
import SourceEditing

/// A project in memory whose app imports the framework `Kit` and is the host of tests, and what is planned for the app.
struct LinkedApp {
    /// The plan of the app.
    let plan: ApplicationPlan
    private let after: FileTree

    /// Plans the app with the code of the framework and that of the tests; `keys` are of its property list, `settings` of
    /// its build, `beside` is more code of its own, and `files` are more files. Sources that `kitSources` names are
    /// compiled into the framework, too.
    init?(
        kit: String = "", tests: String = "", beside: String = "", keys: String = "",
        settings: String = "", imports: String = "import Kit",
        testImport: String = "@testable import App", delegate: String = "class AppDelegate",
        members: String = "", kitSources: [String] = [], files more: [String: String] = [:]
    ) {
        var files = [
            "App.xcodeproj/project.pbxproj": Self.project(settings, kitSources),
            "App/Info.plist": "<plist version=\"1.0\"><dict>\n\(keys)\n</dict></plist>\n",
            "App/AppDelegate.swift": """
            \(imports)
            import UIKit

            @main
            \(delegate): UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                \(members)

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            final class Home: UIViewController {}
            \(beside)

            """,
            "Kit/Kit.swift": "import UIKit\n\n\(kit)\n",
            "AppTests/AppTests.swift": "import XCTest\n\(testImport)\n\n\(tests)\n",
        ]
        files.merge(more) { $1 }
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }))
        let applications = MigrationPlanner(options: MigrationOptions()).plan(tree).applications
        guard let first = applications.first, applications.count == 1 else { return nil }
        plan = first
        after = tree.applying(first.edit)
    }

    /// The text of a file after the plan; nil where there is none.
    func text(_ path: String) -> String? { (try? after.read(path))?.string }

    /// The code of the tests after the plan, without the imports.
    var tests: String? {
        text("AppTests/AppTests.swift").map {
            $0.split(separator: "\n").dropFirst(2).joined(separator: "\n")
        }
    }

    /// The findings outside of the app's own sources: severity, id and line.
    var linked: [String] {
        plan.findings.filter { $0.place?.path.hasPrefix("App/") == false }.map {
            "\($0.severity.rawValue) \($0.id.rawValue) \($0.place?.position.line ?? 0)"
        }
    }

    private static func project(_ settings: String, _ kitSources: [String]) -> String {
        let targets = [
            ("App", "App/AppDelegate.swift", "application", "INFOPLIST_FILE = App/Info.plist;"),
            ("Kit", "Kit/Kit.swift", "framework", ""),
            (
                "AppTests", "AppTests/AppTests.swift", "bundle.unit-test",
                "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";"
            ),
        ]
        let objects = targets.map { name, source, type, own in
            """
            T_\(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildConfigurationList = L_\(name); buildPhases = (S_\(name),); };
            S_\(name) = {
            isa = PBXSourcesBuildPhase;
            files = (
            B_\(name),
            \(name == "Kit" ? kitSources.indices.map { "X_\($0)," }.joined() : "")
            );
            };
            B_\(name) = {isa = PBXBuildFile; fileRef = R_\(name); };
            R_\(name) = {isa = PBXFileReference; path = \(source); sourceTree = SOURCE_ROOT; };
            L_\(name) = {isa = XCConfigurationList; buildConfigurations = (C_\(name),); };
            C_\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            \(own) SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; SWIFT_VERSION = 5.0; PRODUCT_NAME = \(name);
            \(name == "App" ? settings : "")
            }; };
            """
        }
        let doubled = kitSources.enumerated().map { index, path in
            """
            X_\(index) = {isa = PBXBuildFile; fileRef = Y_\(index); };
            Y_\(index) = {isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT; };
            """
        }
        return """
            // !$*UTF8*$!
            {
            objects = {
            PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (T_App, T_Kit, T_AppTests); };
            MAIN = {
            isa = PBXGroup;
            children = (
            R_App,
            );
            sourceTree = "<group>";
            };
            \((objects + doubled).joined(separator: "\n"))
            };
            rootObject = PROJECT;
            }

            """
    }
}
