extension FindingPage {
    /// The page of `window-before-launch`.
    static let windowBeforeLaunch = FindingPage(
        id: .windowBeforeLaunch,
        title: "the window is worked on before the launch method",
        text: """
            # window-before-launch

            The window is in use before the launch method runs: in the initial value of `window`, in `init()` of the delegate,
            or in `application(_:willFinishLaunchingWithOptions:)`.

            ## Why it matters

            The plan takes the window out of the launch method, in the order of its statements. What ran before has
            effects that nobody can see from there.

            ## What the plan does

            Refuses the app, and names the place. An initial value that only makes the window, and sets it up, goes with it.
            Nothing is touched.

            ## What you do

            Make the window in the launch method:

            ```swift
            // before
            lazy var window: UIWindow? = {
                Analytics.start()
                return UIWindow(frame: UIScreen.main.bounds)
            }()
            ```

            ```swift
            // after
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Analytics.start()
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = HomeViewController()
                window?.makeKeyAndVisible()
                return true
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Start the app from the home screen, and look at what the named code did.",
            right: "it was done once, and the first screen is the same.",
            wrong: "it was not done, or too late for the first screen.")
    )
}
