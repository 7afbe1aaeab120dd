extension SDKLink {
    /// Firebase Messaging; `Firebase` brings along what is installed.
    static let firebaseMessaging = SDKLink(
        modules: ["FirebaseMessaging"], umbrellas: ["Firebase"], names: ["Messaging"],
        products: ["FirebaseMessaging"], packages: ["firebase-ios-sdk"],
        pods: ["FirebaseMessaging", "Firebase/Messaging"])

    /// Firebase Auth, and its ready-made screens, which bring it along.
    static let firebaseAuth = SDKLink(
        modules: ["FirebaseAuth", "FirebaseAuthUI", "FirebasePhoneAuthUI"],
        umbrellas: ["Firebase"], names: ["Auth", "PhoneAuthProvider"],
        products: [
            "FirebaseAuth", "FirebaseAuthCombine-Community", "FirebaseAuthUI",
            "FirebaseEmailAuthUI",
            "FirebaseFacebookAuthUI", "FirebaseGoogleAuthUI", "FirebaseOAuthUI",
            "FirebasePhoneAuthUI",
        ], packages: ["firebase-ios-sdk"], pods: ["FirebaseAuth", "Firebase/Auth"])

    /// Firebase Analytics in each of its products.
    static let firebaseAnalytics = SDKLink(
        modules: ["FirebaseAnalytics", "FirebaseAnalyticsSwift"], umbrellas: ["Firebase"],
        names: ["Analytics"],
        products: [
            "FirebaseAnalytics", "FirebaseAnalyticsCore", "FirebaseAnalyticsIdentitySupport",
            "FirebaseAnalyticsOnDeviceConversion", "FirebaseAnalyticsSwift",
            "FirebaseAnalyticsSwift-Beta", "FirebaseAnalyticsWithoutAdIdSupport",
        ], packages: ["firebase-ios-sdk"], pods: ["FirebaseAnalytics", "Firebase/Analytics"])
}
