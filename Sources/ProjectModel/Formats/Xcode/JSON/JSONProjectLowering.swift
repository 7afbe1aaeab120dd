import SourceEditing

/// Turns wished changes of the targets of a `project.xcproj` into edits of its text.
struct JSONProjectLowering {
    private let file: JSONProjectFile
    private let project: ReadXcodeProject
    private let apps: Set<AppIdentity>
    private var edits: [TextEdit] = []
    private var removed: [[PropertyListKey]] = []
    private var document: PropertyListDocument { file.document }

    /// Starts without any edit; `project` is the file's translation, and the changes are wished for `apps`.
    init(_ file: JSONProjectFile, _ project: ReadXcodeProject, apps: Set<AppIdentity>) {
        self.file = file
        self.project = project
        self.apps = apps
    }

    /// The edits of the project file.
    var change: LoweredChange? {
        let all = edits + document.removalEdits(of: removed)
        return all.isEmpty ? nil : LoweredChange(path: file.path, edits: all)
    }

    /// Adds the edits for all changes of this project's targets.
    ///
    /// - Throws: `ProjectError` where a source has no place.
    mutating func lower(_ wishes: [TargetChanges]) throws(ProjectError) {
        var additions: [String: [(target: String, sibling: String)]] = [:]
        for wish in wishes {
            for change in wish.changes {
                switch change {
                case .addSource(let path, let sibling):
                    additions[path, default: []].append((wish.target.name, sibling))
                case .removeFile(let path): remove(path)
                case .leaveOut(let path): leaveOut(path, of: wish.target.name)
                case .removeSetting(let key): removeSetting(key, of: wish.target.name)
                case .raiseDeploymentTarget(let platform, let version):
                    raise(platform, to: version, of: wish.target.name)
                }
            }
        }
        for (path, wishes) in additions.sorted(by: { $0.key < $1.key }) { try add(path, wishes) }
    }

    // MARK: Sources

    private mutating func add(
        _ path: String, _ wishes: [(target: String, sibling: String)]
    ) throws(ProjectError) {
        let covering = addToFolders(path, Set(wishes.map(\.target)))
        let rest = wishes.filter { !covering.contains($0.target) && !isMember(path, of: $0.target) }
        guard let sibling = rest.first?.sibling else { return }
        let reference = file.references.first {
            $0.kind == .file && $0.path == sibling
                && $0.memberships.contains { $0.phase == Self.sources }
        }
        guard let reference else {
            throw ProjectError(
                path: file.path, reason: "no reference to '\(sibling)' stands in this project",
                remedy: "add '\(path)' to the target in Xcode")
        }
        insert(path, for: rest.map(\.target), behind: reference)
    }

    private static let sources = "compile-sources"

    private func isMember(_ path: String, of target: String) -> Bool {
        file.references.contains {
            $0.path == path && $0.memberships.contains { $0.target == target }
        }
    }

    /// Writes a reference the way Xcode does: on one line for one target.
    private mutating func insert(
        _ path: String, for targets: [String], behind sibling: JSONProjectReference
    ) {
        let written = document.text("path", of: sibling.node) ?? ""
        let folder = written.lastIndex(of: "/").map { written[...$0] } ?? ""
        let name = JSON5String.encode(folder + RelativePath.name(of: path))
        let members = targets.map { JSON5String.encode("\($0)/\(Self.sources)") }
        let indentation = document.text.bytes.indentation(ofLineAt: sibling.entry.range.lowerBound)
        let newline = document.text.newline.rawValue
        let text: String
        if members.count == 1 {
            text = "{ \"path\": \(name), \"target-membership\": [ \(members[0]) ] },"
        } else {
            let unit = EntryInsertion(document).unit
            let inner = indentation + unit
            text =
                (["{", inner + "\"path\": \(name),", inner + "\"target-membership\": ["]
                + members.map { inner + unit + $0 + "," } + [inner + "],", indentation + "},"])
                .joined(separator: newline)
        }
        insert(text, behind: sibling.entry, indentation, newline)
    }

