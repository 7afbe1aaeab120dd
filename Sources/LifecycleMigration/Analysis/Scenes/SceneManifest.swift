import ProjectModel
import SourceEditing

/// What one Info.plist says about storyboards and scenes.
struct PropertyListFacts {
    /// Relative to the root.
    let path: String
    /// The file.
    let document: PropertyListDocument

    /// Reads a file.
    ///
    /// - Throws: `Refusal` where it can't be read, since an edit of it could not be trusted either.
    init(path: String, library: SourceLibrary) throws(Refusal) {
        self.path = path
        guard let text = library.text(path) else {
            throw Refusal(
                .projectUnreadable, at: library.place(path, 0), "the property list can't be read",
                remedy: "check the file's permissions")
        }
        do {
            document = try PropertyListDocument(text)
        } catch {
            throw Refusal(
                .projectUnreadable, at: library.place(path, error.offset), error.reason,
                remedy: error.remedy)
        }
    }

    /// The keys that name a main storyboard: `UIMainStoryboardFile` and its variants for devices.
    var mainStoryboardKeys: [String] {
        document.keys.filter { $0.isVariant(of: "UIMainStoryboardFile") }
    }

    /// The main storyboards that are named, variants included.
    var mainStoryboards: [String] {
        mainStoryboardKeys.compactMap { document.value(at: [.key($0)])?.string }
            .filter { !$0.isEmpty }
    }

    /// The keys that hold a scene manifest, variants for devices included.
    var manifestKeys: [String] {
        document.keys.filter { $0.isVariant(of: "UIApplicationSceneManifest") }
    }

    /// The scene configurations of every role.
    var configurations: [SceneConfiguration] {
        manifestKeys.flatMap { manifest -> [SceneConfiguration] in
            let path: [PropertyListKey] = [.key(manifest), "UISceneConfigurations"]
            let roles = document.value(at: path)?.pairs ?? []
            return roles.flatMap { role in
                (role.value.array ?? []).indices.map { index in
                    SceneConfiguration(
                        path: path + [.key(role.key), .index(index)], role: role.key, in: document)
                }
            }
        }
    }

    /// Whether the manifest lets the app have several windows.
    var supportsMultipleScenes: Bool {
        manifestKeys.contains {
            document.value(at: [.key($0), "UIApplicationSupportsMultipleScenes"])?.boolean ?? false
        }
    }
}

/// One entry of a scene manifest.
struct SceneConfiguration {
    /// Where it stands.
    let path: [PropertyListKey]
    /// The role that it is for.
    let role: String
    /// `UISceneConfigurationName`
    let name: String?
    /// `UISceneDelegateClassName` without its module.
    let delegateClass: String?
    /// `UISceneStoryboardFile`
    let storyboard: String?

    /// Whether it is for ordinary windows.
    var isForWindows: Bool { role == "UIWindowSceneSessionRoleApplication" }

    fileprivate init(path: [PropertyListKey], role: String, in document: PropertyListDocument) {
        func text(_ key: PropertyListKey) -> String? {
            document.value(at: path + [key])?.string.flatMap { $0.isEmpty ? nil : $0 }
        }
        self.path = path
        self.role = role
        name = text("UISceneConfigurationName")
        delegateClass = text("UISceneDelegateClassName")?.lastComponent
        storyboard = text("UISceneStoryboardFile")
    }
}

/// What all of a target's property lists and generated keys say together.
struct SceneManifest {
    /// The target's property lists.
    let propertyLists: [PropertyListFacts]
    /// Build settings that become keys of a generated Info.plist and name a main storyboard.
    let generatedStoryboardSettings: [String]
    /// The main storyboards that the generated keys name.
    private let generatedStoryboards: [String]

    /// Reads a target's property lists and settings.
    ///
    /// - Throws: `Refusal` where a property list can't be read.
    init(context: TargetContext) throws(Refusal) {
        var lists: [PropertyListFacts] = []
        for path in context.target.infoPlists {
            lists.append(try PropertyListFacts(path: path, library: context.library))
        }
        propertyLists = lists
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
    var configurations: [SceneConfiguration] { propertyLists.flatMap(\.configurations) }

    /// The main storyboards that are named anywhere, without repetition.
    var mainStoryboards: [String] {
        Set(propertyLists.flatMap(\.mainStoryboards) + generatedStoryboards).sorted()
    }

    /// The storyboards of window scenes, without repetition.
    var sceneStoryboards: [String] {
        Set(configurations.filter(\.isForWindows).compactMap(\.storyboard)).sorted()
    }

    /// The delegate classes of window scenes, without repetition.
    var sceneDelegateClasses: [String] {
        Set(configurations.filter(\.isForWindows).compactMap(\.delegateClass)).sorted()
    }

    /// The name of the first configuration for windows.
    var windowConfigurationName: String? {
        configurations.first(where: \.isForWindows)?.name
    }

    /// Roles beside ordinary windows, such as CarPlay, without repetition.
    var otherRoles: [String] {
        Set(configurations.filter { !$0.isForWindows }.map(\.role)).sorted()
    }

    /// Whether a property list lets the app have several windows.
    var supportsMultipleScenes: Bool { propertyLists.contains(where: \.supportsMultipleScenes) }
}

extension String {
    /// Whether a key is a name itself, or the name with a device (`~ipad`, `_iPad`) or a condition (`[sdk=…]`) behind.
    func isVariant(of name: String) -> Bool {
        guard hasPrefix(name) else { return false }
        let rest = dropFirst(name.count)
        return rest.isEmpty || rest.first == "~" || rest.first == "[" || rest.hasPrefix("_i")
    }

    /// A build setting's key without its conditions.
    fileprivate var settingName: String {
        String(prefix { $0 != "[" })
    }
}
