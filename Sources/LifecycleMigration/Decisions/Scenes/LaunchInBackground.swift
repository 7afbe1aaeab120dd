import AppFacts
import AppleFrameworks
import SwiftFlow

/// How the scene's delegate learns that the system launched the app where nobody saw it: UIKit tells an application delegate of the way to
/// the foreground after such a launch, and not after one that the user sees, while a scene is told after both.
///
/// Neither the state at launch nor the scenes tell the two apart: an app with scenes always starts in the background. Source: Apple,
/// `UIApplication.applicationState`.
enum LaunchInBackground {
    /// Nothing depends on it.
    case isUnheard
    /// The launch method finds out, a new one where the delegate has none.
    case isFoundOut(in: LocatedDeclaration?)
    /// It can't be found out: the launch method is not one of the delegate's own, or there is another one in other builds.
    case isUnknown

    /// The way of an app with some callbacks.
    init(of app: UIKitApp, telling callbacks: [StateCallbackRoute]) {
        let isTold = callbacks.contains {
            $0.callback == .willEnterForeground && $0.obstacle == nil
        }
        guard isTold, BackgroundLaunches(of: app.context).arePossible else {
            self = .isUnheard
            return
        }
        let methods = app.delegate.methods(PlainLaunchMethod.successor).filter {
            $0.declaration.body != nil
        }
        guard let method = app.delegate.launchMethod else {
            self = .isFoundOut(in: nil)
            return
        }
        let isOwn =
            methods.count < 2 && !app.delegate.isInherited(method)
            && method.declaration.conditions == app.delegate.declaration.conditions
        self = isOwn ? .isFoundOut(in: method) : .isUnknown
    }
}
