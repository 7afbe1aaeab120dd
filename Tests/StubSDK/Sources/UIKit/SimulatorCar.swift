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
            let options = UIScene.ConnectionOptions()
            scene.session = newSession(options, Self.carRole)
            carScene = scene
            attach(scene, to: scene.session)
            tellConnection(of: scene, options)
            scene.stageConnect()
            enterForeground(scene, posts: true)
            activate(scene)
        }

        /// The cable is pulled.
        func disconnectCar() {
            guard let scene = carScene else { return }
            carScene = nil
            tellDisconnection(of: scene)
            scene.delegate = nil
            updateState()
        }
    }
#endif
