#if STUB_RUN
    import Stage

    /// A car's scene, which may be the first that an app has (organicmaps/organicmaps#12612): the phone's window connects when
    /// the user opens the app there, and the app is active meanwhile.
    extension Simulator {
        private static let carRole = UISceneSession.Role(
            rawValue: "CPTemplateApplicationSceneSessionRoleApplication")

        /// The user opens the app in the car, where the property list or the delegate has a configuration for it.
        func connectCar() {
            guard isSceneBased, SceneManifest.main.defaultName(Self.carRole) != nil,
                let type = NSClassFromString("CarPlay.CPTemplateApplicationScene"),
                let scene = makeObject(of: type, as: UIScene.self)
            else { return }
            let session = newSession(UIScene.ConnectionOptions(), Self.carRole)
            scene.session = session
            session.scene = scene
            carScene = scene
            application.connectedScenes.insert(scene)
            if let type = session.configuration.delegateClass {
                scene.delegate = makeObject(of: type, as: (any UISceneDelegate).self)
            }
            Stage.deliver("scene willConnectTo") {
                scene.delegate?.scene(
                    scene, willConnectTo: session, options: UIScene.ConnectionOptions())
            }
            post(UIScene.willConnectNotification, scene)
            scene.stageConnect()
            enterForeground(scene, posts: true)
            activate(scene)
        }

        /// The cable is pulled.
        func disconnectCar() {
            guard let scene = carScene else { return }
            carScene = nil
            application.connectedScenes.remove(scene)
            scene.stageDisconnect()
            Stage.deliver("scene didDisconnect") { scene.delegate?.sceneDidDisconnect(scene) }
            post(UIScene.didDisconnectNotification, scene)
            scene.delegate = nil
            updateState()
        }
    }
#endif
