/// One target that a new source is for, and the source that it stands beside.
struct SourceAddition {
    /// The target that compiles it.
    let target: PBXObject
    /// The path of a source of that target.
    let sibling: String
}

extension XcodeLowering {
    /// Lets targets compile a file: by its reference, its place in a group and in their sources phases.
    mutating func addSource(
        _ path: String, for additions: [SourceAddition]
    ) throws(ProjectError) {
        let rest = addToSynchronizedFolders(path, for: additions)
        guard let first = rest.first else { return }
        if path.isHeader {
            if references(to: path).isEmpty {
                _ = try addReference(to: path, beside: first.sibling)
            }
            return
        }
        let name = RelativePath.name(of: path)
        var reference = references(to: path).first?.id
        for addition in rest {
            guard let phase = sourcesPhase(of: addition.target) else {
                throw ProjectError(
                    path: file.path,
                    reason:
                        "the target \"\(file.string(.name, of: addition.target) ?? "")\" has no "
                        + "sources phase to add \"\(name)\" to",
                    remedy: "add a Compile Sources phase in Xcode")
            }
            let buildFiles = file.objects(.files, of: phase)
            if let reference,
                buildFiles.contains(where: {
                    file.string(.fileRef, of: $0) == reference
                })
            {
                continue
            }
            if reference == nil { reference = try addReference(to: path, beside: first.sibling) }
            guard let reference else { continue }
            try add(reference, path: path, to: phase, buildFiles: buildFiles, addition: addition)
        }
    }

    /// The file references to a path; names that differ only in case are the same file.
    mutating func references(to path: String) -> [PBXObject] {
        referencesByPath[path.lowercased(), default: []].sorted { $0.id < $1.id }
    }

    private func sourcesPhase(of target: PBXObject) -> PBXObject? {
        file.objects(.buildPhases, of: target).first { $0.kind == .sourcesPhase }
    }

    /// Adds a build file to a phase, behind that of the sibling.
    private mutating func add(
        _ reference: String, path: String, to phase: PBXObject, buildFiles: [PBXObject],
        addition: SourceAddition
    ) throws(ProjectError) {
        let name = RelativePath.name(of: path)
        let comment = "\(name) in Sources"
        let id = editor.identifiers.make(
            .buildFile, path: path, target: file.string(.name, of: addition.target) ?? "")
        let siblings = Set(references(to: addition.sibling).map(\.id))
        let neighbour = buildFiles.first {
            file.string(.fileRef, of: $0).map(siblings.contains) ?? false
        }
        editor.insert(
            NewPBXObject(
                id: id, kind: .buildFile, comment: comment,
                pairs: [(.fileRef, editor.reference(reference, comment: name))]),
            after: neighbour)
        guard let files = file.node(.files, of: phase) else {
            throw ProjectError(
                path: file.path, reason: "a sources phase has no list of files",
                remedy: "open and save the project in Xcode")
        }
        let element = editor.reference(id, comment: comment) + ","
        let entries = file.document.tree.entries(of: files)
        let place = entries.first { file.document.string(of: $0.value) == neighbour?.id }
        if let place = place ?? entries.last {
            editor.insert(element, after: place, key: name)
        } else {
            editor.insert(element, intoEmpty: files)
        }
    }

    /// Adds the reference to a new file in the group of another one and gives its identifier.
    private mutating func addReference(
        to path: String, beside sibling: String
    ) throws(ProjectError) -> String {
        let siblingReference = references(to: sibling).first
        let group =
            siblingReference.flatMap { groups.parents[$0.id] }.flatMap { file[$0] }
            ?? group(at: RelativePath.folder(of: path)) ?? file.object(.mainGroup, of: file.project)
        guard let group, let children = file.node(.children, of: group) else {
            throw ProjectError(
                path: file.path, reason: "there is no group for \"\(path)\"",
                remedy: "open and save the project in Xcode")
        }
        let name = RelativePath.name(of: path)
        let id = editor.identifiers.make(.fileReference, path: path)
        editor.insert(
            NewPBXObject(
                id: id, kind: .fileReference, comment: name,
                pairs: referencePairs(path: path, group: group, sibling: siblingReference)),
            after: siblingReference)
        insert(id, named: name, into: children, beside: siblingReference)
        return id
    }

