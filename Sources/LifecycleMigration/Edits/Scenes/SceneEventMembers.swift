import AppFacts
import AppleFrameworks

/// The members of a scene's delegate that pass on to the application's delegate what UIKit tells only scenes while the app runs, but
/// for activities that continue; a longer call stands on two lines.
struct SceneEventMembers {
    private let callbacks: [EventCallback]
    /// The application's delegate, with the question mark that an optional needs.
    private var receiver: String
    private let spelling: UIKitSpelling
    private let task: String
    private let set: String

    /// The members for some callbacks; `receiver` is how code reaches the application's delegate, and
    /// `names` how it spells the frameworks' names.
    init(
        _ callbacks: [EventCallback], receiver: String, spelling: UIKitSpelling,
        names: FrameworkNames
    ) {
        self.callbacks = callbacks
        self.receiver = receiver
        self.spelling = spelling
        task = names("Task")
        set = names("Set")
    }

    /// The same for code that reaches the application's delegate in another way.
    func from(_ receiver: String) -> SceneEventMembers {
        var members = self
        members.receiver = receiver
        return members
    }

    /// The first callback of some kinds.
    func callback(_ kinds: EventKind...) -> EventCallback? {
        callbacks.first { kinds.contains($0.kind) }
    }

    /// The callback for URLs.
    var opening: EventCallback? { callbacks.first { EventKind.openingURLs.contains($0.kind) } }

    /// The members, each as its lines.
    var members: [[String]] {
        SceneDelegateURLs(opening, receiver: receiver, spelling: spelling, set: set).members
            + quickActions + shares
    }

    /// The lines for an activity on its way from another device, which come before those for activities; `options` is the name of the
    /// connection's options.
    func progressLines(_ options: String) -> [String] {
        guard let progress = callback(.willContinueActivity) else { return [] }
        return ["if let type = \(options).handoffUserActivityType {"]
            + broken("_ = " + call(progress, "type")).map { "\t" + $0 } + ["}"]
    }

    /// The lines for what else started the app: `options` is the name of the connection's options.
    func launchLines(_ options: String) -> [String] {
        var lines: [String] = []
        if let quickAction {
            let call = call(quickAction, "item", "{ _ in }")
            let isAsync = quickAction.method.declaration.isAsync
            lines += ["if let item = \(options).shortcutItem {"]
            lines += isAsync ? ["\t\(task) { _ = await \(call) }"] : broken(call).map { "\t" + $0 }
            lines += ["}"]
        }
        if let share = callback(.cloudKitShare) {
            lines += ["if let metadata = \(options).cloudKitShareMetadata {"]
            lines += broken(call(share, "metadata")).map { "\t" + $0 } + ["}"]
        }
        return lines
    }

    private var quickAction: EventCallback? { callback(.quickAction, .asyncQuickAction) }

    private var quickActions: [[String]] {
        guard let quickAction else { return [] }
        let first =
            "\t_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem"
        return [
            [
                "func windowScene(", first + ",",
                "\tcompletionHandler: @escaping (Bool) -> Void", ") {",
            ] + answer(by: quickAction).map { "\t" + $0 } + ["}"]
        ]
    }

    /// Awaits a delegate's async form. The scene delegate has no such form of its own: an item can't be sent between
    /// actors, and the compiler warns of each such method. Source: AlphaWallet/alpha-wallet-ios#6759.
    private func answer(by callback: EventCallback) -> [String] {
        guard callback.method.declaration.isAsync else {
            return broken(call(callback, "shortcutItem", "completionHandler"))
        }
        let isOptional = receiver.hasSuffix("?")
        let value = "await " + call(callback, "shortcutItem") + (isOptional ? " ?? false" : "")
        return ["Task {"] + broken("let isDone = " + value).map { "\t" + $0 }
            + ["\tcompletionHandler(isDone)", "}"]
    }

    private var shares: [[String]] {
        guard let share = callback(.cloudKitShare) else { return [] }
        return [
            [
                "func windowScene(", "\t_ windowScene: UIWindowScene,",
                "\tuserDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata", ") {",
            ] + broken(call(share, "cloudKitShareMetadata")).map { "\t" + $0 } + ["}"]
        ]
    }

    /// The members for the progress of activities.
    var progress: [[String]] {
        let kinds: [EventKind] = [.willContinueActivity, .failToContinueActivity, .updateActivity]
        return kinds.compactMap { kind in callback(kind).map { progress(kind, $0) } }
    }

    private func progress(_ kind: EventKind, _ callback: EventCallback) -> [String] {
        switch kind {
        case .willContinueActivity:
            [
                "func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {"
            ] + broken("_ = " + call(callback, "userActivityType")).map { "\t" + $0 } + ["}"]
        case .failToContinueActivity:
            [
                "func scene(", "\t_ scene: UIScene,",
                "\tdidFailToContinueUserActivityWithType userActivityType: String, error: Error",
                ") {",
            ] + broken(call(callback, "userActivityType", "error")).map { "\t" + $0 } + ["}"]
        default:
            ["func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {"]
                + broken(call(callback, "userActivity")).map { "\t" + $0 } + ["}"]
        }
    }

    private func call(_ callback: EventCallback, _ arguments: String...) -> String {
        callback.call(on: receiver, arguments)
    }

    /// A call on two lines where it is long.
    private func broken(_ call: String) -> [String] {
        guard call.count > 88, let open = call.firstIndex(of: "(") else { return [call] }
        return [String(call[...open]), "\t" + call[call.index(after: open)...]]
    }
}
