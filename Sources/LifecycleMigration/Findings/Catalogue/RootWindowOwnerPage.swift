extension FindingPage {
    /// The page of `root-window-owner`.
    static let rootWindowOwner = FindingPage(
        id: .rootWindowOwner,
        title: "the window is handed to other code",
        text: """
            # root-window-owner

            The window is given to other code: a coordinator, a router or a window manager takes
            it as an argument or keeps it, and decides what it shows, now or later. As a note, it says
            which code gets a container in the place of the window.

            ## Why it matters

            Under the SwiftUI life cycle the window is SwiftUI's. Setting `rootViewController` on
            it throws away the hosting controller, and with it the `App`'s views and all their
            modifiers (a consequence of how the window is built; inferred from OpenSwiftUI, an
            open re-implementation of SwiftUI, and not documented). A window that the app makes
            itself stands in front of SwiftUI's, and both are alive.

            ## What the plan does

            Where that code is the app's own, and only sets and reads the root of the window, shows it or hands
            it on, the container that shows the root takes the window's place: properties and parameters get its
            class and its name, and so do the arguments, locals and closures with them, also where the compiler writes the
            initializer of a structure. What set the root of
            the window sets that of the container, at any time and as often as before, and what showed the window
            goes. One note for each function that takes it.

            Where the launch makes one object that takes the window, keeps it in a property of the delegate, and only that object sets
            the root, in one place that runs while the app starts and never again, there is no container: the property that held the
            window becomes `rootViewController`, the parameter and its argument go, and SwiftUI shows what the object has
            (`appDelegate.coordinator?.rootViewController`). One note for it.

            Code of the app that makes the window itself (`AppConfigurator.shared.setup(scene:)`, an initializer, a method
            that gives the window back) gets the container by a further parameter, as far down as it takes, where it
            can't reach the delegate. What it is called for otherwise stays, and so do its other parameters. Every call
            must be known, and come from code that has the container.

            A router of RIBs (`launch(from:)`) or a coordinator of XCoordinator (`setRoot(for:)`) at the end of the launch,
            or of a method that the launch alone calls last, gives its root to the container, and what the framework does once the window is shown waits until
            the container has appeared: a first screen that is presented there would be dropped before. That
            it comes later is a finding of its own (`launch-order`). Source: the code of both frameworks.

            A scene delegate that leaves its window in a variable of the app's own (`mainWindow = window`, `Surroundings.window =
            window`), lays a view over it or adds a gesture recognizer does so with SwiftUI's window from then on, which SwiftUI makes
            before it calls `scene(_:willConnectTo:options:)` (seen in public apps that read it there). Only where the variable is an
            optional `UIWindow`, gets it in that method, and nobody sets, reads or shows the root by way of it, or hands the window
            on from there. One note for each place (`window-access`).

            Otherwise refuses the app, and names the call that takes the window, what keeps it, or what the launch
            itself reads or calls of the window. Nothing is touched. Where one line is in the way, the remedy
            names it: one that adds a view to the window, asks for its scene, compares it or returns it. The
            same where another module, a protocol, a subclass or a default value has a part in it, or
            where the code is public: what would have to change then is not the app's alone. A test that hands such
            code a window is named at its line, and not changed.

            The window that a scene delegate also gives to the application delegate has no further owner: the
            statement goes, and whoever reads that window is reported (`window-access`).

            The UIKit scene life cycle keeps such code as it is. A destination for it,
            `--to scenes`, is planned and not in this version.

            ## What you do

            Do without the window itself in the line that the remedy names. Or let the coordinator work on
            a view controller that it is given or that it makes, instead of on a window. When it shows one thing after another (login, then the app), a
            container view controller takes the place of the window:

            ```swift
            // before
            final class AppCoordinator {
                private let window: UIWindow

                init(window: UIWindow) {
                    self.window = window
                }

                func start() {
                    window.rootViewController = LoginViewController()
                    window.makeKeyAndVisible()
                }
            }
            ```

            ```swift
            // after
            final class AppCoordinator {
                let container = UINavigationController()

                func start() {
                    container.setViewControllers([LoginViewController()], animated: false)
                }
            }
            ```

            The delegate then makes its window with `coordinator.container` as the root, and the
            app can be planned again.

            """,
        check: FindingCheck(
            .device,
            "Do what the owner of the window decides: sign in and out, go through its flows, open a link.",
            right: "each screen comes, and goes again.",
            wrong:
                "a black screen, a screen behind another one, or links that do nothing after the first change."
        )
    )
}
