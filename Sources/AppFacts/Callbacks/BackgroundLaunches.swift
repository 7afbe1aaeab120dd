import AppleFrameworks
import ProjectModel

/// Whether the system may start an app in the background, where nobody sees it.
///
/// All ways there want something that is declared or named. Source: Apple's pages of `UIBackgroundModes`, of background `URLSession`s, of
/// `WCSession`, of notification actions, of HealthKit's background delivery, of significant changes of the location, visits and regions
/// (which want the user's permission for always), and of intents that an app handles itself.
package struct BackgroundLaunches {
    private let context: TargetContext
    private let manifest: SceneManifest?

    /// The launches of an app.
    package init(of context: TargetContext) {
        self.context = context
        manifest = try? SceneManifest(context: context)
    }

    private static let keys = ["UIBackgroundModes", "NSLocationAlways"]

    /// Whether anything speaks for one: a key of the property lists, or code of the app or of what lies beside it.
    package var arePossible: Bool {
        let lists = manifest?.propertyLists.map(\.document) ?? []
        // A property list that is not known may say anything.
        let isDeclared = lists.isEmpty && !isGenerated || lists.contains(where: declares)
        return isDeclared || sets || context.library.backgroundLaunchCode.isThere
    }

    /// Whether the system may start the app in the background for a mode of `UIBackgroundModes`, as far as the property lists are known.
    package func arePossible(for mode: String) -> Bool {
        let lists = manifest?.propertyLists.map(\.document) ?? []
        let key = "UIBackgroundModes"
        let settings = context.target.configurations.compactMap {
            $0.settings["INFOPLIST_KEY_" + key]
        }
        return lists.isEmpty && !isGenerated || settings.contains { $0.contains(mode) }
            || lists.contains { list in
                guard list.keys.contains(key) else { return false }
                guard let modes = list.value(at: [.key(key)])?.array else { return true }
                return modes.contains { $0.string.map { $0 == mode } ?? true }
            }
    }

    /// Whether each build says which background tasks it has, which switches the background fetch off.
    ///
    /// Source: Apple, “Using background tasks to update your app”.
    package var haveTasks: Bool {
        let lists = manifest?.propertyLists.map(\.document) ?? []
        return !lists.isEmpty
            && lists.allSatisfy { $0.keys.contains("BGTaskSchedulerPermittedIdentifiers") }
    }

    /// Whether the system may call a callback in such a launch; new locations are also told to apps without the mode, where these hear of
    /// significant changes alone.
    package func mayCall(_ callback: BackgroundCallback) -> Bool {
        guard let mode = callback.mode else { return true }
        return arePossible(for: mode)
            || mode == "location" && context.library.backgroundLaunchCode.hearsOfSignificantChanges
    }

    /// Whether the app goes on hearing of its location in the background, by what it declares and says.
    ///
    /// Source: Apple, `CLLocationManager.allowsBackgroundLocationUpdates`.
    var followLocation: Bool {
        arePossible(for: "location") && context.library.backgroundLaunchCode.followsLocation
    }

    private var isGenerated: Bool {
        !context.target.configurations.isEmpty
            && context.target.configurations.allSatisfy {
                $0.settings["GENERATE_INFOPLIST_FILE"] == "YES"
                    && $0.settings["INFOPLIST_FILE"] == nil
            }
    }

    private func declares(_ document: any InfoPropertyList) -> Bool {
        document.keys.contains { key in
            guard Self.keys.contains(where: key.hasPrefix) else { return false }
            return document.value(at: [.key(key)])?.array?.isEmpty != true
        }
    }

    /// Whether a build setting becomes such a key.
    private var sets: Bool {
        context.target.configurations.contains { configuration in
            configuration.settings.keys.contains { setting in
                Self.keys.contains { setting.hasPrefix("INFOPLIST_KEY_" + $0) }
            }
        }
    }
}
