import AppFacts
import SwiftFlow

/// Finds classes of scenes that an app chooses: of a configuration SwiftUI takes the delegate class only.
///
/// Source: Apple, `UIApplicationDelegateAdaptor`, which names the delegate class; OpenSwiftUI's `UIKitAppDelegate.swift`.
struct SceneClasses {
    private let facts: UIKitFacts

    /// A search in an app.
    init(of facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each place that chooses one.
    func findings() -> [Finding] {
        let flow = facts.launch.flow
        return flow.functions(naming: ["sceneClass"]).flatMap { function in
            flow.trace(of: function).events.compactMap { event -> Finding? in
                guard case .write(_, "sceneClass", let token, let value) = event.kind,
                    value.type != .metatype("UIWindowScene")
                else { return nil }
                return finding(at: facts.context.place(function.located.file, token))
            }
        } + named
    }

    /// Those of the property lists.
    private var named: [Finding] {
        facts.manifest.propertyLists.flatMap { list in
            list.configurations.filter(\.isForWindows).compactMap { configuration in
                let key = configuration.path + ["UISceneClassName"]
                guard let name = list.document.value(at: key)?.string, name != "UIWindowScene",
                    let range = list.document.range(at: key)
                else { return nil }
                return finding(at: facts.context.library.place(list.path, range.lowerBound))
            }
        }
    }

    private func finding(at place: Place) -> Finding {
        Finding(
            .sceneConfiguration, .warning, .manual, at: place,
            "SwiftUI makes scenes of UIKit's own class, and not of the one that is chosen here",
            remedy: "let the scene's delegate do what the class does")
    }
}
