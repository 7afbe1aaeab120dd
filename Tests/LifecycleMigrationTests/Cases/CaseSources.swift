/// The files of a case, put together from its parts.
///
/// `launch` is the body of the launch method, `connection` that of the scene delegate's; `members` and `scene members`
/// are those of the two classes, `beside` is code behind the class of the launch, `delegate` and `scene` are all members of
/// a delegate whose launch or connection is its own matter, and anything else is the name of a file. `mac launch` is the launch
/// of a Mac app, `mac window` stands in one between the making of the window and its showing, `mac delegate` are the members of
/// its delegate beside a nib, and `menu` has the items of a menu 'Note' of that.
struct CaseSources {
    private(set) var files: [String: String] = [:]

    /// Puts the app of a case together.
    init(_ item: CaseFile.Case) {
        let parts = Dictionary(item.parts.map { ($0.name, $0.text) }) { $0 + "\n" + $1 }
        for (name, text) in parts where name.contains(".") { files[name] = text + "\n" }
        let beside = parts["beside"].map { "\n" + $0 + "\n" } ?? ""
        if let menu = parts["menu"] {
            files["AppDelegate.swift"] = Self.menuDelegate(parts["mac delegate"] ?? "") + beside
            files["Info.plist"] = Self.macPropertyList
            files["MainMenu.xib"] = Self.nib(menu)
        }
        let members = parts["members"].map { "\n\($0)\n" } ?? ""
        if let launch = parts["mac launch"] ?? parts["mac window"].map(Self.macWindow) {
            files["AppDelegate.swift"] = Self.macDelegate(launch, members) + beside
        } else if let connection = parts["connection"] {
            files["AppDelegate.swift"] = Self.attaching(members)
            files["SceneDelegate.swift"] =
                Self.scene(connection, parts["scene members"].map { "\n\($0)\n" } ?? "") + beside
        } else if let scene = parts["scene"] {
            files["AppDelegate.swift"] = Self.attaching(members)
            files["SceneDelegate.swift"] = Self.sceneDelegate(scene + "\n") + beside
        } else if let launch = parts["launch"] {
            files["AppDelegate.swift"] = Self.delegate(Self.launchMethod(launch) + members) + beside
        } else if let delegate = parts["delegate"] {
            files["AppDelegate.swift"] = Self.delegate(delegate + "\n") + beside
        }
    }

    private static func macWindow(_ statements: String) -> String {
        """
                window = NSWindow(
                    contentRect: NSRect(x: 0, y: 0, width: 480, height: 300),
                    styleMask: [.titled, .closable, .miniaturizable, .resizable],
                    backing: .buffered, defer: false)
                window.center()
                window.contentView = NSHostingView(rootView: ContentView())
        \(statements)
                window.makeKeyAndOrderFront(nil)
        """
    }

    private static func macDelegate(_ launch: String, _ members: String) -> String {
        """
        import AppKit
        import SwiftUI

        @main
        class AppDelegate: NSObject, NSApplicationDelegate {
            var window: NSWindow!

            func applicationDidFinishLaunching(_ notification: Notification) {
        \(launch)
            }
        \(members)}

        struct ContentView: View {
            var body: some View { Text("Content") }
        }

        """
    }

    private static func delegate(_ members: String) -> String {
        """
        import SwiftUI
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

        \(members)}

        """
    }

    private static func launchMethod(_ body: String) -> String {
        """
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(body)
                return true
            }

        """
    }

    private static func attaching(_ members: String) -> String {
        """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }
        \(members)}

        """
    }

    private static func scene(_ body: String, _ members: String) -> String {
        sceneDelegate(
            """
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
            \(body)
                    window?.makeKeyAndVisible()
                }
            \(members)
            """)
    }

    private static func sceneDelegate(_ members: String) -> String {
        """
        import SwiftUI
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        \(members)}

        """
    }

    // MARK: Mac apps

    private static func menuDelegate(_ members: String) -> String {
        """
        import AppKit

        @main
        final class AppDelegate: NSObject, NSApplicationDelegate {
        \(members)
        }

        """
    }

    private static let macPropertyList = """
        <plist version="1.0">
        <dict>
            <key>NSMainNibFile</key>
            <string>MainMenu</string>
        </dict>
        </plist>

        """

    private static func nib(_ items: String) -> String {
        """
        <document targetRuntime="MacOSX.Cocoa">
            <objects>
                <customObject id="-2" customClass="NSApplication">
                    <connections><outlet property="delegate" destination="delegate" id="1"/></connections>
                </customObject>
                <customObject id="-1" customClass="FirstResponder"/>
                <customObject id="delegate" customClass="AppDelegate"/>
                <menu systemMenu="main" id="2">
                    <items>
                        <menuItem title="Notes" id="3"><menu key="submenu" title="Notes" systemMenu="apple" id="4"/></menuItem>
                        <menuItem title="Note" id="5"><menu key="submenu" title="Note" id="6"><items>
        \(items)
                        </items></menu></menuItem>
                    </items>
                </menu>
            </objects>
        </document>

        """
    }
}
