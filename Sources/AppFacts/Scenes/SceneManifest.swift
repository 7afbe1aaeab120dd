import ProjectModel

/// What all of a target's property lists and generated keys say together.
package struct SceneManifest {
    /// The build setting by which Xcode makes a manifest.
    package static let generatingSetting = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

    /// The target's property lists.
    package let propertyLists: [PropertyListFacts]
    /// Build settings that become keys of a generated Info.plist and name a main storyboard.
    package let generatedStoryboardSettings: [String]
    /// The main storyboards that the generated keys name.
    private let generatedStoryboards: [String]
    /// The name by which the application delegate picks the configuration of each window; nil where it picks none.
    private(set) var picked: String?

    /// Reads a target's property lists and settings.
    ///
    /// - Throws: `Refusal` where a property list can't be read.
    package init(context: TargetContext) throws(Refusal) {
        propertyLists = try context.propertyLists()
        var keys: Set<String> = []
        var values: Set<String> = []
        for configuration in context.target.configurations {
            for (key, value) in configuration.settings
            where key.isVariant(of: "INFOPLIST_KEY_UIMainStoryboardFile") && !value.isEmpty {
                keys.insert(key.settingName)
                values.insert(value)
            }
        }
        generatedStoryboardSettings = keys.sorted()
        generatedStoryboards = values.sorted()
    }

    /// The configurations of every role, of all property lists.
    package var configurations: [SceneConfiguration] { propertyLists.flatMap(\.configurations) }

    /// The same, where the application delegate picks the configuration of each window by a name.
    func picking(_ name: String?) -> SceneManifest {
        var manifest = self
        manifest.picked = name
        return manifest
    }

    /// The configurations that windows get: those of the name that is picked, else all of them.
    private var ofWindows: [SceneConfiguration] { chosen(of: configurations) }

    /// Those of some configurations that windows get.
    func chosen(of configurations: [SceneConfiguration]) -> [SceneConfiguration] {
        let all = configurations.filter(\.isForWindows)
        let picked = all.filter { $0.name == self.picked }
        return self.picked == nil || picked.isEmpty ? all : picked
    }

    /// The main storyboards that are named anywhere, without repetition.
    package var mainStoryboards: [String] {
        Set(propertyLists.flatMap(\.mainStoryboards) + generatedStoryboards).sorted()
    }

    /// The storyboards that window scenes get, without repetition.
    package var sceneStoryboards: [String] {
        Set(ofWindows.flatMap(\.storyboards)).sorted()
    }

    /// The delegate classes that window scenes get, without repetition.
    package var sceneDelegateClasses: [String] {
        Set(ofWindows.flatMap(\.delegateClasses)).sorted()
    }

    /// The name of the first configuration for windows.
    package var windowConfigurationName: String? { ofWindows.first?.name }

    /// Roles beside ordinary windows, such as CarPlay, without repetition.
    package var otherRoles: [String] {
        Set(configurations.filter { !$0.isForWindows }.map(\.role)).sorted()
    }

    /// Whether a property list lets the app have several windows.
    package var supportsMultipleScenes: Bool {
        propertyLists.contains(where: \.supportsMultipleScenes)
    }
}

extension String {
    /// Whether a key is a name itself, or the name with a device (`~ipad`, `_iPad`) or a condition (`[sdk=…]`) behind.
    package func isVariant(of name: String) -> Bool {
        guard hasPrefix(name) else { return false }
        let rest = dropFirst(name.count)
        return rest.isEmpty || rest.first == "~" || rest.first == "[" || rest.hasPrefix("_i")
    }

    /// A build setting's key without its conditions.
    fileprivate var settingName: String {
        String(prefix { $0 != "[" })
    }
}
