import LifecycleMigration
import ProjectModel
import SourceEditing

/// A project with apps that use Firebase, and what is planned for them.
struct FirebaseProject {
    /// The plans, in the order of the targets.
    let plans: [ApplicationPlan]
    private let tree: FileTree

    /// Plans a delegate with members; `targets` are the names of apps that share all sources.
    init(
        imports: String = "import FirebaseCore\nimport FirebaseMessaging",
        launch: String = "FirebaseApp.configure()", members: String, others: String = "",
        plist: String = "", settings: String = "INFOPLIST_FILE = App.plist;",
        releaseSettings: String? = nil, targets: [String] = ["App"], files: [String: String] = [:]
    ) {
        var all = files
        all["AppDelegate.swift"] = """
            \(imports)
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    \(launch)
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }

            \(members)
            }
            \(others)
            """
        all["App.plist"] =
            "<plist version=\"1.0\"><dict>\n<key>UILaunchScreen</key><dict/>\n\(plist)</dict></plist>\n"
        all["App.xcodeproj/project.pbxproj"] = Self.project(
            targets, [settings, releaseSettings ?? settings])
        tree = FileTree(
            paths: all.keys.sorted(), source: FilesInMemory(all.mapValues { SourceText($0) }))
        plans = MigrationPlanner(options: MigrationOptions()).plan(tree).applications
    }

    /// The findings about SDKs of the first app.
    var findings: [Finding] { plans.first?.sdkFindings ?? [] }

    /// The text of a file after the first plan.
    func after(_ path: String) -> String {
        guard let edit = plans.first?.edit else { return "" }
        return (try? tree.applying(edit).read(path).string) ?? ""
    }

    /// Whether anything of Firebase's was written.
    var isRepaired: Bool {
        let texts = ["AppDelegate.swift", "App.plist"]
        func count(_ tree: FileTree?) -> Int {
            texts.reduce(0) { count, path in
                let text = (try? tree?.read(path).string) ?? ""
                return count + text.components(of: "Messaging") + text.components(of: "Auth.auth")
                    + text.components(of: "FirebaseAppDelegateProxyEnabled")
            }
        }
        return plans.contains { count(tree.applying($0.edit)) != count(tree) }
    }

    private static func project(_ targets: [String], _ settings: [String]) -> String {
        let configurations = zip(["Debug", "Release"], settings).map { name, settings in
            "C\(name) = {isa = XCBuildConfiguration; name = \(name); buildSettings = {\(settings) IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; SWIFT_VERSION = 5.0;};};"
        }
        let apps = targets.map { name in
            """
            T\(name) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = L; buildPhases = (P\(name),); productType = "com.apple.product-type.application";};
            B\(name) = {isa = PBXBuildFile; fileRef = S;};
            P\(name) = {
            isa = PBXSourcesBuildPhase;
            files = (
            B\(name),
            );
            };
            """
        }
        return """
            // !$*UTF8*$!
            {
            objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (\(targets.map { "T\($0)," }.joined()));};
            G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>";};
            S = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>";};
            L = {isa = XCConfigurationList; buildConfigurations = (CDebug, CRelease,);};
            \((configurations + apps).joined(separator: "\n"))
            };
            rootObject = P;
            }

            """
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(of text: String) -> Int {
        ranges(of: text).count
    }
}
