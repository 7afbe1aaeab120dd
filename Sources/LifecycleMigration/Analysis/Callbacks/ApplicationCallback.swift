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
        let objectiveCName = delegate.objectiveCName(of: member)
        if let callback = all[name], callback.isSelector(of: member, named: objectiveCName) {
            let isExposed = objectiveCName != nil
            return callback.isNearMiss(member, in: delegate, isExposed: isExposed)
                || !isExposed && delegate.isPrivate(member) ? nil : callback
        }
        guard let objectiveCName else { return nil }
        return byObjectiveCName[objectiveCName]
    }

    /// Whether UIKit finds a method that has the callback's name and labels: not where another name in Objective-C, or none,
    /// is written at it.
    private func isSelector(of method: LocatedDeclaration, named written: String?) -> Bool {
        if method.declaration.attribute("nonobjc") != nil { return false }
        guard method.declaration.attribute("objc")?.arguments != nil, let objectiveCName else {
            return true
        }
        return written == objectiveCName
    }

    /// Whether the types are others than the callback's, so that the compiler does not take the method for it.
    private func isNearMiss(
        _ method: LocatedDeclaration, in delegate: DelegateClass, isExposed: Bool
    ) -> Bool {
        if case .state = fate {
            // A completion handler or an error belongs to its name in Objective-C.
            if method.declaration.isAsync || method.declaration.isThrowing { return true }
            switch ApplicationParameter(of: method) {
            case .wider, .other: return !isExposed
            case .application, nil: return false
            }
        }
        guard case .event(.continueActivity) = fate, !isExposed else { return false }
        return !delegate.restoresAnything && method.takesHandlerOfAnything
    }
}
