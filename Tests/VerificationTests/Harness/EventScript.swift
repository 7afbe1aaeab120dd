/// The events that are played to an app.
struct EventScript: Sendable {
    /// The lines of each launch; every launch is a process of its own.
    let launches: [[String]]

    private init(launches: [[String]]) { self.launches = launches }

    /// Reads `events.txt`: one event a line, `#` before a comment.
    init(_ text: String) {
        var launches: [[String]] = []
        for line in text.split(separator: "\n").map({ String($0).trimmingSpaces })
        where !line.isEmpty && !line.hasPrefix("#") {
            if line == "launch" || line.hasPrefix("launch ") { launches.append([]) }
            if launches.isEmpty { launches.append(["launch"]) }
            launches[launches.count - 1].append(line)
        }
        self.launches = launches
    }

    /// The events that a sample meets, unless it brings its own. Links come to apps only that have
    /// associated domains; an app that never names an activity has none.
    static func standard(for app: AppUnderTest, in tree: SourceTree) -> EventScript {
        let takesLinks = app.sources.contains { tree.text($0)?.contains("NSUserActivity") ?? false }
        let text =
            switch app.platform.flavour {
            case .uikit: uikit
            case .appkit: appkit
            case .watchkit: watchkit
            }
        let lines = text.split(separator: "\n").filter {
            takesLinks || !$0.contains("universal-link")
        }
        return EventScript(lines.joined(separator: "\n"))
    }

    /// With what may happen to every app of UIKit: it is launched in the background and opened then, the system takes its
    /// scene away, and the user opens a further window, connects a display, or opens the app in a car before the phone.
    func withReturns(for app: AppUnderTest) -> EventScript {
        guard app.platform.flavour == .uikit else { return self }
        let windows =
            app.supportsSeveralWindows
            ? [["launch", "new-window", "background", "foreground"]] : []
        let displays =
            app.supportsDisplays
            ? [["launch", "connect-display", "background", "foreground"]] : []
        let cars =
            app.supportsCars
            ? [
                [
                    "launch car", "wait 2", "foreground", "background", "foreground",
                    "disconnect-car",
                ],
                ["launch", "connect-car", "background", "disconnect-car", "foreground"],
            ] : []
        return EventScript(
            launches: launches + [
                ["launch background=push", "wait 2", "foreground", "background", "foreground"],
                ["launch background=location", "wait 2", "foreground"],
                ["launch", "background", "disconnect", "foreground", "background", "foreground"],
            ] + windows + displays + cars)
    }

    /// With the actions of an app of UIKit, where it may have some without a target.
    func withActions(for app: AppUnderTest, in tree: SourceTree) -> EventScript {
        let signs = ["keyCommands", "addTarget(", "action:", ".action =", "sendAction("]
        let isNamed = app.sources.contains { path in
            signs.contains { tree.text(path)?.contains($0) ?? false }
        }
        let isConnected = tree.paths.contains { path in
            path.hasSuffix(".storyboard") && tree.text(path)?.contains("<action ") ?? false
        }
        guard app.platform.flavour == .uikit, isNamed || isConnected else { return self }
        return EventScript(launches: launches + [["launch", "actions"]])
    }

    private static let uikit = """
        launch
        push-token
        push-failure
        push
        push-tap
        open-url sample://item/42
        universal-link https://example.com/item/7
        activity com.example.view
        quick-action com.example.new
        cloudkit-share iCloud.com.example
        resign
        activate
        background
        foreground
        universal-link https://example.com/item/7
        memory-warning
        time-change
        orientations
        background-session
        terminate
        launch url=sample://cold/1
        background
        launch universal-link=https://example.com/cold/2
        launch quick-action=com.example.cold
        launch push
        """

    private static let appkit = """
        launch
        open-url sample://item/42
        open-file /tmp/note.txt
        universal-link https://example.com/item/7
        push-token
        resign
        activate
        hide
        unhide
        close-window
        reopen
        terminate
        launch url=sample://cold/1
        launch
        close-window
        launch
        menus
        """

    private static let watchkit = """
        launch
        push-token
        activity com.example.view
        background-task
        resign
        activate
        background
        foreground
        """
}
