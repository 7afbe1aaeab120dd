import AppFacts
import SwiftOutline

/// Finds what SwiftUI does not pass on to a window's scene delegate.
struct SceneCallbackFindings {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of a scene delegate.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// A finding for each method.
    func findings() -> [Finding] {
        let swallowed = delegate.methods("stateRestorationActivity(for:)").map { method in
            Finding(
                .sceneStateRestoration, .warning, .manual,
                at: context.place(method.file, method.declaration.keyword),
                "'stateRestorationActivity(for:)' is answered by SwiftUI and no longer called",
                remedy: "keep the state in `SceneStorage`")
        }
        return swallowed + links
    }

    /// Links that may come; without a domain for them none do.
    private var links: [Finding] {
        let methods = delegate.methods("scene(_:continue:)").filter { !$0.hasEmptyBody }
        guard !methods.isEmpty, AssociatedDomains(of: context).mayOpenLinks else { return [] }
        return methods.map {
            Finding(
                .callbackUserActivity, .warning, .manual,
                at: context.place($0.file, $0.declaration.keyword),
                "SwiftUI passes universal links on to 'scene(_:continue:)' only in apps built with a recent SDK",
                remedy: "open links in `.onOpenURL` too, so that one that comes twice does no harm")
        }
    }
}
