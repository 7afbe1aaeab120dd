import SwiftFlow

/// The callbacks about the app's state that end with the delegate's life cycle; the raw value is the notification's stem.
enum StateCallback: String, CaseIterable {
    case didBecomeActive
    case willResignActive
    case didEnterBackground
    case willEnterForeground

    /// The delegate's method: `applicationDidBecomeActive`.
    var methodName: String {
        "application" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
    /// The method with its label.
    var selectorName: String { methodName + "(_:)" }
}

extension UIKitFacts {
    /// Why a callback of the app's state can't be called any more; nil where it can.
    func obstacle(toStateCallback method: LocatedDeclaration, by events: LifeCycleEvents) -> String?
    {
        if let obstacle = method.obstacleToCalls(in: context) { return obstacle }
        let isElsewhere = events == .scenePhase || method.file.path != delegate.file.path
        return isElsewhere && delegate.isPrivate(method) ? "it is private" : nil
    }

    /// The callbacks of the app's state with something to do, and the method of each; none where scenes took them over
    /// before.
    var stateCallbacks: [(callback: StateCallback, method: LocatedDeclaration)] {
        guard !usesScenes else { return [] }
        let methods = delegate.members.compactMap {
            member -> (callback: StateCallback, method: LocatedDeclaration)? in
            guard !member.hasEmptyBody, !context.leavesOut(member),
                case .state(let callback)? = ApplicationCallback.callback(
                    of: member, in: delegate)?.fate
            else { return nil }
            return (callback, member)
        }
        return StateCallback.allCases.compactMap { callback in
            methods.first { $0.callback == callback }
        }
    }
}
