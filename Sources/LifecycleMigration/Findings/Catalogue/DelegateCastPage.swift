extension FindingPage {
    /// The page of `delegate-cast`.
    static let delegateCast = FindingPage(
        id: .delegateCast,
        title: "the application's delegate is cast to the app's class",
        text: """
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

            The cast becomes `AppDelegate.shared`, a static property that the delegate sets in its
            `init`. A property that the class has and sets to itself is used instead, and set in `init`
            too if it was set later; a `shared` of another kind is left alone, and the new one is
            called `current`.

            The delegate is found where it is read: through `UIApplication.shared`, through a
            parameter, property or local that is the application, and in extensions of
            `UIApplication`. An accessor of the app is so repaired at its definition, and its uses stay.
            A local that is cast further on gets the type that it had, and its casts stay:
            `let delegate: UIApplicationDelegate? = AppDelegate.shared`. A cast to a protocol that the
            class conforms to becomes `AppDelegate.shared as Provider`.

            Objective-C checks no cast: `(AppDelegate *)application.delegate` gives SwiftUI's object.
            A message that it does not pass on to yours ends the app with an unrecognized selector,
            a test of its class is false, and what reads instance variables reads another object's
            (inferred: from OpenSwiftUI and the language).

            Reads that only call methods of `UIApplicationDelegate` are right as they are. Everything
            else is `manual`: a test with `is`, passing the delegate on, casts through other objects,
            Objective-C.

            Unit tests that run in the app are repaired in the same way, in sources with `@testable import`
            of the app, or with a plain one where the class and its property are public. Where a test makes
            a delegate of its own, the property keeps the app's. A test is left alone, and reported, where
            another target compiles the source or the delegate's, where the tests have a class of that
            name or give the application another delegate, and in the argument of a macro such as
            `#require`.

            Frameworks, libraries and packages that the app links are read as well. Nothing there is changed:
            what is linked can't name the app's class, and casts to a protocol that it conforms to.

            ## What you do

            ```swift
            // before
            let delegate = UIApplication.shared.delegate as! AppDelegate
            delegate.container.save()
            ```

            ```swift
            // after
            let delegate: AppDelegate = AppDelegate.shared
            delegate.container.save()

            class AppDelegate: UIResponder, UIApplicationDelegate {
                private(set) static var shared: AppDelegate!

                override init() {
                    super.init()
                    AppDelegate.shared = self
                }
            }
            ```

            Set it in `init`, not in `didFinishLaunching`: there it is too late for code that runs
            in the `App`'s own `init`. A class that is not isolated to the main actor by its
            superclass or protocol needs `@MainActor` under Swift 6.

            Better, where it is little work: hand the thing over instead of looking it up. A
            delegate that is an `ObservableObject` stands in the environment of every SwiftUI view
            (documented: Apple's page `UIApplicationDelegateAdaptor`).

            In a framework or package, let the app hand the object over at launch:

            ```swift
            // before
            (UIApplication.shared.delegate as? Navigating)?.showHome()
            ```

            ```swift
            // after, in the package
            public enum Navigation {
                @MainActor public static weak var target: (any Navigating)?
            }
            Navigation.target?.showHome()

            // after, in the delegate's `init`
            Navigation.target = self
            ```

            In a unit test that was left alone write `AppDelegate.shared`, with `@testable import` of the app.
            UI tests run in a process of their own, and have no delegate of the app's to cast.

            """,
        check: FindingCheck(
            .device,
            "Set a breakpoint behind the place, do in the app what leads there, and run the unit tests with the app as their host.",
            right:
                "`po` of the value prints your delegate, with its own properties, and the tests run.",
            wrong:
                "the value is nil, or the app or the first test ends there; `po UIApplication.shared.delegate` prints SwiftUI's object."
        )
    )
}
