/// An app's delegate with the property by which code of the app and its tests reaches it.
struct SharedDelegateUse {
    /// The delegate.
    let delegate: DelegateClass
    /// The property.
    let shared: SharedDelegate
    /// The app.
    let context: TargetContext

    /// The names of the app's framework.
    var profile: PlatformProfile { PlatformProfile.profile(for: context.target.platform) }
}
