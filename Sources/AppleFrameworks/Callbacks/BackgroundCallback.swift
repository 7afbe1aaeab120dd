/// A callback for which the system starts an app in the background, where no scene connects and SwiftUI shows no view: the one list of them.
///
/// Sources: Apple's pages of the callbacks, of `UIBackgroundModes`, of PushKit, CallKit and SiriKit ("the system launches your app in the background
/// and asks your application delegate"), and of the services that tell of the location: significant changes tell by new locations, as the standard
/// service does, which wants the mode. That an app is started for a message of its watch stands at `WCSession.sendMessage(_:replyHandler:errorHandler:)`,
/// that one is for Bluetooth at "Core Bluetooth Background Processing".
package struct BackgroundCallback: Sendable {
    /// Who is called.
    package enum Receiver: Sendable {
        /// The application's delegate.
        case applicationDelegate
        /// An object that the launch makes, whose protocol has this name.
        case object(String)
    }

    /// The name and labels.
    package let selectorName: String
    /// Who is called.
    package let receiver: Receiver
    /// The mode of `UIBackgroundModes` in which the system calls it; nil where it wants none.
    package let mode: String?

    private init(_ selectorName: String, _ receiver: Receiver, mode: String? = nil) {
        self.selectorName = selectorName
        self.receiver = receiver
        self.mode = mode
    }

    /// The name without labels.
    package var name: String { String(selectorName.prefix { $0 != "(" }) }

    /// The name of the form that answers by what it returns; nil where it has none.
    package var asynchronousName: String? {
        guard
            selectorName.hasSuffix("ompletionHandler:)") || selectorName.hasSuffix("completion:)"),
            let last = selectorName.dropLast(2).lastIndex(of: ":")
        else { return nil }
        return selectorName[...last] + ")"
    }

    /// All of them: the application's delegate may be that of anything else, too.
    package static let all = ofDelegate + ofObjects

    /// Those of the application's delegate.
    private static let ofDelegate = [
        BackgroundCallback(
            "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            .applicationDelegate, mode: "remote-notification"),
        BackgroundCallback(
            "application(_:performFetchWithCompletionHandler:)", .applicationDelegate,
            mode: "fetch"),
        BackgroundCallback(
            "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
            .applicationDelegate),
        BackgroundCallback("application(_:handlerFor:)", .applicationDelegate),
        BackgroundCallback("application(_:handle:completionHandler:)", .applicationDelegate),
        BackgroundCallback(
            "application(_:handleWatchKitExtensionRequest:reply:)", .applicationDelegate),
    ]

    /// Those of objects that the launch makes, the application's delegate among them.
    package static let ofObjects =
        [
            "locationManager(_:didEnterRegion:)", "locationManager(_:didExitRegion:)",
            "locationManager(_:didDetermineState:for:)", "locationManager(_:didVisit:)",
        ].map { BackgroundCallback($0, .object("CLLocationManagerDelegate")) }
        + [
            BackgroundCallback(
                "locationManager(_:didUpdateLocations:)", .object("CLLocationManagerDelegate"),
                mode: "location")
        ]
        + [
            "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
            "pushRegistry(_:didReceiveIncomingPushWith:for:)",
        ].map { BackgroundCallback($0, .object("PKPushRegistryDelegate"), mode: "voip") }
        + [
            "provider(_:perform:)", "provider(_:didActivate:)",
        ].map { BackgroundCallback($0, .object("CXProviderDelegate"), mode: "voip") }
        + [
            BackgroundCallback(
                "incomingPushResult(channelManager:channelUUID:pushPayload:)",
                .object("PTChannelManagerDelegate"), mode: "push-to-talk"),
            BackgroundCallback(
                "appPushManager(_:didReceiveIncomingCallWithUserInfo:)",
                .object("NEAppPushDelegate")),
            BackgroundCallback(
                "centralManager(_:willRestoreState:)", .object("CBCentralManagerDelegate"),
                mode: "bluetooth-central"),
            BackgroundCallback(
                "peripheralManager(_:willRestoreState:)", .object("CBPeripheralManagerDelegate"),
                mode: "bluetooth-peripheral"),
        ]
        + [
            "session(_:didReceiveMessage:)", "session(_:didReceiveMessage:replyHandler:)",
            "session(_:didReceiveMessageData:)", "session(_:didReceiveMessageData:replyHandler:)",
        ].map { BackgroundCallback($0, .object("WCSessionDelegate")) }
}
