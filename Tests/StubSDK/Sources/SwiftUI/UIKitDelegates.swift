#if STUB_RUN && STUB_UIKIT
    import Stage

    /// The object that `UIApplication.delegate` is: a cast to the app's own class fails
    /// (exponea/exponea-ios-sdk#78).
    final class AppDelegate: ForwardingApplicationDelegate {
        /// The class of a window scene's delegate is SwiftUI's; the app's delegate is not asked here (osui-ios). A scene
        /// of another role keeps what the property list says (home-assistant/iOS: CarPlay); whether the app's delegate
        /// is asked for it is open, as the mirrored source has no answer yet.
        override func application(
            _ application: UIApplication,
            configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            UIKitHost.current?.graph.evaluateOnce()
            guard session.role == .windowApplication else {
                guard let target, Stage.world(has: "other-roles-ask-app") else {
                    return session.configuration
                }
                return target.application(
                    application, configurationForConnecting: session, options: options)
            }
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            AppSceneDelegate.classOfPropertyList = configuration.delegateClass
            configuration.delegateClass = AppSceneDelegate.self
            Stage.unhandled = false
            return configuration
        }

        /// The chain ends here, and the app's own delegate is not asked (home-assistant/iOS#4963; osui-ios:
        /// `canPerformAction`). But `responds(to:)` counts its methods as its own, so that UIKit may find them.
        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            forwarded(action, to: target)
        }

        /// The class of scene delegate that the app's own delegate names for a session.
        func sceneDelegateClass(
            for session: UISceneSession, _ options: UIScene.ConnectionOptions
        ) -> AnyClass? {
            let answer = Stage.delivery("adaptor's configurationForConnecting") {
                target?.application(
                    .shared, configurationForConnecting: session, options: options)
            }
            guard answer.isHandled else { return nil }
            // SwiftUI's scene delegate asks the configuration's class, which is SwiftUI's own.
            if answer.result === session.configuration {
                Stage.crash(
                    "AppSceneDelegate.responds(to:) recurses: the session's own configuration")
            }
            return answer.result?.delegateClass
        }
    }

    /// SwiftUI's scene delegate, in the order of osui-ios. The app's own is reached through the configuration that its
    /// application delegate returns.
    final class AppSceneDelegate: ForwardingSceneDelegate {
        /// Apple's article says that the scene delegate of the property list goes on being called; the mirrored source
        /// and a report say that it is never read.
        static var classOfPropertyList: AnyClass?
        private var host: WindowHost?

        override func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene, let app = UIKitHost.current else {
                return
            }
            // Set by a storyboard that the property list still names.
            if window != nil {
                return Stage.warn("a storyboard's window hides the SwiftUI scene")
            }
            target = ownDelegate(for: session, options)
            let host = app.open(in: windowScene)
            self.host = host
            // An observable scene delegate is in the environment of its scene (swiftui-adapt).
            if let object = target as? any ObservableObject {
                host.renderer.environment.objects[ObjectIdentifier(type(of: object))] = object
            }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = host
            window.makeKeyAndVisible()
            scheduleEvents(of: scene, options)
            // Whether the views are evaluated before or after the app's scene delegate hears of the scene is not
            // known.
            if Stage.world(has: "views-before-connection") { host.startRendering() }
            super.scene(scene, willConnectTo: session, options: options)
            host.startRendering()
            Stage.unhandled = false
        }

        /// It is in the chain in the place of the app's own.
        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            forwarded(action, to: target)
        }

        private func ownDelegate(
            for session: UISceneSession, _ options: UIScene.ConnectionOptions
        ) -> (any UISceneDelegate)? {
            let delegate = UIApplication.shared.delegate as? AppDelegate
            var type = delegate?.sceneDelegateClass(for: session, options)
            if type == nil, Stage.world(has: "scene-delegate-from-plist") {
                type = Self.classOfPropertyList
            }
            return type.flatMap { makeObject(of: $0, as: (any UISceneDelegate).self) }
        }

        /// The first activity and the first URL come 0.1 s later; the activity by the method that continues any, so
        /// that the app's scene delegate hears of it as well.
        private func scheduleEvents(of scene: UIScene, _ options: UIScene.ConnectionOptions) {
            if let activity = options.userActivities.first {
                Clock.shared.schedule(after: 0.1) { [weak self] in
                    self?.resume(activity, in: scene, isCold: true)
                }
            }
            if let context = options.urlContexts.first {
                Clock.shared.schedule(after: 0.1) { [weak self] in
                    self?.host?.publish(.url(context.url))
                }
            }
        }

        /// The modifier hears of the first URL, and the app's scene delegate of all (osui-ios); a report says that where
        /// that one listens the modifier does not (LoopFollow).
        override func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            if let context = contexts.first, !Stage.world(has: "urls-to-scene-delegate-alone") {
                host?.publish(.url(context.url))
            }
            super.scene(scene, openURLContexts: contexts)
            let isHandled = target != nil && !Stage.unhandled
            if let context = contexts.first, !isHandled,
                Stage.world(has: "urls-to-scene-delegate-alone")
            {
                host?.publish(.url(context.url))
            }
            Stage.unhandled = false
        }

        override func scene(_ scene: UIScene, continue activity: NSUserActivity) {
            resume(activity, in: scene, isCold: false)
        }

        private func resume(_ activity: NSUserActivity, in scene: UIScene, isCold: Bool) {
            guard activity.activityType == NSUserActivityTypeBrowsingWeb else {
                host?.publish(.activity(activity))
                Stage.deliver("scene continue") { super.scene(scene, continue: activity) }
                return
            }
            for event in LinkRoute.current(isCold: isCold).events(of: activity) {
                host?.publish(event)
            }
            // Newer SDKs pass links on to the app's scene delegate, too.
            if Stage.world(has: "links-reach-scene-delegate") {
                Stage.deliver("scene continue") { super.scene(scene, continue: activity) }
            }
        }

        // The phase is set first, and the app's scene delegate hears of it then (osui-ios).
        override func sceneDidBecomeActive(_ scene: UIScene) {
            setPhase(.active)
            super.sceneDidBecomeActive(scene)
        }
        override func sceneWillResignActive(_ scene: UIScene) {
            setPhase(.inactive)
            super.sceneWillResignActive(scene)
        }
        override func sceneWillEnterForeground(_ scene: UIScene) {
            setPhase(.inactive)
            super.sceneWillEnterForeground(scene)
        }
        override func sceneDidEnterBackground(_ scene: UIScene) {
            setPhase(.background)
            super.sceneDidEnterBackground(scene)
        }
        private func setPhase(_ phase: ScenePhase) {
            host?.setPhase(phase)
            UIKitHost.current?.updatePhase()
        }
    }

    /// Who answers an action for one of SwiftUI's delegates.
    @MainActor private func forwarded(_ action: Selector, to target: Any?) -> Any? {
        guard let target, Stage.world(has: "actions-forwarded"), action.isMethod(of: target) else {
            return nil
        }
        return target
    }

    /// How a universal link comes to the modifiers: the sources differ by version, and by how it was opened.
    private enum LinkRoute {
        /// At `.onOpenURL` (osui-ios; Apple's forum, thread 762526).
        case url
        /// At `.onContinueUserActivity` (element-x: camera and NFC).
        case activity
        /// At both.
        case both
        /// At neither, where it starts the app (FB17446617).
        case neither

        static func current(isCold: Bool) -> LinkRoute {
            if Stage.world(has: "links-as-activities") { return .activity }
            if Stage.world(has: "links-both-ways") { return .both }
            if isCold, Stage.world(has: "cold-links-lost") { return .neither }
            return .url
        }

        func events(of activity: NSUserActivity) -> [WindowHost.Event] {
            let url = activity.webpageURL.map { WindowHost.Event.url($0) }
            switch self {
            case .url: return [url].compactMap { $0 }
            case .activity: return [.activity(activity)]
            case .both: return [url, .activity(activity)].compactMap { $0 }
            case .neither: return []
            }
        }
    }
#endif
