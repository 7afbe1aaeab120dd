extension KnownSDK {
    /// SDKs whose calls stay in the delegate's methods, which the plan has called as before.
    package static let unharmed: [KnownSDK] =
        urlHandlers.map { name, modules, call, source in
            KnownSDK(
                name: name, kind: .unharmed, link: SDKLink(modules: modules),
                effect: "is told of URLs by \(call) in the method that opens them", source: source)
        } + [
            starter(
                "New Relic", ["NewRelic"], "is started first in `didFinishLaunching`",
                "docs.newrelic.com, SwiftUI; an excerpt"),
            starter(
                "Alchemer (Apptentive)", ["ApptentiveKit"],
                "is registered in `didFinishLaunching`, and not in the App's `init`",
                "help.alchemer.com; an excerpt"),
            starter(
                "Airship", ["AirshipCore", "AirshipKit"],
                "takes off in `didFinishLaunching`, which no longer needs the launch options",
                "public code"),
            starter(
                "Courier", ["Courier_iOS"], "is told the token in the delegate's methods",
                "courier.com; an excerpt"),
            starter(
                "Sparkle", ["Sparkle"],
                "is made in code or in a nib, and hears of nothing by the delegate",
                "sparkle-project.org, programmatic setup, which has it in an `App`",
                frameworks: [.appKit]),
            starter(
                "Sentry", ["Sentry"],
                "is started as early as possible, in the delegate or in the App's `init`",
                "docs.sentry.io, Apple; the application class `SentryCrashExceptionApplication` in Info.plist is refused as one",
                frameworks: [.uiKit, .appKit]),
            starter(
                "App Center", ["AppCenter", "AppCenterCrashes", "AppCenterAnalytics"],
                "forwards methods of the delegate only for its push and distribution",
                "appcenter-sdk-apple, MSAppDelegateForwarder.m", frameworks: [.uiKit, .appKit]),
        ]

    private static func starter(
        _ name: String, _ modules: [String], _ effect: String, _ source: String,
        frameworks: Set<Framework> = [.uiKit]
    ) -> KnownSDK {
        KnownSDK(
            name: name, kind: .unharmed, frameworks: frameworks, link: SDKLink(modules: modules),
            effect: effect, source: source)
    }

    /// What takes the URL that a login or a link comes back with.
    private static let urlHandlers = [
        (
            "Google Sign-In", ["GoogleSignIn"], "`GIDSignIn.sharedInstance.handle(url)`",
            "GoogleSignIn-iOS, DaysUntilBirthday.swift"
        ),
        ("MSAL", ["MSAL"], "`handleMSALResponse`", "MSAL_Test_App.swift; MSAL 3070"),
        (
            "Facebook Login", ["FBSDKLoginKit", "FacebookLogin"],
            "`ApplicationDelegate.shared.application(_:open:options:)`",
            "facebook-ios-sdk, FacebookLoginSample"
        ),
        ("Kakao", ["KakaoSDKAuth"], "`AuthController.handleOpenUrl(url:)`", "public code"),
        (
            "LINE", ["LineSDK"], "`LoginManager.shared.application(_:open:options:)`",
            "line-sdk-ios-swift, LineSDKSampleApp.swift"
        ),
        (
            "Stripe", ["Stripe", "StripePaymentSheet"], "`StripeAPI.handleURLCallback(with:)`",
            "stripe-ios, IntegrationTesterApp"
        ),
        (
            "Braintree", ["BraintreeCore"], "`BTAppContextSwitcher.sharedInstance.handleOpen(url)`",
            "braintree_ios, BTAppContextSwitcher.swift"
        ),
        (
            "Dropbox", ["SwiftyDropbox"], "`DropboxClientsManager.handleRedirectURL`",
            "SwiftyDropbox, README and TestSwiftyDropbox_SwiftUI"
        ),
        (
            "AppAuth", ["AppAuth"], "`resumeExternalUserAgentFlow(with:)`", "AppAuth-iOS, README"
        ),
        ("Supabase", ["Supabase"], "`supabase.handle(url)`", "supabase-swift, ExamplesApp.swift"),
        (
            "Spotify", ["SpotifyiOS"], "`sessionManager.application(_:open:options:)`",
            "spotify ios-sdk, README"
        ),
        (
            "Adjust", ["AdjustSdk", "Adjust"], "`Adjust.processDeeplink`",
            "dev.adjust.com; an excerpt"
        ),
        (
            "AppsFlyer", ["AppsFlyerLib"], "`handleOpen(url, options:)` and `continue`",
            "appsflyer-flutter-plugin 438; AppsFlyerFramework 109"
        ),
        (
            "Superwall", ["SuperwallKit"], "`Superwall.handleDeepLink(url)`",
            "Superwall-iOS, SuperwallBasicApp.swift"
        ),
        (
            "Appcues", ["AppcuesKit"], "`didHandleURL(url)`",
            "appcues-ios-sdk, URLSchemeConfiguring.md"
        ),
        (
            "Segment", ["Segment"], "`analytics.openURL` and `continueUserActivity`",
            "analytics-swift 126, Analytics.swift"
        ),
        ("Curity HAAPI", ["IdsvrHaapiUIKit"], "`handleUrl`", "curity.io, HaapiFlowDeepLinkable"),
    ]
}
