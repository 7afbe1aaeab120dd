import SwiftFlow
import SwiftOutline

/// What is known of a watch app whose screens are SwiftUI views.
struct WatchFacts {
    /// The target.
    let context: TargetContext
    /// How it starts; nil for an extension, which has no entry point of its own.
    let entry: EntryPoint?
    /// Whether its code lies in an extension of WatchKit's.
    let isExtension: Bool
    /// The delegate; nil without one.
    let delegate: DelegateClass?
    /// The property lists.
    let propertyLists: [PropertyListFacts]
    /// The storyboard.
    let storyboard: WatchStoryboard
    /// The pages; one for most apps.
    let pages: [HostedPage]
    /// What becomes of each notification.
    let notifications: [WatchNotification]

    /// Whether the delegate is one of an extension, in an app that has none.
    var changesProtocol: Bool {
        guard let delegate, !isExtension else { return false }
        return delegate.inheritance.map(\.lastComponent).contains(Self.profile.formerProtocol)
    }

    /// The property wrapper for the delegate: each protocol has its own.
    ///
    /// Source: Apple's documentation of `WKExtensionDelegateAdaptor` and `WKApplicationDelegateAdaptor`.
    var adaptor: String {
        let isFormer =
            delegate?.inheritance.map(\.lastComponent).contains(Self.profile.formerProtocol)
            ?? false
        return isExtension && isFormer ? Self.profile.formerAdaptor : Self.profile.adaptor
    }

    private static let profile = PlatformProfile.watchKit
}

extension PlatformProfile {
    /// The protocol that came before the delegate's, or the delegate's where there was none.
    var formerProtocol: String { formerDelegateProtocol ?? delegateProtocol }

    /// The property wrapper for a delegate of that protocol.
    var formerAdaptor: String { formerProtocol + "Adaptor" }
}

/// A notification's interface, and whether SwiftUI can show it.
struct WatchNotification {
    /// What the storyboard says.
    let notification: WatchStoryboard.Notification
    /// The class and category of a scene of SwiftUI's; nil for one that stays in the storyboard.
    let scene: (className: String, category: String)?
}
