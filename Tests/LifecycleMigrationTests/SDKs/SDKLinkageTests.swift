import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

/// How an app comes to have an SDK that none of its sources need to import.
struct SDKLinkageTests {
    private static let product = """
        D = {isa = XCSwiftPackageProductDependency; productName = FirebaseAuth;};
        """
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }

        \(SDKApp.register)
        }

        """

    @Test(
        "A package product, a framework or pods that the target links",
        arguments: [
            ("packageProductDependencies = (D,);", "", product),
            ("", "F", "F = {isa = PBXBuildFile; productRef = D;}; " + product),
            (
                "", "F",
                "F = {isa = PBXBuildFile; fileRef = R;}; " + reference("FirebaseAuth.xcframework")
            ),
            ("", "F", "F = {isa = PBXBuildFile; fileRef = R;}; " + reference("Pods_App.framework")),
            ("", "F", "F = {isa = PBXBuildFile; fileRef = R;}; " + reference("libPods-App.a")),
        ])
    func linked(target: String, file: String, objects: String) throws {
        let plan = try #require(planned(target: target, linked: file, objects: objects))
        #expect(plan.sdkFindings.map(\.id) == [.delegateProxySDK])
        #expect(plan.outcome == .partial)
    }

    @Test(
        "What another target links, a product of another name, and pods that are not linked",
        arguments: [
            ("", "", product), ("packageProductDependencies = (D, GONE);", "", ""),
            (
                "packageProductDependencies = (D,);", "",
                product.replacing("Auth", with: "Crashlytics")
            ),
            ("", "F", "F = {isa = PBXBuildFile; fileRef = R;}; " + reference("UIKit.framework")),
        ])
    func notLinked(target: String, file: String, objects: String) throws {
        let plan = try #require(planned(target: target, linked: file, objects: objects))
        #expect(plan.sdkFindings.isEmpty)
        #expect(plan.outcome == .migrate)
    }

    @Test("A module of the project's own is not the SDK of the same name")
    func ownModule() throws {
        let code = "import PostHog\n" + Self.delegate
        let own =
            "T2 = {isa = PBXNativeTarget; name = PostHog; productType = \"com.apple.product-type.framework\";};"
        let plan = try #require(planned(code: code, objects: own, targets: "T, T2"))
        #expect(plan.sdkFindings.isEmpty)
        let foreign = try #require(planned(code: code, objects: "", targets: "T"))
        #expect(foreign.sdkFindings.map(\.id) == [.delegateProxySDK])
    }

    @Test("A module of a package in the tree is not the SDK of the same name")
    func ownPackage() throws {
        let files = ["Kit/Package.swift": "", "Kit/Sources/PostHog/Post.swift": ""]
        let plan = try #require(planned(code: "import PostHog\n" + Self.delegate, files: files))
        #expect(plan.sdkFindings.isEmpty)
        let other = ["Kit/Sources/PostHog/Post.swift": ""]
        let foreign = try #require(planned(code: "import PostHog\n" + Self.delegate, files: other))
        #expect(foreign.sdkFindings.count == 1)
    }

    @Test(
        "The version that is pinned decides",
        arguments: [
            ("3.69.0", 1), ("3.69.6", 1), ("3.69.7", 0), ("3.68.0", 0), ("4.0.0", 0), ("main", 1),
        ])
    func version(version: String, count: Int) throws {
        let locks = [
            "Podfile.lock": "PODS:\n  - PostHog (\(version))\n",
            "Cartfile.resolved": "github \"PostHog/posthog-ios\" \"\(version)\"\n",
            "App.xcworkspace/xcshareddata/swiftpm/Package.resolved":
                "{\"pins\":[{\"location\":\"https://github.com/PostHog/posthog-ios\",\"state\":{\"version\":\"\(version)\"}}]}",
        ]
        for path in locks.keys.sorted() {
            let plan = try #require(
                planned(code: "import PostHog\n" + Self.delegate, files: [path: locks[path] ?? ""]))
            #expect(plan.sdkFindings.count == count, "\(path)")
        }
    }

    private static func reference(_ path: String) -> String {
        "R = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = BUILT_PRODUCTS_DIR;};"
    }

    private func planned(
        target: String = "", linked: String = "", code: String = delegate, objects: String = "",
        targets: String = "T",
        files: [String: String] = ["Podfile.lock": "PODS:\n  - FirebaseAuth (11.0.0)\n"]
    ) -> ApplicationPlan? {
        var all = files
        all["AppDelegate.swift"] = code
        all["App.plist"] =
            "<plist version=\"1.0\"><dict><key>UILaunchScreen</key><dict/></dict></plist>\n"
        all["App.xcodeproj/project.pbxproj"] = """
            // !$*UTF8*$!
            {
            objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (\(targets),);};
            G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>";};
            S = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>";};
            B = {isa = PBXBuildFile; fileRef = S;};
            \(objects)
            T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (SP, FP,);
            \(target)
            productType = "com.apple.product-type.application";};
            SP = {
            isa = PBXSourcesBuildPhase;
            files = (
            B,
            );
            };
            FP = {isa = PBXFrameworksBuildPhase; files = (\(linked));};
            L = {isa = XCConfigurationList; buildConfigurations = (C);};
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = App.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; SWIFT_VERSION = 5.0;};};
            };
            rootObject = P;
            }

            """
        let tree = FileTree(
            paths: all.keys.sorted(), source: FilesInMemory(all.mapValues { SourceText($0) }))
        return MigrationPlanner(options: MigrationOptions()).plan(tree).applications.first
    }
}
