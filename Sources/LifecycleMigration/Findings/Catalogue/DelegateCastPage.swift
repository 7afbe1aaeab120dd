extension FindingPage {
    /// The page of `delegate-cast`.
    static let delegateCast = FindingPage(
        id: .delegateCast,
        title: "the application's delegate is cast to the app's class",
        markdown: """
            # delegate-cast

            Code casts the application's delegate to the app's class:
            `UIApplication.shared.delegate as? AppDelegate`, `NSApp.delegate as! AppDelegate` or
            `WKExtension.shared().delegate as! ExtensionDelegate`.

            ## Why it matters

            Under the SwiftUI life cycle the application's delegate is an object of SwiftUI's that
            passes calls on to yours. `as?` gives `nil`, `as!` ends the app. `type(of:)` prints
            `AppDelegate` for both classes, which hides the cause. Many apps ran into it
            (home-assistant/iOS documents it in its `AppDelegate.swift`).

            ## What the plan does

            At best the cast becomes `AppDelegate.shared`, a static property that the delegate
            sets in its `init`. Places that the report marks `automatic` are changed so. The
            others, such as a cast to a protocol or a test with `is`, are `manual`: reported, by
            hand.

            ## What you do

            ```swift
            // before
            let delegate = UIApplication.shared.delegate as! AppDelegate
            delegate.container.save()
            ```

            ```swift
            // after
            AppDelegate.shared?.container.save()

            class AppDelegate: UIResponder, UIApplicationDelegate {
                private(set) static var shared: AppDelegate?

                override init() {
                    super.init()
                    Self.shared = self
                }
            }
            ```

            Set it in `init`, not in `didFinishLaunching`: there it is too late for code that runs
            in the `App`'s own `init`. A class that is not isolated to the main actor by its
            superclass or protocol needs `@MainActor` under Swift 6.

            Better, where it is little work: hand the thing over instead of looking it up. A
            delegate that is an `ObservableObject` stands in the environment of every SwiftUI view
            (documented: Apple's page `UIApplicationDelegateAdaptor`).

            """
    )
}
