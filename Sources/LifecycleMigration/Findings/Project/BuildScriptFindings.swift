import AppFacts
import ProjectModel
import SourceEditing

extension BuildScripts {
    /// A finding at the first source that each script names; `edit` is what is written, `appFile` the file that is new.
    func findings(of edit: WorkspaceEdit, adding appFile: String) -> [Finding] {
        guard context.target.project == nil else { return [] }
        let gone = edit.paths.filter { edit.changes[$0] == .delete }.map(\.fileName)
        return scripts.compactMap { script, text in
            guard let offset = firstSource(in: text) else { return nil }
            let names = gone.filter { BytePattern($0).occursByItself(in: text) }
            let old = names.map { "'\($0)' is removed, and " }.joined()
            return Finding(
                .projectMissing, .warning, .manual, at: context.library.place(script, offset),
                "the sources are named here one by one: \(old)'\(appFile.fileName)' is not among them",
                remedy: "name '\(appFile.fileName)' here, too"
                    + (names.isEmpty ? "" : ", in place of what is removed"))
        }
    }
}
