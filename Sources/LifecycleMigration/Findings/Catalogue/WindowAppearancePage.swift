extension FindingPage {
    /// The page of `window-appearance`.
    static let windowAppearance = FindingPage(
        id: .windowAppearance,
        title: "the window itself is styled",
        markdown: """
            # window-appearance

            The code that makes the window also styles it: tint, interface style, background
            colour, corner radius, or (on the Mac) style mask, title bar and toolbar.

            ## Why it matters

            The window that was styled is no longer made; SwiftUI makes one. Of the public
            migrations that had such a style, most lost it and noticed later: of eight that were
            studied for this tool, five repaired it afterwards and three never did.

            ## What the plan does

            At best the style becomes the modifier of SwiftUI that means the same, such as
            `.tint(_:)` or `.preferredColorScheme(_:)`. In this version: reported, by hand.

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
            // after
            WindowGroup {
                RootView()
                    .ignoresSafeArea()
                    .tint(.orange)
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

            """
    )
}
