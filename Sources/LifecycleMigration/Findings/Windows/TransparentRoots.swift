import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds a root whose view lets the window behind it be seen: that was black, and SwiftUI's has the system's background in front of it.
///
/// Source: Apple's pages of `UIView.backgroundColor` (nil and `clear` are transparent) and `UIWindow`, which sets none; public
/// reports of a white background behind clear views below SwiftUI's hosting controller.
struct TransparentRoots {
    private let facts: UIKitFacts
    private var flow: AppFlow { facts.launch.flow }

    /// A look at an app.
    init(of facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each root of a class of the app's own that makes its view clear, where the window got no colour of its own.
    func findings() -> [Finding] {
        guard !facts.root.isView,
            !facts.root.settings.contains(where: { $0.setting.property == "backgroundColor" })
        else { return [] }
        let roots = Set(facts.root.classes(in: facts.launch)).sorted()
        return roots.compactMap(clearing).map { place in
            Finding(
                .windowAppearance, .warning, .review, at: place,
                "the root's view is clear here: what it leaves free was the window's black, and is SwiftUI's background now",
                remedy: "give the view that colour, or put `.background(_:)` behind the root")
        }.firstAtEachPlace()
    }

    /// Where the code of a class makes its own view clear, and gives it no other colour.
    private func clearing(_ type: String) -> Place? {
        let classes = facts.context.ownClasses(of: [type])
        let functions = flow.functions(naming: ["backgroundColor"]).filter {
            $0.owner.map(classes.contains) ?? false
        }
        let assigned = functions.flatMap { function in
            function.located.file.tokens(spelled: "backgroundColor").filter {
                function.body.contains($0) && isOfView($0, in: function.file)
            }.sorted().map { (token: $0, function: function) }
        }
        guard let first = assigned.first,
            assigned.allSatisfy({ isClear(behind: $0.token, in: $0.function.file) })
        else { return nil }
        return facts.context.place(first.function.located.file, first.token)
    }

    /// Whether a name stands behind the view of the object itself: `view.backgroundColor`, `self.view.backgroundColor`.
    private func isOfView(_ token: Int, in file: SwiftFile) -> Bool {
        guard token > 2, file.tokens.spells(token - 1, "."), file.tokens.spells(token + 1, "=")
        else { return false }
        let view = file.tokenWithoutMarks(endingAt: token - 2)
        guard file.tokens.spells(view, "view") else { return false }
        return !file.tokens.spells(view - 1, ".") || file.tokens.spells(view - 2, "self")
    }

    private func isClear(behind token: Int, in file: SwiftFile) -> Bool {
        let value = token + 2
        if file.tokens.spells(value, "nil") { return true }
        let name = file.tokens.spells(value, "UIColor") ? value + 2 : value + 1
        return file.tokens.spells(name - 1, ".") && file.tokens.spells(name, "clear")
    }
}
