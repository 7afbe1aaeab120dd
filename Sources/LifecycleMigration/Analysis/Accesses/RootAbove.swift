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
    func findings() -> [Finding] { documentBrowsers() + keyCommands() }

    private func own(_ name: String) -> [String] {
        context.inheritanceChain(of: context.unaliased(name)).filter {
            !context.types(named: $0).isEmpty
        }
    }

    // MARK: Document browsers

    private func documentBrowsers() -> [Finding] {
        let browser = "UIDocumentBrowserViewController"
        return roots.filter {
            context.inheritanceChain(of: context.unaliased($0)).contains(browser)
        }
        .compactMap { root in
            guard let place = own(root).first.flatMap(declaration) ?? firstUse(of: browser) else {
                return nil
            }
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
        return Set(roots.flatMap(own)).sorted().flatMap { name in
            (context.types(named: name) + context.extensions(of: name)).flatMap { part in
                part.declaration.members.filter { $0.isOverride && $0.name == "keyCommands" }.map {
                    context.place(part.file, $0.keyword)
                }
            }
        }.map { place in
            Finding(
                .rootContainerPreferences, .warning, .review, at: place,
                "SwiftUI's root presents what this root view controller shows over itself, where these commands may not be heard any more",
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
