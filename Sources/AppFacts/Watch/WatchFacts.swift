import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What is known of a watch app whose screens are SwiftUI views.
package struct WatchFacts {
    /// The target.
    package let context: TargetContext
    /// How it starts; nil for an extension, which has no entry point of its own.
    package let entry: EntryPoint?
    /// Whether its code lies in an extension of WatchKit's.
    package let isExtension: Bool
    /// The delegate; nil without one.
    package let delegate: DelegateClass?
    /// The property lists.
    package let propertyLists: [PropertyListFacts]
    /// The storyboard.
    package let storyboard: WatchStoryboard
    /// The pages; one for most apps.
    package let pages: [HostedPage]
    /// What becomes of each notification.
    package let notifications: [WatchNotification]

    /// The facts from their parts.
    package init(
        context: TargetContext, entry: EntryPoint?, isExtension: Bool, delegate: DelegateClass?,
        propertyLists: [PropertyListFacts], storyboard: WatchStoryboard, pages: [HostedPage],
        notifications: [WatchNotification]
    ) {
        self.context = context
        self.entry = entry
        self.isExtension = isExtension
        self.delegate = delegate
        self.propertyLists = propertyLists
        self.storyboard = storyboard
        self.pages = pages
        self.notifications = notifications
    }

    /// Whether the delegate is one of an extension, in an app that has none.
    package var changesProtocol: Bool {
        guard let delegate, !isExtension else { return false }
        return delegate.inheritance.map(\.lastComponent).contains(Self.profile.formerProtocol)
    }

    /// The property wrapper for the delegate: each protocol has its own.
    ///
    /// Source: Apple's documentation of `WKExtensionDelegateAdaptor` and `WKApplicationDelegateAdaptor`.
    package var adaptor: String {
        let isFormer =
            delegate?.inheritance.map(\.lastComponent).contains(Self.profile.formerProtocol)
            ?? false
        return isExtension && isFormer ? Self.profile.formerAdaptor : Self.profile.adaptor
    }

    /// The keys of the Info.plist that the plan removes.
    package var removedKeys: [String] {
        propertyLists.allSatisfy { WatchDelegateKey.paths(in: $0).isEmpty }
            ? [] : [WatchDelegateKey.text]
    }

    private static let profile = PlatformProfile.watchKit
}

extension PlatformProfile {
    /// The protocol that came before the delegate's, or the delegate's where there was none.
    package var formerProtocol: String { formerDelegateProtocol ?? delegateProtocol }

    /// The property wrapper for a delegate of that protocol.
    var formerAdaptor: String { formerProtocol + "Adaptor" }
}

/// A notification's interface, and whether SwiftUI can show it.
package struct WatchNotification {
    /// What the storyboard says.
    package let notification: WatchStoryboard.Notification
    /// The class and category of a scene of SwiftUI's; nil for one that stays in the storyboard.
    package let scene: (className: String, category: String)?

    /// A watch notification from its parts.
    package init(
        notification: WatchStoryboard.Notification, scene: (className: String, category: String)?
    ) {
        self.notification = notification
        self.scene = scene
    }
}
