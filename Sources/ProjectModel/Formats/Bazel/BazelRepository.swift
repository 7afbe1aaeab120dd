import SourceEditing

/// The `BUILD` and `.bzl` files of a tree, each read once.
///
/// A class, since what it reads, it reads once; it lives as long as one question about a project, and never leaves its task.
final class BazelRepository {
    /// The files of the tree.
    let tree: FileTree
    private var files: [String: Result<StarlarkFile, DocumentError>] = [:]
    private var loads: [String: [String: (label: String, name: String)]] = [:]
    private var packages: [String: [BazelTarget]] = [:]
    private var packageNames: [String: [String: BazelTarget]] = [:]
    private var names: [String: Set<String>] = [:]
    private var roots: [String: String] = [:]
    private var starts: [String: Bool] = [:]
    /// What it may cost to find out what the files come to.
    let budget: EvaluationBudget
    /// The values of constants, by file and name; nil while one is being computed.
    var constants: [String: [String: BazelValue?]] = [:]

    /// The files of a tree.
    init(_ tree: FileTree, within whole: EvaluationBudget? = nil) {
        self.tree = tree
        budget = EvaluationBudget(EvaluationBudget.Limits(depth: 300), within: whole)
    }

    /// The names of files that describe a package, the one that counts in front.
    static let buildFiles = ["BUILD.bazel", "BUILD"]
    private static let rootFiles = [
        "MODULE.bazel", "REPO.bazel", "WORKSPACE.bazel", "WORKSPACE",
    ]

    // MARK: Files

    /// The file that describes the package of a folder; nil where it is none.
    func buildFile(of folder: String) -> String? {
        Self.buildFiles.lazy.compactMap { RelativePath.join(folder, $0) }.first {
            self.tree.contains($0)
        }
    }

    /// A file.
    ///
    /// - Throws: `ProjectError` where it can't be read.
    func file(_ path: String) throws(ProjectError) -> StarlarkFile {
        let known = files[path] ?? read(path)
        files[path] = known
        do {
            return try known.get()
        } catch {
            throw ProjectError(
                path: path, offset: error.offset, reason: error.reason, remedy: error.remedy)
        }
    }

    private func read(_ path: String) -> Result<StarlarkFile, DocumentError> {
        do throws(FileError) {
            let text = try tree.read(path)
            return Result { () throws(DocumentError) in try StarlarkFile(text) }
        } catch {
            return .failure(
                DocumentError(
                    offset: 0, reason: "the file can't be read: \(error.reason)",
                    remedy: "look why, then plan again"))
        }
    }

    // MARK: Labels

    /// The folder that `//` stands for in a file of a folder.
    func root(of folder: String) -> String {
        if let known = roots[folder] { return known }
        let isRoot =
            folder.isEmpty
            || Self.rootFiles.contains { tree.contains(RelativePath.join(folder, $0) ?? $0) }
        let root = isRoot ? folder : root(of: RelativePath.folder(of: folder))
        roots[folder] = root
        return root
    }

    /// The names that a workspace has for others.
    func names(of root: String) -> Set<String> {
        if let known = names[root] { return known }
        var found: Set<String> = []
        for name in Self.rootFiles {
            guard let path = RelativePath.join(root, name), tree.contains(path),
                let file = try? file(path)
            else { continue }
            for call in file.calls where ["module", "workspace"].contains(file.callee(of: call)) {
                for argument in file.arguments(of: call)
                where ["name", "repo_name"].contains(argument.name) {
                    if let text = file.literal(argument.value) { found.insert(text) }
                }
            }
        }
        names[root] = found
        return found
    }

    /// A label as it is written in a package.
    func label(_ text: String, in package: String) -> BazelLabel? {
        let root = root(of: package)
        return BazelLabel(text, in: package, of: root, named: names(of: root))
    }

    /// The package that a file belongs to: the next folder up that is one.
    func package(holding path: String) -> String {
        var folder = RelativePath.folder(of: path)
        while !folder.isEmpty, buildFile(of: folder) == nil {
            folder = RelativePath.folder(of: folder)
        }
        return folder
    }

    // MARK: Targets

    /// The targets of a package; none where its file can't be read.
    func targets(of package: String) -> [BazelTarget] {
        if let known = packages[package] { return known }
        var found: [BazelTarget] = []
        if let path = buildFile(of: package), let file = try? file(path) {
            found = file.calls.compactMap { target($0, of: file, at: path, in: package) }
        }
        packages[package] = found
        return found
    }

