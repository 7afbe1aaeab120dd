import Foundation

/// A small app whose launch is made of random statements; the same for the same seed and index.
struct RandomLaunch: Sendable {
    /// Where its window is made.
    enum Form: String, CaseIterable, Sendable {
        /// In the application delegate.
        case application
        /// In a scene delegate.
        case scene
    }

    /// Which one of its seed.
    let index: Int
    /// Where its window is made.
    let form: Form
    /// The sources and the property list, by path.
    let files: [String: String]

    /// Makes a launch.
    init(seed: UInt64, index: Int, form: Form) {
        var writer = LaunchWriter(
            numbers: SeededNumbers(seed: seed, index: index * 2 + (form == .scene ? 1 : 0)),
            form: form)
        self.index = index
        self.form = form
        files = [
            "Demo/AppDelegate.swift": form == .scene ? Self.applicationOfScenes : writer.delegate(),
            "Demo/SceneDelegate.swift": form == .scene ? writer.delegate() : "",
            "Demo/Support.swift": LaunchSupport.source,
            "Demo/WindowBox.swift": LaunchSupport.windowBox,
            "Demo/Operators.swift": LaunchKinds.operators,
            "Demo/Info.plist": form == .scene ? Self.sceneList : Self.plainList,
        ].filter { !$0.value.isEmpty }
    }

    /// The delegate that the window is in, for a reader.
    var source: String {
        files[form == .scene ? "Demo/SceneDelegate.swift" : "Demo/AppDelegate.swift"] ?? ""
    }

    private static let applicationOfScenes = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                Services.register("core")
                return true
            }

            func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }
        }

        """

    private static let plainList = list("")
    private static let sceneList = list(
        """
        <key>UIApplicationSceneManifest</key>
        <dict>
            <key>UIApplicationSupportsMultipleScenes</key>
            <false/>
        </dict>
        """)

    private static func list(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        <key>CFBundleIdentifier</key>
        <string>com.example.demo</string>
        <key>LSRequiresIPhoneOS</key>
        <true/>
        \(content)
        </dict>
        </plist>

        """
    }
}
