import AppFacts
import SourceEditing
import SwiftOutline

/// Gives covers, and an own window that is made when a scene may be there, the scene of the app's window, in front of each statement that shows one.
///
/// Each time, since the system may disconnect a scene and connect another one while the app is in the background.
struct CoverSceneRewriter {
    private let shows: [WindowShow]

    /// A rewriter for the places that show windows.
    init(_ shows: [WindowShow]) {
        self.shows = shows
    }

    /// The lines in front of the statements.
    func edits() -> [LoweredEdits] {
        shows.map { show in
            let file = show.function.file
            let start = file.tokens.tokens[show.token].start
            let base = file.lineIndentation(at: start)
            let style = CodeStyle(of: file).following(base)
            let lines = style.lines(
                [
                    "\(show.receiver)windowScene = UIApplication.shared.connectedScenes",
                    "\t.compactMap { $0 as? UIWindowScene }",
                    "\t.first { $0.session.role == .windowApplication }",
                ], at: base)
            return LoweredEdits(
                path: show.function.located.file.path,
                edits: [.insert(style.finish(lines), at: file.startOfLine(start))])
        }
    }
}
