import SourceEditing

/// What an `.xcconfig` and all that it includes assign.
struct XCConfigValues: Sendable {
    /// The values by full key.
    var values: [String: String] = [:]
    /// The file and those that it includes, in order, without repetition.
    private(set) var files: [String] = []
    /// Whether it includes a file that is not there, and must be for a build.
    fileprivate(set) var isMissingIncludes = false
    private var known: Set<String> = []
}

/// Reads `.xcconfig` files with their includes, each file once.
struct XCConfigLoader {
    private static let depthLimit = 64

    private let tree: FileTree
    private let projectFolder: String
    private var documents: [String: XCConfigDocument] = [:]
    private var loaded: [String: XCConfigValues] = [:]
    private var allowance = XCConfigAllowance()

    /// A loader for the files of one project.
    init(tree: FileTree, projectFolder: String) {
        self.tree = tree
        self.projectFolder = projectFolder
    }

    /// The values of a file; nil where it is not in the tree.
    ///
    /// - Throws: `ProjectError` where one of its files can't be read, or they come to more than is allowed.
    mutating func load(_ path: String) throws(ProjectError) -> XCConfigValues? {
        guard let path = tree.path(matching: path), tree.contains(path) else { return nil }
        if let known = loaded[path] { return known }
        var result = XCConfigValues()
        try collect(path, into: &result, including: [])
        loaded[path] = result
        return result
    }

    /// Adds what a file of the tree assigns; one that includes itself is not read again inside of itself.
    private mutating func collect(
        _ path: String, into result: inout XCConfigValues, including: [String]
    ) throws(ProjectError) {
        guard !including.contains(path), including.count < Self.depthLimit else { return }
        let document = try document(path)
        result.add(path)
        for statement in document.statements {
            switch statement {
            case .assignment(let assignment):
                try result.assign(assignment, in: path, within: &allowance)
            case .include(let include):
                try allowance.takeInclude(in: path)
                guard let target = resolve(include.path, from: path) else {
                    result.noteMissing(include)
                    continue
                }
                try collect(target, into: &result, including: including + [path])
            }
        }
    }

    private mutating func document(_ path: String) throws(ProjectError) -> XCConfigDocument {
        if let known = documents[path] { return known }
        let text: SourceText
        do throws(FileError) {
            text = try tree.read(path)
        } catch {
            throw ProjectError(
                path: path, reason: "the configuration file can't be read: \(error.reason)",
                remedy: "make the file readable")
        }
        // Xcode skips lines that say nothing, and would take the last of both sides for what is meant.
        if let leftover = GitLeftover(text) {
            throw ProjectError(
                path: path, offset: leftover.offset,
                reason: "the configuration file can't be read: \(leftover.reason)",
                remedy: leftover.remedy)
        }
        let document = XCConfigDocument(text)
        documents[path] = document
        return document
    }

    /// An include counts from the including file's folder, else from the project's.
    private func resolve(_ include: String, from path: String) -> String? {
        let folders = [RelativePath.folder(of: path), projectFolder]
        return folders.lazy.compactMap { RelativePath.join($0, include) }
            .compactMap { tree.path(matching: $0) }.first { tree.contains($0) }
    }
}

extension XCConfigValues {
    /// Counts a file in.
    fileprivate mutating func add(_ path: String) {
        if known.insert(path).inserted { files.append(path) }
    }

    /// Notes an include that leads nowhere; those of CocoaPods say nothing of the app's own.
    fileprivate mutating func noteMissing(_ include: XCConfigInclude) {
        let isOfPods = RelativePath.name(of: include.path).hasPrefix("Pods-")
        if !include.isOptional, !isOfPods { isMissingIncludes = true }
    }

    /// Assigns a value; `$(inherited)` in it stands for what was assigned before in the same file.
    fileprivate mutating func assign(
        _ assignment: XCConfigAssignment, in path: String, within allowance: inout XCConfigAllowance
    ) throws(ProjectError) {
        let key = assignment.key
        guard let earlier = values[key], assignment.value.contains("$(inherited)") else {
            try allowance.take(assignment.value.utf8.count, for: key, in: path)
            values[key] = assignment.value
            return
        }
        let parts = assignment.value.split(
            separator: "$(inherited)", omittingEmptySubsequences: false)
        let count = assignment.value.utf8.count + (parts.count - 1) * earlier.utf8.count
        try allowance.take(count, for: key, in: path)
        values[key] = parts.joined(separator: earlier)
    }
}
