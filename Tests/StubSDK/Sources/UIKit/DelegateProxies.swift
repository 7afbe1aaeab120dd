#if STUB_RUN
    import Stage

    /// Libraries that put methods of their own into the class of `UIApplication.delegate` as soon as an app links them.
    ///
    /// Where that class has the method itself, the library's own runs in front of it. Where it has not, the library's is all
    /// that there is: the run time finds it, and no longer forwards to the delegate behind SwiftUI's adaptor
    /// (GULAppDelegateSwizzler.m; firebase-ios-sdk#14751 and #13566; posthog-ios#769).
    @MainActor struct DelegateProxies {
        /// Those of the app.
        static let current = DelegateProxies()

        /// The key of the property list that switches Firebase's off.
        private static let key = "FirebaseAppDelegateProxyEnabled"
        private let names: [String]

        private init() {
            let known = ["FirebaseAuth", "FirebaseMessaging"]
            let linked = (Stage.setting("LINKED") ?? "").split(separator: ",").map(String.init)
            names = SceneManifest.main.isSwitchedOff(Self.key) ? [] : known.filter(linked.contains)
        }

        /// Lets them have a callback about pushes; true where nobody else gets it.
        func take(_ callback: String, bringing news: String?, isForwarded: Bool) -> Bool {
            guard !names.isEmpty else { return false }
            tell(news)
            if isForwarded { Stage.explain("\(callback): taken by \(names)") }
            return isForwarded
        }

        /// Tells Messaging what it learns by itself; the notification centre's delegate is an object of the app's own in
        /// every life cycle.
        func tell(_ news: String?) {
            guard let news, names.contains("FirebaseMessaging") else { return }
            Stage.tell("FirebaseMessaging", news)
        }
    }

    extension Simulator {
        /// Delivers a callback about pushes, unless libraries take it for themselves.
        func deliverPush(_ callback: String, bringing news: String? = nil, _ deliver: () -> Void) {
            // SwiftUI's delegate has none of these methods, and forwards them.
            let isTaken = DelegateProxies.current.take(
                callback, bringing: news, isForwarded: host != nil)
            if !isTaken { deliver() }
            Stage.endTelling()
        }
    }
#endif
