extension XcodeLowering {
    /// Forgets files: their references, their places in groups and phases of any target, and their exceptions; a group
    /// of translations goes with the last of them.
    mutating func removeFiles(_ paths: Set<String>) {
        guard !paths.isEmpty else { return }
        let references = self.references(toAll: paths)
        let buildFiles = Set(
            file.objects.values.filter { object in
                object.kind == .buildFile
                    && file.string(.fileRef, of: object).map(references.contains) ?? false
            }.map(\.id))
        removeExceptions(for: paths)
        guard !references.isEmpty else { return }
        for entry in file.document.tree.entries(of: file.objectsNode) {
            let id = file.document.key(of: entry)
            if references.contains(id) || buildFiles.contains(id) {
                editor.remove(entry)
            }
        }
        // Most objects, and none of these lists anything.
        for object in file.objects.values
        where object.kind != .buildFile && object.kind != .fileReference {
            remove(buildFiles, from: .files, of: object)
            remove(references, from: .children, of: object)
        }
    }

    /// The references to files, and the groups of translations that have no other ones.
    mutating func references(toAll paths: Set<String>) -> Set<String> {
        let references = Set(paths.flatMap { self.references(to: $0) }.map(\.id))
        let groups = file.objects(of: .variantGroup).filter { group in
            let variants = file.strings(.children, of: group)
            return !variants.isEmpty && variants.allSatisfy(references.contains)
        }
        return references.union(groups.map(\.id))
    }

    /// Takes identifiers out of a list of an object.
    mutating func remove(_ ids: Set<String>, from key: PBXKey, of object: PBXObject) {
        guard let list = file.node(key, of: object) else { return }
        for entry in file.document.tree.entries(of: list)
        where ids.contains(file.document.string(of: entry.value)) {
            editor.remove(entry)
        }
    }

    private mutating func removeExceptions(for paths: Set<String>) {
        for group in file.objects(of: .synchronizedGroup) {
            guard let folder = groups.paths[group.id] else { continue }
            for set in file.objects(.exceptions, of: group) {
                guard let list = file.node(.membershipExceptions, of: set) else { continue }
                for entry in file.document.tree.entries(of: list) {
                    let path = RelativePath.join(folder, file.document.string(of: entry.value))
                    if let path, paths.contains(path) { editor.remove(entry) }
                }
            }
        }
    }
}
