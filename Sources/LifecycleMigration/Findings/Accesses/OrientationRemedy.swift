/// Who answers for the orientations in the place of a root.
enum OrientationRemedy {
    /// The delegate, or one that the App is given where the plan leaves none.
    static func text(keepsDelegate: Bool) -> String {
        let method = "`application(_:supportedInterfaceOrientationsFor:)`"
        return keepsDelegate
            ? "answer in the delegate's \(method)"
            : "give the App a delegate by `@UIApplicationDelegateAdaptor`, and answer in its \(method)"
    }
}
