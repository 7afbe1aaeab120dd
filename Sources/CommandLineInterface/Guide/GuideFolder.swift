/// The folder of `guide --output`: where it lies, and whether a guide may be written there.
struct GuideFolder {
    /// The name of the skill, which is that of the folder.
    let name: String
    private let given: String
    /// Absolute; every link outside of the repositories is followed.
    private let path: String

    /// Finds a folder.
    ///
    /// - Parameters:
    ///   - given: As the user named it.
    ///   - folders: The folders that are worked on, absolute and without symbolic links.
    /// - Throws: `ToolError` where a guide must not be written there.
    init(
        _ given: String, in environment: ToolEnvironment, around folders: [String]
    ) throws(ToolError) {
        let file = try OutputFile(
            given + "/" + GuideSkill.mainFile, of: "--output", in: environment,
            around: folders)
        self.given = given
        path = file.path.splitPath.folder
        name = path.splitPath.name
        if let objection = GuideSkill.objection(to: name) {
            throw ToolError(given, objection, remedy: Self.remedy)
        }
        try refuseForeignFolder()
    }

    private static let remedy =
        "name another folder with --output, such as '.claude/skills/finish-scenes'"

    /// A folder with something in it is the tool's own, or nobody's business.
    private func refuseForeignFolder() throws(ToolError) {
        guard let status = FileStatus("/" + path) else { return }
        guard status.kind == .folder else {
            throw ToolError(given, "is not a folder", remedy: Self.remedy)
        }
        guard let folder = try? OpenFolder.open(path) else { return }
        let entries = (try? folder.listing())?.entries ?? []
        let known = try? folder.read(GuideSkill.mainFile, limit: Self.largest)
        let isOwn = known.map {
            String(decoding: $0, as: UTF8.self).split(separator: "\n" as Character).prefix(8)
                .contains { $0.hasPrefix(GuideSkill.mark) }
        }
        guard entries.isEmpty || isOwn == true else {
            throw ToolError(
                given, "holds something else than a guide that sceneshift wrote",
                remedy: Self.remedy)
        }
    }

    /// Writes the files, in the place of an earlier guide.
    ///
    /// - Throws: `ToolError` where they can't be written.
    func write(_ files: [GuideSkill.File]) throws(ToolError) {
        do throws(SystemError) {
            let folder = try made()
            try clear(folder, but: Set(files.map(\.path)))
            for file in files {
                let (above, name) = file.path.splitPath
                let inner = above.isEmpty ? folder : try Self.folder(above, in: folder)
                let new = name + ".new"
                try inner.remove(new)
                try inner.create(new, Array(file.text.utf8))
                try inner.move(new, to: name)
            }
        } catch {
            throw ToolError(
                given, "can't be written: \(error.reason)", remedy: Self.remedy)
        }
    }

    /// The folder, made with those above it where they are missing.
    private func made() throws(SystemError) -> OpenFolder {
        var folder = try OpenFolder.open("/")
        for name in path.utf8.split(separator: UInt8(ascii: "/")) {
            folder = try Self.folder(String(decoding: name, as: UTF8.self), in: folder)
        }
        return folder
    }

    private static func folder(
        _ name: String, in folder: OpenFolder
    ) throws(SystemError) -> OpenFolder {
        folder.status(of: name) == nil
            ? try folder.makeFolder(name) : try folder.folder(name)
    }

    /// Removes the pages of an earlier guide that this one does not have.
    private func clear(_ folder: OpenFolder, but kept: Set<String>) throws(SystemError) {
        guard folder.status(of: GuideSkill.pages) != nil else { return }
        let pages = try folder.folder(GuideSkill.pages)
        for name in GuideSkill.knownPages where !kept.contains(GuideSkill.pages + "/" + name) {
            try pages.remove(name)
        }
    }

    private static let largest = 16 << 20
}
