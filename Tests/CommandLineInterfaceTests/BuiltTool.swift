import Foundation
import Testing

/// The executable, which lies beside the test bundle, or beside the bundle that holds the tests.
struct BuiltTool: Sendable {
    /// Its path.
    let path: String
    /// Where it is started.
    let folder: String

    /// Finds the executable, to be started in a folder.
    init(in folder: String) throws {
        let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
        let candidates = bundles.flatMap { url in
            [url, url.deletingLastPathComponent()].map {
                $0.appendingPathComponent("sceneshift").path
            }
        }
        path = try #require(candidates.first { FileManager.default.fileExists(atPath: $0) })
        self.folder = folder
    }

    /// Runs a shell command in which `$0` is the tool, and gives what it printed to both streams.
    func shell(_ command: String) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command, path]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}

extension TemporaryFolder {
    /// Writes an app that the tool migrates by editing a file and creating another.
    func writeSmallApp(in name: String = "App") throws {
        let delegate = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = HomeViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """
        try write(Array(delegate.utf8), to: name + "/AppDelegate.swift")
        let home = "import UIKit\n\nclass HomeViewController: UIViewController {}\n"
        try write(Array(home.utf8), to: name + "/HomeViewController.swift")
    }
}
