#if STUB_RUN
    import Stage

    /// What a launch brings along: `launch url=notes://1 quick-action=new push`.
    @MainActor struct LaunchPayload {
        var url: URL?
        var isInPlace = false
        var activity: NSUserActivity?
        var shortcutItem: UIApplicationShortcutItem?
        var share: CKShare.Metadata?
        var notification: UNNotificationResponse?

        init(_ words: ArraySlice<String>) {
            for word in words {
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                let value = parts.count > 1 ? parts[1] : ""
                switch parts[0] {
                case "url": url = URL(string: value)
                case "in-place":
                    url = URL(string: value)
                    isInPlace = true
                case "universal-link": activity = .browsing(value)
                case "activity": activity = NSUserActivity(activityType: value)
                case "quick-action": shortcutItem = .named(value)
                case "cloudkit-share": share = CKShare.Metadata(containerIdentifier: value)
                case "push": notification = .push
                default: Stage.crash("the script's launch has an unknown word \(word)")
                }
            }
        }

        /// In a process with scenes these keys are absent (uikit-headers).
        var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
            var options: [UIApplication.LaunchOptionsKey: Any] = [:]
            options[.url] = url
            options[.shortcutItem] = shortcutItem
            options[.cloudKitShareMetadata] = share
            if let notification {
                options[.remoteNotification] = notification.notification.request.content.userInfo
            }
            if let activity {
                options[.userActivityType] = activity.activityType
                options[.userActivityDictionary] = [
                    "UIApplicationLaunchOptionsUserActivityKey": activity
                ]
            }
            return options.isEmpty ? nil : options
        }

        var connectionOptions: UIScene.ConnectionOptions {
            let options = UIScene.ConnectionOptions()
            options.urlContexts = url.map { [UIOpenURLContext(url: $0, inPlace: isInPlace)] } ?? []
            options.userActivities = activity.map { [$0] } ?? []
            let isLink = activity?.activityType == NSUserActivityTypeBrowsingWeb
            options.handoffUserActivityType = isLink ? nil : activity?.activityType
            options.shortcutItem = shortcutItem
            options.cloudKitShareMetadata = share
            options.notificationResponse = notification
            return options
        }
    }

    extension Simulator {
        func launch(_ payload: LaunchPayload) {
            delegate = host?.makeDelegate() ?? makeDelegate()
            application.delegate = delegate
            let options = isSceneBased ? nil : payload.launchOptions
            var accepts = true
            Stage.deliver("app willFinishLaunching") {
                delegate?.application(application, willFinishLaunchingWithOptions: options)
            }.map { accepts = $0 }
            loadMainStoryboard()
            let (answer, isHandled) = Stage.delivery("app didFinishLaunching") {
                delegate?.application(application, didFinishLaunchingWithOptions: options)
            }
            accepts = accepts && answer ?? true
            if !isHandled {
                Stage.deliver("app applicationDidFinishLaunching") {
                    delegate?.applicationDidFinishLaunching(application)
                }
            }
            post(UIApplication.didFinishLaunchingNotification)
            storyboardWindow?.makeKeyAndVisible()
            if isSceneBased {
                connect(payload.connectionOptions)
            } else {
                if accepts { deliverAfterLaunch(payload) }
                activate()
            }
            if let response = payload.notification { tap(response) }
        }

        /// UIKit loads the main storyboard before `didFinishLaunching`, if scenes are not adopted.
        private func loadMainStoryboard() {
            guard let name = SceneManifest.main.mainStoryboard else { return }
            guard !isSceneBased else {
                // Whether SwiftUI's application class loads it is not known: swiftui-life removes it.
                if host != nil { Stage.warn("UIMainStoryboardFile is left in the property list") }
                return
            }
            // A delegate may give UIKit a window, of a class of its own too.
            let window = (delegate?.window ?? nil) ?? UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController =
                UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
            delegate?.window = window
            storyboardWindow = window
        }

        private func deliverAfterLaunch(_ payload: LaunchPayload) {
            if let url = payload.url { open(url, inPlace: payload.isInPlace) }
            if let activity = payload.activity { resume(activity) }
            if let item = payload.shortcutItem { perform(item) }
            if let share = payload.share { accept(share) }
        }

        /// Connects a scene: the configuration first, then its window, then the foreground.
        func connect(_ options: UIScene.ConnectionOptions) {
            let manifest = SceneManifest.main
            let role = UISceneSession.Role.windowApplication
            let session = UISceneSession(
                role: role,
                configuration: UISceneConfiguration(
                    name: manifest.defaultName(role), sessionRole: role))
            session.persistentIdentifier = "session-\(scenes.count + 1)"
            let (configuration, isHandled) = Stage.delivery("app configurationForConnecting") {
                delegate?.application(
                    application, configurationForConnecting: session, options: options)
            }
            if let configuration, isHandled { session.configuration = configuration }
            let scene = UIWindowScene(session: session, connectionOptions: options)
            session.scene = scene
            scenes.append(scene)
            application.connectedScenes.insert(scene)
            application.openSessions.insert(session)
            if let type = session.configuration.delegateClass {
                scene.delegate = makeObject(of: type, as: (any UISceneDelegate).self)
            }
            let window = storyboardWindow(of: scene)
            Stage.deliver("scene willConnectTo") {
                scene.delegate?.scene(scene, willConnectTo: session, options: options)
            }
            post(UIScene.willConnectNotification, scene)
            window?.makeKeyAndVisible()
            // Posted at launch too where scenes are adopted: TelemetryDeck/SwiftSDK#113.
            enterForeground(
                scene, posts: !Stage.world(has: "no-foreground-notification-at-launch"))
            activate(scene)
        }

        /// A configuration's storyboard fills the scene's window before the delegate is asked.
        private func storyboardWindow(of scene: UIWindowScene) -> UIWindow? {
            guard let storyboard = session(of: scene).configuration.storyboard else { return nil }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = storyboard.instantiateInitialViewController()
            if let delegate = scene.delegate as? any UIWindowSceneDelegate {
                delegate.window = window
            }
            return window
        }
        private func session(of scene: UIWindowScene) -> UISceneSession { scene.session }
    }
#endif
