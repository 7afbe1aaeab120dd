import ProjectModel
import SwiftFlow
import SwiftOutline

/// Looks beside an app for code that would still hand its window to what gets a container from now on, or nothing.
struct StandInSurroundings {
    private let standIns: WindowStandIns
    private let takesContainer: Bool
    private let context: TargetContext
    private let graph: ModuleGraph

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

    private var changedPaths: [String] { standIns.declarationEdits().keys.sorted() }

    /// A finding for each place where a test makes one of the changed types, or calls it, and for each changed source that
    /// tests compile themselves.
    func findings() -> [Finding] {
        (takesContainer ? changedPaths.flatMap(compilations) : []) + uses()
    }

    private func compilations(of path: String) -> [Finding] {
        graph.tests(compiling: path).map { tests in
            Finding(
                .rootWindowOwner, .warning, .manual,
                at: context.library.place(path, standIns.firstEdit(of: path)),
                "'\(tests.name)' compiles this source, too, which takes the container '\(standIns.type)' from now on, and the tests have no such class",
                remedy:
                    "let the tests import the app's module and not compile the source themselves, or move the class into a file that both compile"
            )
        }
    }

    private func uses() -> [Finding] {
        let sources = Set(
            changedPaths.flatMap { path in
                graph.testSources(ofAppsCompiling: path)
                    + graph.tests(compiling: path).map(\.sources)
            }.joined()
        ).subtracting(context.target.sources)
        let tests = context.reading(sources.sorted())
        return standIns.changedTypes.sorted().flatMap { type in
            tests.files(naming: type).flatMap { file in
                file.tokens(spelled: type).filter { isMade($0, in: file) }.map { token in
                    Finding(
                        .rootWindowOwner, .warning, .manual, at: tests.place(file, token),
                        "this test hands '\(type)' a window, which takes "
                            + (takesContainer ? "the container '\(standIns.type)'" : "none")
                            + " from now on",
                        remedy: takesContainer
                            ? "hand it a view controller of that class, and test what that shows"
                            : "make it without a window, and test its root view controller")
                }
            }
        }
    }

    private func isMade(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        return tokens.tokens[token + 1].kind == .leftParen || tokens.spells(token + 1, ".")
    }
}
