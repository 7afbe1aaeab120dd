extension FindingPage {
    /// The page of `delegate-early-access`.
    static let delegateEarlyAccess = FindingPage(
        id: .delegateEarlyAccess,
        title: "a property of the delegate touches the application while the delegate is made",
        text: """
            # delegate-early-access

            A stored property of the delegate, or its `init`, uses the application while the
            delegate is being made: `UIApplication.shared`, `NSApp`, `NSStatusBar.system`,
            `UNUserNotificationCenter`.

            ## Why it matters

            `UIApplicationMain` makes the application first and the delegate second. An adaptor
            may make the delegate earlier: when the `App`'s `init` reads it, and always when the
            class is an `ObservableObject` (inferred from OpenSwiftUI, an open re-implementation;
            not documented). Then there is no application yet. On the Mac `NSApp` is `nil`, and a
            status item made in a stored property came too early in public migrations.

            ## What the plan does

            A stored property of the delegate whose initial value uses `UIApplication.shared` becomes
            `lazy`; closures that run later do not count. It is reported to be reviewed, since it is
            made later than before. A property with a wrapper, an observer or several names can't be
            lazy, and neither can code in `init`, or in a function that is called while the delegate is
            made: these are left to be done by hand. A class that is an `ObservableObject` or
            `@Observable` is too early for certain; a plain one may be, since nothing says when an
            adaptor makes it.

            What a stored property makes may show the root by itself, such as a router's `init` that makes the window. The plan has it
            ask the delegate for the root, which can be asked once it is made: such a property becomes `lazy`, too, where the launch
            mentions it. Where it can't, or in an `init` of the delegate, the place is named, as the app would end there.

            A Mac app's functions, types and shared objects are followed from there, to what asks for the application or a status
            item, and to windows. A window that the delegate makes together with itself (`NSWindow`, a panel, a class of the app's own, a
            controller of a storyboard, or a function that makes one) stays where it is, and is named: it is made for an
            application, and code that started the app may have made that first. A popover has no window until it is shown.

            In an app that is refused, nothing is changed and each place is named.

            ## What you do

            ```swift
            // before
            class AppDelegate: NSObject, NSApplicationDelegate {
                let statusItem = NSStatusBar.system.statusItem(
                    withLength: NSStatusItem.variableLength)
            }
            ```

            ```swift
            // after
            class AppDelegate: NSObject, NSApplicationDelegate {
                lazy var statusItem = NSStatusBar.system.statusItem(
                    withLength: NSStatusItem.variableLength)

                func applicationDidFinishLaunching(_ notification: Notification) {
                    statusItem.button?.title = "Notes"
                }
            }
            ```

            A `lazy` property is made at its first use. Where making it is the point, as with a
            status item, use it in `didFinishLaunching`. An optional property that is set there
            does the same and is clearer when the order matters.

            """,
        check: FindingCheck(
            .device,
            "Set breakpoints in the delegate's `init` and in what makes the property, and start the app from Xcode.",
            right:
                "the property is made once there is an application, and what it registers is there.",
            wrong:
                "the app ends while it starts, or what the property registers never comes: an observer, a status item."
        )
    )
}
