extension FindingPage {
    /// The page of `mac-window`.
    static let macWindow = FindingPage(
        id: .macWindow,
        title: "a window of a Mac app stays AppKit's, or loses something",
        text: """
            # mac-window

            A window of the macOS app that SwiftUI does not take over, or that changes where it does.

            ## Why it matters

            Windows that the delegate makes go on working behind `NSApplicationDelegateAdaptor`
            (documented: SwiftUI does not manage them). An `App` must have a scene all the same.
            Where the delegate keeps its windows that scene is `Settings` with an empty view. Current macOS opens such a scene as a blank window
            at launch, unless `applicationShouldOpenUntitledFile(_:)` answers no (two public reports,
            CodexBar and FanBar), and by ⌘, unless its menu item is taken away.

            ## What the plan does

            The window that the delegate makes at launch becomes a scene where everything that the app does with it has a
            counterpart: a `Window` from macOS 13 on, else a `WindowGroup` without the command for a new window. The content of its hosting view, or its
            view controller, goes there with the size, the least size, the title and the style mask. What is said then:

            - the frame that was saved by `setFrameAutosaveName(_:)`: SwiftUI saves it under a name of its own;
            - the place of a window that the launch did not put into the middle of the screen;
            - the size and title that a window has from its view controller;
            - a size that has the title bar in it, since the style has `.fullSizeContentView`: SwiftUI is told the size of the content. Where people
              can't change it that is a warning, else a note.

            AppKit's `minSize` counts the title bar, which SwiftUI's least size of the content does not.

            What the launch sets of the window's look, and styles that it did not have, such as `.resizable`, are set of SwiftUI's window by a
            view behind the content, once that is in it (`window-appearance`). Where the content has to do with what the launch does in
            front of it, a view of its own waits for the launch, as it is not documented which of them SwiftUI makes first (`launch-order`).

            The window of a main storyboard becomes a scene around its view controller. With a controller of its own, a toolbar, a
            setting that SwiftUI has nothing for, or where code of the app asks a window for its delegate, controller, style or content, it stays the
            storyboard's, and the delegate shows it when the launch begins, as AppKit did.

            All other windows stay in the delegate, and the finding names the first use that has no counterpart: a delegate
            or a toolbar of the window, a method that shows it again, code that asks for its content, a launch that makes it on some ways only,
            or content that can't be made elsewhere. So is the window that another type makes and shows at each launch: a manager, a coordinator, a window
            controller. A window that nothing in the app shows is a note. The plan keeps the delegate with everything that it makes then, adds the `Settings` scene without its menu
            item, and adds `applicationShouldOpenUntitledFile(_:)` with `false` where the delegate has no such
            method. A method of that name with other code is named: what it answers decides whether
            the blank window opens.

            ## What you do

            Nothing for a window that stays. To have a scene in its place, do without the use that is named, and plan again:

            ```swift
            // before
            window.delegate = self

            func windowWillClose(_ notification: Notification) {
                player.pause()
            }
            ```

            ```swift
            // after
            PlayerView()
                .onDisappear { player.pause() }
            ```

            Move what a method opens that answers for untitled files to the end of the launch:

            ```swift
            // before
            func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {
                showWelcome()
                return true
            }
            ```

            ```swift
            // after
            func applicationDidFinishLaunching(_ notification: Notification) {
                showWelcome()
            }

            func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {
                false
            }
            ```

            """,
        check: FindingCheck(
            .mac,
            "Start the app, move and close its windows, click the Dock icon, press ⌘, and start it again.",
            right: "the windows of the app with their sizes and titles, and no other.",
            wrong: "a blank window, a second window, or none.")
    )
}
