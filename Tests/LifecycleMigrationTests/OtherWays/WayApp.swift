import LifecycleMigration
import ProjectModel
import SourceEditing

@testable import AppFacts

/// An app that is made of the parts of a way.
///
/// `delegate` are members of the delegate, `conforms` what it conforms to beside, `window` its property of the window, `launch` the
/// start of its launch method, `root` the view controller that it shows, `use` statements that run somewhere, `beside` declarations, `imports` what stands at the top of
/// the files, `scene` members of the delegate of its scene, where it has one, `storyboard` whether the property list names one that
/// the launch doesn't show, `library` the source of a package that is linked; anything else is the name of a file. With `only`, the members
/// stand in the class. `of` is the class in which the statements stand, `objc` statements in Objective-C, `soon` one that the launch
/// leaves to others (`ACT` is what they do), and `early` a value that the launch asks for: `WayHolders` has their places.
struct WayApp {
    /// Where the members of the delegate stand.
    enum MemberPlace: CaseIterable {
        case ownClass, anExtension, superclass
    }

    /// Where the statements stand.
    enum UsePlace: CaseIterable {
        case method, closure, helper, global, task, property
    }

    /// The parts.
    let parts: [String: String]
    /// Where the members stand.
    let members: MemberPlace
    /// Where the statements stand.
    let use: UsePlace

    /// The plan for it; nil where it is no app.
    var plan: ApplicationPlan? {
        MigrationPlanner(options: MigrationOptions()).plan(tree).applications.first
    }

    /// Whether the plan writes some text into a file.
    func writes(_ text: String) -> Bool {
        guard let plan else { return false }
        return files.keys.contains { path in
            let after = try? tree.applying(plan.edit).read(path).string
            return files[path]?.contains(text) == false && after?.contains(text) == true
        }
    }

    private var tree: FileTree {
        let texts = files.mapValues { SourceText($0) }
        return FileTree(paths: files.keys.sorted(), source: FilesInMemory(texts), name: "Notes")
    }

    /// Its files by path.
    var files: [String: String] {
        var files = parts.filter { $0.key.contains(".") }
        if parts["of"]?.hasPrefix("Home") != true {
            files["App/Home.swift"] = "import UIKit\n\nfinal class Home: UIViewController {}\n"
        }
        files["App/Info.plist"] = Self.propertyList
        files["project.yml"] = project
        if parts["storyboard"] != nil {
            files["App/Info.plist"] = Self.propertyList.replacing(
                "<dict>\n", with: "<dict>\n<key>UIMainStoryboardFile</key><string>Main</string>\n")
            files["App/Main.storyboard"] = Self.mainStoryboard
        }
        files["App/Beside.swift"] = parts["beside"].map { header + $0 + "\n" }
        files["App/Use.swift"] = parts["use"].map { header + holder(of: $0) }
        files["App/Legacy.m"] = parts["objc"].map(objectiveC)
        files["Kit/Package.swift"] = parts["library"].map { _ in Self.manifest }
        files["Kit/Sources/Kit/Kit.swift"] = parts["library"].map { "import UIKit\n\n\($0)\n" }
        if parts["scene"] != nil {
            files["App/AppDelegate.swift"] = header + Self.attaching
            files["App/SceneDelegate.swift"] = header + sceneDelegate
        } else {
            addDelegate(to: &files)
        }
        return files
    }

    var header: String {
        "import UIKit\n" + (parts["imports"].map { $0 + "\n" } ?? "") + "\n"
    }

    private func addDelegate(to files: inout [String: String]) {
        var inner = parts["delegate"] ?? ""
        var base = "UIResponder, UIApplicationDelegate"
        if members == .anExtension {
            let lines = inner.split(separator: "\n", omittingEmptySubsequences: false)
            let stored = lines.filter(Self.isStored)
            let rest = lines.filter { !Self.isStored($0) }.joined(separator: "\n")
            inner = stored.joined(separator: "\n")
            files["App/AppDelegate+More.swift"] =
                header + "extension AppDelegate {\n\(rest)\n}\n"
        } else if members == .superclass {
            files["App/BaseDelegate.swift"] =
                header + "class BaseDelegate: UIResponder {\n\(inner)\n}\n"
            inner = ""
            base = "BaseDelegate, UIApplicationDelegate"
        }
        let conformances = parts["conforms"].map { ", " + $0 } ?? ""
        files["App/AppDelegate.swift"] =
            (parts["library"] == nil ? "" : "import Kit\n") + header
                + """
                @main
                class AppDelegate: \(base)\(conformances) {
                    \(parts["window"] ?? "var window: UIWindow?")
                \(inner)
                \(timed.members)
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(parts["launch"] ?? "")
                \(timed.first)
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = \(parts["root"] ?? "Home()")
                        window?.makeKeyAndVisible()
                \(timed.last)
                        return true
                    }
                }
                \(timed.beside)

                """
    }

    private static let attaching = """
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }
        }

        """

    private var sceneDelegate: String {
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate\(parts["conforms"].map { ", " + $0 } ?? "") {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = Home()
                self.window = window
                window.makeKeyAndVisible()
            }
        \(parts["scene"] ?? "")
        }

        """
    }

    private static let mainStoryboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="b"><scenes><scene sceneID="a"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene></scenes></document>

        """

    /// Whether a line is a stored property, which no extension can have.
    private static func isStored(_ line: Substring) -> Bool {
        let words = line.split(separator: " ").prefix(3)
        let head = line.split(separator: "=", maxSplits: 1).first ?? line
        return !line.hasPrefix(" ") && (words.contains("let") || words.contains("var"))
            && !head.contains("{") && !words.contains("func") && !words.contains("static")
    }

    private var project: String {
        let isLinked = parts["library"] != nil
        return """
            name: Notes
            options: {deploymentTarget: {iOS: "16.0"}}
            \(isLinked ? "packages: {Kit: {path: Kit}}" : "")
            targets:
              Notes:
                type: application
                platform: iOS
                sources: [App]
            \(isLinked ? "    dependencies: [{package: Kit}]" : "")
                info:
                  path: App/Info.plist
                  properties: {UILaunchScreen: {}}

            """
    }

    private static let manifest = """
        // swift-tools-version:5.5
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])

        """

    private static let propertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        <key>UILaunchScreen</key><dict/>
        </dict>
        </plist>

        """
}
