extension FindingPage {
    /// The page of `window-appearance`.
    static let windowAppearance = FindingPage(
        id: .windowAppearance,
        title: "the window itself is styled",
        text: """
            # window-appearance

            The code that makes the window also styles it: tint, interface style, background
            colour, corner radius, or (on the Mac) style mask, title bar and toolbar.

            ## Why it matters

            The window that was styled is no longer made; SwiftUI makes one. Of the public
            migrations that had such a style, most lost it and noticed later: of eight that were
            studied for this tool, five repaired it afterwards and three never did.

            ## What the plan does

            | on the window | root | the plan |
            | --- | --- | --- |
            | `tintColor` | SwiftUI | `.tint(_:)` |
            | `tintColor` in the application delegate | UIKit | `UIWindow.appearance().tintColor`, where it stood |
            | `overrideUserInterfaceStyle`, written out | both | `.preferredColorScheme(_:)` |
            | both, where the scene connects | both | `windowScene.windows.first?`, where they stood, if no modifier says the same |
            | both, in code that runs later | both | the windows of the connected scenes, where they stood |
            | `backgroundColor` | UIKit | `.background(_:)` behind the root |
            | `backgroundColor` | SwiftUI | goes: SwiftUI's own background was in front of it |

            Code that runs later, such as a switch in the app's settings, changes what is shown: the windows of the connected
            scenes are set there, whatever the way to the window was. Where the launch comes to the same code, it sets a
            tint for all windows, too; any other setting is reported, since no scene may be connected yet. What is
            changed later is no modifier, which would go on saying what the launch said. A background is set and reported:
            SwiftUI's own is in front of it.

            SwiftUI makes its window before it calls `scene(_:willConnectTo:options:)`, so that what is set there reaches it
            (seen in public apps, which find their window there).

            Settings of the scene (sizes, title bar, toolbar, title) stay where a scene delegate makes them, and
            start at the scene that connects where they went through the window. A method that asked the window for its
            scene is given the scene by a further parameter, where each call of it has one.

            Where the application delegate's launch makes them, by the window or by `connectedScenes`, a new scene delegate
            does so when the scene connects: by then the launch has ended, and during it no scene is connected. That is so
            for statements that every launch comes to, that set the scene and do nothing else, and that need nothing
            of the delegate; any other is quoted in the report, to be done by hand.

            SwiftUI's tint does not reach alerts and other UIKit content; public apps with SwiftUI's life cycle
            set it for all windows for this reason. Any other setting, or one with a value that only its place has, is
            quoted in the report, to be done by hand.

            The tint that a watch storyboard gives the whole app (its Global Tint) is read by no screen of SwiftUI's life cycle. It is
            reported, with the modifier that says the same.

            SwiftUI calls a scene delegate once its window is there, and sets some of these settings too, from its
            content; which of the two wins was not measured, so each is quoted for a look.

            ## What you do

            | on the window | in SwiftUI |
            | --- | --- |
            | `tintColor` | `.tint(_:)`, iOS 15; `.accentColor(_:)` before |
            | `overrideUserInterfaceStyle` | `.preferredColorScheme(_:)` |
            | `backgroundColor` | a background behind the root, or none where the root is opaque |
            | `layer` | no modifier |

            ```swift
            // before
            window?.tintColor = .systemOrange
            window?.overrideUserInterfaceStyle = .dark
            window?.rootViewController = HomeViewController()
            ```

            ```swift
            // after: in the application delegate
            UIWindow.appearance().tintColor = .systemOrange

            // and in the App
            WindowGroup {
                RootView()
                    .ignoresSafeArea()
                    .preferredColorScheme(.dark)
            }
            ```

            SwiftUI's tint is an environment value: that UIKit views below a representable take it
            over was not verified for every version. Where they do not, set `view.tintColor` on
            the root view controller. A style that must reach sheets and alerts too can be set on
            the window itself, once the root view controller is in it:

            ```swift
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                view.window?.tintColor = .systemOrange
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Look at the first screen, an alert and a sheet, in light and in dark mode.",
            right: "tint, background and style are those of the old version.",
            wrong: "controls in the system's blue, or screens that follow dark mode and did not.")
    )
}
