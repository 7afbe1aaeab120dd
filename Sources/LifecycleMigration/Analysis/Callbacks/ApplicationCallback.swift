import SwiftFlow
import SwiftOutline

/// A method that UIKit looks for in an application delegate, and what becomes of it behind SwiftUI's adaptor.
///
/// SwiftUI's own delegate passes on whatever the app's delegate responds to, so a callback is lost only where UIKit
/// stops calling it in apps with scenes. Sources: Apple's “Transitioning to the UIKit scene-based life cycle”, the
/// deprecation texts of `UIApplication.h` in the iOS 26 SDK, and OpenSwiftUI's application delegate.
struct ApplicationCallback {
    /// What becomes of a callback.
    enum Fate {
        /// UIKit still calls it, and SwiftUI passes it on.
        case passedOn
        /// UIKit calls it only on a delegate without its successor, which SwiftUI's own has.
        case plainLaunch
        /// About the state of the app: the notification of the same name takes its place.
        case state(StateCallback)
        /// About something that arrives at a scene.
        case event(EventKind)
        /// UIKit no longer calls it, and nothing takes its place.
        case ended(FindingID, remedy: String)
        /// UIKit recommends something else, and whether it still calls it is not known.
        case outdated(FindingID, remedy: String)
    }

    /// The name and labels.
    let selectorName: String
    /// The name in Objective-C, where a method may have it without having the labels.
    let objectiveCName: String?
    /// What becomes of it.
    let fate: Fate

    /// The callback that a member of a delegate implements; nil where UIKit never calls the member.
    static func callback(
        of member: LocatedDeclaration, in delegate: DelegateClass
    ) -> ApplicationCallback? {
        guard member.declaration.kind == .function, !member.declaration.isStatic else { return nil }
        let name = member.declaration.selectorName
        if let callback = all[name] {
            return callback.isNearMiss(member) ? nil : callback
        }
        guard let objectiveCName = member.objectiveCName(in: delegate.declaration) else {
            return nil
        }
        return all.values.first { $0.objectiveCName == objectiveCName }
    }

    /// Whether the types are those of an older SDK, so that the compiler does not take the method for the callback.
    private func isNearMiss(_ method: LocatedDeclaration) -> Bool {
        guard case .event(.continueActivity) = fate,
            method.declaration.attribute("objc") == nil,
            let handler = method.declaration.parameters.last
        else { return false }
        let type = method.file.outline.text(handler.type)
        return type.contains("[Any]") || type.contains("[AnyObject]")
    }
}
