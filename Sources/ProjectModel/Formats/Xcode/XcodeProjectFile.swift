import SourceEditing

/// A `project.pbxproj`: its document, and its objects by identifier.
struct XcodeProjectFile: Sendable {
    /// The bundle, such as `ios/App.xcodeproj`.
    let bundle: String
    /// The document with every byte in place.
    let document: PropertyListDocument
    /// The objects; of an identifier that is repeated, the last.
    let objects: [String: PBXObject]
    /// The dictionary that holds the objects.
    let objectsNode: Int
    /// The outermost object.
    let project: PBXObject

    /// The file in JSON that this one was translated from; nil for one that is as it stands on disk.
    let json: JSONProjectFile?

    /// The file in the bundle.
    var path: String { json?.path ?? Self.path(in: bundle) }

    /// Where a bundle keeps its project file.
    static func path(in bundle: String) -> String { bundle + "/project.pbxproj" }

    /// Reads the project file of a bundle.
    ///
    /// - Throws: `ProjectError` where it can't be read or is none.
    init(_ bundle: String, in tree: FileTree) throws(ProjectError) {
        let json = try Self.json(bundle, in: tree)
        let path = json?.path ?? Self.path(in: bundle)
        self.bundle = bundle
        self.json = json
        do {
            if let json {
                var translation = JSONProjectTranslation(json)
                document = try PropertyListDocument(SourceText(translation.text()))
            } else {
                document = try PropertyListDocument(tree.read(path))
            }
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
        let root = document.tree.root
        guard let node = document.node(PBXKey.objects.rawValue, in: root) else {
            throw Self.malformed(path, "there are no \"objects\"")
        }
        objectsNode = node
        objects = Self.objects(in: node, of: document)
        guard let rootID = document.node(PBXKey.rootObject.rawValue, in: root),
            let project = objects[document.string(of: rootID)], project.kind == .project
        else { throw Self.malformed(path, "there is no \"rootObject\"") }
        self.project = project
    }

    /// The project in JSON; nil where a bundle has none.
    private static func json(
        _ bundle: String, in tree: FileTree
    ) throws(ProjectError) -> JSONProjectFile? {
        let path = JSONProjectFile.path(in: bundle)
        guard tree.contains(path) else { return nil }
        guard !tree.contains(Self.path(in: bundle)) else {
            throw ProjectError(
                path: path, offset: 0,
                reason: "the project is there twice, as project.xcproj and as project.pbxproj",
                remedy: "remove the one that Xcode does not use any more")
        }
        return try JSONProjectFile(bundle, in: tree)
    }

    private static func malformed(_ path: String, _ reason: String) -> ProjectError {
        ProjectError(
            path: path, offset: 0, reason: "this is no Xcode project: \(reason)",
            remedy: "restore the file from version control")
    }

    private static func objects(
        in node: Int, of document: PropertyListDocument
    ) -> [String: PBXObject] {
        guard document.tree.nodes[node].kind == .dictionary else { return [:] }
        var objects: [String: PBXObject] = [:]
        objects.reserveCapacity(document.tree.entries(of: node).count)
        for entry in document.tree.entries(of: node) {
            guard let isa = document.node(PBXKey.isa.rawValue, in: entry.value) else { continue }
            let id = document.key(of: entry)
            objects[id] = PBXObject(
                id: id, kind: PBXClass.named[document.string(of: isa)], node: entry.value)
        }
        return objects
    }
}

extension XcodeProjectFile {
    /// The object with an identifier.
    subscript(id: String) -> PBXObject? { objects[id] }

    /// The node of an object's key.
    func node(_ key: PBXKey, of object: PBXObject) -> Int? {
        document.node(key.rawValue, in: object.node)
    }

    /// The text of an object's key; nil where there is none or it is a container.
    func string(_ key: PBXKey, of object: PBXObject) -> String? {
        guard let node = node(key, of: object) else { return nil }
        switch document.tree.nodes[node].kind {
        case .array, .dictionary: return nil
        default: return document.string(of: node)
        }
    }

    /// The texts of an object's list; empty where there is none.
    func strings(_ key: PBXKey, of object: PBXObject) -> [String] {
        guard let node = node(key, of: object), document.tree.nodes[node].kind == .array else {
            return []
        }
        return document.tree.entries(of: node).map { document.string(of: $0.value) }
    }

    /// The object that a key refers to.
    func object(_ key: PBXKey, of object: PBXObject) -> PBXObject? {
        string(key, of: object).flatMap { objects[$0] }
    }

    /// The objects that a list refers to; references into nowhere are skipped.
    func objects(_ key: PBXKey, of object: PBXObject) -> [PBXObject] {
        strings(key, of: object).compactMap { objects[$0] }
    }

    /// The objects of a class, sorted by identifier.
    func objects(of kind: PBXClass) -> [PBXObject] {
        objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
    }

    /// The pairs of a dictionary of an object.
    func pairs(_ key: PBXKey, of object: PBXObject) -> [(key: String, value: Int)] {
        guard let node = node(key, of: object), document.tree.nodes[node].kind == .dictionary else {
            return []
        }
        return document.tree.entries(of: node).map { (document.key(of: $0), $0.value) }
    }

    /// The project's name: that of its bundle.
    var name: String {
        let name = RelativePath.name(of: bundle)
        return name.hasSuffix(".xcodeproj") ? String(name.dropLast(10)) : name
    }

    /// The folder that paths of the project start from (`SRCROOT`); nil where it is outside of the tree.
    var folder: String? {
        RelativePath.join(
            RelativePath.folder(of: bundle), string(.projectDirPath, of: project) ?? "")
    }
}
