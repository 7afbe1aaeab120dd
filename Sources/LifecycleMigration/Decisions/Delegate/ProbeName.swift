import AppFacts
import SwiftFlow

/// The names that a probe may have.
enum ProbeName {
    /// The name of its type and of the file that is logged to.
    static let plain = "SceneShiftProbe"
    private static let all = [plain, "SceneShiftRouteProbe"]

    /// A name that no type, module or file of the target has.
    ///
    /// - Throws: `Refusal` where there are probes already.
    static func choose(
        for context: TargetContext, beside delegate: ProgramFile
    ) throws(Refusal) -> AppFileName {
        let names = all.map {
            AppFileName(typeName: $0, path: delegate.path.folder + $0 + ".swift")
        }
        if let free = names.first(where: { $0.isFree(in: context) }) { return free }
        throw Refusal(
            .debugProbe, at: context.library.place(delegate.path, 0),
            "every name for the probe is taken in this target",
            remedy: "remove the probe that is there, or leave out --probe")
    }

    /// Whether a target has a probe.
    static func isTaken(in context: TargetContext) -> Bool {
        all.contains { !context.types(named: $0).isEmpty }
    }
}
