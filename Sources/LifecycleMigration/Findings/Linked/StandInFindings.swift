import ProjectModel
import SwiftFlow
import SwiftOutline

extension StandInSurroundings {
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
                "'\(tests.name)' compiles this source, too, which now takes the container '\(standIns.type)', and the tests have no such class",
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
                        "this test hands '\(type)' a window, which now takes "
                            + (takesContainer ? "the container '\(standIns.type)'" : "none"),
                        remedy: takesContainer
                            ? "hand it a view controller of that class, and test what that shows"
                            : "make it without a window, and test its root view controller")
                }
            }
        }
    }
}