    /// The target of a label, aliases not followed; nil where there is none.
    func target(_ label: BazelLabel) -> BazelTarget? {
        guard case .own(let package, let name) = label else { return nil }
        if let known = packageNames[package] { return known[name] }
        let byName = Dictionary(
            targets(of: package).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        packageNames[package] = byName
        return byName[name]
    }

    private func target(
        _ call: Int, of file: StarlarkFile, at path: String, in package: String
    ) -> BazelTarget? {
        guard let callee = file.callee(of: call), callee != "load" else { return nil }
        var attributes: [String: BazelValue] = [:]
        var gap: String?
        for argument in file.arguments(of: call) {
            let value = value(argument.value, in: path)
            if let name = argument.name {
                attributes[name] = value
            } else if let pairs = value.pairs, argument.isSpread {
                for pair in pairs {
                    guard let key = pair.key.text else {
                        gap = "a name of an attribute is computed"
                        continue
                    }
                    attributes[key] = pair.value
                }
            } else if argument.isSpread {
                gap = value.reason ?? "it is no dictionary"
            }
        }
        guard let name = attributes["name"]?.text else { return nil }
        return BazelTarget(
            name: name, rule: rule(callee, in: path, depth: 0), ruleName: callee,
            package: package,
            place: BazelPlace(path: path, range: file.nodes[call].range),
            attributes: attributes, gap: gap)
    }

    /// The places of all calls in a package's file that make apps, those in lists and functions' arguments included.
    func appCalls(in package: String) -> [BazelPlace] {
        guard let path = buildFile(of: package), let file = try? file(path) else { return [] }
        return file.nodes.indices.compactMap { index in
            guard let callee = file.callee(of: index),
                case .app = rule(callee, in: path, depth: 0)
            else { return nil }
            return BazelPlace(path: path, range: file.nodes[index].range)
        }
    }

    /// The files that were read, and those by which workspaces were told.
    var readFiles: [String] {
        let marks = Set(roots.values).flatMap { root in
            Self.rootFiles.compactMap { RelativePath.join(root, $0) }.filter(tree.contains)
        }
        return Set(files.keys).union(marks).sorted()
    }

    // MARK: Rules

    /// What a function of a file makes.
    func rule(_ name: String, in path: String, depth: Int) -> BazelRule {
        guard depth < 16, let file = try? file(path) else { return .other }
        if let definition = file.definitions[name] { return .macro(path, definition.offset) }
        if case .some(.some(let node)) = file.constants[name] {
            guard case .name(let other) = file.nodes[node].kind, other != name else {
                return .other
            }
            return rule(other, in: path, depth: depth + 1)
        }
        guard let load = loaded(name, in: path) else {
            return BazelRule.builtIn.contains(name) ? BazelRule(named: name, from: nil) : .other
        }
        guard let label = label(load.label, in: package(holding: path)) else { return .other }
        switch label {
        case .external(let text):
            let file = text.firstRange(of: "//").map { String(text[$0.upperBound...]) } ?? text
            return Self.rulePackages.contains { file.hasPrefix($0) }
                ? BazelRule(named: load.name, from: file) : .other
        case .own(let package, let file):
            let root = root(of: package)
            let folder = root.isEmpty ? package : String(package.dropFirst(root.count + 1))
            let isRules =
                !names(of: root).isDisjoint(with: Self.ruleRepositories)
                || label.file.map { isOfRules($0, in: folder) } ?? false
            if isRules, Self.rulePackages.contains(where: { (folder + ":").hasPrefix($0) }) {
                return BazelRule(named: load.name, from: folder + ":" + file)
            }
            guard let path = label.file else { return .other }
            return rule(load.name, in: path, depth: depth + 1)
        }
    }

    /// Whether a file is one of rules_apple, in a copy of it whose workspace has another name or none: it passes on what the
    /// rules' own inner packages make, or is not there because only the outer workspace has it.
    private func isOfRules(_ path: String, in folder: String) -> Bool {
        guard folder == "apple", Self.ruleFiles.contains(RelativePath.name(of: path)) else {
            return false
        }
        guard tree.contains(path) else { return true }
        return (try? file(path))?.loads.values.contains {
            $0.label.hasPrefix("//apple/internal")
        } ?? false
    }

    private static let ruleFiles: Set<String> = [
        "ios.bzl", "macos.bzl", "tvos.bzl", "visionos.bzl", "watchos.bzl",
    ]

    /// The packages in which the repositories of rules keep what is loaded from them.
    private static let rulePackages = [
        "apple:", "apple/", "swift:", "swift/", "mixed_language:", "rules:", "rules/",
        "cc:", "cc/", "xcodeproj:",
    ]

    private static let ruleRepositories: Set<String> = [
        "rules_apple", "build_bazel_rules_apple", "rules_swift", "build_bazel_rules_swift",
        "rules_ios", "build_bazel_rules_ios",
    ]

    /// The file and the name there behind a name that a file loads.
    func loaded(_ name: String, in path: String) -> (label: String, name: String)? {
        if let known = loads[path] { return known[name] }
        let found = (try? file(path))?.loads ?? [:]
        loads[path] = found
        return found[name]
    }

    // MARK: Starts

    /// Whether a source starts an app.
    func startsApp(_ path: String) -> Bool {
        if let known = starts[path] { return known }
        let result = BazelStart.isIn(path, tree)
        starts[path] = result
        return result
    }
}
