import SwiftOutline

/// Tells why code of the app's own starts it: to let tests run with another delegate, or for anything else.
struct OwnStart {
    private let entry: EntryPoint
    private let context: TargetContext

    /// An analysis of such a start.
    init(_ entry: EntryPoint, in context: TargetContext) {
        self.entry = entry
        self.context = context
    }

    /// The refusal; an app that starts in this way is not migrated by this version.
    var refusal: Refusal {
        let place = context.place(entry.file, entry.token)
        if namesTests {
            return Refusal(
                .entryTestHost, at: place,
                "the app starts with another delegate where tests run",
                remedy:
                    "put `@main` on the application delegate, plan again, and make the choice between two Apps afterwards"
            )
        }
        return Refusal(
            .entryOwnCode, at: place, "the app starts from code of its own",
            remedy:
                "put `@main` on the application delegate, and move what that code does besides into its launch method or `init()`"
        )
    }

    /// Whether a name or a text in that code is of tests: `XCTestCase`, `TestingAppDelegate`, `isRunningTests`, `UITESTS`.
    private var namesTests: Bool {
        let tokens = entry.file.outline.tokens
        let range = entry.declaration?.range ?? tokens.tokens.indices
        return range.contains { token in
            switch tokens.tokens[token].kind {
            case .identifier, .stringSegment:
                let text = tokens.text(of: token)
                return text.contains("Test") || text.contains("TEST") || text.hasPrefix("test")
            default: return false
            }
        }
    }
}
