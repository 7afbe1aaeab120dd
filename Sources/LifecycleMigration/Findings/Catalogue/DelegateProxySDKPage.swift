extension FindingPage {
    /// The page of `delegate-proxy-sdk`.
    static let delegateProxySDK = FindingPage(
        id: .delegateProxySDK,
        title: "a library replaces or swizzles the app delegate",
        text: """
            # delegate-proxy-sdk

            The app uses a library that adds methods to the class of the application's delegate at run
            time (swizzling), or puts its own object in the delegate's place, and something of the app
            stops working by that behind SwiftUI's adaptor.

            ## Why it matters

            The application's delegate is SwiftUI's own. It reaches your delegate by Objective-C's
            forwarding, for methods that its class does not have.

            - A library that **adds methods** to that class ends the forwarding: your
              `didRegisterForRemoteNotificationsWithDeviceToken` is no longer called, without a log or an
              error. In UIKit's life cycle the same library wrapped your method, and all was well
              (reported: posthog-ios issue 769, which tells the mechanism; firebase-ios-sdk issues 13566 and
              14751, the latter for Firebase Auth that is only linked).
            - A library that **learns of the app's state** by hooking the delegate's
              `applicationDidBecomeActive` and the like hears nothing any more once the app has scenes,
              whatever callbacks the app has (reported: OneSignal-iOS-SDK issue 647, repaired in 2.15.2).
            - A library that **replaces** `UIApplication.shared.delegate` is incompatible. SwiftUI
              casts its delegate back (reported: mParticle/mparticle-apple-sdk issue 207, which
              crashed; the proxy was removed in 9.0).

            A library counts as linked where a source imports it, be it the app's own or that of a framework or
            package on disk that the app is built with, or where the target links its package product,
            framework or pods, in a version that `Package.resolved`, `Podfile.lock` or `Cartfile.resolved`
            doesn't rule out. `sdks.md` lists all that are known, each with its source.

            ## What the plan does

            It reports the callback that the library takes, and the lines that are missing. Nothing is
            reported where the delegate has none of the callbacks that a library takes, where the version is one that leaves
            them alone, or where the library is switched off. Firebase that is switched off must be told the
            device token by the app: where nothing does so in an app that has SwiftUI's life cycle already, that is
            reported instead; in any other the plan changes nothing about it. Libraries that one key switches off are one finding.

            For Firebase it does what is certain, and says so in a note (`automatic`): it sets
            `FirebaseAppDelegateProxyEnabled` to NO in the app's own Info.plist, and writes
            `Messaging.messaging().apnsToken = deviceToken` and
            `Messaging.messaging().appDidReceiveMessage(userInfo)` at the start of the methods that UIKit calls,
            where they are missing; for Firebase Auth with sign-in by phone `setAPNSToken`. All of it or
            nothing: the Info.plist must be a file of the project that no other app uses, and lack the key;
            the file of each method must import the library, the app must call `FirebaseApp.configure()`, and
            no code may call the method itself. What becomes of a push or URL that `canHandleNotification` or
            `canHandle` takes is for the app to decide, so that an app with sign-in by phone is told the
            lines, as before. Methods of the notification centre's delegate, from which Messaging no longer
            learns by itself either, get their line too.

            Code that sets `UIApplication.shared.delegate` itself is reported too, and code of the app, or on disk
            beside it, that asks for the delegate's class (`object_getClass(delegate)`, `type(of: delegate)`): that is
            SwiftUI's, and a method that is added to it ends the forwarding.

            ## What you do

            Do what the remedy says. For Firebase Messaging, where the plan didn't, set `FirebaseAppDelegateProxyEnabled` to `NO` in
            Info.plist, and hand over what it took for itself:

            ```swift
            // before
            func application(
                _ application: UIApplication,
                didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
            ) {
                server.send(deviceToken)
            }
            ```

            ```swift
            // after
            func application(
                _ application: UIApplication,
                didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
            ) {
                Messaging.messaging().apnsToken = deviceToken
                server.send(deviceToken)
            }
            ```

            Keep the library's `configure()` in `didFinishLaunching`: in the `App`'s `init` there is no
            `UIApplication` yet (firebase-ios-sdk issue 10417).

            """,
        check: FindingCheck(
            .device,
            "Set a breakpoint in the callback that is named, delete the app, run it, allow notifications, and send a push from the library's console.",
            right: "the breakpoint is hit, once, and the push arrives.",
            wrong:
                "the breakpoint is never hit, and the library's console knows no token of the device."
        )
    )
}
