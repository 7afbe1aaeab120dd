import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds calls of a function `await`, which libraries of promises had before the word meant something in Swift.
///
/// Source: SE-0296, “Async/await”: since Swift 5.5 `await (x)` waits for `x`, which no function that isn't `async` may do.
struct AwaitCalls {
    private let context: TargetContext

    /// A search in the sources of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// One finding for all places.
    func findings() -> [Finding] {
        let files = context.files(naming: "await")
        let isOwn = files.contains { file in
            calls(in: file).contains {
                $0 > 0 && file.outline.tokens.tokens[$0 - 1].kind == .keyword(.func)
            }
        }
        let places = files.filter { isOwn || $0.outline.imports(anyOf: Self.libraries) }.flatMap {
            file in
            calls(in: file).filter { token in
                token > 0
                    && ![.keyword(.func), .period].contains(
                        file.outline.tokens.tokens[token - 1].kind)
            }.map { context.place(file, $0) }
        }.sorted()
        guard let first = places.first else { return [] }
        return [
            Finding(
                .swiftVersion, .warning, .manual, at: first,
                "'await(…)' calls a function here, and is a keyword since Swift 5.5, so that no Xcode for this deployment target compiles it",
                remedy:
                    "call the function behind the name of its module or object, or by the name that the library has today",
                also: Array(places.dropFirst()))
        ]
    }

    /// Libraries with a function of that name.
    ///
    /// Sources: their sources: github.com/yannickl/AwaitKit, malcommac/Hydra, freshOS/then.
    private static let libraries: Set<String> = ["AwaitKit", "Hydra", "then", "thenPromise"]

    /// The word with a parenthesis right behind it.
    private func calls(in file: ProgramFile) -> [Int] {
        let tokens = file.outline.tokens.tokens
        return file.tokens(spelled: "await").filter { token in
            token + 1 < tokens.count && tokens[token + 1].kind == .leftParen
                && tokens[token].end == tokens[token + 1].start
        }
    }
}
