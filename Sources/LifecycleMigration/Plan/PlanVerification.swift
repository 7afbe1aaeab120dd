import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Looks at the app as it would be after a plan, before anything is written.
///
/// What fails here is a bug of ours or a shape that no rule foresaw; either way the app is refused and not touched.
struct PlanVerification {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// A verification for a target.
    init(context: TargetContext) {
        self.context = context
        profile = PlatformProfile.profile(for: context.target.platform)
    }

    /// Checks the edited sources: nothing is broken, and the new `App` is the one entry point.
    ///
    /// - Throws: `MigrationFailure` with the place of what is wrong.
    func verify(_ plan: ApplicationPlan) throws(MigrationFailure) {
        guard let appFile = plan.appFile else { return }
        let edit = plan.edit
        let after = context.library.tree.applying(edit)
        let library = SourceLibrary(after)
        for path in edit.paths where path.hasSuffix(".swift") {
            guard edit.changes[path] != .delete else { continue }
            try checkSyntax(of: path, library)
        }
        guard isStarted(appFile, of: plan, library) else {
            throw failure(appFile, 0, "nothing would start the App structure")
        }
        for path in edit.paths where path.hasSuffix(".swift") && path != appFile {
            guard edit.changes[path] != .delete, let outline = library.outline(path) else {
                continue
            }
            if isStartedBy(path, of: plan, library) { continue }
            let conditions = context.conditions
            let other = outline.declarations.first { declaration in
                declaration.attributes.contains { profile.entryAttributes.contains($0.name) }
                    && !conditions.leavesOut(declaration.keyword, of: outline)
            }
            if let other {
                let offset = outline.tokens.tokens[other.keyword].start
                throw failure(path, offset, "there would be a second entry point")
            }
        }
    }

    /// Whether the `App` carries the entry attribute, or is started by the code that started the app before; never both.
    private func isStarted(
        _ appFile: String, of plan: ApplicationPlan, _ library: SourceLibrary
    ) -> Bool {
        guard let app = app(in: appFile, library) else { return false }
        let isEntry = app.attribute("main") != nil
        guard let path = plan.entryPoint?.place.path else { return isEntry }
        return isEntry != isStartedBy(path, of: plan, library)
    }

    /// Whether code of the app's own in a file starts the `App`.
    private func isStartedBy(
        _ path: String, of plan: ApplicationPlan, _ library: SourceLibrary
    ) -> Bool {
        guard let entry = plan.entryPoint, [.mainFile, .mainType].contains(entry.kind),
            entry.place.path == path, plan.edit.changes[path] != .delete,
            let app = plan.appFile.flatMap({ app(in: $0, library) })
        else { return false }
        return EntryPointAnalysis.start(of: app.name, in: library.outline(path)) != nil
    }

    private func app(in path: String, _ library: SourceLibrary) -> Declaration? {
        library.outline(path)?.declarations.first {
            $0.kind == .struct && $0.inheritance.contains { $0.baseName.lastComponent == "App" }
        }
    }

    /// An edited file must not have a problem that the original did not have.
    private func checkSyntax(of path: String, _ library: SourceLibrary) throws(MigrationFailure) {
        guard let outline = library.outline(path), let problem = outline.tokens.problems.first
        else {
            return
        }
        if context.library.outline(path)?.tokens.problems.isEmpty == false { return }
        throw failure(
            path, problem.offset, "the edited source would not parse: \(problem.kind.message)")
    }

    private func failure(_ path: String, _ offset: Int, _ message: String) -> MigrationFailure {
        .refused(
            Refusal(
                .planUnproven, at: context.library.place(path, offset), message,
                remedy: "please report this source; nothing was changed"))
    }
}
