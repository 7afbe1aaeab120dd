import SourceEditing

/// Apps that Bazel builds beside a project of another kind, from the same sources.
///
/// They are planned once, by way of the other project; what changes there in files and versions changes for Bazel, too.
struct BazelTwins: Sendable {
    private struct Key: Hashable {
        let project: String?
        let name: String
        let format: ProjectFormatID

        init(_ target: AppTarget) {
            project = target.project
            name = target.name
            format = target.format
        }
    }

    private struct Twin: Sendable {
        let target: AppTarget
        let takesSources: Bool
        let takesVersions: Bool
    }

    private var twins: [Key: [Twin]] = [:]

    /// Takes the twins out of the projects of a tree.
    init(of entries: inout [LoadedProjects.Entry], in tree: FileTree) {
        var owners: [String: [(entry: Int, target: Int, platform: ApplePlatform)]] = [:]
        for (index, entry) in entries.enumerated() where Self.isOther(entry.format.id) {
            for (target, app) in entry.loaded.targets.enumerated() {
                for path in app.sources {
                    owners[path, default: []].append((index, target, app.platform))
                }
            }
        }
        guard !owners.isEmpty else { return }
        var others: [(entry: Int, target: Int, twin: AppTarget)] = []
        var remaining = 0
        for index in entries.indices where entries[index].format.id == .bazel {
            var targets = entries[index].loaded.targets
            targets.removeAll { app in
                let start = app.sources.first { owners[$0] != nil && BazelStart.isIn($0, tree) }
                let found = (start.flatMap { owners[$0] } ?? []).filter {
                    $0.platform == app.platform
                }
                others += found.map { ($0.entry, $0.target, app) }
                return !found.isEmpty
            }
            entries[index].loaded.targets = targets
            remaining += targets.count
        }
        guard !others.isEmpty else { return }
        if remaining == 0 {
            // What the other project says of modules is enough; no file is to count twice.
            for index in entries.indices where entries[index].format.id == .bazel {
                entries[index].loaded.manifestTargets = []
            }
        }
        for (entry, index, twin) in others {
            add(twin, to: &entries[entry].loaded.targets[index], in: tree)
        }
    }

    private static func isOther(_ format: ProjectFormatID) -> Bool {
        [.xcodeProject, .xcodeGen, .tuist].contains(format)
    }

    private mutating func add(_ twin: AppTarget, to app: inout AppTarget, in tree: FileTree) {
        let place = twin.declaration
        func note(_ reason: String, _ remedy: String, at error: ProjectError? = nil) {
            app.builtElsewhere.append(
                ProjectError(
                    path: error?.path ?? place?.path ?? "",
                    offset: error?.offset ?? place?.offset,
                    reason: "Bazel builds the same app as '\(twin.name)': \(reason)",
                    remedy: remedy))
        }
        let sibling = twin.sources.first { BazelStart.isIn($0, tree) } ?? ""
        let folder = RelativePath.folder(of: sibling)
        let probe = RelativePath.join(folder, "SceneShiftProbe.swift") ?? ""
        let sources = Self.error(.addSource(path: probe, sibling: sibling), twin, tree)
        if let sources {
            note(
                "the file with the `App` can't be added there: \(sources.reason)",
                "add it to the sources that Bazel builds", at: sources)
        }
        let versions = Self.error(
            .raiseDeploymentTarget(platform: twin.platform, to: VersionNumber(999)), twin, tree)
        if twin.deploymentTarget.map({ $0 < VersionNumber(14) }) ?? true, let versions {
            note(versions.reason, "raise it with that of the project", at: versions)
        }
        for path in twin.infoPlists where !app.infoPlists.contains(path) {
            guard let text = try? tree.read(path),
                Self.keys.contains(where: { $0.firstOffset(in: text, from: 0) != nil })
            else { continue }
            note("its Info.plist '\(path)' is another one", "make the same changes of keys there")
        }
        // What is linked the other project says.
        for problem in twin.unreadable where problem.remedy != BazelTargetLoader.gapRemedy {
            note(problem.reason, problem.remedy, at: problem)
        }
        twins[Key(app), default: []].append(
            Twin(target: twin, takesSources: sources == nil, takesVersions: versions == nil))
    }

    private static let keys = [
        BytePattern("UIApplicationSceneManifest"), BytePattern("UIMainStoryboardFile"),
    ]

    private static func error(
        _ change: ProjectChange, _ target: AppTarget, _ tree: FileTree
    ) -> ProjectError? {
        do throws(ProjectError) {
            _ = try BazelFormat().lower([change], for: target, in: tree)
            return nil
        } catch {
            return error
        }
    }

    /// What changes for Bazel with changes of other projects.
    func changes(with changes: [TargetChanges]) -> [TargetChanges] {
        changes.flatMap { change in
            (twins[Key(change.target)] ?? []).map { twin in
                TargetChanges(
                    target: twin.target,
                    changes: change.changes.filter { wish in
                        switch wish {
                        case .addSource: twin.takesSources
                        case .removeFile, .leaveOut: true
                        case .removeSetting: false
                        case .raiseDeploymentTarget: twin.takesVersions
                        }
                    })
            }
        }
    }
}
