/// What Objective-C code does at a place that means something else, or nothing, in another life cycle.
package struct ObjectiveCUse: Hashable {
    /// What it does.
    package enum Kind: Hashable {
        /// It sets the root view controller of a window that is not one of its own.
        case rootSet(ofDelegate: Bool)
        /// It takes such a window's root for a class of its own, or asks it for something of it.
        case rootTaken
        /// It asks a delegate for its window.
        case delegateWindow
        /// It takes the application's delegate for the app's own.
        case delegateTaken
        /// It hears of what the application's delegate posts, and of nothing else.
        case delegateHeard
        /// It asks the application's delegate whether it conforms to a protocol of the app's own.
        case delegateConformance
        /// It asks the application's delegate by key-value coding.
        case delegateKey(String)
        /// It asks for the class of the application's delegate, or gives the application another one.
        case delegateClass, delegateReplaced
        /// It takes the delegate of a scene for the app's own.
        case sceneDelegateTaken
        /// It asks for windows as the launch ends.
        case windowAtLaunch
        /// It makes a window without a scene.
        case windowWithoutScene
        /// It sends an action without a target; none where it is not known which.
        case action([String])
        /// It changes what a class answers.
        case classChange
        /// It changes what the app's delegate answers, and it is not known by which method.
        case delegateChange
        /// It names a callback of the application's delegate, not as a method of its own that it has called.
        case namedCallback(String)
        /// A method of the delegate stands in a category.
        case delegateMethod(String)
        /// It asks the options of the launch.
        case launchOptions
        /// It asks the notification of the launch for its information.
        case launchInformation
    }

    /// What it does.
    package let kind: Kind
    /// Where.
    package let place: Place
}
