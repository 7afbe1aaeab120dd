#if STUB_RUN
    import Stage

    /// How scenes connect and disconnect.
    extension Simulator {
        /// Connects a scene: the configuration first, then its window, then the foreground.
        func connect(
            _ options: UIScene.ConnectionOptions, isLaunch: Bool,
            role: UISceneSession.Role = .windowApplication
        ) {
            let session = disconnectedSession ?? newSession(options, role)
            disconnectedSession = nil
            let scene = UIWindowScene(session: session, connectionOptions: options)
            scenes.append(scene)
            attach(scene, to: session)
            let window = storyboardWindow(of: scene)
            tellConnection(of: scene, options)
            window?.makeKeyAndVisible()
            // SwiftUI tells of what started the app a moment after connecting (osui-ios); a slow start takes longer.
            if Stage.world(has: "cold-events-before-active") {
                settle()
                pass(0.2)
            }
            // Posted at launch too where scenes are adopted: TelemetryDeck/SwiftSDK#113.
            let isSilent = isLaunch && Stage.world(has: "no-foreground-notification-at-launch")
            enterForeground(scene, posts: !isSilent)
            activate(scene)
        }

        /// Gives a scene its session, and the delegate that the session's configuration names.
        func attach(_ scene: UIScene, to session: UISceneSession) {
            session.scene = scene
            application.connectedScenes.insert(scene)
            if let type = session.configuration.delegateClass {
                scene.delegate = makeObject(of: type, as: (any UISceneDelegate).self)
            }
        }

        /// Tells a scene's delegate, and whoever listens, that it connects.
        func tellConnection(of scene: UIScene, _ options: UIScene.ConnectionOptions) {
            Stage.deliver("scene willConnectTo") {
                scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
            }
            post(UIScene.willConnectNotification, scene)
        }

        /// Tells a scene's delegate, and whoever listens, that it is gone.
        func tellDisconnection(of scene: UIScene) {
            application.connectedScenes.remove(scene)
            scene.stageDisconnect()
            Stage.deliver("scene didDisconnect") { scene.delegate?.sceneDidDisconnect(scene) }
            post(UIScene.didDisconnectNotification, scene)
        }

        /// A session with the configuration that the delegate gives it; the one of an earlier version of the app is
        /// used as it was remembered, and the delegate is not asked (niochat/nio#194).
        func newSession(
            _ options: UIScene.ConnectionOptions, _ role: UISceneSession.Role
        ) -> UISceneSession {
            let session = UISceneSession(
                role: role,
                configuration: UISceneConfiguration(
                    name: SceneManifest.main.defaultName(role), sessionRole: role))
            session.persistentIdentifier = "session-\(application.openSessions.count + 1)"
            application.openSessions.insert(session)
            if let remembered = rememberedConfiguration(role) {
                session.configuration = remembered
                return session
            }
            let (configuration, isHandled) = Stage.delivery("app configurationForConnecting") {
                delegate?.application(
                    application, configurationForConnecting: session, options: options)
            }
            if let configuration, isHandled { session.configuration = configuration }
            return session
        }

        private func rememberedConfiguration(
            _ role: UISceneSession.Role
        ) -> UISceneConfiguration? {
            guard application.openSessions.count == 1,
                let name = SceneManifest.old?.defaultName(role)
            else { return nil }
            if Stage.world(has: "configuration-remembered") {
                return SceneManifest.old?.configuration(named: name, role)
            }
            // Other reports say that the name is looked up anew, and the delegate asked where it is there
            // (home-assistant/iOS).
            if Stage.world(has: "configuration-name-remembered"),
                !SceneManifest.main.hasConfiguration(named: name, role), host != nil,
                SceneManifest.main.defaultName(role) != nil
            {
                return SceneManifest.main.configuration(named: name, role)
            }
            return nil
        }

        /// A configuration's storyboard fills the scene's window before the delegate is asked.
        private func storyboardWindow(of scene: UIWindowScene) -> UIWindow? {
            guard let storyboard = scene.session.configuration.storyboard else { return nil }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = storyboard.instantiateInitialViewController()
            if let delegate = scene.delegate as? any UIWindowSceneDelegate {
                delegate.window = window
            }
            return window
        }

        /// The user opens another window, where the app supports several.
        func openWindow() {
            guard isSceneBased, SceneManifest.main.supportsMultipleScenes else { return }
            connect(UIScene.ConnectionOptions(), isLaunch: false)
        }

        /// A projector is connected, and has a scene of its own where the property list has a configuration for it.
        func connectDisplay() {
            let role = UISceneSession.Role.windowExternalDisplayNonInteractive
            guard isSceneBased, SceneManifest.main.defaultName(role) != nil else { return }
            connect(UIScene.ConnectionOptions(), isLaunch: false, role: role)
        }

        /// The user closes the window that came last.
        func closeWindow() {
            guard let scene = scenes.last else { return }
            disconnect(scene)
            application.openSessions.remove(scene.session)
            Stage.deliver("app didDiscardSceneSessions") {
                delegate?.application(application, didDiscardSceneSessions: [scene.session])
            }
        }

        /// The system takes the scenes of an app in the background away, and keeps the session of the first one.
        func disconnectAll() {
            guard isSceneBased else { return }
            disconnectedSession = scenes.first?.session
            scenes.forEach(disconnect)
        }

        private func disconnect(_ scene: UIWindowScene) {
            scenes.removeAll { $0 === scene }
            tellDisconnection(of: scene)
            scene.windows.forEach { $0.rootViewController?.stageDisappear() }
            scene.windows = []
            host?.close(scene)
            scene.delegate = nil
            updateState()
        }
    }
#endif
