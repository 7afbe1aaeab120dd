extension FindingPage {
    /// The page of `delegate-responder-chain`.
    static let delegateResponderChain = FindingPage(
        id: .delegateResponderChain,
        title: "the app delegate handles actions of the responder chain",
        text: """
            # delegate-responder-chain

            The app delegate handles actions that arrive through the responder chain: menu items
            and key commands, actions with a `nil` target, `buildMenu(with:)`, `validate(_:)`,
            First Responder connections of a storyboard, VoiceOver's magic tap and escape.

            ## Why it matters

            UIKit and AppKit ask the application's delegate at the end of the responder chain.
            Under the SwiftUI life cycle that delegate is SwiftUI's, and yours is not in the
            chain: the menu item is greyed out, the key does nothing (one report:
            home-assistant/iOS pull request 4963 repaired the menu items About and Settings on the
            Mac; OpenSwiftUI, an open re-implementation, behaves the same). `buildMenu(with:)` is
            still called when the delegate is a `UIResponder` (seen in Dimillian/IceCubesApp and
            in home-assistant/iOS).

            ## What the plan does

            Reported, by hand: each `@IBAction` of the delegate (on the Mac those that a nib or storyboard sends to the first responder), each override that only the chain
            asks for, such as `next`, each event that nothing in front of it handled (touches, shakes,
            presses, remote control), and each place that gives away one of its methods without a
            target: `UICommand`, `UIKeyCommand`, `sendAction(_:to:from:for:)`, `target: nil`. Also each
            walk up the chain, by `next`, that casts to the delegate's class or to a protocol that only
            it has, and each line that calls such a walk and names one of them.

            ## What you do

            Declare the command in the `App`, with its key:

            ```swift
            // before
            class AppDelegate: UIResponder, UIApplicationDelegate {
                override var keyCommands: [UIKeyCommand]? {
                    [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(newNote))]
                }

                @objc func newNote() {
                    NoteStore.shared.create()
                }
            }
            ```

            ```swift
            // after
            @main
            struct NotesApp: App {
                @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

                var body: some Scene {
                    WindowGroup {
                        RootView()
                            .ignoresSafeArea()
                    }
                    .commands {
                        CommandGroup(replacing: .newItem) {
                            Button("New Note") { NoteStore.shared.create() }
                                .keyboardShortcut("n")
                        }
                    }
                }
            }
            ```

            Or move the method into the root view controller, which is in the chain. What headphones and the lock
            screen send comes by `MPRemoteCommandCenter.shared()`, whoever is in the chain.

            """,
        check: FindingCheck(
            .device,
            "Choose each menu item, press each key command and do each gesture that ends at the delegate.",
            right: "it can be chosen, and does what it is for.",
            wrong: "it is greyed out, or nothing happens.")
    )
}
