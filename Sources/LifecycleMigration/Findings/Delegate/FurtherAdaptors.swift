import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds adaptors beside the first one, which make delegates that nobody calls.
struct FurtherAdaptors {
    private let structures: [AppStructure]
    private let context: TargetContext

    /// A search in the apps of a target.
    init(_ structures: [AppStructure], in context: TargetContext) {
        self.structures = structures
        self.context = context
    }

    /// Every adaptor that a build compiles beside an earlier one makes a delegate that nobody calls.
    func findings() -> [Finding] {
        let all = structures.flatMap { app in
            app.adaptors.map { (file: app.located.file, token: $0.token) }
        }
        let further = all.indices.filter { index in
            all[..<index].contains { isBuilt($0, with: all[index]) }
        }
        return further.map { index in
            let (file, token) = all[index]
            return Finding(
                .delegateInstance, .warning, .manual, at: context.place(file, token),
                "a second adaptor makes a delegate that gets no callbacks",
                remedy: "leave one adaptor in the target, in the App")
        }
    }

    /// Whether a build may compile two tokens: they stand in no two clauses of one `#if`, and no build that takes the one
    /// leaves the other out.
    private func isBuilt(
        _ one: (file: ProgramFile, token: Int), with other: (file: ProgramFile, token: Int)
    ) -> Bool {
        let (file, further) = (one.file.outline, other.file.outline)
        let around = file.conditions(at: one.token)
        let exclude =
            one.file.path == other.file.path
            && further.conditions(at: other.token).contains { clause in
                around.contains { $0.block == clause.block && $0.clause != clause.clause }
            }
        let builds = context.conditions.builds
        return !exclude
            && (builds.isEmpty
                || builds.contains {
                    BuildConditions.compiles(one.token, of: file, in: $0) != false
                        && BuildConditions.compiles(other.token, of: further, in: $0) != false
                })
    }
}
