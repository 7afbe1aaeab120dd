import AppFacts
import AppleFrameworks
import SourceEditing

/// Writes a scene delegate without a window, which tells the application delegate what UIKit tells only scenes, and sets what
/// the launch set of its window's scene.
///
/// UIKit calls one method while the app runs, and puts what started the app into the connection options. That waits
/// until the scene is active: before, there may be no root view controller to show it.
struct SceneDelegateWriter {
    private let forwarding: EventForwarding
    private let name: AppFileName
    private let shared: SharedDelegate
    private let header: String
    private let events: SceneEventMembers
    private let settings: [String]

    /// A writer for an app's callbacks.
    init(_ forwarding: EventForwarding, named name: AppFileName, for facts: UIKitFacts) {
        self.forwarding = forwarding
        self.name = name
        shared = facts.sharedDelegate
        let receiver = shared.text + (shared.isOptional ? "?" : "")
        events = SceneEventMembers(
            forwarding.callbacks.filter { $0.route == .sceneDelegate }, receiver: receiver,
            spelling: UIKitSpelling(in: facts.context.target),
            names: FrameworkNames(in: facts.context))
        settings = SceneSettingCode(facts.root.sceneSettings).lines
        header = HeaderComment.header(
            like: facts.delegate.file, in: facts.context, named: name.path.fileName)
    }

    /// The file in a style.
    func text(in style: CodeStyle) -> SourceText {
        let imports =
            events.callback(.cloudKitShare) == nil
            ? ["import UIKit"] : ["import CloudKit", "import UIKit"]
        let members = events.members + continuingMembers + events.progress
        let body = (launchMembers + members).map { member in
            member.map { $0.isEmpty ? "" : "\t" + $0 }
        }
        let lines =
            imports + [
                "", summary,
                "final class \(name.typeName): NSObject, UIWindowSceneDelegate {",
            ] + Array(body.joined(separator: [""])) + ["}"]
        return SourceText(style.finish(header + style.lines(lines)))
    }

    private var summary: String {
        guard forwarding.passesOn else { return "/// Sets up the scenes of the app's windows." }
        return settings.isEmpty
            ? "/// Passes on to the app delegate what UIKit tells only a scene's delegate."
            : "/// Sets up the scenes of the app's windows, and passes on to the app delegate what UIKit tells only them."
    }

    private var continuing: EventCallback? {
        forwarding.continuesInScene ? forwarding.callback([.continueActivity], by: .modifier) : nil
    }

    /// Universal links come by modifiers, on every version of the system.
    private var continuingMembers: [[String]] {
        guard let continuing else { return [] }
        return [
            [
                "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {",
                "\t// SwiftUI passes on what started the app once more.",
                "\tguard launchActivities.remove(userActivity) == nil else { return }",
                "\tresume(userActivity)", "}",
            ],
            ["private func resume(_ activity: NSUserActivity) {"] + linksLeft
                + continuing.resumption(of: "activity", on: receiver).map { "\t" + $0 } + ["}"],
        ]
    }

    /// What leaves links to the `App`, where any may come.
    private var linksLeft: [String] {
        guard forwarding.continuesLinks else { return [] }
        return [
            "\t// A universal link arrives at the App.",
            "\tguard activity.activityType != NSUserActivityTypeBrowsingWeb else { return }",
        ]
    }

    /// What started the app is kept, and told when the scene becomes active.
    private var launchMembers: [[String]] {
        var lines: [String] = []
        if events.opening != nil { lines.append("open(options.urlContexts)") }
        lines += events.progressLines("options")
        if continuing != nil { lines.append("options.userActivities.forEach(resume)") }
        lines += events.launchLines("options")
        let connection = connectionMethod(keepsOptions: !lines.isEmpty)
        guard !lines.isEmpty else { return connection }
        let activities =
            continuing == nil ? [] : ["private var launchActivities: Set<NSUserActivity> = []"]
        return [
            ["private var connectionOptions: UIScene.ConnectionOptions?"] + activities
        ] + connection + [
            [
                "func sceneDidBecomeActive(_ scene: UIScene) {",
                "\t// What started the app waits until its first screen is there.",
                "\tguard let options = connectionOptions else { return }",
                "\tconnectionOptions = nil",
            ] + lines.map { "\t" + $0 } + ["}"]
        ]
    }

    /// The method for a scene that connects; none where it has nothing to do.
    private func connectionMethod(keepsOptions: Bool) -> [[String]] {
        var lines = keepsOptions ? ["self.connectionOptions = connectionOptions"] : []
        if continuing != nil { lines.append("launchActivities = connectionOptions.userActivities") }
        lines += settings
        guard !lines.isEmpty else { return [] }
        return [
            [
                "func scene(", "\t_ scene: UIScene, willConnectTo session: UISceneSession,",
                "\toptions connectionOptions: UIScene.ConnectionOptions", ") {",
            ] + lines.map { $0.isEmpty ? "" : "\t" + $0 } + ["}"]
        ]
    }

    /// The application delegate, with the question mark that an optional needs.
    private var receiver: String { shared.text + (shared.isOptional ? "?" : "") }
}
