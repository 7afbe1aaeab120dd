import ProjectModel
import SwiftFlow
import SwiftOutline

/// Looks beside an app for code that would still hand its window to what gets a container from now on.
struct StandInSurroundings {
    private let standIns: WindowStandIns
    private let context: TargetContext
    private let graph: ModuleGraph

    /// The surroundings of an app.
    init(_ standIns: WindowStandIns, of context: TargetContext, _ graph: ModuleGraph) {
        self.standIns = standIns
        self.context = context
        self.graph = graph
    }

    /// The refusal for the first such code; nil where there is none.
    var refusal: Refusal? { foreignTarget ?? test }

    /// A changed source that a target compiles which is no app, and so has no container.
    private var foreignTarget: Refusal? {
        standIns.declarationEdits().keys.sorted().first { !graph.isOfApps($0) }.map { path in
            Refusal(
                .rootWindowOwner, at: context.library.place(path, 0),
                "this source takes the window, and other targets compile it, too",
                remedy:
                    "let it take a view controller that it shows its screens in, in all of these targets"
            )
        }
    }

    /// Tests that make one of the changed types.
    private var test: Refusal? {
        let paths = standIns.declarationEdits().keys.sorted()
        let sources = Set(
            paths.flatMap { graph.tests(ofAppsCompiling: $0) }.flatMap(\.sources)
        ).subtracting(context.target.sources)
        let tests = context.reading(sources.sorted())
        for type in standIns.changedTypes.sorted() {
            for file in tests.files(naming: type) {
                guard let token = file.tokens(spelled: type).first(where: { isMade($0, in: file) })
                else { continue }
                return Refusal(
                    .rootWindowOwner, at: tests.place(file, token),
                    "a test hands '\(type)' a window, and the app's own no longer comes to it",
                    remedy:
                        "let '\(type)' take a view controller that it shows its screens in, here and in the app"
                )
            }
        }
        return nil
    }

    private func isMade(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        return tokens.tokens[token + 1].kind == .leftParen || tokens.spells(token + 1, ".")
    }
}
