extension FindingPage {
    /// The page of `mac-nib`.
    static let macNib = FindingPage(
        id: .macNib,
        title: "the main nib or storyboard makes what the app relies on",
        text: """
            # mac-nib

            The main nib or storyboard of the macOS app (`NSMainNibFile`, `NSMainStoryboardFile`)
            makes more than a menu bar and a first window: outlets of the delegate, windows, further
            objects, an `awakeFromNib()` of the delegate; or it can't be read. Where no key names one, AppKit loads
            the first nib of the bundle: the only one that the application owns is taken for it.

            ## Why it matters

            Under the SwiftUI life cycle the main nib is not loaded, whatever Info.plist says
            (inferred from OpenSwiftUI, an open re-implementation; CodeEdit deleted its nib). Outlets
            stay nil, so that an implicitly unwrapped one stops the app where it is used; objects
            such as an updater or a controller of preferences are never made. The app would build.

            ## What the plan does

            Refuses the app and names the first of them. Nothing is touched. An outlet whose property the class has not any more,
            and a menu's delegate that answers nothing, hinder nothing.

            ## What you do

            Make in code what the nib made, and disconnect it, while the app still runs on AppKit's
            life cycle. Then plan again:

            ```swift
            // before
            class AppDelegate: NSObject, NSApplicationDelegate {
                @IBOutlet var statusMenu: NSMenu!
            }
            ```

            ```swift
            // after
            class AppDelegate: NSObject, NSApplicationDelegate {
                private lazy var statusMenu: NSMenu = {
                    let menu = NSMenu()
                    menu.addItem(quitItem)
                    return menu
                }()
            }
            ```

            """,
        check: FindingCheck(
            .mac,
            "Start the app once the nib has nothing left but the menu bar, and use what it made before.",
            right: "everything that the app did.",
            wrong: "a crash at an outlet, or a window, a menu or an updater that is gone.")
    )
}