    /// The group whose folder is a given one, where there is exactly that.
    private func group(at folder: String) -> PBXObject? {
        file.objects(of: .group).first {
            file.string(.path, of: $0) != nil
                && groups.paths[$0.id]?.lowercased() == folder.lowercased()
        }
    }

    private func referencePairs(
        path: String, group: PBXObject, sibling: PBXObject?
    ) -> [(key: PBXKey, value: String)] {
        let isFromRoot = sibling.flatMap { file.string(.sourceTree, of: $0) } == "SOURCE_ROOT"
        let groupFolder = isFromRoot ? nil : groups.paths[group.id]
        let folder = groupFolder ?? file.folder ?? ""
        let spelled = folder.isEmpty ? "" : tree.path(matching: folder) ?? folder
        let relative = RelativePath.path(to: path, from: spelled)
        var pairs: [(key: PBXKey, value: String)] = []
        for key in [PBXKey.fileEncoding, .includeInIndex] {
            guard let value = sibling.flatMap({ file.string(key, of: $0) }) else { continue }
            pairs.append((key, OpenStepString.encode(value)))
        }
        pairs.append((.lastKnownFileType, fileType(of: path)))
        let name = RelativePath.name(of: path)
        if name != relative { pairs.append((.name, OpenStepString.encode(name))) }
        pairs.append((.path, OpenStepString.encode(relative)))
        pairs.append((.sourceTree, groupFolder == nil ? "SOURCE_ROOT" : "\"<group>\""))
        return pairs
    }

    private func fileType(of path: String) -> String {
        switch RelativePath.fileExtension(of: path) {
        case "swift": "sourcecode.swift"
        case "m": "sourcecode.c.objc"
        case "mm": "sourcecode.cpp.objcpp"
        case "h": "sourcecode.c.h"
        default: "text"
        }
    }

    /// Puts a file into a group: by its name where the group is sorted, else behind its sibling.
    private mutating func insert(
        _ id: String, named name: String, into children: Int, beside sibling: PBXObject?
    ) {
        let element = editor.reference(id, comment: name) + ","
        let entries = file.document.tree.entries(of: children)
        guard let last = entries.last else { return editor.insert(element, intoEmpty: children) }
        let files = span(Array(entries)) {
            file[file.document.string(of: $0.value)]?.kind == .fileReference
        }
        let sources = span(Array(entries)) { SourceKind.isSource(displayName(of: $0)) }
        for candidates in [Array(entries), files, sources] {
            let names = candidates.map(displayName)
            guard names.count > 1, names == names.sorted() else { continue }
            if let next = names.firstIndex(where: { $0 > name.lowercased() }) {
                return editor.insert(element, before: candidates[next], key: name)
            }
            return editor.insert(element, after: candidates[names.count - 1], key: name)
        }
        let place = entries.first { file.document.string(of: $0.value) == sibling?.id }
        editor.insert(element, after: place ?? last, key: name)
    }

    /// The entries from the first of a kind to the last.
    private func span(
        _ entries: [DocumentTree.Entry], of isIncluded: (DocumentTree.Entry) -> Bool
    ) -> [DocumentTree.Entry] {
        guard let first = entries.firstIndex(where: isIncluded),
            let last = entries.lastIndex(where: isIncluded)
        else { return [] }
        return Array(entries[first...last])
    }

    private func displayName(of entry: DocumentTree.Entry) -> String {
        guard let object = file[file.document.string(of: entry.value)] else { return "" }
        let name = file.string(.name, of: object) ?? file.string(.path, of: object) ?? ""
        return RelativePath.name(of: name).lowercased()
    }
}
