/// The callbacks about the app's state that end with the delegate's life cycle; the raw value is the notification's stem.
package enum StateCallback: String, CaseIterable {
    case didBecomeActive
    case willResignActive
    case didEnterBackground
    case willEnterForeground

    /// The delegate's method: `applicationDidBecomeActive`.
    package var methodName: String {
        "application" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
    /// The method with its label.
    package var selectorName: String { methodName + "(_:)" }
    /// The method of a scene's delegate that UIKit calls at the same moment: `sceneDidBecomeActive`.
    package var sceneMethodName: String {
        "scene" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
    /// That method with its label.
    package var sceneSelectorName: String { sceneMethodName + "(_:)" }
    /// What the notification of the same moment is called: today, in Swift 3, and in Objective-C.
    package var notificationNames: [String] {
        let old = "UIApplication" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        return [rawValue + "Notification", old, old + "Notification"]
    }
}
