import Foundation

/// The file of `--output`: where it lies, and whether a report may be written there.
///
/// What lies in a repository may have come with it. So there no link is followed, nothing but a file with one name is
/// written to, and nothing of Git's.
struct OutputFile {
    private let name: String
    private let option: String
    /// Absolute; every link outside of the repositories is followed.
    let path: String
    private let isInRepository: Bool

    /// Finds a file.
    ///
    /// - Parameters:
    ///   - name: As the user named it.
    ///   - option: The option behind which it was named.
    ///   - folders: The folders that are worked on, absolute and without symbolic links.
    /// - Throws: `ToolError` where a report must not be written there.
    init(
        _ name: String, of option: String, in environment: ToolEnvironment, around folders: [String]
    ) throws(ToolError) {
        self.name = name
        self.option = option
        var path = ""
        var isInside = false
        for part in environment.absolute(name).utf8.split(separator: UInt8(ascii: "/")) {
            let part = String(decoding: part, as: UTF8.self)
            if part == "." { continue }
            isInside = folders.contains { path == $0 || path.path(below: $0) != nil }
            let next = path + "/" + part
            if isInside, part != "..", FileStatus(next, followsLinks: false)?.kind == .link {
                throw ToolError(
                    name, "leads through the symbolic link '\(part)', which came with the files",
                    remedy: Self.remedy(option))
            }
            path = FileSystem.realPath(next) ?? (part == ".." ? "/" + path.splitPath.folder : next)
            if path == "/" { path = "" }
        }
        self.path = path
        isInRepository = isInside
        try refuseGitFolder()
    }

    private static func remedy(_ option: String) -> String { "name another file with \(option)" }

    /// Opens it for writing; what is in it stays until the report is written.
    ///
    /// - Throws: `ToolError` where it can't be written.
    func open() throws(ToolError) -> Int32 {
        // A pipe that nobody reads would be waited for.
        var flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK
        if isInRepository { flags |= O_NOFOLLOW }
        let file = Foundation.open(path, flags, 0o666)
        guard file >= 0 else { throw ReportOutput.unwritable(name, .last) }
        do throws(SystemError) {
            let status = FileStatus(of: file)
            let isFile = status?.kind == .file
            if isInRepository {
                guard isFile else { throw SystemError(reason: FileSystem.notAFile) }
                guard status?.linkCount == 1 else {
                    throw SystemError(reason: "it has several names (hard links)")
                }
            }
            _ = fcntl(file, F_SETFL, 0)
        } catch {
            close(file)
            throw ReportOutput.unwritable(name, error)
        }
        return file
    }

    /// Nothing in a folder of Git's, whatever it is called, and no file `.git`.
    private func refuseGitFolder() throws(ToolError) {
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map {
            String(decoding: $0, as: UTF8.self)
        }
        var folder = ""
        for name in names {
            if Self.isGitName(name) || (!folder.isEmpty && GitRepository.isGitFolder(folder)) {
                throw ToolError(
                    self.name, "lies in a folder of Git", remedy: Self.remedy(option))
            }
            folder += "/" + name
        }
    }

    /// A disk may not tell `.Git` from `.git`, nor see characters that have no shape.
    private static func isGitName(_ name: String) -> Bool {
        let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(seen)).lowercased() == ".git"
    }
}
