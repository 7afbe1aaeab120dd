import AppleFrameworks

/// An app's delegate with the property by which code of the app and its tests reaches it.
package struct SharedDelegateUse {
    /// The delegate.
    package let delegate: DelegateClass
    /// The property.
    package let shared: SharedDelegate
    /// The app.
    package let context: TargetContext

    /// A shared delegate use from its parts.
    package init(
        delegate: DelegateClass, shared: SharedDelegate, context: TargetContext
    ) {
        self.delegate = delegate
        self.shared = shared
        self.context = context
    }

    /// The names of the app's framework.
    package var profile: PlatformProfile { PlatformProfile.profile(for: context.target.platform) }
}
