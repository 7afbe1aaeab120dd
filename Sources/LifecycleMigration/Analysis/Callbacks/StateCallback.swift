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
    /// The callbacks of the app's state with something to do, and the method of each; none where scenes took them over
    /// before.
    var stateCallbacks: [(callback: StateCallback, method: LocatedDeclaration)] {
        guard !usesScenes else { return [] }
        return StateCallback.allCases.compactMap { callback in
            delegate.methods(callback.selectorName).first { !$0.hasEmptyBody }.map {
                (callback, $0)
            }
        }
    }
}