    private mutating func insert(
        _ text: String, behind entry: DocumentTree.Entry, _ indentation: String, _ newline: String
    ) {
        let bytes = document.text.bytes
        let end = entry.range.upperBound
        if bytes[end - 1] != UInt8(ascii: ",") { edits.append(.insert(",", at: end)) }
        var next = end
        while next < bytes.count, bytes[next].isBlank { next += 1 }
        if next == bytes.count || bytes[next].isNewline || bytes.has("//", at: next)
            || bytes.has("/*", at: next)
        {
            edits.append(contentsOf: EntryInsertion(document).edits([text], after: entry).suffix(1))
        } else {
            // The next one starts on the line on which this one ends: `}, {`.
            edits.append(
                TextEdit(
                    range: end..<next,
                    replacement: newline + indentation + text + newline + indentation))
        }
    }

    // MARK: Folders

    /// Gives a file in synchronized folders to exactly the wished targets; the result are those that get it by a folder.
    private mutating func addToFolders(_ path: String, _ wished: Set<String>) -> Set<String> {
        var covered: Set<String> = []
        for reference in file.references where reference.kind == .folder {
            guard let folder = reference.path, RelativePath.isBelow(path, folder) else { continue }
            let relative = RelativePath.path(to: path, from: folder)
            for target in reference.targets where wished.contains(target) {
                covered.insert(target)
                removed += exceptions(relative, of: target, in: reference)
            }
            guard !covered.isEmpty else { continue }
            for target in reference.targets where !wished.contains(target) {
                guard exceptions(relative, of: target, in: reference).isEmpty else { continue }
                except(relative, of: target, in: reference)
            }
        }
        return covered
    }

    /// The places at which a folder excepts a path for a target.
    private func exceptions(
        _ relative: String, of target: String?, in folder: JSONProjectReference
    ) -> [[PropertyListKey]] {
        let sets = document.elements(of: document.node("membership-exceptions", in: folder.node))
        var places: [[PropertyListKey]] = []
        for (number, set) in sets.enumerated() {
            guard target == nil || document.text("target", of: set) == target else { continue }
            for sense in ["exclusions", "inclusions"] {
                let members = document.elements(of: document.node(sense, in: set))
                for (index, member) in members.enumerated()
                where document.string(of: member) == relative {
                    places.append(
                        folder.keyPath + [
                            "membership-exceptions", .index(number), .key(sense), .index(index),
                        ])
                }
            }
        }
        return places
    }

    private mutating func except(
        _ relative: String, of target: String, in folder: JSONProjectReference
    ) {
        let sets = document.elements(of: document.node("membership-exceptions", in: folder.node))
        let own = sets.firstIndex {
            document.text("target", of: $0) == target && document.node("exclusions", in: $0) != nil
        }
        if let own {
            let list = folder.keyPath + ["membership-exceptions", .index(own), "exclusions"]
            let count = document.elements(of: document.node(at: list)).count
            let edit = try? document.settingEdits(of: .string(relative), at: list + [.index(count)])
            edits += edit ?? []
            return
        }
        let set =
            "{ \"target\": \(JSON5String.encode(target)), \"exclusions\": [ \(JSON5String.encode(relative)) ] }"
        let entries = document.tree.entries(of: folder.node)
        if let list = document.node("membership-exceptions", in: folder.node),
            let last = document.tree.entries(of: list).last
        {
            return insert(
                set + ",", behind: last,
                document.text.bytes.indentation(ofLineAt: last.range.lowerBound),
                document.text.newline.rawValue)
        }
        guard let last = entries.last else { return }
        let hasComma = document.text.bytes[last.range.upperBound - 1] == UInt8(ascii: ",")
        let list = "\"membership-exceptions\": [ \(set) ]"
        edits.append(
            .insert(
                (hasComma ? " " : ", ") + list + (hasComma ? "," : ""), at: last.range.upperBound))
    }

    private mutating func remove(_ path: String) {
        for reference in file.references where reference.path == path && reference.kind == .file {
            removed.append(reference.keyPath)
        }
        for reference in file.references where reference.kind == .folder {
            guard let folder = reference.path, RelativePath.isBelow(path, folder) else { continue }
            let relative = RelativePath.path(to: path, from: folder)
            removed += exceptions(relative, of: nil, in: reference)
        }
    }

