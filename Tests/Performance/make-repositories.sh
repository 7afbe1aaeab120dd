#!/usr/bin/env bash
# Makes the repositories that Tests/Performance/plan-versus-ripgrep.sh measures.
#
# usage: Tests/Performance/make-repositories.sh FOLDER
#
# Below FOLDER, each with 1,600 Swift files and about 236,000 lines beside the app's own few:
#   bare          sources without a project, whose app delegate makes the window
#   classic       the same behind an .xcodeproj that lists every file; a scene delegate hosts a SwiftUI view
#   synchronized  the same behind an .xcodeproj that names the folder alone
#   busy          sources of which every 40th is a coordinator that presents, logs and asks for windows, and an app
#                 delegate that starts 40 services
#   refused       the same with a main.swift, so that nothing is planned, and everything is surveyed
set -euo pipefail

# Writes 1,600 Swift files of 148 lines whose text differs with their number.
write_files() {
    mkdir -p "$1"/App/Group{0..39}
    awk -v folder="$1/App" 'BEGIN {
        for (number = 1; number <= 1600; number++) {
            file = folder "/Group" number % 40 "/Screen" number "ViewController.swift"
            print "import UIKit\n\n/// Shows the items of section " number "." > file
            print "final class Screen" number "ViewController: UIViewController {" > file
            print "    // MARK: - Section " number "\n" > file
            print "    private var items: [String: [Int]] = [:]" > file
            for (part = 1; part <= 10; part++) {
                print "\n    /// Loads part " part "; the closure is called on the main queue." > file
                print "    func load" part "(count: Int, completion: @escaping (Result<[Int], Error>) -> Void) {" > file
                print "        guard count > " part " else {" > file
                print "            return completion(.success([]))\n        }" > file
                print "        let title = \"part \\(count) of \\(items[\"" number "\"]?.count ?? 0) { no brace }\"" > file
                print "        DispatchQueue.main.async { [weak self] in" > file
                print "            guard let self = self else { return }" > file
                print "            self.items[title, default: []].append(count * " part ")" > file
                print "            let total = self.items.values.reduce(0) { $0 + $1.count }" > file
                print "            completion(.success((0..<total).map { $0 + " part " }))" > file
                print "        }\n    }" > file
            }
            print "}" > file
            close(file)
        }
    }'
}

write_window_of_application() {
    cat > "$1/App/AppDelegate.swift" <<'SWIFT'
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Screen1ViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
SWIFT
}

write_window_of_scene() {
    cat > "$1/App/AppDelegate.swift" <<'SWIFT'
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
SWIFT
    cat > "$1/App/SceneDelegate.swift" <<'SWIFT'
import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let contentView = ContentView()
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
            self.window = window
            window.makeKeyAndVisible()
        }
    }
}
SWIFT
    cat > "$1/App/ContentView.swift" <<'SWIFT'
import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("Hello, World!")
    }
}
SWIFT
    cat > "$1/App/Info.plist" <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>UILaunchScreen</key>
	<dict/>
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
XML
}

