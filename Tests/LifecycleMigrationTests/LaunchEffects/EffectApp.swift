/// An app in which the order of setting and asking for a truth matters, made from a spelling.
struct EffectApp: Sendable, CustomStringConvertible {
    /// Where the truth is asked for and set.
    enum Shape: String, CaseIterable, Sendable {
        /// The launch sets it behind the showing; the first view asks.
        case launchSets
        /// The launch asks behind the showing; the first view sets it.
        case launchAsks
        /// The scene delegate chooses by it, and sets it then.
        case sceneChooses
        /// The scene delegate sets a root by `if`, and sets it then.
        case sceneBranches
        /// The scene delegate asks, sets it, and chooses then.
        case sceneKeeps
        /// The launch chooses by it, and sets it then.
        case launchChooses
        /// The launch asks, sets it, and chooses then.
        case launchKeeps
        /// The launch sets it in front of the window: nothing changes.
        case innocent
    }

    /// How it is set and asked for.
    let spelling: EffectSpelling
    /// Where.
    let shape: Shape

    var description: String { "\(shape.rawValue): \(spelling.name)" }

    /// The sources.
    var files: [String: String] {
        let imports = (["UIKit"] + spelling.modules).map { "import \($0)\n" }.joined()
        var files = [
            "Store.swift": "import Foundation\n"
                + spelling.modules.map { "import \($0)\n" }.joined() + "\n\(spelling.store)\n",
            "Home.swift": imports + """

                class HomeVC: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(loading)
                    }
                }
                class OtherVC: UIViewController {}
                """,
        ]
        switch shape {
        case .sceneChooses, .sceneBranches, .sceneKeeps:
            files["AppDelegate.swift"] = delegate(imports, launch: spelling.setup, window: "")
            files["SceneDelegate.swift"] =
                imports + """

                    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                        var window: UIWindow?

                        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                            guard let windowScene = scene as? UIWindowScene else { return }
                    \(connection)
                        }
                    }
                    """
            files["Info.plist"] = Self.list
        default:
            files["AppDelegate.swift"] = delegate(
                imports, launch: launch, window: "    var window: UIWindow?\n")
        }
        return files
    }

    /// What the first view does.
    private var loading: String {
        switch shape {
        case .launchSets, .innocent: "print(\(spelling.read))"
        case .launchAsks: spelling.write
        default: "print(1)"
        }
    }

    private static let made = "        window = UIWindow(frame: UIScreen.main.bounds)\n"
    private static let shown = "        window?.makeKeyAndVisible()\n"
    private static let set = "        window?.rootViewController = "

    private var launch: String {
        let setup = spelling.setup.isEmpty ? "" : "        \(spelling.setup)\n"
        let write = "        \(spelling.write)\n"
        let choice = "\(spelling.read) ? HomeVC() : OtherVC()\n"
        let body =
            switch shape {
            case .launchSets: Self.made + Self.set + "HomeVC()\n" + Self.shown + write
            case .launchAsks:
                Self.made + Self.set + "HomeVC()\n" + Self.shown
                    + "        print(\(spelling.read))\n"
            case .launchChooses: Self.made + Self.set + choice + Self.shown + write
            case .launchKeeps:
                "        let seen = \(spelling.read)\n" + write + Self.made + Self.set
                    + "seen ? HomeVC() : OtherVC()\n" + Self.shown
            default: write + Self.made + Self.set + "HomeVC()\n" + Self.shown
            }
        return setup + body
    }

    private var connection: String {
        let made = "        let window = UIWindow(windowScene: windowScene)\n"
        let shown = "        self.window = window\n        window.makeKeyAndVisible()\n"
        let write = "        \(spelling.write)"
        switch shape {
        case .sceneBranches:
            return made + """
                        if \(spelling.read) {
                            window.rootViewController = HomeVC()
                        } else {
                            window.rootViewController = OtherVC()
                        }

                """ + shown + write
        case .sceneKeeps:
            return "        let seen = \(spelling.read)\n\(write)\n" + made
                + "        window.rootViewController = seen ? HomeVC() : OtherVC()\n" + shown
        default:
            return made
                + "        window.rootViewController = \(spelling.read) ? HomeVC() : OtherVC()\n"
                + shown + write
        }
    }

    private func delegate(_ imports: String, launch: String, window: String) -> String {
        imports + """

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
            \(window)
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            \(launch)
                    return true
                }
            }
            """
    }

    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UIApplicationSupportsMultipleScenes</key>
                <false/>
                <key>UISceneConfigurations</key>
                <dict>
                    <key>UIWindowSceneSessionRoleApplication</key>
                    <array>
                        <dict>
                            <key>UISceneConfigurationName</key>
                            <string>Default Configuration</string>
                            <key>UISceneDelegateClassName</key>
                            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                        </dict>
                    </array>
                </dict>
            </dict>
        </dict>
        </plist>
        """

    /// Every app.
    static let all = Shape.allCases.flatMap { shape in
        EffectSpelling.all.map { EffectApp(spelling: $0, shape: shape) }
    }
}
