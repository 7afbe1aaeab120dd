import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Looks in code beside an app for calls that would still pass its window where a container is expected then, or nothing.
struct StandInSurroundings {
    /// What gets a container in the place of the window.
    let standIns: WindowStandIns
    /// Whether it is a container that it gets, and not the root itself.
    let takesContainer: Bool
    /// The target.
    let context: TargetContext
    /// What the apps of the tree are built with.
    let graph: ModuleGraph

    /// The surroundings of an app; nil where its code hands the window to nobody.
    init?(_ removal: WindowRemoval, of context: TargetContext, _ graph: ModuleGraph) {
        let keeper = removal.scope.cell?.keeper
        guard let standIns = removal.scope.standIns ?? keeper?.taken else { return nil }
        self.standIns = standIns
        takesContainer = keeper == nil
        self.context = context
        self.graph = graph
    }

    /// The refusal for a changed source that a target compiles which is no app and no test, and so has no container; nil
    /// where there is none.
    var refusal: Refusal? {
        changedPaths.first { !graph.isOfAppsAndTests($0) }.map { path in
            Refusal(
                .rootWindowOwner, at: context.library.place(path, 0),
                "this source takes the window, and other targets compile it, too",
                remedy:
                    "let it take a view controller that it shows its screens in, in all of these targets"
            )
        }
    }

    /// The sources whose declarations change, in order.
    var changedPaths: [String] { standIns.declarationEdits().keys.sorted() }

    /// Whether a type is made at a token.
    func isMade(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        return tokens.tokens[token + 1].kind == .leftParen || tokens.spells(token + 1, ".")
    }
}
