extension FindingPage {
    /// The page of `debug-probe`.
    static let debugProbe = FindingPage(
        id: .debugProbe,
        title: "a log of routes for debug builds",
        text: """
            # debug-probe

            The option `--probe` adds a source to the app that logs, in debug builds, by which
            route each link, activity, quick action, share, push and change of state arrives, and
            what the windows show.

            ## Why it matters

            Rules of this tool come from documents and public code, and were not measured on Apple
            systems by this project. Where sources contradict each other, one log of a device
            settles what the next version may count on. It also shows you which callbacks of your
            own app run after the migration, and in which order.

            ## What the plan does

            Adds `SceneShiftProbe.swift` next to the application delegate, a property in the `App`
            that begins the log, and a modifier of its content:

            ```swift
            // before: the plan without --probe
            struct NotesApp: App {
                @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

                var body: some Scene {
                    WindowGroup {
                        RootView()
                            .ignoresSafeArea()
                            .onOpenURL { openURL($0) }
                    }
                }
            }
            ```

            ```swift
            // after: the plan with --probe
            struct NotesApp: App {
                private let sceneShiftProbe = SceneShiftProbe(AppDelegate.self)
                @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

                var body: some Scene {
                    WindowGroup {
                        RootView()
                            .ignoresSafeArea()
                            .onOpenURL { openURL($0) }
                            .modifier(sceneShiftProbe.content(urls: true))
                    }
                }
            }
            ```

            In builds without the condition `DEBUG` both do nothing. Where no configuration of the
            target sets it, that is reported. An app that is on the SwiftUI life cycle already gets
            no probe.

            The log has no paths and queries of URLs, no values of activities, and no contents of
            notifications; the types of activities and quick actions stand in it.

            ## What you do

            Run a debug build, and use what the app gets from outside: `docs/probe.md` lists
            commands, what each line of the log settles, and what the probe itself may change. The
            log goes to the console, and to `Library/Caches/SceneShiftProbe.txt` of the app:

            ```
            cat "$(xcrun simctl get_app_container booted BUNDLE-ID data)/Library/Caches/SceneShiftProbe.txt"
            ```

            `sceneshift undo` takes the probe back with the rest. Later, delete the file
            `SceneShiftProbe.swift`, the property `sceneShiftProbe`, and the modifier.

            """,
        check: FindingCheck(
            .xcode,
            "Run a debug build, open a link, leave the app and come back, and look in Xcode's console for the subsystem `SceneShiftProbe`.",
            right: "one line for each event, with the route by which it came.",
            wrong:
                "no line at all: the configuration does not set `DEBUG`, or the modifier is not on the content."
        )
    )
}
