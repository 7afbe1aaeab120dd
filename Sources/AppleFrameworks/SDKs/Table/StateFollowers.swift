import ProjectModel

extension KnownSDK {
    /// SDKs that learn of the app's state by the application's delegate, whatever callbacks the app has itself.
    static let stateFollowers: [KnownSDK] = [
        KnownSDK(
            name: "OneSignal", kind: .followsState, link: oneSignal.link,
            versions: SDKVersions(below: VersionNumber(2, 15, 2)),
            // The spelling of version 2; version 3 has no `appId` there.
            starts: [.call("OneSignal", "initWithLaunchOptions", labeled: "appId")],
            effect:
                "counts sessions by UIKit's calls of the application's delegate before version 2.15.2, and they no longer come",
            remedy: "update it to 2.15.2 or later",
            source: "OneSignal-iOS-SDK 647, 714, 725")
    ]
}
