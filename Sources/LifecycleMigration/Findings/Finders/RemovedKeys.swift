import AppFacts
import AppleFrameworks

/// The keys of an Info.plist that SwiftUI's life cycle has no use for: they name what the framework loads or makes at launch.
struct RemovedKeys {
    /// Those that the app has.
    let present: [String]
    /// Those that it doesn't have; none where its Info.plist is not known.
    let absent: [String]

    /// The keys of an app that is left as it is.
    init(in app: Evidence) {
        let lists = app.propertyLists
        switch app.framework {
        case .uiKit:
            present = Self.storyboards(of: app.uiKit?.facts.manifest, app.context)
        case .appKit:
            present = MainNibKey.allCases.map(\.rawValue).filter { key in
                lists.contains { $0.document.keys.contains { $0.isVariant(of: key) } }
                    || app.context.target.configurations.contains { configuration in
                        configuration.settings.keys.contains {
                            $0.isVariant(of: "INFOPLIST_KEY_" + key)
                        }
                    }
            }
        case .watchKit:
            present =
                lists.allSatisfy { WatchDelegateKey.paths(in: $0).isEmpty }
                ? [] : [WatchDelegateKey.text]
        }
        let all =
            switch app.framework {
            case .uiKit: PropertyListReads.storyboardKeys
            case .appKit: MainNibKey.allCases.map(\.rawValue)
            case .watchKit: [WatchDelegateKey.text]
            }
        let known = present
        absent = app.context.knowsPropertyList ? all.filter { !known.contains($0) } : []
    }

    /// The keys that name storyboards of UIKit's, as far as an app has them.
    static func storyboards(of manifest: SceneManifest?, _ context: TargetContext) -> [String] {
        let manifest = manifest ?? (try? SceneManifest(context: context))
        let hasMain = manifest?.mainStoryboards.isEmpty == false
        let hasScene = manifest?.sceneStoryboards.isEmpty == false
        return (hasMain ? ["UIMainStoryboardFile"] : [])
            + (hasScene ? ["UISceneStoryboardFile"] : [])
    }
}
