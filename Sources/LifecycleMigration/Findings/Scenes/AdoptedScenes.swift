import AppFacts
import AppleFrameworks
import ProjectModel

/// Tells of an app that it is on UIKit's scenes already, so that no SDK asks for this migration.
///
/// Source: Apple's "Transitioning to the UIKit scene-based life cycle".
struct AdoptedScenes {
    private let context: TargetContext

    /// An analysis of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// A note at the first scene delegate that a manifest names, or at the code that gives each scene one; nil where
    /// neither is there, or where the SDK asks for more.
    func finding() -> Finding? {
        guard PlatformProfile.uiKit.platforms.contains(context.target.platform),
            let place = named ?? SceneAdoption(of: context).answer,
            LaunchScreenKeys(in: context).findings().isEmpty
        else { return nil }
        return Finding(
            .scenesAdopted, .note, .manual, at: place,
            "the app is on UIKit's scenes already: the SDK of iOS 27 asks for nothing more",
            remedy: "go on to SwiftUI's life cycle for what it offers, and not for the SDK")
    }

    /// The first scene delegate that each property list names.
    private var named: Place? {
        guard let manifest = try? SceneManifest(context: context), !manifest.propertyLists.isEmpty,
            MissingSceneDelegates(manifest: manifest, context: context).entries().isEmpty
        else { return nil }
        let places = manifest.propertyLists.map(place)
        return places.contains(nil) ? nil : places[0]
    }

    private func place(in list: PropertyListFacts) -> Place? {
        guard
            let window = list.configurations.first(where: {
                $0.isForWindows && $0.delegateClass != nil
            })
        else { return nil }
        let key = window.path + ["UISceneDelegateClassName"]
        return context.library.place(list.path, list.document.range(at: key)?.lowerBound ?? 0)
    }
}
