import AppFacts
import SwiftFlow
import SwiftOutline

/// Refuses an app one of whose delegates would get work in an initializer that some builds don't have: there nobody would do it.
struct ConditionalInitializers {
    /// Why the app is left as it is; nil where nothing is in the way.
    let refusal: Refusal?

    /// A look at the delegates of an app.
    init(of choices: MigrationChoices) {
        let facts = choices.facts
        let delegates = [facts.delegate, facts.sceneDelegate].compactMap { $0?.located }
        guard delegates.contains(where: { Self.initializer(of: $0) != nil }) else {
            refusal = nil
            return
        }
        let found = MigrationRewriter(choices).initialized.lazy.compactMap { delegate in
            Self.initializer(of: delegate).map { (delegate, $0) }
        }.first
        refusal = found.map { delegate, initializer in
            Refusal(
                .delegateDeclaration, at: facts.context.place(delegate.file, initializer.keyword),
                "'\(delegate.declaration.name)' must do more as it is made, and only some builds have this initializer",
                remedy: "put the `#if` inside of the initializer, around what those builds do there"
            )
        }
    }

    /// The initializer without parameters that stands in a condition of its own.
    private static func initializer(of delegate: LocatedDeclaration) -> Declaration? {
        delegate.declaration.members.first {
            $0.kind == .initializer && $0.parameters.isEmpty
                && $0.conditions != delegate.declaration.conditions
        }
    }
}