    /// Leaves a file out of an app and of the extension with its code; it stays in the project.
    private mutating func leaveOut(_ path: String, of name: String) {
        let app = project.file.appTargets.first { project.file.string(.name, of: $0) == name }
        let code = app.flatMap { project.file.string(.name, of: project.file.codeTarget(of: $0)) }
        for target in Set([name, code ?? name]).sorted() {
            for reference in file.references where reference.path == path {
                let holder = reference.parent.map { file.references[$0] }
                leaveOut(reference, of: target)
                if let holder, holder.kind == .variantGroup { leaveOut(holder, of: target) }
            }
            for folder in file.references where folder.kind == .folder {
                guard let top = folder.path, RelativePath.isBelow(path, top) else { continue }
                let relative = RelativePath.path(to: path, from: top)
                let places = exceptions(relative, of: target, in: folder)
                if !folder.targets.contains(target) {
                    removed += places
                } else if places.isEmpty {
                    except(relative, of: target, in: folder)
                }
            }
        }
    }

    private mutating func leaveOut(_ reference: JSONProjectReference, of target: String) {
        guard reference.memberships.contains(where: { $0.target == target }) else { return }
        let key = reference.keyPath + ["target-membership"]
        let members = document.elements(of: document.node("target-membership", in: reference.node))
        guard reference.memberships.contains(where: { $0.target != target }) else {
            if !removed.contains(key) { removed.append(key) }
            return
        }
        let phases = JSONBuildPhases(of: file.targets, in: document)
        for (index, member) in members.enumerated()
        where phases.membership(member, in: document)?.target == target {
            removed.append(key + [.index(index)])
        }
    }

    // MARK: Settings

    /// What the setting stands in, the target's own dictionary first.
    private func levels(of target: String) -> [(node: Int, keyPath: [PropertyListKey])] {
        let own = file.targetIndex(named: target).map {
            (file.targets[$0], [PropertyListKey.key("targets"), .index($0), "build-settings"])
        }
        return [own].compactMap { $0 } + [(document.tree.root, ["build-settings"])]
    }

    private mutating func removeSetting(_ key: String, of target: String) {
        for level in levels(of: target) {
            removed += file.settings(key, of: level.node).map {
                level.keyPath + [.key(document.key(of: $0))]
            }
        }
    }

    private mutating func raise(
        _ platform: ApplePlatform, to version: VersionNumber, of target: String
    ) {
        let key = platform.deploymentTargetSetting
        for name in [target] + unitTests(of: target) {
            let levels = levels(of: name)
            for (index, level) in levels.enumerated() {
                let entries = file.settings(key, of: level.node)
                guard !entries.isEmpty else { continue }
                let low = entries.filter {
                    VersionNumber(document.string(of: $0.value).trimmed).map { $0 < version }
                        ?? false
                }
                if index == levels.count - 1, !otherApps.isEmpty, !low.isEmpty {
                    override(key, in: levels[0].keyPath, by: version)
                } else {
                    for entry in low { replace(entry.value, by: version) }
                }
                break
            }
        }
    }

    private mutating func replace(_ node: Int, by version: VersionNumber) {
        let edit = TextEdit(
            range: document.tree.nodes[node].range,
            replacement: JSON5String.encode(version.description))
        if !edits.contains(edit) { edits.append(edit) }
    }

    private mutating func override(
        _ key: String, in keyPath: [PropertyListKey], by version: VersionNumber
    ) {
        let edit = try? document.settingEdits(
            of: .string(version.description), at: keyPath + [.key(key)])
        edits += edit ?? []
    }

    private func unitTests(of target: String) -> [String] {
        file.targets.filter { node in
            document.text("product-type", of: node) == "bundle.unit-test"
                && document.elements(of: document.node("dependencies", in: node)).contains {
                    document.string(of: $0) == target || document.text("target", of: $0) == target
                }
        }.map(file.name)
    }

    private var otherApps: [AppIdentity] {
        project.file.appTargets.map {
            AppIdentity(
                bundle: file.bundle, name: project.file.string(.name, of: $0) ?? "")
        }.filter { !apps.contains($0) }
    }
}
