import ProjectModel
import SourceEditing
import SwiftFlow

/// The source of a probe: a log, in debug builds, of the routes by which events reach the migrated app.
///
/// Nobody of this project has an Apple system. What the facts leave open, such a log settles; `docs/probe.md` says how.
/// It stands in one file that knows nothing of the app, so that one file and two places of the `App` take it out again.
struct ProbeSource {
    /// The type that the `App` uses, and the path.
    let name: AppFileName
    private static let typeName = "SceneShiftProbe"
    private static let otherTypeName = "SceneShiftRouteProbe"

    /// A probe with a name that no type, module or file of the target has.
    ///
    /// - Throws: `Refusal` where there are probes already.
    static func choose(
        for context: TargetContext, beside delegate: ProgramFile
    ) throws(Refusal) -> ProbeSource {
        for candidate in [typeName, otherTypeName] {
            let path = delegate.path.folder + candidate + ".swift"
            let name = AppFileName(typeName: candidate, path: path)
            if name.isFree(in: context) { return ProbeSource(name: name) }
        }
        throw Refusal(
            .debugProbe, at: context.library.place(delegate.path, 0),
            "every name for the probe is taken in this target",
            remedy: "remove the probe that is there, or leave out --probe")
    }

    /// Whether a target has a probe.
    static func exists(in context: TargetContext) -> Bool {
        [typeName, otherTypeName].contains { !context.types(named: $0).isEmpty }
    }

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
        guard name.typeName != Self.typeName else { return code }
        return ["struct ", "extension "].reduce(code) {
            $0.replacing($1 + Self.typeName, with: $1 + name.typeName)
        }
    }
}
