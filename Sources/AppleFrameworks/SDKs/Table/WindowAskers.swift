import ProjectModel

extension KnownSDK {
    /// Libraries that send `window` to the application's delegate without asking whether it has one.
    package static let windowAskers: [KnownSDK] = [
        asker(
            "SVProgressHUD", below: VersionNumber(2, 3), isOnTV: true,
            source: "SVProgressHUD 202, 976, 988, 1094; its `mainWindow` asks scenes from 2.3"),
        asker(
            "KNPhotoBrowser", below: VersionNumber(2, 5), source: "KNPhotoBrowser, pull request 54"),
        asker("IDMPhotoBrowser", source: "IDMPhotoBrowser.m, `performPresentAnimation`"),
        asker(
            "Facebook SDK", module: "FBSDKCoreKit", below: VersionNumber(6),
            source: "FBSDKCodelessIndexer.m and FBSDKEventBinding.m of 5.15.1"),
        asker("RPFloatingPlaceholders", source: "RPFloatingPlaceholderTextField.m"),
        asker("REMenu", source: "RECommonFunctions.m, `REUIKitIsFlatMode`"),
        asker(
            "CWStatusBarNotification", below: VersionNumber(2, 3, 3),
            source: "CWStatusBarNotification 62"),
        asker("ResearchKit", source: "ResearchKit 1379, ORKNavigationContainerView"),
        asker(
            "Zendesk", module: "ZendeskSDK", others: ["ZendeskCoreSDK", "SupportSDK"],
            source: "zendesk_sdk_ios 270"),
        asker(
            "Firebase In-App Messaging", module: "FirebaseInAppMessaging",
            others: ["FirebaseInAppMessagingDisplay"], below: VersionNumber(6),
            source: "firebase-ios-sdk 2498, FIDRenderingWindowHelper.m"),
        asker(
            "CleverTap", module: "CleverTapSDK", others: ["CleverTap-iOS-SDK"],
            source: "CleverTap.m of 7.x, `dismissAppInbox`"),
        asker(
            "React Native", module: "React", others: ["React-Core", "RNReanimated"], isOnTV: true,
            source: "react-native-reanimated 10587"),
    ]

    private static func asker(
        _ name: String, module: String? = nil, others: [String] = [],
        below version: VersionNumber? = nil, isOnTV: Bool = false, source: String
    ) -> KnownSDK {
        let names = [module ?? name] + others
        return KnownSDK(
            name: name, kind: .asksForWindow, absentOn: isOnTV ? [] : [.tvos],
            link: SDKLink(
                modules: names, products: names, packages: names.map { $0.lowercased() },
                pods: names),
            versions: SDKVersions(below: version),
            effect: "sends `window` to the application's delegate", source: source)
    }
}
