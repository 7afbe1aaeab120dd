import SwiftFlow

/// Says what the app's code does to SwiftUI's window after the migration, when that shows SwiftUI's content already.
struct LentWindowFindings {
    private let facts: UIKitFacts

    /// Findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// One a place, in the order of the code.
    func findings() -> [Finding] {
        facts.root.removal.functions.flatMap { item in
            item.changes.lent.map { lent in
                Finding(
                    .windowAccess, .note, .review,
                    at: facts.context.place(item.function.located.file, lent.token), text(lent.use),
                    remedy: remedy(lent.use))
            }
        }
    }

    private func text(_ use: LentWindow.Use) -> String {
        switch use {
        case .kept(let name):
            "'\(name)' gets SwiftUI's window, which is there when the scene connects"
        case .method(let name):
            "'\(name)' is called of SwiftUI's window, which is there when the scene connects"
        }
    }

    private func remedy(_ use: LentWindow.Use) -> String {
        switch use {
        case .kept: "see that what uses it does so, and leave its root view controller alone"
        case .method: "see that it lies over the first screen as before"
        }
    }
}
