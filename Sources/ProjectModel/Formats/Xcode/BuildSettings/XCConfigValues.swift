/// What an `.xcconfig` and all that it includes assign.
struct XCConfigValues: Sendable {
    /// The values by full key.
    var values: [String: String] = [:]
    /// The file and those that it includes, in order, without repetition.
    var files: [String] = []
}

/// Reads `.xcconfig` files with their includes, each file once.
struct XCConfigLoader {
    private static let depthLimit = 64

    private let tree: FileTree
    private let projectFolder: String
    private var documents: [String: XCConfigDocument] = [:]

    /// A loader for the files of one project.
    init(tree: FileTree, projectFolder: String) {
        self.tree = tree
        self.projectFolder = projectFolder
    }

    /// The values of a file; nil where it is not in the tree or can't be read.
    mutating func load(_ path: String) -> XCConfigValues? {
        var result = XCConfigValues()
        collect(path, into: &result, including: [])
        return result.files.isEmpty ? nil : result
    }

    private mutating func collect(
        _ path: String, into result: inout XCConfigValues, including: [String]
    ) {
        guard let path = tree.path(matching: path), !including.contains(path),
            including.count < Self.depthLimit, let document = document(path)
        else { return }
        if !result.files.contains(path) { result.files.append(path) }
        for statement in document.statements {
            switch statement {
            case .assignment(let assignment):
                result.assign(assignment)
            case .include(let include):
                guard let target = resolve(include.path, from: path) else { continue }
                collect(target, into: &result, including: including + [path])
            }
        }
    }

    private mutating func document(_ path: String) -> XCConfigDocument? {
        if let known = documents[path] { return known }
        guard let text = try? tree.read(path) else { return nil }
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
    /// Assigns a value; `$(inherited)` in it stands for what was assigned before in the same file.
    fileprivate mutating func assign(_ assignment: XCConfigAssignment) {
        var value = assignment.value
        if let earlier = values[assignment.key] {
            value = value.replacing("$(inherited)", with: earlier)
        }
        values[assignment.key] = value
    }
}
