extension FindingPage {
    /// The page of `window-use`.
    static let windowUse = FindingPage(
        id: .windowUse,
        title: "the launch needs the window itself",
        text: """
            # window-use

            The launch reads, calls or compares something of the window that SwiftUI's window can't stand in for, or puts
            something else in its place.

            ## Why it matters

            SwiftUI makes its window after the launch has ended, and the delegate's `window` is nil. A size that is read
            there, a view that is added, or the question whether there is a window, has no answer at that time.

            ## What the plan does

            Refuses the app, and names the place and the member. What the root or a modifier can do instead, such as tint and
            style, is moved and is no such finding. Nothing is touched.

            The frame of a window that is made with the screen's is no such finding where the launch reads it: the screen is
            asked instead. So it is of the window that UIKit makes for the main storyboard of an app without scenes.

            In a launch by code, a `window` with an observer, or computed out of more than another property of the
            class, is refused: what it does would run no more. One that only reads and sets another property, a static
            one included, is the window like any other.

            ## What you do

            Do it where the view is in its window:

            ```swift
            // before, in the launch
            window?.addSubview(banner)
            ```

            ```swift
            // after, in the root view controller
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard banner.superview == nil else { return }
                view.window?.addSubview(banner)
            }
            ```

            Read sizes in `viewDidLayoutSubviews()`. Leave `window` of the delegate alone: nobody sets it any more.

            """,
        check: FindingCheck(
            .device,
            "Start the app, rotate it, and look at what the named line did.",
            right: "the same view, size or behaviour.",
            wrong: "it is missing, is laid out for another size, or comes twice.")
    )
}
