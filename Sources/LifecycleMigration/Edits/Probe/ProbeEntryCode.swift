/// What the `App` uses of a probe, and what it is in other builds than debug ones.
enum ProbeEntryCode {
    /// From the top to the modifier of a window's content.
    static let debug = #"""
        // SceneShift's option --probe made this file. In debug builds it logs by which route links,
        // activities, quick actions, shares, pushes and changes of state reach this app, and what
        // its windows show; in other builds it does nothing. SceneShift's docs/probe.md tells how
        // to use it, what it may change, and how to take it out.

        import SwiftUI

        #if DEBUG
        import CloudKit
        import ObjectiveC
        import UIKit
        import UserNotifications
        import os

        /// Begins the log when the App is made, before there is an application.
        @MainActor
        struct SceneShiftProbe {
            /// Watches SwiftUI's delegates and the app's own; scene delegates follow.
            init(_ delegate: AnyClass) {
                guard Log.shared.begin() else { return }
                for name in ["App", "AppScene"] {
                    let type: AnyClass? = NSClassFromString("SwiftUI.\(name)Delegate")
                    if type == nil { Log.shared.write("watch", "no SwiftUI.\(name)Delegate yet") }
                    Calls.shared.watch(type)
                }
                Calls.shared.watch(delegate)
                Notifications.shared.observe()
            }

            /// Modifies the content of the windows.
            ///
            /// It listens to what the App listens to itself, and to nothing else: SwiftUI may keep
            /// an event until somebody listens, and must not give it to the probe alone.
            func content(urls: Bool = false, activities: [String] = []) -> Listener {
                Log.shared.write("content", "made")
                return Listener(urls: urls, activities: activities)
            }
        }

        // MARK: - SwiftUI's modifiers

        extension SceneShiftProbe {
            /// Hears of the events of one window.
            @MainActor
            struct Listener: ViewModifier {
                let urls: Bool
                let activities: [String]
                @SwiftUI.Environment(\.scenePhase) var phase
                @StateObject var window = Window()

                func body(content: Content) -> some SwiftUI.View {
                    window.bodies += 1
                    window.write("body \(window.bodies), scene phase \(phase)")
                    return listening(content)
                }

                private func listening(_ content: Content) -> AnyView {
                    guard Log.shared.extent == .all else { return AnyView(content) }
                    let window = self.window
                    var view = AnyView(
                        content
                            .onAppear { window.write("appears") }
                            .onDisappear { window.write("disappears") }
                    )
                    if urls {
                        view = AnyView(
                            view.onOpenURL { window.write("onOpenURL: \(Words.url($0))") }
                        )
                    }
                    for type in activities {
                        view = AnyView(
                            view.onContinueUserActivity(type) { activity in
                                let text = Words.activity(activity)
                                window.write("onContinueUserActivity: \(text)")
                            }
                        )
                    }
                    return view
                }
            }

            /// The content of a window, for as long as SwiftUI keeps it.
            @MainActor
            final class Window: ObservableObject {
                var bodies = 0
                private lazy var number = Log.shared.number(of: self)

                func write(_ text: String) {
                    Log.shared.write("view", "#\(number) \(text)")
                    Log.shared.lookAtWindows()
                }
            }
        }
        """#

    /// What there is in other builds.
    static let release = #"""
        #else
        /// Does nothing, since this is no debug build.
        @MainActor
        struct SceneShiftProbe {
            init(_ delegate: AnyClass) {}

            func content(urls: Bool = false, activities: [String] = []) -> EmptyModifier {
                EmptyModifier()
            }
        }
        #endif
        """#
}
