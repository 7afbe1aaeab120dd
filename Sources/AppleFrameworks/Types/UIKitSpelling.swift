import ProjectModel

/// How UIKit's names are spelled in the language mode of a target.
///
/// Source: the API notes of the iOS 12 SDK: what is nested in `UIApplication` since Swift 4.2 has a long name before.
package struct UIKitSpelling {
    private let isNested: Bool

    /// The spelling in a target; that of today where the project doesn't name a language mode.
    package init(in target: AppTarget) {
        let modes = target.configurations.compactMap { $0.settings["SWIFT_VERSION"] }
            .compactMap { VersionNumber($0) }
        isNested = modes.max().map { $0 >= Self.nesting } ?? true
    }

    /// The first language mode with the names of today.
    private static let nesting = VersionNumber(4, 2)

    /// Whether two language modes, the older one first, have other names for the same things.
    package static func differs(_ old: VersionNumber, _ new: VersionNumber) -> Bool {
        old < nesting && new >= nesting
    }

    /// Whether an activity is restored by objects of any type: `([Any]?) -> Void`.
    package var restoresAnything: Bool { !isNested }

    /// The name of a notification of the application, as an argument: `didBecomeActive` gives
    /// `UIApplication.didBecomeActiveNotification`.
    package func notification(_ stem: String) -> String {
        isNested
            ? "UIApplication.\(stem)Notification"
            : ".UIApplication" + stem.prefix(1).uppercased() + stem.dropFirst()
    }

    /// A type that belongs to `UIApplication`, such as `LaunchOptionsKey`.
    package func type(_ name: String) -> String {
        (isNested ? "UIApplication." : "UIApplication") + name
    }
}
