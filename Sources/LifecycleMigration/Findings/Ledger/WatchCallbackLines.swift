import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Lists every method of a watch app's delegate: WatchKit calls its callbacks behind the adaptor as before.
struct WatchCallbackLines {
    private let facts: WatchFacts

    /// The lines of an app.
    init(_ facts: WatchFacts) {
        self.facts = facts
    }

    /// The lines, in the order of the files.
    func records() -> [CallbackRecord] {
        guard let delegate = facts.delegate else { return [] }
        let own = OwnMethodLines(
            context: facts.context, callbackPrefixes: [],
            plainTypes: PlatformProfile.watchKit.plainSuperclasses.union([
                PlatformProfile.watchKit.delegateProtocol, PlatformProfile.watchKit.formerProtocol,
            ]))
        return delegate.members.filter {
            $0.declaration.kind == .function && !$0.declaration.isStatic
        }.map { member in
            let name = member.declaration.selectorName
            let line =
                Self.callbacks.contains(name)
                ? LedgerLine.unchanged(.watchKit, "`@\(facts.adaptor)`")
                : own.line(of: member, in: delegate)
            return CallbackRecord(
                owner: delegate.name, name: name,
                place: facts.context.place(member.file, member.declaration.keyword),
                before: line.before, after: line.after, state: line.state, reason: line.reason,
                finding: line.finding)
        }.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    }

    /// The callbacks of both protocols.
    ///
    /// Source: Apple's documentation of `WKApplicationDelegate` and `WKExtensionDelegate`.
    private static let callbacks: Set<String> = [
        "applicationDidFinishLaunching()", "applicationDidBecomeActive()",
        "applicationWillResignActive()", "applicationWillEnterForeground()",
        "applicationDidEnterBackground()", "deviceOrientationDidChange()", "handle(_:)",
        "handleUserActivity(_:)", "handleActiveWorkoutRecovery()",
        "handleRemoteNowPlayingActivity()",
        "didRegisterForRemoteNotifications(withDeviceToken:)",
        "didFailToRegisterForRemoteNotificationsWithError(_:)",
        "didReceiveRemoteNotification(_:fetchCompletionHandler:)",
        "didReceiveRemoteNotification(_:)", "userDidAcceptCloudKitShare(with:)",
        "applicationShouldRequestHealthAuthorization()",
    ]
}
