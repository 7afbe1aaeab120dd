import Foundation
import Testing

/// What the option `--probe` adds, compiled for every platform and run.
///
/// The methods that the probe wraps are found by the Objective-C run time, which is not here: that part is only
/// type-checked.
struct ProbeTests {
    private static let folder = RepositoryLayout.current.samples
        .appendingPathComponent("ios/probe-in-storyboard-app")

    @Test("The log names the routes of links, activities and states, in their order")
    func routes() async throws {
        guard let lines = try await log() else { return }
        let routes = [
            "app init", "posted UIApplicationDidFinishLaunchingNotification", "content made",
            "view #1 body 1, scene phase", "shows SwiftUI.WindowHost#3(Routes.ViewController#4)",
            "posted UISceneWillConnectNotification", "posted UISceneDidActivateNotification",
            "posted UIApplicationDidBecomeActiveNotification",
            "view #1 onOpenURL: routes:// (29 bytes, ", "view #1 onOpenURL: https://example.com (",
            "view #1 onContinueUserActivity: com.example.Routes.screen, 0 values",
            "posted UIApplicationWillResignActiveNotification",
            "posted UIApplicationDidEnterBackgroundNotification",
            "posted UIApplicationWillTerminateNotification", "app init",
        ]
        var rest = lines[...]
        for route in routes {
            let found = rest.firstIndex { $0.contains(route) }
            #expect(found != nil, "\(route)")
            rest = rest[((found ?? rest.startIndex - 1) + 1)...]
        }
    }

    @Test("The log has no path and no query of a URL, and tells a repeated one")
    func privacy() async throws {
        guard let lines = try await log() else { return }
        let secrets = ["sesame", "token", "item/", "cold/"]
        #expect(lines.filter { line in secrets.contains { line.contains($0) } } == [])
        let opened = lines.compactMap { line in
            line.components(separatedBy: "onOpenURL: ").dropFirst().first
        }
        let warm = opened.filter { $0.hasPrefix("routes:// (29 bytes") }
        #expect(warm.count == 2)
        #expect(Set(warm).count == 1, "a URL has one mark in one launch")
    }

    @Test("The file holds what the console shows, one launch behind the other")
    func file() async throws {
        guard let verifier = try await SharedVerifier.get(), let runner = verifier.runner else {
            return
        }
        let sample = SampleFolder(Self.folder, platform: .ios)
        let before = try sample.before()
        let tree = try #require(try sample.changes().map(before.migrated))
        let app = try #require(try AppUnderTest.find(in: tree, platform: .ios).first)
        let work = verifier.work.appendingPathComponent("probe")
        let files = work.appendingPathComponent("files")
        try tree.write(to: files)
        let caches = work.appendingPathComponent("caches")
        try FileManager.default.createDirectory(at: caches, withIntermediateDirectories: true)
        let program = try await runner.build(app, resources: files, work: work)
        let logs = try await runner.run(
            program, events: EventScript("launch\nlaunch url=routes://cold/1"), worlds: [.first])
        let log = try #require(logs[.first])
        let file = caches.appendingPathComponent("SceneShiftProbe.txt")
        let written = try String(contentsOf: file, encoding: .utf8)
        let console = probeLines(log).filter { !$0.hasPrefix("writes to ") }
        #expect(written.split(separator: "\n").map(String.init) == console)
        #expect(console.filter { $0.contains(" launch SceneShift probe 1, all, ") }.count == 2)
    }

    @Test(
        "The probe compiles on every platform of UIKit, in debug builds and others",
        arguments: [SamplePlatform.ios, .tvos, .visionos, .maccatalyst])
    func platforms(platform: SamplePlatform) async throws {
        guard TestedShare.current.includes(platform) else {
            await VerificationTally.shared.note(TestedShare.leftOut(platform))
            return
        }
        guard let verifier = try await SharedVerifier.get() else { return }
        let sample = SampleFolder(Self.folder, platform: .ios)
        let probe = try #require(try sample.changes()?.text("Routes/SceneShiftProbe.swift"))
        let folder = verifier.work.appendingPathComponent("probe-\(platform.rawValue)")
        try FileManager.default.write(probe, to: folder.appendingPathComponent("Probe.swift"))
        try FileManager.default.write(Self.app, to: folder.appendingPathComponent("App.swift"))
        let oldest: Version = platform == .visionos ? Version(1, 0) : Version(14, 0)
        let app = AppUnderTest(
            name: "App", module: "App", platform: platform, sources: ["App.swift", "Probe.swift"],
            missing: [], propertyList: nil, deploymentTarget: oldest, conditions: ["DEBUG"])
        let modes = TypeChecker.Mode.all(for: app)
        #expect(modes.filter(\.conditions.isEmpty).count == 2)
        let found: [Diagnostics]
        do {
            found = try await verifier.typeChecker.check(app, in: folder, modes: modes)
        } catch let missing as Toolchain.Missing {
            await VerificationTally.shared.leaveOut(.typeCheck, missing.description)
            return
        }
        for (mode, diagnostics) in zip(modes, found) {
            #expect(diagnostics.lines == [], "\(mode)")
            #expect(diagnostics.errors == [], "\(mode)")
        }
    }

    @Test(
        "The page of the probe says which log settles each world that is open",
        arguments: World.others)
    func worlds(world: World) throws {
        let page = RepositoryLayout.current.root.appendingPathComponent("docs/probe.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("`\(world.name)`"))
    }

    private static let app = """
        import SwiftUI
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {}

        @main
        struct ProbedApp: App {
            private let sceneShiftProbe = SceneShiftProbe(AppDelegate.self)
            @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

            var body: some Scene {
                WindowGroup {
                    Text("Probed")
                        .modifier(
                            sceneShiftProbe.content(
                                urls: true, activities: [NSUserActivityTypeBrowsingWeb]))
                }
            }
        }
        """

    /// The probe's lines of the sample's run; nil where the machine can't run it.
    private func log() async throws -> [String]? {
        let sample = SampleFolder(Self.folder, platform: .ios)
        guard let result = try await sample.verify(), let logs = result.logs else { return nil }
        return probeLines(logs.after)
    }

    private func probeLines(_ log: LifecycleLog) -> [String] {
        let mark = "@   probe "
        return log.lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
}
