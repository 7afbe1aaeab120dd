import SourceEditing

/// Turns wished changes of apps into edits of `BUILD` and `.bzl` files.
struct BazelLowering {
    private let tree: FileTree
    private let repository: BazelRepository
    private var lists: [BazelPlace: StarlarkListChange] = [:]
    private var edits: [String: Set<TextEdit>] = [:]
    private var raised: Set<String> = []

    /// A lowering in a tree.
    init(in tree: FileTree) {
        self.tree = tree
        repository = BazelRepository(tree)
    }

    /// The edits by file.
    var changes: [LoweredChange] {
        var byFile = edits.mapValues { Array($0) }
        for (place, change) in lists {
            guard let file = try? repository.file(place.path) else { continue }
            byFile[place.path, default: []] += change.edits(of: place, in: file)
        }
        return byFile.keys.sorted().map { path in
            let sorted = (byFile[path] ?? []).sorted {
                ($0.range.lowerBound, $0.range.upperBound, $0.replacement)
                    < ($1.range.lowerBound, $1.range.upperBound, $1.replacement)
            }
            var change = LoweredChange(path: path, edits: sorted)
            change.raisedTargets = raised.sorted()
            return change
        }.filter { !$0.edits.isEmpty }
    }

    /// Carries out the changes of one app.
    ///
    /// - Throws: `ProjectError` where a file can't take one.
    mutating func lower(_ wish: TargetChanges) throws(ProjectError) {
        let path = wish.target.project ?? ""
        _ = try repository.file(path)
        let package = RelativePath.folder(of: path)
        guard
            let target = repository.targets(of: package).first(where: {
                $0.name == wish.target.name && $0.isApp
            })
        else {
            throw ProjectError(
                path: path, reason: "the target '\(wish.target.name)' is gone",
                remedy: "plan again")
        }
        for change in wish.changes {
            switch change {
            case .addSource(let path, let sibling):
                try add(path, beside: sibling, to: wish.target, target)
            case .removeFile(let path): try remove(path, from: target)
            case .leaveOut(let path): try leaveOut(path, from: target)
            case .removeSetting(let key): try removeSetting(key, from: wish.target)
            case .raiseDeploymentTarget(let platform, let version):
                try raise(platform, to: version, of: wish.target, target)
            }
        }
    }

    // MARK: Sources

    private mutating func add(
        _ path: String, beside sibling: String, to app: AppTarget, _ target: BazelTarget
    ) throws(ProjectError) {
        guard !isTakenIn(path, by: target) else { return }
        let code = try BazelAppCode(of: target, in: repository)
        let owner = code.own.first { repository.sources(of: $0).paths.contains(sibling) }
        guard let owner = owner ?? code.own.first else {
            throw error(target, "deps", target.place, "no library of the repository is known")
        }
        let files = repository.sources(of: owner)
        let entry = files.entries.first { $0.path == sibling }
        guard let list = entry?.text?.list ?? files.lists.first else {
            throw error(
                owner, "srcs", owner.attributes["srcs"]?.place ?? owner.place,
                "it has no list that '\(path)' could be added to, and no glob that matches it")
        }
        guard let text = label(of: path, in: owner.package, like: entry, at: sibling) else {
            throw error(
                owner, "srcs", list, "'\(path)' lies in another package, or is left out by a glob")
        }
        try check(list, isOnlyOf: owner)
        let addition = StarlarkListChange.Addition(text: text, sibling: entry?.text?.place)
        let known = lists[list]?.additions.contains { $0.text == text } ?? false
        if !known { lists[list, default: StarlarkListChange()].additions.append(addition) }
    }

    /// Whether a file is a source of an app once it is there, by a glob.
    private func isTakenIn(_ path: String, by target: BazelTarget) -> Bool {
        var edit = WorkspaceEdit()
        if !tree.contains(path) { try? edit.create(path, SourceText(""), by: "project") }
        let after = BazelRepository(tree.applying(edit))
        guard let code = try? BazelAppCode(of: target, in: after) else { return false }
        return code.own.contains { after.compiled(by: $0).contains(path) }
    }

    /// A file as its package names it, spelled like its sibling.
    private func label(
        of path: String, in package: String, like entry: BazelFiles.Entry?, at sibling: String
    ) -> String? {
        guard repository.package(holding: path) == package, RelativePath.isBelow(path, package)
        else { return nil }
        let name = package.isEmpty ? path : String(path.dropFirst(package.count + 1))
        guard let text = entry?.text?.text,
            RelativePath.folder(of: sibling) == RelativePath.folder(of: path),
            let end = text.lastIndex(where: { $0 == "/" || $0 == ":" })
        else { return name }
        return text[...end] + RelativePath.name(of: path)
    }

    /// That a list belongs to one target: a constant may be used by several.
    private func check(
        _ list: BazelPlace, isOnlyOf owner: BazelTarget
    ) throws(ProjectError) {
        guard !owner.place.contains(list) else { return }
        let packages =
            list.path == owner.place.path ? [owner.package] : self.packages
        for package in packages {
            for target in repository.targets(of: package) where target.label != owner.label {
                guard
                    BazelRepository.sourceKeys.contains(where: { key in
                        BazelItems(target.attributes[key], within: repository.budget).lists
                            .contains(list)
                    })
                else { continue }
                throw error(
                    owner, "srcs", list, "the target '\(target.name)' uses the same list")
            }
        }
    }