# Writes App.xcodeproj: "classic" lists every source with a group a folder, "synchronized" names the folder.
write_project() {
    mkdir -p "$1/App.xcodeproj"
    (cd "$1" && find App -type f | LC_ALL=C sort) | awk -v style="$2" '
        function identifier(kind, number) { return sprintf("%s%022X", kind, number) }
        function entry(text) { objects = objects "\t\t" text ";\n" }
        function list(ids) { return "(\n" ids "\t\t\t)" }
        function item(id, comment) { return "\t\t\t\t" id " /* " comment " */,\n" }
        function configurations(id, owner, settings) {
            entry(id "1 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {" settings "}; name = Debug; }")
            entry(id "2 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {" settings "}; name = Release; }")
            entry(id "0 /* Build configuration list for " owner " */ = {isa = XCConfigurationList; " \
                "buildConfigurations = (" id "1, " id "2, ); defaultConfigurationName = Release; }")
        }
        style == "classic" {
            parts = split($0, part, "/")
            name = part[parts]
            folder = substr($0, 1, length($0) - length(name) - 1)
            swift = name ~ /\.swift$/
            file = identifier("F0", NR)
            type = swift ? "sourcecode.swift" : "text.plist.xml"
            entry(file " /* " name " */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = " \
                type "; path = " name "; sourceTree = \"<group>\"; }")
            if (!(folder in children)) { folders[++folderCount] = folder }
            children[folder] = children[folder] item(file, name)
            if (swift) {
                build = identifier("B0", NR)
                entry(build " /* " name " in Sources */ = {isa = PBXBuildFile; fileRef = " file " /* " name " */; }")
                sources = sources item(build, name " in Sources")
            }
        }
        END {
            group = identifier("60", 1)
            if (style == "classic") {
                for (number = folderCount; number >= 1; number--) {
                    folder = folders[number]
                    name = folder
                    sub(/.*\//, "", name)
                    id = folder == "App" ? group : identifier("60", number + 1)
                    if (folder != "App") { children["App"] = children["App"] item(id, name) }
                }
                for (number = 1; number <= folderCount; number++) {
                    folder = folders[number]
                    name = folder
                    sub(/.*\//, "", name)
                    id = folder == "App" ? group : identifier("60", number + 1)
                    entry(id " /* " name " */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = " \
                        list(children[folder]) ";\n\t\t\tpath = " name ";\n\t\t\tsourceTree = \"<group>\";\n\t\t}")
                }
            } else {
                entry(identifier("E0", 1) " /* Exceptions */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; " \
                    "membershipExceptions = (Info.plist, ); target = " identifier("70", 1) " /* App */; }")
                entry(group " /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (" \
                    identifier("E0", 1) ", ); path = App; sourceTree = \"<group>\"; }")
                synchronized = "fileSystemSynchronizedGroups = (" group ", ); "
            }
            phase = identifier("50", 1)
            entry(phase " /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = " \
                list(sources) "; runOnlyForDeploymentPostprocessing = 0; }")
            entry(identifier("60", 0) " = {isa = PBXGroup; children = (" group " /* App */, ); sourceTree = \"<group>\"; }")
            target = identifier("70", 1)
            entry(target " /* App */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildConfigurationList = " \
                "C00000000000000000000010;\n\t\t\tbuildPhases = (" phase " /* Sources */, ); " synchronized \
                "dependencies = (); name = App; productType = \"com.apple.product-type.application\"; }")
            entry(identifier("80", 1) " /* Project object */ = {isa = PBXProject; buildConfigurationList = " \
                "C00000000000000000000020; mainGroup = " identifier("60", 0) "; projectDirPath = \"\"; " \
                "targets = (" target " /* App */, ); }")
            configurations("C0000000000000000000001", "target", "INFOPLIST_FILE = App/Info.plist; " \
                "IPHONEOS_DEPLOYMENT_TARGET = 14.0; PRODUCT_NAME = \"$(TARGET_NAME)\"; ")
            configurations("C0000000000000000000002", "project", "SDKROOT = iphoneos; ")
            print "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = " \
                (style == "classic" ? 54 : 77) ";\n\tobjects = {\n\n" objects "\t};\n\trootObject = " \
                identifier("80", 1) " /* Project object */;\n}"
        }' > "$1/App.xcodeproj/project.pbxproj"
}

# Makes every 40th file a coordinator; the app delegate starts services that each call the one before.
write_busy_app() {
    awk -v folder="$1/App" 'BEGIN {
        for (number = 40; number <= 1600; number += 40) {
            file = folder "/Group" number % 40 "/Screen" number "ViewController.swift"
            print "import UIKit\n\n/// Leads through section " number "." > file
            print "final class Screen" number "ViewController: UIViewController, Coordinator {" > file
            print "    private let services = Services.shared" > file
            print "    private var children: [Coordinator] = []" > file
            print "    weak var parent: Coordinator?\n" > file
            for (part = 1; part <= 8; part++) {
                print "    func start" part "(from source: UIViewController, animated: Bool) {" > file
                print "        let screen = Screen" (number + part) % 1600 + 1 "ViewController()" > file
                print "        screen.load" part "(count: 3) { [weak self] result in" > file
                print "            guard let self = self else { return }" > file
                print "            switch result {" > file
                print "            case .success(let items): self.services.note(\"\(items.count) items\")" > file
                print "            case .failure(let error): self.services.note(\"\(error)\")" > file
                print "            }\n        }" > file
                print "        source.present(screen, animated: animated) { self.services.note(\"shown\") }" > file
                print "        if let window = source.view.window, window.isKeyWindow {" > file
                print "            services.note(\"size \(window.bounds.width), part " part "\")" > file
                print "        }\n    }\n" > file
            }
            print "    func finish() {" > file
            print "        children.forEach { $0.finish() }" > file
            print "        children.removeAll()" > file
            print "        let delegate = UIApplication.shared.delegate as? AppDelegate" > file
            print "        delegate?.window?.rootViewController?.dismiss(animated: true)" > file
            print "        parent?.finish()\n    }\n}" > file
            close(file)
        }
        file = folder "/Services.swift"
        print "import UIKit\n\nprotocol Coordinator: AnyObject {\n    func finish()\n}\n" > file
        print "final class Services {\n    static let shared = Services()" > file
        print "    private var notes: [String] = []\n" > file
        print "    func note(_ text: String) {\n        notes.append(text)\n    }\n" > file
        print "    func start0(in window: UIWindow?) {\n        note(\"first\")\n    }\n" > file
        for (number = 1; number <= 40; number++) {
            print "    func start" number "(in window: UIWindow?) {" > file
            print "        start" number - 1 "(in: window)" > file
            print "        UserDefaults.standard.set(" number ", forKey: \"service\")" > file
            print "        note(\"started " number "\")\n    }\n" > file
        }
        print "}" > file
    }'
    cat > "$1/App/AppDelegate.swift" <<'SWIFT'
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        Services.shared.start40(in: window)
        window?.rootViewController = UINavigationController(rootViewController: Screen1ViewController())
        window?.tintColor = .red
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        Services.shared.note("active")
    }
}
SWIFT
}

write_files "$1/bare"
write_window_of_application "$1/bare"
for style in classic synchronized; do
    write_files "$1/$style"
    write_window_of_scene "$1/$style"
    write_project "$1/$style" "$style"
done
for shape in busy refused; do
    write_files "$1/$shape"
    write_busy_app "$1/$shape"
done
sed "s/^class AppDelegate/@UIApplicationMain\n&/" "$1/busy/App/AppDelegate.swift" > "$1/busy/App/Delegate.swift"
rm "$1/busy/App/AppDelegate.swift"
cat > "$1/refused/App/main.swift" <<'SWIFT'
import UIKit

let delegate = NSClassFromString("TestDelegate") == nil ? NSStringFromClass(AppDelegate.self) : "TestDelegate"
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegate)
SWIFT
