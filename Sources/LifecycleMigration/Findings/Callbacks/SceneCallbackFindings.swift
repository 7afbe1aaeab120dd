import AppFacts
import SwiftOutline

/// Finds what SwiftUI does not pass on to a window's scene delegate.
struct SceneCallbackFindings {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let isOnSwiftUI: Bool

    /// An analysis of a scene delegate, of an app that is on SwiftUI already or moves there.
    init(of delegate: DelegateClass, in context: TargetContext, isOnSwiftUI: Bool) {
        self.delegate = delegate
        self.context = context
        self.isOnSwiftUI = isOnSwiftUI
    }

    /// A finding for each method.
    func findings() -> [Finding] {
        let swallowed = delegate.methods("stateRestorationActivity(for:)").map { method in
            Self.swallowed(
                "stateRestorationActivity(for:)",
                at: context.place(method.file, method.declaration.keyword))
        }
        return swallowed + inCategories + links
    }

    /// What a category in Objective-C answers.
    private var inCategories: [Finding] {
        let selector = "stateRestorationActivityForScene:"
        let sources = context.library.paths(
            context.target.objectiveCSources, mentioning: "stateRestorationActivityForScene")
        return sources.flatMap { path -> [Finding] in
            guard let text = context.library.text(path) else { return [] }
            return ObjectiveCClass.all(in: ObjectiveCTokens(text)).filter {
                $0.name == delegate.name
            }.flatMap(\.methods).filter { $0.selector == selector }.map { method in
                Self.swallowed(selector, at: context.library.place(path, method.offset))
            }
        }
    }

    private static func swallowed(_ method: String, at place: Place) -> Finding {
        Finding(
            .sceneStateRestoration, .warning, .manual, at: place,
            "'\(method)' is answered by SwiftUI and no longer called",
            remedy: "keep the state in `SceneStorage`")
    }

    /// Links that may come; without a domain for them none do, and a view that takes URLs is what the remedy asks for.
    private var links: [Finding] {
        let methods = delegate.methods("scene(_:continue:)").filter { !$0.hasEmptyBody }
        guard !methods.isEmpty, AssociatedDomains(of: context).mayOpenLinks,
            !(isOnSwiftUI && context.opensURLsInView)
        else { return [] }
        return methods.map {
            Finding(
                .callbackUserActivity, .warning, .manual,
                at: context.place($0.file, $0.declaration.keyword),
                "SwiftUI passes universal links on to 'scene(_:continue:)' only in apps built with a recent SDK",
                remedy: "open links in `.onOpenURL` too, so that one that comes twice does no harm")
        }
    }
}
