import AppFacts
import SwiftFlow
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
        let swallowed = delegate.methods("stateRestorationActivity(for:)").filter { method in
            !givesNothing(method)
        }.map { method in
            Self.swallowed(
                "stateRestorationActivity(for:)",
                at: context.place(method.file, method.declaration.keyword))
        }
        return swallowed + inCategories + links
    }

    /// Whether a method gives nothing but the activity of its scene, and no code of the target makes one: there never was any.
    private func givesNothing(_ method: LocatedDeclaration) -> Bool {
        guard let body = method.declaration.body else { return false }
        let outline = method.file.outline
        let words = body.map { outline.tokens.text(of: $0) }.filter { $0 != "return" }
        guard words == ["nil"] || words.count == 3 && words.suffix(2) == [".", "userActivity"]
        else { return false }
        let isMade = context.files(mentioning: "NSUserActivity").contains { file in
            file.tokens(spelled: "NSUserActivity").contains {
                file.outline.tokens.spells($0 + 1, "(")
            }
        }
        return !isMade && context.target.objectiveCSources.isEmpty
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
