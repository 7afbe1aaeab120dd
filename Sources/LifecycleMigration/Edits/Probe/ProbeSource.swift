import AppFacts
import SourceEditing

/// The source of a probe: a log, in debug builds, of the routes by which events reach the migrated app.
///
/// Nobody of this project has an Apple system. What the facts leave open, such a log settles; `docs/probe.md` says how.
/// It stands in one file that knows nothing of the app, so that one file and two places of the `App` take it out again.
///
/// The `App` tells it which events it listens to, and it listens to the same ones and no others: SwiftUI may keep an event for
/// the first listener. It wraps methods that delegates have, and adds none: an added method would end SwiftUI's forwarding.
struct ProbeSource {
    /// The type that the `App` uses, and the path.
    let name: AppFileName

    /// The file in a style.
    func text(in style: CodeStyle) -> SourceText {
        let debug = [
            ProbeEntryCode.debug, ProbeLogCode.text, ProbeCallsCode.text, ProbeWordsCode.text,
        ]
        let code = debug.joined(separator: "\n\n") + "\n" + ProbeEntryCode.release
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let level = line.prefix { $0 == " " }.count / 4
            return String(repeating: "\t", count: level) + line.dropFirst(level * 4)
        }
        return SourceText(style.finish(named(style.lines(lines))))
    }

    /// The name of the file that is logged to stays, for whoever follows the page.
    private func named(_ code: String) -> String {
        guard name.typeName != ProbeName.plain else { return code }
        return ["struct ", "extension "].reduce(code) {
            $0.replacing($1 + ProbeName.plain, with: $1 + name.typeName)
        }
    }
}
