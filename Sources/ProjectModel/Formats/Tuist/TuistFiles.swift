/// The files that patterns of a manifest stand for.
struct TuistFiles {
    /// A list of patterns with what each leaves out.
    struct Pattern {
        let glob: FileGlob
        let excluded: [FileGlob]
    }

    /// A pattern that can't be read, and why.
    struct Problem {
        let place: ManifestPlace
        let reason: String
    }

    /// The patterns that can be read.
    private(set) var patterns: [Pattern] = []
    /// The folders that belong to a target as a whole, with the paths in them that don't.
    private(set) var folders: [(path: String, excluded: Set<String>)] = []
    /// Those that can't.
    private(set) var problems: [Problem] = []

    /// Reads the value of `sources` or `resources`.
    init(patterns value: ManifestValue?, in manifest: inout TuistManifest, as type: String) {
        guard let value, !value.isNone else { return }
        for element in elements(of: manifest.resolved(value, as: type)) {
            add(manifest.resolved(element, as: type), in: manifest)
        }
    }

    /// Reads the value of `buildableFolders`.
    init(folders value: ManifestValue?, in manifest: TuistManifest) {
        guard let value, !value.isNone else { return }
        for element in elements(of: value) { addFolder(element, in: manifest) }
    }

    /// The elements of a list, whichever of Tuist's ways it is written in.
    private func elements(of value: ManifestValue) -> [ManifestValue] {
        switch value.kind {
        case .list(let elements): return elements
        case .made(let call):
            let list = call["globs"] ?? call["paths"] ?? call["resources"] ?? call.unlabelled
            let isList = ["init", "sourceFilesList", "paths", "resources"].contains(call.name)
            return isList ? list?.elements ?? [value] : [value]
        default: return [value]
        }
    }

    /// More patterns are not matched against all files.
    private static let mostPatterns = 500

    private mutating func add(_ value: ManifestValue, in manifest: TuistManifest) {
        guard patterns.count < Self.mostPatterns else {
            if problems.isEmpty {
                problems.append(Problem(place: value.place, reason: "there are too many patterns"))
            }
            return
        }
        switch value.kind {
        case .text: add(value, at: value.place, excluding: nil, in: manifest)
        case .made(let call):
            switch call.name {
            case "glob", "init":
                guard let pattern = call["pattern"] ?? call.unlabelled else { break }
                return add(
                    pattern, at: value.place, excluding: call["excluding"], in: manifest)
            case "file", "relativeToRoot", "relativeToManifest", "relativeToCurrentFile", "path":
                return add(
                    call["path"] ?? value, at: value.place, excluding: nil, in: manifest)
            // What is made while the project is built, or copied as a folder, is no source.
            case "generated", "folderReference": return
            default: break
            }
            problems.append(Problem(place: value.place, reason: "'.\(call.name)' is not known"))
        case .none: return
        default:
            problems.append(
                Problem(place: value.place, reason: value.reason ?? "it is no pattern"))
        }
    }

    private mutating func add(
        _ pattern: ManifestValue, at place: ManifestPlace, excluding excluded: ManifestValue?,
        in manifest: TuistManifest
    ) {
        guard let glob = manifest.path(pattern).flatMap({ FileGlob($0) }) else {
            let reason =
                pattern.reason
                ?? pattern.text.map { "the pattern '\($0)' is not understood" }
                ?? "it is no pattern"
            problems.append(Problem(place: place, reason: reason))
            return
        }
        var left: [FileGlob] = []
        for element in excluded.map({ $0.elements ?? [$0] }) ?? [] where !element.isNone {
            guard let glob = manifest.path(element).flatMap({ FileGlob($0) }) else {
                problems.append(
                    Problem(place: element.place, reason: element.reason ?? "it is no pattern"))
                continue
            }
            left.append(glob)
        }
        patterns.append(Pattern(glob: glob, excluded: left))
    }

    private mutating func addFolder(_ value: ManifestValue, in manifest: TuistManifest) {
        var path = value.text.map { _ in value }
        var excluded: Set<String> = []
        if let call = value.call {
            path = call.unlabelled ?? call["path"]
            let exceptions = call["exceptions"].map { $0.call?.unlabelled ?? $0 }
            for exception in exceptions.flatMap(elements) ?? [] {
                guard let list = exception.call?["excluded"] ?? exception.call?.unlabelled else {
                    // An exception of flags or headers leaves nothing out.
                    if exception.reason == nil { continue }
                    problems.append(
                        Problem(place: exception.place, reason: exception.reason ?? ""))
                    continue
                }
                for name in elements(of: list) {
                    guard let text = name.text else {
                        problems.append(
                            Problem(place: name.place, reason: name.reason ?? "it is no path"))
                        continue
                    }
                    excluded.insert(text)
                }
            }
        }
        guard let folder = path.flatMap({ manifest.path($0) }) else {
            problems.append(
                Problem(place: value.place, reason: value.reason ?? "it is no folder"))
            return
        }
        folders.append((folder, excluded))
    }

    // MARK: Files

    /// How many matches it takes to find the files, at most.
    func cost(in tree: FileTree) -> Int {
        patterns.reduce(0) { $0 + $1.glob.cost(in: tree) * (1 + $1.excluded.count) }
    }

    /// What the patterns match, in their order, each file once.
    func files(in tree: FileTree) -> [String] {
        var known: Set<String> = []
        return patterns.flatMap { pattern in
            pattern.glob.files(in: tree).filter { path in
                !pattern.excluded.contains { $0.matches(path) }
            }
        }.filter { known.insert($0).inserted }
    }

    /// What the patterns match of a folder's files as resources: bundles by their folder.
    func resources(in tree: FileTree) -> [String] {
        var known: Set<String> = []
        return files(in: tree).compactMap { path in
            if let bundle = SourceKind.bundle(on: path, below: "") { return bundle }
            return SourceKind.isResource(path) ? path : nil
        }.filter { known.insert($0).inserted }
    }

    /// The sources and resources of whole folders.
    func members(in tree: FileTree) -> (sources: [String], resources: [String]) {
        var sources: [String] = []
        var resources: [String] = []
        for (folder, excluded) in folders {
            for path in tree.paths(below: folder) {
                let relative = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
                guard !excluded.contains(where: { $0 == relative || $0 == path }) else { continue }
                if let bundle = SourceKind.bundle(on: path, below: folder) {
                    if resources.last != bundle { resources.append(bundle) }
                } else if SourceKind.isSource(path) {
                    sources.append(path)
                } else if SourceKind.isResource(path) {
                    resources.append(path)
                }
            }
        }
        return (sources, resources)
    }
}
