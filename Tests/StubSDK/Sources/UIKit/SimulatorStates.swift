#if STUB_RUN
    import Stage

    /// The four active and background callbacks: of the scenes where they are adopted, of the app
    /// otherwise (uikit-scenes). The app's notifications are posted in both (sentry-cocoa#2280).
    extension Simulator {
        func activate() {
            guard isSceneBased else {
                application.applicationState = .active
                Stage.deliver("app didBecomeActive") {
                    delegate?.applicationDidBecomeActive(application)
                }
                return post(UIApplication.didBecomeActiveNotification)
            }
            scenes.forEach(activate)
        }
        func activate(_ scene: UIWindowScene) {
            let isFirst = application.applicationState != .active
            application.applicationState = .active
            scene.activationState = .foregroundActive
            Stage.deliver("scene didBecomeActive") { scene.delegate?.sceneDidBecomeActive(scene) }
            post(UIScene.didActivateNotification, scene)
            if isFirst { post(UIApplication.didBecomeActiveNotification) }
        }

        func resign() {
            defer { application.applicationState = .inactive }
            guard isSceneBased else {
                Stage.deliver("app willResignActive") {
                    delegate?.applicationWillResignActive(application)
                }
                return post(UIApplication.willResignActiveNotification)
            }
            for scene in scenes {
                Stage.deliver("scene willResignActive") {
                    scene.delegate?.sceneWillResignActive(scene)
                }
                scene.activationState = .foregroundInactive
                post(UIScene.willDeactivateNotification, scene)
            }
            post(UIApplication.willResignActiveNotification)
        }

        func enterBackground() {
            application.applicationState = .background
            guard isSceneBased else {
                Stage.deliver("app didEnterBackground") {
                    delegate?.applicationDidEnterBackground(application)
                }
                return post(UIApplication.didEnterBackgroundNotification)
            }
            for scene in scenes {
                scene.activationState = .background
                Stage.deliver("scene didEnterBackground") {
                    scene.delegate?.sceneDidEnterBackground(scene)
                }
                post(UIScene.didEnterBackgroundNotification, scene)
            }
            post(UIApplication.didEnterBackgroundNotification)
        }

        func enterForeground() {
            defer { application.applicationState = .inactive }
            guard isSceneBased else {
                Stage.deliver("app willEnterForeground") {
                    delegate?.applicationWillEnterForeground(application)
                }
                return post(UIApplication.willEnterForegroundNotification)
            }
            for (index, scene) in scenes.enumerated() { enterForeground(scene, posts: index == 0) }
        }

        /// The app's own notification comes with the first scene that leaves the background.
        func enterForeground(_ scene: UIWindowScene, posts: Bool) {
            let isFirst = application.applicationState != .active
            Stage.deliver("scene willEnterForeground") {
                scene.delegate?.sceneWillEnterForeground(scene)
            }
            scene.activationState = .foregroundInactive
            post(UIScene.willEnterForegroundNotification, scene)
            if isFirst, posts { post(UIApplication.willEnterForegroundNotification) }
        }
    }
#endif
