/// A method that UIKit looks for in an application delegate, and what becomes of it behind SwiftUI's adaptor.
///
/// SwiftUI's own delegate passes on whatever the app's delegate responds to, so a callback is lost only where UIKit
/// stops calling it in apps with scenes. Sources: Apple's “Transitioning to the UIKit scene-based life cycle”, the
/// deprecation texts of `UIApplication.h` in the iOS 26 SDK, and OpenSwiftUI's application delegate.
package struct ApplicationCallback {
    /// What becomes of a callback.
    package enum Fate {
        /// UIKit still calls it, and SwiftUI passes it on.
        case passedOn
        /// UIKit calls it only on a delegate without its successor, which SwiftUI's own has.
        case plainLaunch
        /// About the state of the app: the notification of the same name takes its place.
        case state(StateCallback)
        /// About something that arrives at a scene.
        case event(EventKind)
        /// UIKit no longer calls it, and nothing takes its place.
        case ended(EndedCallback)
        /// UIKit recommends something else, and whether it still calls it is not known.
        case outdated(EndedCallback)
    }

    /// The name and labels.
    package let selectorName: String
    /// The name in Objective-C, where a method may have it without having the labels.
    package let objectiveCName: String?
    /// What becomes of it.
    package let fate: Fate

    /// An application callback from its parts.
    package init(
        selectorName: String, objectiveCName: String?, fate: Fate
    ) {
        self.selectorName = selectorName
        self.objectiveCName = objectiveCName
        self.fate = fate
    }

    /// The name and labels of the launch method that only a delegate without its successor gets.
    package static let plainLaunchName = "applicationDidFinishLaunching(_:)"
}
