import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what code asks of the view controllers above it, where the root was the last of them and has SwiftUI's above it now: what
/// presents, what a view controller is a child of, and what its view stands in.
///
/// Whatever is asked counts, but for what is known to be as before (`RootContainment`).
struct RootAncestry {
    private let flow: AppFlow
    private let kinds: RootKinds

    /// What is asked in a program whose root is of one of some classes.
    init(in flow: AppFlow, of roots: Set<String>) {
        self.flow = flow
        kinds = RootKinds(in: flow, of: roots)
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        guard !kinds.roots.isEmpty else { return [] }
        let presenters = RootPresenters(of: kinds)
        let parents = RootParents(of: kinds)
        let surroundings = RootSurroundings(of: kinds)
        let naming = flow.functions(naming: Self.words)
        let known = Set(naming.map(\.id))
        let others = flow.analysis.allFunctions.filter { !known.contains($0.id) }
        let asking = (naming + others).flatMap { function in
            flow.trace(of: function).events.compactMap { event in
                presenters.finding(about: event, in: function)
                    ?? parents.finding(about: event, in: function)
                    ?? surroundings.finding(about: event, in: function)
            }
        }
        return
            (asking + parents.askedByExtensions() + parents.moves()
            + ChainEnds(in: flow).findings()).firstAtEachPlace()
    }

    private static let words = [
        "presentingViewController", "presenting", "parent", "parentViewController",
        "isMovingToParent", "isMovingFromParent", "isMovingToParentViewController",
        "isMovingFromParentViewController", "superview", "subviews", "next", "viewController",
    ]
}
