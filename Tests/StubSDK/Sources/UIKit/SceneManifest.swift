#if STUB_RUN
    import Stage

    /// The app's property list, as far as a launch reads it.
    ///
    /// What the manifest means: Apple, "Specifying the scenes your app supports".
    @MainActor struct SceneManifest {
        static let main = SceneManifest(propertyList: Self.readPropertyList("INFO_PLIST"))
        /// What the version of the app said that was installed before; nil where there was none.
        static let old =
            Stage.setting("OLD_INFO_PLIST") == nil
            ? nil : SceneManifest(propertyList: Self.readPropertyList("OLD_INFO_PLIST"))

        private let propertyList: [String: Any]

        private init(propertyList: [String: Any]) { self.propertyList = propertyList }

        private static func readPropertyList(_ setting: String) -> [String: Any] {
            guard let path = Stage.setting(setting),
                let data = FileManager.default.contents(atPath: path),
                let value = try? PropertyListSerialization.propertyList(from: data, format: nil)
            else { return [:] }
            return value as? [String: Any] ?? [:]
        }

        private var manifest: [String: Any]? {
            propertyList["UIApplicationSceneManifest"] as? [String: Any]
        }
        /// Whether the property list adopts scenes, or the delegate does it by its callback.
        var adoptsScenes: Bool { manifest != nil || Stage.setting("CONFIGURES_SCENES") == "1" }
        var supportsMultipleScenes: Bool {
            manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        }
        /// Whether a key that is true where it is missing is set to false.
        func isSwitchedOff(_ key: String) -> Bool { propertyList[key] as? Bool == false }
        var mainStoryboard: String? { propertyList["UIMainStoryboardFile"] as? String }

        private func entries(_ role: UISceneSession.Role) -> [[String: Any]] {
            let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
            return configurations?[role.rawValue] as? [[String: Any]] ?? []
        }
        private func entry(name: String?, role: UISceneSession.Role) -> [String: Any]? {
            let known = entries(role)
            guard let name else { return known.first }
            return known.first { $0["UISceneConfigurationName"] as? String == name }
        }

        func hasConfiguration(named name: String, _ role: UISceneSession.Role) -> Bool {
            entry(name: name, role: role) != nil
        }
        /// The configuration of that name as this property list has it.
        func configuration(
            named name: String, _ role: UISceneSession.Role
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: name, sessionRole: role)
            configuration.delegateClass = nil
            configuration.storyboard = nil
            fill(configuration)
            return configuration
        }

        /// Gives a new configuration what the property list says of its name and role.
        func fill(_ configuration: UISceneConfiguration) {
            guard let entry = entry(name: configuration.name, role: configuration.role) else {
                return
            }
            if let name = entry["UISceneDelegateClassName"] as? String {
                let module = Stage.setting("MODULE") ?? "App"
                configuration.delegateClass = classNamed(name, module: module)
                if configuration.delegateClass == nil {
                    Stage.warn("could not load scene delegate class with name \"\(name)\"")
                }
            }
            if let name = entry["UISceneStoryboardFile"] as? String {
                configuration.storyboard = UIStoryboard(name: name, bundle: nil)
            }
        }
        /// The name of the configuration that a new session gets first.
        func defaultName(_ role: UISceneSession.Role) -> String? {
            entries(role).first?["UISceneConfigurationName"] as? String
        }
    }

    extension Simulator {
        /// Reads what no scenario changes.
        public static func prepare() { _ = (SceneManifest.main, SceneManifest.old) }
    }
#endif
