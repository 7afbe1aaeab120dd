import SourceEditing

/// A `project.xcproj`: the project file of Xcode 27.2 and later, in JSON5.
///
/// Source: Apple's schema, github.com/apple/xcode-project-format.
struct JSONProjectFile: Sendable {
    /// The bundle, such as `ios/App.xcodeproj`.
    let bundle: String
    /// The document with every byte in place.
    let document: PropertyListDocument
    /// Its files, groups and folders, parents in front of their children.
    let references: [JSONProjectReference]
    /// Its targets in their order, by their nodes.
    let targets: [Int]

    /// The file in the bundle.
    var path: String { Self.path(in: bundle) }

    /// Where a bundle keeps its project file.
    static func path(in bundle: String) -> String { bundle + "/project.xcproj" }

    /// Reads the project file of a bundle.
    ///
    /// - Throws: `ProjectError` where it can't be read, is none, or needs what this version does not know.
    init(_ bundle: String, in tree: FileTree) throws(ProjectError) {
        let path = Self.path(in: bundle)
        self.bundle = bundle
        do {
            document = try PropertyListDocument(json5: tree.read(path))
        } catch let error as FileError {
            throw ProjectError(
                path: error.path, reason: "the project can't be read: \(error.reason)",
                remedy: "make the file readable")
        } catch let error as DocumentError {
            throw ProjectError(
                path: path, offset: error.offset, reason: error.reason, remedy: error.remedy)
        } catch {
            throw ProjectError(path: path, reason: "\(error)", remedy: "restore the file")
        }
        let document = document
        let root = document.tree.root
        guard let files = document.node("files", in: root),
            document.tree.nodes[files].kind == .array
        else {
            throw ProjectError(
                path: path, offset: 0, reason: "this is no Xcode project: there are no \"files\"",
                remedy: "restore the file from version control")
        }
        targets = document.elements(of: document.node("targets", in: root))
        let phases = JSONBuildPhases(of: targets, in: document)
        references = JSONProjectReference.all(
            below: files, in: document, phases, from: RelativePath.folder(of: bundle))
        try checkCapabilities(path)
    }

    /// A file that needs something new says so; Apple's own library refuses it, too.
    private func checkCapabilities(_ path: String) throws(ProjectError) {
        let node = document.node("required-capabilities", in: document.tree.root)
        guard let node, let first = document.elements(of: node).first else { return }
        throw ProjectError(
            path: path, offset: document.tree.nodes[node].range.lowerBound,
            reason: "the project needs \"\(document.string(of: first))\", which is not known here",
            remedy: "migrate it with a newer version")
    }

    /// The name of a target.
    func name(of target: Int) -> String { document.text("name", of: target) ?? "" }

    /// The place of the target with a name among all.
    func targetIndex(named name: String) -> Int? {
        targets.firstIndex { self.name(of: $0) == name }
    }

    /// The target with a name.
    func target(named name: String) -> Int? { targetIndex(named: name).map { targets[$0] } }

    /// The entries of a node's build settings that set a key, in every conditional spelling.
    func settings(_ key: String, of node: Int) -> [DocumentTree.Entry] {
        guard let settings = document.node("build-settings", in: node) else { return [] }
        return document.tree.entries(of: settings).filter {
            BuildSettingKey(document.key(of: $0)).name == key
        }
    }
}

extension PropertyListDocument {
    /// The nodes of an array's elements; empty for anything else.
    func elements(of node: Int?) -> [Int] {
        guard let node, tree.nodes[node].kind == .array else { return [] }
        return tree.entries(of: node).map(\.value)
    }

    /// The text of a key of a dictionary; nil where there is none or it is a container.
    func text(_ key: String, of dictionary: Int) -> String? {
        guard let node = node(key, in: dictionary) else { return nil }
        switch tree.nodes[node].kind {
        case .array, .dictionary, .null: return nil
        default: return string(of: node)
        }
    }

    /// The components of a path of names: one text with slashes, or a list of texts and of objects with a name.
    func namePath(_ node: Int) -> [String] {
        if tree.nodes[node].kind == .array {
            return elements(of: node).map { text("name", of: $0) ?? string(of: $0) }
        }
        return string(of: node).split(separator: "/", omittingEmptySubsequences: false).map(
            String.init)
    }
}
