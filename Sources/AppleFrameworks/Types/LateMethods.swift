/// Methods that run for what the user does, or once the first view has appeared.
///
/// Source: Apple's documentation of `UIResponder`, `UIControl`, `UIApplication` and `UIViewController`.
package enum LateMethods {
    /// Their names without labels.
    package static let names: Set<String> = [
        "sendAction", "sendEvent", "touchesBegan", "touchesMoved", "touchesEnded",
        "touchesCancelled", "pressesBegan", "pressesEnded", "motionBegan", "motionEnded",
        "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "dismiss",
    ]
}
