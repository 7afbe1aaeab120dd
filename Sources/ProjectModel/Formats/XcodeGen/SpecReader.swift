import SourceEditing

/// Reads a spec with all that it includes.
struct SpecReader {
    /// More files than any spec has.
    private static let fileLimit = 512
    /// Files that include each other deeper than this are not followed.
    private static let deepest = 256
    /// What a value costs; aliases can multiply them.
    private static let steps = 2
    private static let bytes = 192

    private let tree: FileTree
    /// The documents by path.
    private(set) var documents: [String: YAMLDocument] = [:]
    /// What it says of includes that nobody can know before the project is made.
    private(set) var unknown: [ProjectError] = []
    private var open: Set<String> = []
    private var merged: Set<String> = []
    private let budget: EvaluationBudget

    /// A reader of files of a tree.
    init(_ tree: FileTree, within budget: EvaluationBudget = EvaluationBudget()) {
        self.tree = tree
        self.budget = budget
    }

    /// What merging costs, with the files that were read so far.
    var cost: SpecCost { SpecCost(budget: budget, documents: documents) }

    /// The merged value of a spec file.
    ///
    /// - Throws: `ProjectError` for the file that can't be read.
    mutating func read(_ path: String) throws(ProjectError) -> SpecValue {
        let root = RelativePath.folder(of: path)
        return try read(path, base: root, relative: "", folder: root)
    }

    /// Reads a file: `base` and `relative` say where its includes lie, `folder` what its paths count from.
    private mutating func read(
        _ path: String, base: String, relative: String, folder: String
    ) throws(ProjectError) -> SpecValue {
        guard open.insert(path).inserted else {
            throw ProjectError(
                path: path, reason: "this file includes itself",
                remedy: "remove the include that leads back to it")
        }
        defer { open.remove(path) }
        let document = try document(path)
        guard let root = document.root.map(document.resolved),
            case .mapping = document.nodes[root].kind
        else {
            return SpecValue(content: .map([]), sites: [], parts: [], folder: folder)
        }
        let own = try value(of: root, in: document, path, folder: folder, site: nil)
        var result: SpecValue?
        for include in own["include"].map({ $0.elements ?? [$0] }) ?? [] {
            guard let part = try read(include, from: path, base, relative, folder) else { continue }
            result = result.map { part.merged(onto: $0, cost) } ?? part
        }
        return result.map { own.merged(onto: $0, cost) } ?? own
    }

    private mutating func read(
        _ include: SpecValue, from path: String, _ base: String, _ relative: String,
        _ folder: String
    ) throws(ProjectError) -> SpecValue? {
        guard let name = include.string ?? include["path"]?.string else { return nil }
        let offset = offset(of: include)
        if let enable = include["enable"] {
            if let text = enable.string, let variable = SpecVariables.first(in: text) {
                unknown.append(
                    ProjectError(
                        path: path, offset: offset,
                        reason: "\"\(name)\" is included where ${\(variable)} says so",
                        remedy: "look whether that file changes the app"))
                return nil
            }
            guard enable.boolean ?? true else { return nil }
        }
        let isRelative = include["relativePaths"]?.boolean ?? true
        let base = isRelative ? RelativePath.join(base, relative) : base
        let file = base.flatMap { RelativePath.join($0, name) }
        guard let base, let file, let spelling = tree.path(matching: file), tree.contains(spelling)
        else {
            throw ProjectError(
                path: path, offset: offset,
                reason: "the file \"\(name)\" that it includes is not in the folder",
                remedy: "make that file, or plan the project that XcodeGen makes")
        }
        // A file that is included twice counts once, where it is met first.
        guard merged.insert(spelling).inserted || open.contains(spelling) else { return nil }
        guard merged.count < Self.fileLimit, open.count < Self.deepest else {
            throw ProjectError(
                path: path, offset: offset, reason: "it includes too many files",
                remedy: "plan the project that XcodeGen makes")
        }
        let own = isRelative ? RelativePath.folder(of: name) : ""
        let inner = isRelative ? RelativePath.join(folder, own) : folder
        return try read(spelling, base: base, relative: own, folder: inner ?? folder)
    }

    private func offset(of value: SpecValue) -> Int? {
        value.parts.first.flatMap { part in
            documents[part.file]?.nodes[part.node].range.lowerBound
        }
    }

    private mutating func document(_ path: String) throws(ProjectError) -> YAMLDocument {
        if let known = documents[path] { return known }
        let text: SourceText
        do throws(FileError) {
            text = try tree.read(path)
        } catch {
            throw ProjectError(
                path: path, reason: "the file can't be read: \(error.reason)",
                remedy: "make the file readable")
        }
        do throws(DocumentError) {
            let document = try YAMLDocument(text)
            documents[path] = document
            return document
        } catch {
            throw ProjectError(
                path: path, offset: error.offset, reason: error.reason, remedy: error.remedy)
        }
    }

    /// The value of a node; the document bounds its depth.
    private mutating func value(
        of node: Int, in document: YAMLDocument, _ path: String, folder: String,
        site: YAMLEntryPlace?
    ) throws(ProjectError) -> SpecValue {
        let start = document.nodes[node].range.lowerBound
        guard
            budget.take(
                Self.steps, bytes: Self.bytes, at: FilePlace(path: path, offset: start))
        else {
            throw ProjectError(
                path: path, offset: start,
                reason: "aliases multiply its values beyond measure",
                remedy: "write the values out")
        }
        let place = document.resolved(node)
        var content: SpecValue.Content
        switch document.nodes[place].kind {
        case .scalar, .alias: content = .scalar(document.scalar(place))
        case .sequence:
            var values: [SpecValue] = []
            for index in document.nodes[place].children {
                values.append(
                    try value(
                        of: document.entries[index].value, in: document, path, folder: folder,
                        site: YAMLEntryPlace(container: place, entry: index)))
            }
            content = .list(values)
        case .mapping:
            var pairs: [SpecPair] = []
            var rest = budget.steps
            let places = document.mergedPlaces(of: place, within: &rest)
            _ = budget.take(budget.steps - rest, at: FilePlace(path: path, offset: start))
            for merged in places {
                let entry = document.entries[merged.entry]
                var key = document.key(of: entry)
                let replaces = key.hasSuffix(":REPLACE")
                if replaces { key = String(key.dropLast(":REPLACE".count)) }
                let value = try value(
                    of: entry.value, in: document, path, folder: folder, site: merged)
                pairs.append(SpecPair(key: key, value: value, replaces: replaces))
            }
            content = .map(pairs)
        }
        return SpecValue(
            content: content, sites: site.map { [SpecSite(file: path, place: $0)] } ?? [],
            parts: [SpecNode(file: path, node: place)], folder: folder)
    }
}
