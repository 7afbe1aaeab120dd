/// A library that puts itself between UIKit and the application delegate.
struct DelegateProxySDK {
    /// The modules by which it is imported.
    let modules: Set<String>
    /// The names of which one is used where the library is set up.
    let names: Set<String>
    /// What it does.
    let effect: String
    /// What to do about it.
    let remedy: String
    /// Whether it is known to lose calls; else it is only worth a look.
    let isBroken: Bool
    /// The Info.plist key that switches it off, set to `false`.
    var switchKey: String?

    /// The libraries that are known; each with its source.
    static let all: [DelegateProxySDK] = [
        // firebase-ios-sdk#7380, #10417 and #16273, and Firebase's page about method swizzling.
        DelegateProxySDK(
            modules: ["Firebase", "FirebaseMessaging", "FirebaseAuth"],
            names: ["Messaging", "PhoneAuthProvider"],
            effect: "Firebase swizzles the application's delegate, which is SwiftUI's own",
            remedy:
                "set FirebaseAppDelegateProxyEnabled to NO, and hand tokens, notifications and URLs to Firebase",
            isBroken: true, switchKey: "FirebaseAppDelegateProxyEnabled"),
        // mparticle-apple-sdk#207.
        DelegateProxySDK(
            modules: ["mParticle_Apple_SDK"], names: ["MParticle"],
            effect: "mParticle replaces the application's delegate before version 9",
            remedy: "update to 9.0, or set `proxyAppDelegate` to false and call its methods",
            isBroken: true),
        // exponea-ios-sdk#78.
        DelegateProxySDK(
            modules: ["ExponeaSDK"], names: ["Exponea"],
            effect: "Exponea casts and swizzles the application's delegate",
            remedy: "disable its push tracking, and call its methods from the delegate",
            isBroken: true),
        // RxAppState#33.
        DelegateProxySDK(
            modules: ["RxAppState"], names: ["rx"],
            effect: "RxAppState listens to callbacks of the delegate that no longer come",
            remedy: "observe the notifications of `UIApplication`", isBroken: true),
        // OneSignal-iOS-SDK#1045 and #1091.
        DelegateProxySDK(
            modules: ["OneSignal", "OneSignalFramework"], names: ["OneSignal"],
            effect: "OneSignal before version 3.11 swallows push callbacks behind an adaptor",
            remedy: "update to 3.11.2 or later", isBroken: false),
        // clevertap-ios-sdk#176.
        DelegateProxySDK(
            modules: ["CleverTapSDK"], names: ["autoIntegrate"],
            effect: "CleverTap swizzles the delegate in 'autoIntegrate'",
            remedy: "follow CleverTap's notes about SwiftUI, or call its methods by hand",
            isBroken: false),
        // customerio-ios#891.
        DelegateProxySDK(
            modules: ["CioMessagingPushAPN", "CioMessagingPushFCM"],
            names: ["MessagingPushAPN", "MessagingPushFCM"],
            effect: "Customer.io swizzles the delegate, or wraps it",
            remedy: "give the adaptor `CioAppDelegateWrapper<AppDelegate>`, as its guide shows",
            isBroken: false),
        // pushy-sdk-ios, `toggleMethodSwizzling`.
        DelegateProxySDK(
            modules: ["Pushy", "PushySDK"], names: ["Pushy"],
            effect: "Pushy swizzles the delegate's push callbacks",
            remedy: "call `toggleMethodSwizzling(false)`, and its methods from the delegate",
            isBroken: false),
    ]
}
