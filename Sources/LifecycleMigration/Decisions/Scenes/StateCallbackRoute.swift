import AppFacts
import AppleFrameworks
import SwiftFlow

/// A callback of the app's state, which UIKit tells the scene's delegate instead of the application's.
struct StateCallbackRoute {
    /// Which one.
    let callback: StateCallback
    /// The application delegate's method.
    let method: LocatedDeclaration
    /// Why code can't call that; nil where it can.
    let obstacle: String?

    /// The route of a callback of an app.
    init(_ callback: StateCallback, _ method: LocatedDeclaration, of app: UIKitApp) {
        self.callback = callback
        self.method = method
        obstacle = app.obstacle(toStateCallback: method, by: .scenePhase)
    }
}
