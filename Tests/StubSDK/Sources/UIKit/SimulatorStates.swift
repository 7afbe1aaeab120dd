#if STUB_RUN
    import Stage

    /// The four active and background callbacks: of the scenes where they are adopted, of the app
    /// otherwise (uikit-scenes). The app's notifications are posted in both (sentry-cocoa#2280).
    extension Simulator {
        /// In an app with scenes its state is that of its most active one, and the background without any
        /// (Apple, `UIApplication.applicationState`).
        func updateState() {
            guard isSceneBased else { return }
            let states = (scenes + [carScene].compactMap { $0 }).map(\.activationState)
            application.applicationState =
                states.contains(.foregroundActive)
                ? .active : states.contains(.foregroundInactive) ? .inactive : .background
        }

        func move(_ scene: UIScene, to state: UIScene.ActivationState) {
            scene.activationState = state
            updateState()
        }

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
        func activate(_ scene: UIScene) {
            let isFirst = application.applicationState != .active
            move(scene, to: .foregroundActive)
            Stage.deliver("scene didBecomeActive") { scene.delegate?.sceneDidBecomeActive(scene) }
            post(UIScene.didActivateNotification, scene)
            if isFirst { post(UIApplication.didBecomeActiveNotification) }
        }

        func resign() {
            guard isSceneBased else {
                Stage.deliver("app willResignActive") {
                    delegate?.applicationWillResignActive(application)
                }
                post(UIApplication.willResignActiveNotification)
                application.applicationState = .inactive
                return
            }
            let active = scenes.filter { $0.activationState == .foregroundActive }
            for scene in active {
                Stage.deliver("scene willResignActive") {
                    scene.delegate?.sceneWillResignActive(scene)
                }
                post(UIScene.willDeactivateNotification, scene)
                if scene === active.last, carScene == nil {
                    post(UIApplication.willResignActiveNotification)
                }
                move(scene, to: .foregroundInactive)
            }
        }

        func enterBackground() {
            guard isSceneBased else {
                application.applicationState = .background
                Stage.deliver("app didEnterBackground") {
                    delegate?.applicationDidEnterBackground(application)
                }
                return post(UIApplication.didEnterBackgroundNotification)
            }
            let front = scenes.filter { $0.activationState != .background }
            for scene in front {
                move(scene, to: .background)
                Stage.deliver("scene didEnterBackground") {
                    scene.delegate?.sceneDidEnterBackground(scene)
                }
                post(UIScene.didEnterBackgroundNotification, scene)
            }
            if !front.isEmpty, carScene == nil {
                post(UIApplication.didEnterBackgroundNotification)
            }
        }

        /// The user opens the app again; a scene that was disconnected, or never was connected, is now.
        func returnToForeground() {
            guard isSceneBased, scenes.isEmpty else {
                enterForeground()
                return activate()
            }
            connect(UIScene.ConnectionOptions(), isLaunch: false)
        }

        private func enterForeground() {
            guard isSceneBased else {
                Stage.deliver("app willEnterForeground") {
                    delegate?.applicationWillEnterForeground(application)
                }
                post(UIApplication.willEnterForegroundNotification)
                application.applicationState = .inactive
                return
            }
            scenes.forEach { enterForeground($0, posts: true) }
        }

        /// The app's own notification comes with the first scene that leaves the background (flutter#175798).
        func enterForeground(_ scene: UIScene, posts: Bool) {
            let isFirst = application.applicationState == .background
            Stage.deliver("scene willEnterForeground") {
                scene.delegate?.sceneWillEnterForeground(scene)
            }
            post(UIScene.willEnterForegroundNotification, scene)
            if isFirst, posts { post(UIApplication.willEnterForegroundNotification) }
            move(scene, to: .foregroundInactive)
        }
    }
#endif