    /// The packages of all files that declare anything that is compiled.
    private var packages: [String] {
        let apps = BazelFormat().detect(in: tree)
        return (apps + BazelFormat().libraries(in: tree, besides: apps)).map(RelativePath.folder)
    }

    private mutating func remove(
        _ path: String, from app: BazelTarget
    ) throws(ProjectError) {
        let packages = Set(
            [app.package] + repository.closure(of: app).targets.map(\.package)
                + [repository.package(holding: path)])
        for package in packages.sorted() {
            for target in repository.targets(of: package) { try remove(path, from: target, app) }
        }
    }

    /// Takes a file that stays out of every list; a glob takes it all the same.
    private mutating func leaveOut(_ path: String, from app: BazelTarget) throws(ProjectError) {
        try remove(path, from: app)
        for target in [app] + repository.closure(of: app).targets {
            for key in Self.fileKeys {
                guard let value = target.attributes[key] else { continue }
                let entries = BazelFiles(value, in: target.package, repository).entries
                if entries.contains(where: { $0.path == path && $0.text == nil }) {
                    let error = error(target, key, value.place, "a glob takes '\(path)' in")
                    throw ProjectError(
                        path: value.place.path, offset: value.place.range.lowerBound,
                        reason: error.reason, remedy: ProjectChange.leavingOutRemedy)
                }
            }
        }
    }

    private static let fileKeys =
        BazelRepository.sourceKeys + [
            "resources", "data", "launch_storyboard", "strings", "structured_resources",
        ]

    private mutating func remove(
        _ path: String, from target: BazelTarget, _ app: BazelTarget
    ) throws(ProjectError) {
        for key in Self.fileKeys {
            guard let value = target.attributes[key] else { continue }
            for entry in BazelFiles(value, in: target.package, repository).entries
            where entry.path == path {
                guard let text = entry.text else { continue }
                guard let list = text.list else {
                    throw error(
                        target, key, text.place, "'\(path)' does not stand in a list there")
                }
                lists[list, default: StarlarkListChange()].removals.insert(text.place)
            }
        }
    }

    private func error(
        _ target: BazelTarget, _ key: String, _ place: BazelPlace, _ reason: String
    ) -> ProjectError {
        ProjectError(
            path: place.path, offset: place.range.lowerBound,
            reason: "`\(key)` of the target '\(target.name)' can't be changed: \(reason)",
            remedy: "write it out for this target alone, then plan again")
    }

    // MARK: Settings

    private func removeSetting(_ key: String, from app: AppTarget) throws(ProjectError) {
        let isSet = app.configurations.contains { configuration in
            configuration.settings.keys.contains { BuildSettingKey($0).name == key }
        }
        guard isSet else { return }
        let place = app.settingPlaces[key] ?? app.declaration
        throw ProjectError(
            path: place?.path ?? app.project ?? "", offset: place?.offset,
            reason: "the target '\(app.name)' sets \(key)",
            remedy: "take \(key) out of it, then plan again")
    }

    private mutating func raise(
        _ platform: ApplePlatform, to version: VersionNumber, of app: AppTarget,
        _ target: BazelTarget
    ) throws(ProjectError) {
        guard let current = app.deploymentTarget, current < version else { return }
        try raise(target, to: version)
        let code = try BazelAppCode(of: target, in: repository)
        let labels = Set(packages + [target.package])
        let all = labels.sorted().flatMap { repository.targets(of: $0) }
        // What else is built with the app's code compiles the new `App`, for its own version.
        for other in repository.targets(of: all, reaching: code.own)
        where other.label != target.label && other.platform ?? platform == platform {
            guard let value = other.attributes[Self.versionKey], !value.isNone else { continue }
            if let known = value.text.flatMap({ VersionNumber($0) }), known >= version { continue }
            try raise(other, to: version)
        }
    }

    private static let versionKey = "minimum_os_version"

    private mutating func raise(
        _ target: BazelTarget, to version: VersionNumber
    ) throws(ProjectError) {
        let key = Self.versionKey
        guard let value = target[key], value.isWritten,
            let file = try? repository.file(value.place.path)
        else {
            throw error(
                target, key, target.attributes[key]?.place ?? target.place,
                "it is not written out as a text")
        }
        let quote =
            file.text.bytes[value.place.range.upperBound - 1] == UInt8(ascii: "'") ? "'" : "\""
        edits[value.place.path, default: []].insert(
            TextEdit(range: value.place.range, replacement: "\(quote)\(version)\(quote)"))
        raised.formUnion(raisedTargets(by: value.place, besides: target))
    }

    /// The targets that get their version from the same text.
    private func raisedTargets(by place: BazelPlace, besides target: BazelTarget) -> Set<String> {
        guard !target.place.contains(place) else { return [target.name] }
        let others = packages.flatMap { repository.targets(of: $0) }.filter {
            $0.attributes["minimum_os_version"]?.place == place
        }
        return Set(others.map(\.name) + [target.name])
    }
}
