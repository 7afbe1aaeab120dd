extension KnownSDK {
    /// SDKs that open a link by calling the app's own handler, by way of the application's or the scene's delegate.
    static let handlerCallers: [KnownSDK] = [
        KnownSDK(
            name: "Klaviyo", kind: .callsHandler, link: klaviyo.link,
            callbacks: [.continueActivity], switches: [.call(nil, "registerDeepLinkHandler")],
            effect: "opens links by the scene's delegate first, which is SwiftUI's own",
            remedy: "register a handler: `KlaviyoSDK().registerDeepLinkHandler { url in … }`",
            source: "klaviyo-swift-sdk, DeepLinkHandler.swift and README"),
        KnownSDK(
            name: "Braze", kind: .callsHandler,
            link: SDKLink(
                modules: ["BrazeKit"], names: ["Braze"], products: ["BrazeKit"],
                packages: ["braze-swift-sdk"], pods: ["BrazeKit"]),
            callbacks: [.continueActivity],
            starts: [.set(nil, "forwardUniversalLinks", to: "true")],
            effect:
                "forwards universal links to the scene's delegate first, which is SwiftUI's own",
            remedy:
                "check a link from a push, or open it yourself in `braze(_:shouldOpenURL:)` of the BrazeDelegate",
            source: "braze-swift-sdk, CHANGELOG"),
        KnownSDK(
            name: "Batch", kind: .callsHandler,
            link: SDKLink(
                modules: ["Batch"], names: ["Batch", "BatchPush"], products: ["Batch"],
                packages: ["batch-ios-sdk"], pods: ["Batch"]),
            callbacks: [.continueActivity],
            switches: [.set(nil, "deeplinkDelegate"), .name("BatchDeeplinkDelegate")],
            effect: "opens links by the scene's delegate where Info.plist has a scene manifest",
            remedy: "check a link from a push, or handle it in a `BatchDeeplinkDelegate`",
            source: "Batch iOS SDK, BACoreCenter.m and BAApplicationLifecycle.m"),
        KnownSDK(
            name: "Exponea", kind: .callsHandler, link: .exponea,
            callbacks: [.continueActivity],
            effect:
                "opens links by the delegate's handler, and in the browser where SwiftUI's own says no",
            remedy:
                "hand the activity to the scene: `scene.delegate?.scene?(scene, continue: userActivity)`",
            source: "exponea-ios-sdk 78"),
    ]
}
