extension XcodeLowering {
    /// Gives a file in a synchronized folder to exactly the wished targets; those left have no folder for it.
    mutating func addToSynchronizedFolders(
        _ path: String, for additions: [SourceAddition]
    ) -> [SourceAddition] {
        var rest: [SourceAddition] = []
        var covering: Set<String> = []
        for addition in additions {
            guard let folder = folder(for: path, addition) else {
                rest.append(addition)
                continue
            }
            covering.insert(folder.group.id)
            guard !folder.contains(path) else { continue }
            if folder.isMember {
                removeException(for: path, in: folder)
            } else {
                addException(for: path, in: folder, of: addition.target)
            }
        }
        keepOut(path, of: covering, except: Set(additions.map(\.target.id)))
        return rest
    }

    /// The synchronized folder by which a target can get a file.
    private func folder(for path: String, _ addition: SourceAddition) -> SynchronizedFolder? {
        let folders = file.synchronizedFolders(of: addition.target, groups: groups, in: tree)
            .filter { RelativePath.isBelow(path, $0.folder) }
        return folders.first { $0.contains(path) } ?? folders.first { $0.isMember }
            ?? folders.first { $0.contains(addition.sibling) }
    }

    /// Excepts a file from all other targets that have the folder.
    private mutating func keepOut(
        _ path: String, of covering: Set<String>, except wished: Set<String>
    ) {
        for target in file.objects(.targets, of: file.project) where !wished.contains(target.id) {
            for folder in file.synchronizedFolders(of: target, groups: groups, in: tree)
            where folder.isMember && covering.contains(folder.group.id) && folder.contains(path) {
                addException(for: path, in: folder, of: target)
            }
        }
    }

    /// Takes a file that stays out of a target's synchronized folders.
    mutating func exceptFromSynchronizedFolders(_ path: String, of target: PBXObject) {
        for folder in file.synchronizedFolders(of: target, groups: groups, in: tree)
        where folder.contains(path) {
            if folder.isMember {
                addException(for: path, in: folder, of: target)
            } else {
                removeException(for: path, in: folder)
            }
        }
    }

    private mutating func removeException(for path: String, in folder: SynchronizedFolder) {
        let names = [folder.relative(path), folder.exception(for: path)]
        for set in folder.exceptionSets {
            guard let list = file.node(.membershipExceptions, of: set) else { continue }
            for entry in file.document.tree.entries(of: list)
            where names.contains(file.document.string(of: entry.value)) {
                editor.remove(entry)
            }
        }
    }

    /// Excepts a path: in the target's set, or later in a new one together with all others of that set.
    private mutating func addException(
        for path: String, in folder: SynchronizedFolder, of target: PBXObject
    ) {
        let relative = folder.exception(for: path)
        if let set = folder.exceptionSets.first,
            let list = file.node(.membershipExceptions, of: set)
        {
            editor.insert(OpenStepString.encode(relative) + ",", named: relative, into: list)
        } else {
            newExceptions[folder.group.id, default: [:]][target.id, default: []].insert(relative)
        }
    }

    /// Makes the exception sets that targets did not have yet.
    mutating func insertExceptionSets() {
        for groupID in newExceptions.keys.sorted() {
            guard let group = file[groupID], let sets = newExceptions[groupID] else { continue }
            // In the order of the project, as Xcode lists them.
            let references = file.objects(.targets, of: file.project).compactMap { target in
                sets[target.id].map { insertExceptionSet(of: target, in: group, paths: $0) }
            }
            if let list = file.node(.exceptions, of: group) {
                for reference in references {
                    editor.insert(reference + ",", named: reference, into: list)
                }
            } else {
                editor.insert(
                    PBXKey.exceptions, list: references, into: group)
            }
        }
    }

    /// Makes one exception set and gives the reference to it.
    private mutating func insertExceptionSet(
        of target: PBXObject, in group: PBXObject, paths: Set<String>
    ) -> String {
        let targetName = file.string(.name, of: target) ?? ""
        let folder = file.string(.path, of: group) ?? ""
        let id = editor.identifiers.make(.exceptionSet, path: folder, target: targetName)
        let comment = "Exceptions for \"\(folder)\" folder in \"\(targetName)\" target"
        let elements = paths.sorted().map { "\t\(OpenStepString.encode($0)),\n" }.joined()
        editor.insert(
            NewPBXObject(
                id: id, kind: .synchronizedExceptions, comment: comment,
                pairs: [
                    (.membershipExceptions, "(\n\(elements))"),
                    (.target, editor.reference(target.id, comment: targetName)),
                ]),
            after: nil)
        return editor.reference(id, comment: comment)
    }
}
