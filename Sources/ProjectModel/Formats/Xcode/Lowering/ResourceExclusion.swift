extension XcodeLowering {
    /// Leaves files out of an app and of the extension with its code; they stay in the project.
    mutating func leaveOut(_ paths: Set<String>, of app: PBXObject) {
        guard !paths.isEmpty else { return }
        let references = self.references(toAll: paths)
        let code = file.codeTarget(of: app)
        for target in code.id == app.id ? [app] : [app, code] {
            for path in paths.sorted() { exceptFromSynchronizedFolders(path, of: target) }
            for phase in file.objects(.buildPhases, of: target) {
                takeOut(references, of: phase)
            }
        }
    }

    private mutating func takeOut(_ references: Set<String>, of phase: PBXObject) {
        let members = file.objects(.files, of: phase).filter {
            file.string(.fileRef, of: $0).map(references.contains) ?? false
        }
        guard !members.isEmpty else { return }
        let ids = Set(members.map(\.id))
        remove(ids, from: .files, of: phase)
        for entry in file.document.tree.entries(of: file.objectsNode)
        where ids.contains(file.document.key(of: entry)) {
            editor.remove(entry)
        }
    }
}
