import AppFacts
import SwiftFlow
import SwiftOutline

/// Whether an app needs the first screen of its main storyboard, beside the roots that its code sets.
struct StoryboardNeed {
    private let facts: LaunchFacts
    private let uses: RootUses

    /// What an app does with its root.
    init(_ facts: LaunchFacts, _ uses: RootUses) {
        self.facts = facts
        self.uses = uses
    }

    /// Where a storyboard whose root is worked on, or may be shown, is loaded; nil where every start replaces it.
    var loading: StoryboardLoading? {
        guard let storyboard = facts.storyboard else { return nil }
        var start = CertainStart(facts)
        let replacing = uses.early.filter { start.reaches($0) }
        // What is read behind a write that always runs is what was written.
        let isRead = uses.earlyReads.contains { item in
            !replacing.contains { other in
                other.function.id == item.function.id
                    && item.reads.allSatisfy { other.write.statement.upperBound <= $0.lowerBound }
            }
        }
        guard isRead || replacing.isEmpty else { return nil }
        return StoryboardLoading(storyboard: storyboard, method: facts.startingMethod)
    }
}

extension LaunchFacts {
    /// The method at the start that has code.
    var startingMethod: LocatedDeclaration? {
        startMethods.first { $0.declaration.body?.isEmpty == false }
    }
}
