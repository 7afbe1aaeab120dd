extension FindingPage {
    /// The page of `delegate-proxy-sdk`.
    static let delegateProxySDK = FindingPage(
        id: .delegateProxySDK,
        title: "a library replaces or swizzles the app delegate",
        markdown: """
            # delegate-proxy-sdk

            The app uses a library that puts its own object in the delegate's place, or adds
            methods to the delegate's class at run time (swizzling): push, analytics, deep-link
            and advertising libraries.

            ## Why it matters

            Two kinds behave differently.

            - A library that **replaces** `UIApplication.shared.delegate` is incompatible. SwiftUI
              casts its delegate back (reported: mParticle/mparticle-apple-sdk issue 207, which
              crashed; the proxy was removed in 9.0).
            - A library that **swizzles** works through the adaptor only for methods that your
              delegate implements (Firebase: firebase-ios-sdk issues 7380, 7473 and 9176). Old
              versions swallowed callbacks (OneSignal before 3.11: OneSignal-iOS-SDK issue 1045).
              On iOS 27 betas Firebase logged that the delegate does not conform, and phone
              authentication broke (one report: firebase-ios-sdk issue 16273).

            ## What the plan does

            Reported, by hand: which methods the library needs is its documentation's business. A
            library is reported where a source imports it and names what sets it up.

            | library | found by | report | source |
            | --- | --- | --- | --- |
            | Firebase, unless its proxy is switched off | `Messaging`, `PhoneAuthProvider` | manual | firebase-ios-sdk 7380, 10417, 16273 |
            | mParticle | `MParticle` | manual | mparticle-apple-sdk 207 |
            | Exponea | `Exponea` | manual | exponea-ios-sdk 78 |
            | RxAppState | `rx` | manual | RxAppState 33 |
            | OneSignal | `OneSignal` | review | OneSignal-iOS-SDK 1045, 1091 |
            | CleverTap | `autoIntegrate` | review | clevertap-ios-sdk 176 |
            | Customer.io | `MessagingPushAPN`, `MessagingPushFCM` | review | customerio-ios 891 |
            | Pushy | `Pushy` | review | pushy-sdk-ios, `toggleMethodSwizzling` |

            Code that sets `UIApplication.shared.delegate` itself is reported too.

            ## What you do

            Update the library first. Then switch its proxy off and call it yourself. For Firebase
            set `FirebaseAppDelegateProxyEnabled` to `NO` in Info.plist:

            ```swift
            // before: the library takes the token itself
            class AppDelegate: UIResponder, UIApplicationDelegate {}
            ```

            ```swift
            // after
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
                ) {
                    Messaging.messaging().apnsToken = deviceToken
                }
            }
            ```

            Call `Auth.auth().canHandle(url)` and the like in `.onOpenURL`. Keep the library's
            `configure()` in `didFinishLaunching`: in the `App`'s `init` there is no
            `UIApplication` yet (firebase-ios-sdk issue 10417).

            """
    )
}
