import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds what the app's root did as the root of the window, or as what presents, which is SwiftUI's hosting controller now.
///
/// Nobody measured either. Source: Apple's pages of `UIDocumentBrowserViewController` ("always assign … as your app's root view
/// controller"), and of `UIResponder.next` and `presentingViewController`: a presentation is made by the topmost parent.
struct RootAbove {
    private let context: TargetContext
    private let roots: [String]

    /// A look at an app whose root is of one of some classes.
    init(context: TargetContext, roots: Set<String>) {
        self.context = context
        self.roots = roots.sorted()
    }

    /// A finding for each place.
    func findings() -> [Finding] { documentBrowsers() + keyCommands() + dismissals() }

    // MARK: Dismissals

    /// What a root does as it dismisses what it presents: a presented view controller asks its presenter, which is SwiftUI's.
    ///
    /// Source: Apple's page of `dismiss(animated:completion:)`: “If you call this method on the presented view controller itself, UIKit asks the
    /// presenting view controller to handle the dismissal”.
    private func dismissals() -> [Finding] {
        guard presents else { return [] }
        return roots.map(context.unaliased).flatMap {
            context.overrides(of: ["dismiss"], in: $0)
        }.map { member in
            Finding(
                .rootContainerPreferences, .warning, .review,
                at: context.place(member.file, member.declaration.keyword),
                "SwiftUI's root presents what this root view controller shows over itself, so this is not called where that dismisses itself",
                remedy: "let what is presented tell this one by a delegate or a closure")
        }
    }

    // MARK: Document browsers

    private func documentBrowsers() -> [Finding] {
        let browser = "UIDocumentBrowserViewController"
        return roots.compactMap { root in
            let chain = context.inheritanceChain(of: context.unaliased(root))
            guard chain.contains(browser),
                let place = chain.lazy.compactMap(declaration).first ?? firstUse(of: browser)
            else { return nil }
            return Finding(
                .rootContainerPreferences, .warning, .review, at: place,
                "Apple wants a document browser to be the root of its window, and this one is the child of SwiftUI's root",
                remedy:
                    "see that documents are made and opened as before, or show them in a `DocumentGroup`"
            )
        }.firstAtEachPlace()
    }

    private func declaration(of name: String) -> Place? {
        context.types(named: name).first.map { context.place($0.file, $0.declaration.keyword) }
    }

    private func firstUse(of name: String) -> Place? {
        context.files(naming: name).compactMap { file in
            file.tokens(spelled: name).first.map { context.place(file, $0) }
        }.min()
    }

    // MARK: Key commands

    /// A root that only has them for itself is asked as before; what it presents comes past it no more.
    private func keyCommands() -> [Finding] {
        guard presents else { return [] }
        return context.ownClasses(of: roots).flatMap {
            context.overrides(of: ["keyCommands"], in: $0)
        }.map { member in
            Finding(
                .rootContainerPreferences, .warning, .review,
                at: context.place(member.file, member.declaration.keyword),
                "SwiftUI's root presents what this root view controller shows over itself, so these commands may not reach it any more",
                remedy:
                    "try them there, and offer those that are needed in what is presented"
            )
        }
    }

    private var presents: Bool {
        Self.presenting.contains { word in context.files(naming: word).contains { _ in true } }
    }

    private static let presenting = ["present", "sheet", "fullScreenCover", "popover", "alert"]
}
