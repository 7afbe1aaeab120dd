import SwiftOutline

/// A `Project.swift` with what its expressions come to.
struct TuistManifest {
    /// Its path, relative to the top of the tree.
    let path: String
    /// The folder that paths without more words count from.
    let folder: String
    /// The folder that `.relativeToRoot` counts from.
    let root: String
    /// Evaluates its expressions.
    var evaluator: ManifestEvaluator
    /// The call that makes the project.
    private(set) var project: ManifestValue

    /// Reads a manifest and its helpers.
    ///
    /// - Throws: `ProjectError` where one of them is damaged, or what makes the project can't be followed.
    init(_ path: String, in tree: FileTree) throws(ProjectError) {
        var known = ManifestProgram.Known()
        try self.init(path, in: tree, reading: &known)
    }

    /// Reads a manifest; helpers that were read for another are not read again.
    ///
    /// - Throws: `ProjectError` where one of them is damaged, or what makes the project can't be followed.
    init(
        _ path: String, in tree: FileTree, reading known: inout ManifestProgram.Known
    ) throws(ProjectError) {
        self.path = path
        folder = RelativePath.folder(of: path)
        root = Self.root(of: folder, in: tree)
        let helpers = Self.helpers(below: root, besides: path, in: tree)
        let program = try ManifestProgram(path, helpers: helpers, in: tree, reading: &known)
        evaluator = ManifestEvaluator(
            program, within: EvaluationBudget(within: known.budget))
        project = ManifestValue.unknown("", at: ManifestPlace(path: path, range: 0..<0))
        project = try found(in: program)
        if let stop { throw stop }
    }

    /// That what was evaluated so far is more than is followed, with the place; nil where it is not.
    var stop: ProjectError? {
        evaluator.budget.error(of: path, remedy: Self.remedy)
    }

    /// The folder with `Tuist` in it that is nearest to a manifest; the top of the tree where there is none.
    private static func root(of folder: String, in tree: FileTree) -> String {
        var folder = folder
        while !folder.isEmpty {
            if !tree.paths(below: folder + "/Tuist").isEmpty
                || tree.contains(folder + "/Tuist.swift")
            {
                return folder
            }
            folder = RelativePath.folder(of: folder)
        }
        return ""
    }

    /// The sources that every manifest below a folder may use: Tuist's own helpers, and those of plugins on disk.
    private static func helpers(
        below root: String, besides manifest: String, in tree: FileTree
    ) -> [String] {
        let own = (RelativePath.join(root, "Tuist/ProjectDescriptionHelpers") ?? "") + "/"
        return tree.paths(below: root).filter { path in
            guard path.hasSuffix(".swift"), path != manifest,
                let helpers = path.firstRange(of: "ProjectDescriptionHelpers/")
            else { return false }
            if path.hasPrefix(own) { return true }
            return tree.contains(path[..<helpers.lowerBound] + "Plugin.swift")
        }
    }

    /// The sources that a manifest is read from: itself, and its helpers.
    static func sources(of path: String, in tree: FileTree) -> [String] {
        let root = root(of: RelativePath.folder(of: path), in: tree)
        return [path] + helpers(below: root, besides: path, in: tree)
    }

    // MARK: The project

    /// The call that makes the project, wherever it is written.
    private mutating func found(in program: ManifestProgram) throws(ProjectError) -> ManifestValue {
        let file = program.sources[0].file
        let scope = ManifestScope(file: 0)
        var unknown: ManifestValue?
        for declaration in file.declarations where declaration.kind == .variable {
            for (index, binding) in declaration.bindings.enumerated()
            where binding.initializer != nil {
                let member = ManifestProgram.Member(
                    source: 0, declaration: declaration, binding: index)
                let value = evaluator.constant(member, of: nil)
                if Self.isProject(value) { return value }
                if value.reason != nil, binding.name == "project" || unknown == nil {
                    unknown = value
                }
            }
        }
        for statement in file.topLevelStatements where statement.kind == .expression {
            let value = evaluator.value(of: statement.range, in: scope, as: "Project")
            if Self.isProject(value) { return value }
            if value.reason != nil, unknown == nil { unknown = value }
        }
        if let stop { throw stop }
        throw ProjectError(
            path: unknown?.place.path ?? path, offset: unknown?.place.range.lowerBound ?? 0,
            reason: "the project of '\(path)' can't be read: "
                + (unknown?.reason ?? "there is no `Project(…)`"),
            remedy: Self.remedy)
    }

    private static func isProject(_ value: ManifestValue) -> Bool {
        guard let call = value.call else { return false }
        return call.type == "Project" && (call.name == "init" || call.name == "project")
    }

    /// What to do about something that can't be read.
    static let remedy =
        "write it out in the manifest, or plan the .xcodeproj that `tuist generate --no-open` makes in a folder of its own"

    /// An argument of the project's, resolved as a type.
    mutating func value(_ label: String, as type: String) -> ManifestValue? {
        project.call?[label].map { resolved($0, as: type) }
    }

    /// A value where a type is expected.
    mutating func resolved(_ value: ManifestValue, as type: String) -> ManifestValue {
        evaluator.resolved(value, as: type, in: ManifestScope(file: 0))
    }

    /// The path that a value stands for, relative to the top of the tree; nil where that can't be told, or leaves it.
    func path(_ value: ManifestValue) -> String? {
        switch value.kind {
        case .text(let text):
            return text.hasPrefix("//")
                ? RelativePath.join(root, text.drop { $0 == "/" }) : RelativePath.join(folder, text)
        case .made(let call):
            guard let text = call.unlabelled?.text ?? call["path"]?.text else { return nil }
            switch call.name {
            case "relativeToRoot": return RelativePath.join(root, text)
            case "relativeToCurrentFile":
                return RelativePath.join(RelativePath.folder(of: value.place.path), text)
            case "relativeToManifest", "path", "init": return RelativePath.join(folder, text)
            default: return nil
            }
        default: return nil
        }
    }
}
