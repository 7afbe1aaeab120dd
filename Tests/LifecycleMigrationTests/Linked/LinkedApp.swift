import LifecycleMigration
import ProjectModel
import SourceEditing

/// A project in memory whose app imports the framework `Kit` and is the host of tests, and what is planned for the app.
struct LinkedApp {
    /// The plan of the app.
    let plan: ApplicationPlan

    /// Plans the app with the code of the framework and that of the tests; `keys` are of its property list, `settings` of
    /// its build, `beside` is more code of its own.
    init?(
        kit: String = "", tests: String = "", beside: String = "", keys: String = "",
        settings: String = "", imports: String = "import Kit"
    ) {
        let files = [
            "App.xcodeproj/project.pbxproj": Self.project(settings),
            "App/Info.plist": "<plist version=\"1.0\"><dict>\n\(keys)\n</dict></plist>\n",
            "App/AppDelegate.swift": """
            \(imports)
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

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
            "AppTests/AppTests.swift": "import XCTest\n@testable import App\n\n\(tests)\n",
        ]
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }))
        let applications = MigrationPlanner(options: MigrationOptions()).plan(tree).applications
        guard let first = applications.first, applications.count == 1 else { return nil }
        plan = first
    }

    /// The findings outside of the app's own sources: severity, id and line.
    var linked: [String] {
        plan.findings.filter { $0.place?.path.hasPrefix("App/") == false }.map {
            "\($0.severity.rawValue) \($0.id.rawValue) \($0.place?.position.line ?? 0)"
        }
    }

    private static func project(_ settings: String) -> String {
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
            );
            };
            B_\(name) = {isa = PBXBuildFile; fileRef = R_\(name); };
            R_\(name) = {isa = PBXFileReference; path = \(source); sourceTree = SOURCE_ROOT; };
            L_\(name) = {isa = XCConfigurationList; buildConfigurations = (C_\(name),); };
            C_\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            \(own) SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; PRODUCT_NAME = \(name);
            \(name == "App" ? settings : "")
            }; };
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
            \(objects.joined(separator: "\n"))
            };
            rootObject = PROJECT;
            }

            """
    }
}
