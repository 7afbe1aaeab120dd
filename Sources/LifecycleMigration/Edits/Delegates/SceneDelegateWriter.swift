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
    private let spelling: UIKitSpelling
    private let task: String
    private let settings: [String]

    /// A writer for an app's callbacks.
    init(_ forwarding: EventForwarding, named name: AppFileName, for facts: UIKitFacts) {
        self.forwarding = forwarding
        self.name = name
        shared = facts.sharedDelegate
        spelling = UIKitSpelling(in: facts.context.target)
        settings = SceneSettingCode(facts.root.sceneSettings).lines
        task = FrameworkNames(in: facts.context)("Task")
        header = HeaderComment.header(
            like: facts.delegate.file, in: facts.context, named: name.path.fileName)
    }

    /// The file in a style.
    func text(in style: CodeStyle) -> SourceText {
        let imports = share == nil ? ["import UIKit"] : ["import CloudKit", "import UIKit"]
        let members =
            SceneDelegateURLs(opening, receiver: receiver, spelling: spelling).members
            + quickActionMembers
            + shareMembers + continuingMembers + activityMembers
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

    private var opening: EventCallback? {
        forwarding.callback(EventKind.openingURLs, by: .sceneDelegate)
    }
    private var quickAction: EventCallback? {
        forwarding.callback([.quickAction, .asyncQuickAction], by: .sceneDelegate)
    }
    private var share: EventCallback? { forwarding.callback([.cloudKitShare], by: .sceneDelegate) }

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
        if opening != nil { lines.append("open(options.urlContexts)") }
        if continuing != nil { lines.append("options.userActivities.forEach(resume)") }
        if let progress = forwarding.callback([.willContinueActivity], by: .sceneDelegate) {
            lines += ["if let type = options.handoffUserActivityType {"]
            lines += broken("_ = " + call(progress, "type")).map { "\t" + $0 } + ["}"]
        }
        if let quickAction {
            let call = call(quickAction, "item", "{ _ in }")
            let isAsync = quickAction.method.declaration.isAsync
            lines += ["if let item = options.shortcutItem {"]
            lines += isAsync ? ["\t\(task) { _ = await \(call) }"] : broken(call).map { "\t" + $0 }
            lines += ["}"]
        }
        if let share {
            lines += ["if let metadata = options.cloudKitShareMetadata {"]
            lines += broken(call(share, "metadata")).map { "\t" + $0 } + ["}"]
        }
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

    private var quickActionMembers: [[String]] {
        guard let quickAction else { return [] }
        let first =
            "\t_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem"
        let call = answer(by: quickAction)
        return [
            [
                "func windowScene(", first + ",",
                "\tcompletionHandler: @escaping (Bool) -> Void", ") {",
            ] + call.map { "\t" + $0 } + ["}"]
        ]
    }

    /// Awaits a delegate's async form. The scene delegate has no such form of its own: an item can't be sent between
    /// actors, and the compiler warns of each such method. Source: AlphaWallet/alpha-wallet-ios#6759.
    private func answer(by callback: EventCallback) -> [String] {
        guard callback.method.declaration.isAsync else {
            return broken(call(callback, "shortcutItem", "completionHandler"))
        }
        let value =
            "await " + call(callback, "shortcutItem") + (shared.isOptional ? " ?? false" : "")
        return ["Task {"] + broken("let isDone = " + value).map { "\t" + $0 }
            + ["\tcompletionHandler(isDone)", "}"]
    }

    private var shareMembers: [[String]] {
        guard let share else { return [] }
        let call = broken(call(share, "cloudKitShareMetadata"))
        return [
            [
                "func windowScene(", "\t_ windowScene: UIWindowScene,",
                "\tuserDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata", ") {",
            ] + call.map { "\t" + $0 } + ["}"]
        ]
    }

    private var activityMembers: [[String]] {
        let kinds: [EventKind] = [.willContinueActivity, .failToContinueActivity, .updateActivity]
        return kinds.compactMap { kind in
            forwarding.callback([kind], by: .sceneDelegate).map { callback in
                switch kind {
                case .willContinueActivity:
                    [
                        "func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {"
                    ] + broken("_ = " + call(callback, "userActivityType")).map { "\t" + $0 }
                        + ["}"]
                case .failToContinueActivity:
                    [
                        "func scene(", "\t_ scene: UIScene,",
                        "\tdidFailToContinueUserActivityWithType userActivityType: String, error: Error",
                        ") {",
                    ] + broken(call(callback, "userActivityType", "error")).map { "\t" + $0 }
                        + ["}"]
                default:
                    ["func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {"]
                        + broken(call(callback, "userActivity")).map { "\t" + $0 } + ["}"]
                }
            }
        }
    }

    private func call(_ callback: EventCallback, _ arguments: String...) -> String {
        callback.call(on: receiver, arguments)
    }

    /// The application delegate, with the question mark that an optional needs.
    private var receiver: String { shared.text + (shared.isOptional ? "?" : "") }

    /// A call on two lines where it is long.
    private func broken(_ call: String) -> [String] {
        guard call.count > 88, let open = call.firstIndex(of: "(") else { return [call] }
        return [String(call[...open]), "\t" + call[call.index(after: open)...]]
    }
}
