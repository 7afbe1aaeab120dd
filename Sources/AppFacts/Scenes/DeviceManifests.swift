import ProjectModel

/// Scene manifests of a property list for one kind of device: the app has scenes on these alone, and shows the window of its delegate on the others.
///
/// Source: Apple's "Information Property List", platform- and device-specific keys: `key~ipad` takes the place of `key` on an iPad.
struct DeviceManifests {
    private let manifest: SceneManifest
    private let context: TargetContext

    /// The manifests of a target.
    init(_ manifest: SceneManifest, in context: TargetContext) {
        self.manifest = manifest
        self.context = context
    }

    private static let key = "UIApplicationSceneManifest"
    /// What stands behind a key for each kind of device, and its number in `TARGETED_DEVICE_FAMILY`.
    private static let devices = [(suffix: "~iphone", family: "1"), (suffix: "~ipad", family: "2")]

    /// Refuses an app that has scenes on some of its devices only, or other ones there.
    ///
    /// - Throws: the first key.
    func check() throws(Refusal) {
        for list in manifest.propertyLists {
            let named = list.manifestKeys.filter { $0 != Self.key }
            guard let first = named.first else { continue }
            let values = devices.map { suffix -> PropertyListValue? in
                let keys = named.filter { $0.lowercased().hasSuffix(suffix) } + [Self.key]
                return keys.lazy.compactMap { list.document.value(at: [.key($0)]) }.first
            }
            guard let other = values.first, !values.allSatisfy({ $0 == other }) else { continue }
            let place = context.library.place(
                list.path,
                list.document.keyRange(at: [.key(first)])?.lowerBound ?? list.location.offset)
            throw Refusal(
                .sceneConfiguration, at: place,
                "'\(first)' is for one kind of device: the app starts in another way on the others",
                remedy:
                    "let all devices have the same scenes, by the key '\(Self.key)', and plan again"
            )
        }
    }

    /// The suffixes of the devices that the app is for.
    private var devices: [String] {
        let families = context.target.configurations.flatMap { configuration in
            (configuration.settings["TARGETED_DEVICE_FAMILY"] ?? "1,2").split(separator: ",")
                .map { String($0.filter { !$0.isWhitespace }) }
        }
        let named = Self.devices.filter { families.contains($0.family) }
        return (named.isEmpty ? Self.devices : named).map(\.suffix)
    }
}
