/// One entry of a target's `sources:`.
struct SpecSource: Sendable {
    /// The file or folder, relative to the top of the tree.
    let path: String
    /// The entry in the spec.
    let value: SpecValue
    private let isFile: Bool
    private let isFolderReference: Bool
    private let excludes: [SourceGlob]
    private let includes: [SourceGlob]
    private let phase: String?
    private let isOptional: Bool

    /// Reads an entry; nil for one without a path inside of the tree.
    init?(_ value: SpecValue, in tree: FileTree) {
        guard let text = value.string ?? value["path"]?.string,
            let joined = RelativePath.join(value["path"]?.folder ?? value.folder, text)
        else { return nil }
        path = tree.path(matching: joined) ?? joined
        self.value = value
        let type = value["type"]?.string
        isFolderReference = type == "folder"
        isFile =
            type == "file"
            || type == nil && !RelativePath.fileExtension(of: path).isEmpty
                && (tree.contains(path) || SourceKind.isBundle(path)
                    || tree.path(matching: path) == nil)
        excludes = (value["excludes"]?.strings ?? []).map(SourceGlob.init)
        includes = (value["includes"]?.strings ?? []).map(SourceGlob.init)
        phase = value["buildPhase"].map { $0.string ?? "copyFiles" }
        isOptional = value["optional"]?.boolean ?? false
    }

    /// Whether what it names must be there and isn't.
    func isMissing(in tree: FileTree) -> Bool {
        !isOptional && !path.isEmpty && tree.path(matching: path) == nil
    }

    /// Whether the target compiles a file because of this entry, whether the file is there or not.
    func compiles(_ file: String) -> Bool {
        guard phase == nil || phase == "sources", !isFolderReference else { return false }
        if file == path { return true }
        guard !isFile, RelativePath.isBelow(file, path), takes(file),
            SourceKind.bundle(on: file, below: path) == nil
        else { return false }
        return true
    }

    /// Whether it is a folder that a file lies in, taken or not.
    func holds(_ file: String) -> Bool {
        !isFile && !isFolderReference && RelativePath.isBelow(file, path)
    }

    /// Whether only some files of the folder are taken.
    var hasIncludes: Bool { !includes.isEmpty }

    private func takes(_ file: String) -> Bool {
        let relative = path.isEmpty ? file[...] : file.dropFirst(path.count + 1)
        guard !file.hasSuffix(".orig"), !file.hasSuffix(".DS_Store") else { return false }
        return !excludes.contains { $0.matches(relative) }
            && (includes.isEmpty || includes.contains { $0.matches(relative) })
    }

    /// How many matches it takes to find the files, at most.
    func cost(in tree: FileTree) -> Int {
        tree.contains(path)
            ? 1 : tree.paths(below: path).count * (1 + excludes.count + includes.count)
    }

    /// The files of the tree that are compiled and copied because of this entry.
    func files(in tree: FileTree) -> (sources: [String], resources: [String]) {
        if phase == "none" { return ([], []) }
        if tree.contains(path) {
            guard compiles(path), SourceKind.isSource(path) else {
                return ([], SourceKind.isResource(path) ? [path] : [])
            }
            return ([path], [])
        }
        if isFolderReference || SourceKind.isBundle(path) {
            return ([], tree.path(matching: path) == nil ? [] : [path])
        }
        var sources: [String] = []
        var resources: [String] = []
        var bundles: Set<String> = []
        for file in tree.paths(below: path) where takes(file) {
            if let bundle = SourceKind.bundle(on: file, below: path) {
                if bundles.insert(bundle).inserted { resources.append(bundle) }
            } else if SourceKind.isSource(file) {
                if phase == nil || phase == "sources" { sources.append(file) }
            } else if SourceKind.isResource(file), phase == nil || phase == "resources" {
                resources.append(file)
            }
        }
        return (sources, resources)
    }
}
