/// Where the files and groups of a project lie: parents, and paths relative to the top of the tree.
struct XcodeGroupTree: Sendable {
    /// The path of each group and file by identifier, as the project spells it; those outside are missing.
    private(set) var paths: [String: String] = [:]
    /// The group that holds each group and file.
    private(set) var parents: [String: String] = [:]

    /// Walks a project's groups from its main group; files that no group holds count from the project's folder.
    init(_ file: XcodeProjectFile) {
        guard let projectFolder = file.folder else { return }
        var open: [(object: PBXObject, folder: String?)] = []
        if let main = file.object(.mainGroup, of: file.project) {
            open.append((main, projectFolder))
        }
        var visited = Set<String>(minimumCapacity: file.objects.count)
        paths.reserveCapacity(file.objects.count)
        parents.reserveCapacity(file.objects.count)
        while let (object, folder) = open.popLast() {
            guard visited.insert(object.id).inserted else { continue }
            let path = Self.path(of: object, in: folder, projectFolder: projectFolder, file: file)
            paths[object.id] = path
            for child in file.objects(.children, of: object) where !visited.contains(child.id) {
                parents[child.id] = object.id
                open.append((child, path))
            }
        }
        for object in file.objects.values {
            guard object.kind == .fileReference || object.kind == .synchronizedGroup,
                !visited.contains(object.id)
            else { continue }
            paths[object.id] = Self.path(
                of: object, in: projectFolder, projectFolder: projectFolder, file: file)
        }
    }

    private static func path(
        of object: PBXObject, in folder: String?, projectFolder: String, file: XcodeProjectFile
    ) -> String? {
        let path = file.string(.path, of: object) ?? ""
        switch file.string(.sourceTree, of: object) {
        case "<group>", nil: return folder.flatMap { RelativePath.join($0, path) }
        case "SOURCE_ROOT": return RelativePath.join(projectFolder, path)
        default: return nil  // built products, the SDK, another disk
        }
    }
}
