import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what a Mac app has that SwiftUI does in a way of its own: a menu bar from a nib, and AppKit's documents.
struct MacAppFindings {
    private let context: TargetContext

    /// An analysis of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    // MARK: Menus

    /// A finding for each menu bar of a nib with actions of the app's own.
    func menus() -> [Finding] {
        context.interfaces.files.compactMap { nib in
            let own = nib.menuBar.filter { element in
                element.name == "action"
                    && element.attributes["selector"].map(isOwnAction) ?? false
            }
            guard let first = own.first, let selector = first.attributes["selector"] else {
                return nil
            }
            let count = own.count == 1 ? "an action" : "\(own.count) actions"
            return Finding(
                .macMenu, .warning, .manual, at: nib.place(of: first),
                "the menu bar has \(count) of your own, '\(selector)' here; SwiftUI makes another menu bar",
                remedy: "write the items as `.commands` of the App")
        }
    }

    /// Whether code of the target has a method for an action; those of AppKit's own classes go on working.
    private func isOwnAction(_ selector: String) -> Bool {
        let name = String(selector.prefix { $0 != ":" })
        return context.files(naming: name).contains { file in
            file.tokens(spelled: name).contains { token in
                token > 0 && file.outline.tokens.tokens[token - 1].kind == .keyword(.func)
            }
        }
    }

    // MARK: Documents

    /// A finding for each class of documents, and for code that asks AppKit for documents.
    func documents() -> [Finding] {
        documentClasses() + [documentController()].compactMap { $0 }
    }

    private func documentClasses() -> [Finding] {
        ClassesBelow(["NSDocument", "NSPersistentDocument", "NSDocumentController"], in: context)
            .all.map { located, parent in
                Finding(
                    .macDocuments, .warning, .manual,
                    at: context.place(located.file, located.declaration.keyword),
                    "'\(located.declaration.name)' is an \(parent); SwiftUI can not open documents with it",
                    remedy:
                        "stay on the AppKit life cycle, or write a `FileDocument` for a `DocumentGroup`"
                )
            }
    }

    private func documentController() -> Finding? {
        let name = "NSDocumentController"
        for file in context.files(naming: name).sorted(by: { $0.path < $1.path }) {
            for token in file.tokens(spelled: name)
            where file.outline.tokens.tokens[token + 1].kind == .period {
                return Finding(
                    .macDocuments, .note, .manual, at: context.place(file, token),
                    "the app asks AppKit's document controller, which SwiftUI may not have filled",
                    remedy: "check that recent documents are still kept and opened")
            }
        }
        return nil
    }
}
