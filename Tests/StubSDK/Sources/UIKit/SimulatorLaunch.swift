#if STUB_RUN
    import Stage

    extension Simulator {
        func launch(_ payload: LaunchPayload) {
            let isInBackground = payload.backgroundReason != nil
            application.applicationState = .background
            if !isSceneBased, application.implicitScene == nil { makeImplicitScene() }
            delegate = host?.makeDelegate() ?? makeDelegate()
            application.delegate = delegate
            // Inactive without scenes, in the background with them: Apple, `UIApplication.applicationState`.
            if !isSceneBased, !isInBackground { application.applicationState = .inactive }
            let options = isSceneBased ? payload.optionsOfScenes : payload.launchOptions
            let accepts = finishLaunching(options)
            if isInBackground { return stayInBackground(for: payload.backgroundReason) }
            if payload.isInCar { return connectCar() }
            if isSceneBased {
                connect(payload.connectionOptions, isLaunch: true)
            } else {
                if accepts { deliverAfterLaunch(payload) }
                activate()
            }
            if let response = payload.notification { tap(response) }
        }

        private func makeImplicitScene() {
            let role = UISceneSession.Role.windowApplication
            let session = UISceneSession(
                role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
            let scene = UIWindowScene(
                session: session, connectionOptions: UIScene.ConnectionOptions())
            application.implicitScene = scene
            application.connectedScenes.insert(scene)
        }

        /// Both launch methods, with the main storyboard between them; false where one of them has handled what
        /// started the app.
        private func finishLaunching(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
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
            Stage.endLaunch()
            // "Immediately" is all that Apple says of the time; UIKit shows the main storyboard's window about then, too.
            if storyboardWindow != nil, Stage.world(has: "launch-posted-behind-storyboard") {
                storyboardWindow?.makeKeyAndVisible()
                postLaunch(options)
            } else {
                postLaunch(options)
                storyboardWindow?.makeKeyAndVisible()
            }
            return accepts
        }

        /// Posted in every life cycle, with the launch options for its user information: where scenes are adopted it has none of
        /// what started the app (Apple, `UIApplication.didFinishLaunchingNotification`).
        private func postLaunch(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
            NotificationCenter.default.post(
                name: UIApplication.didFinishLaunchingNotification, object: application,
                userInfo: options)
        }

        /// A launch that the user does not see: no scene connects (WordPress-iOS#25643). Apple's "About the background
        /// execution sequence" says that the app is told that it enters the background, radar 14295449 that it is not.
        private func stayInBackground(for reason: LaunchPayload.BackgroundReason?) {
            if Stage.world(has: "background-launch-is-told") {
                if !isSceneBased {
                    Stage.deliver("app didEnterBackground") {
                        delegate?.applicationDidEnterBackground(application)
                    }
                }
                post(UIApplication.didEnterBackgroundNotification)
            }
            switch reason {
            case .push: playApplicationEvent("push")
            case .fetch: playApplicationEvent("fetch")
            case .location, nil: break
            }
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
    }
#endif
