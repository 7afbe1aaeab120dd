import CommandLineInterface
import Foundation
import Testing

/// Journals that came with a repository: nothing that they say is done.
struct PlantedJournalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// One file of a record, as JSON.
    private static func file(
        path: String = "A/AppDelegate.swift", temporary: String = "A/.sceneshift-1-0",
        index: Int = 0, permissions: Int = 420
    ) -> String {
        """
        {"index": \(index), "path": "\(path)", "permissions": \(permissions), "isDeleted": false,
         "temporary": "\(temporary)"}
        """
    }

    private static func record(
        _ file: String, root: String = "repository", created: String = "", emptied: String = "",
        version: Int = 1
    ) -> String {
        """
        {"version": \(version), "state": "applying", "run": 1, "root": "\(root)",
         "files": [\(file)], "createdFolders": [\(created)], "emptiedFolders": [\(emptied)]}
        """
    }

    /// Writes a journal whose kept bytes fit what lies where the record's file is.
    private func plant(_ record: String, in store: String, present: String) throws {
        try folder.write(Array(record.utf8), to: store + "/1/record")
        try folder.write(Array("planted\n".utf8), to: store + "/1/0.before")
        try folder.write(Array(present.utf8), to: store + "/1/0.after")
        for path in [store, store + "/1"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + path)
        }
    }

    @Test(
        "A record that names what no apply writes is reported, and nothing is written",
        arguments: [
            (record(file(path: "../outside.txt", temporary: "../.sceneshift-1-0")), "outside.txt"),
            (record(file(path: "/outside.txt", temporary: "/.sceneshift-1-0")), "outside.txt"),
            (
                record(file(path: "A/../../outside.txt", temporary: "A/../../.sceneshift-1-0")),
                "outside.txt"
            ),
            (
                record(
                    file(path: ".git/hooks/pre-commit", temporary: ".git/hooks/.sceneshift-1-0")),
                "repository/.git/hooks/pre-commit"
            ),
            (
                record(file(path: ".hidden/x", temporary: ".hidden/.sceneshift-1-0")),
                "repository/.hidden/x"
            ),
            (record(file(path: "Link/x", temporary: "Link/.sceneshift-1-0")), "x"),
            (record(file(temporary: "outside.txt")), "repository/outside.txt"),
            (record(file(temporary: "../outside.txt")), "outside.txt"),
            (record(file(permissions: 0o4755)), "repository/A/AppDelegate.swift"),
            (record(file(index: 7)), "repository/A/AppDelegate.swift"),
            (record(file(), root: ".."), "A/AppDelegate.swift"),
            (record(file(), root: "repository/../other"), "other/A/AppDelegate.swift"),
            (record(file(), created: "\"../made\""), "repository/A/AppDelegate.swift"),
            (
                record(file(), emptied: "{\"path\": \"../made\", \"permissions\": 511}"),
                "repository/A/AppDelegate.swift"
            ),
            (record(file(path: "x", temporary: ".sceneshift-1-0"), root: "Link"), "x"),
            (
                record(file(path: "pre-commit", temporary: ".sceneshift-1-0"), root: ".git/hooks"),
                "repository/.git/hooks/pre-commit"
            ),
            (
                record(file(path: "pre-commit", temporary: ".sceneshift-1-0"), root: ".Git/hooks"),
                "repository/.Git/hooks/pre-commit"
            ),
            (record(file(), version: 2), "repository/A/AppDelegate.swift"),
            ("{", "repository/A/AppDelegate.swift"),
        ])
    func unbelievableRecord(record: String, victim: String) async throws {
        let repository = record.replacingOccurrences(of: "\"repository", with: "\"")
            .replacingOccurrences(of: "\"/../other", with: "\"../other")
        try folder.write([], to: "other/A/AppDelegate.swift")
        try folder.writeApp("repository/A")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/repository/Link", withDestinationPath: "..")
        let present = folder.read(victim).map { String(decoding: $0, as: UTF8.self) } ?? "victim\n"
        try folder.write(Array(present.utf8), to: victim)
        try folder.git("init", "-q", "repository")
        try plant(repository, in: "repository/.git/sceneshift", present: present)
        let before = try folder.allFiles()
        for command in ["plan", "undo"] {
            let run = try await ToolRun(command, "repository", in: folder)
            #expect(run.status == (command == "plan" ? .success : .failure))
            #expect(try folder.allFiles() == before, "\(command)")
        }
        let undo = try await ToolRun("undo", "repository", in: folder)
        #expect(undo.errors.contains("journal 1: "))
        #expect(undo.errors.contains("sceneshift undo --forget"))

        // It blocks nothing but itself.
        let apply = try await ToolRun("apply", "--allow-dirty", "repository", in: folder)
        #expect(apply.errors.contains("journal 1: "))
        #expect(folder.read(victim) == Array(present.utf8) || victim.hasPrefix("repository/A/"))
        if apply.status == .success {
            #expect(try await ToolRun("undo", "repository", in: folder).status == .success)
        }
        let forget = try await ToolRun("undo", "--forget", "repository", in: folder)
        #expect(forget.output == "repository: journal 1 was given up\n")
        #expect(
            !FileManager.default.fileExists(atPath: folder.path + "/repository/.git/sceneshift"))
        #expect(folder.read(victim) == Array(present.utf8))
    }

    @Test func aJournalInTheTreeOfARepositoryIsNotRead() async throws {
        try folder.writeApp("A")
        try plant(
            Self.record(Self.file(), root: ""), in: ".sceneshift",
            present: "@UIApplicationMain\nclass A {} // \n")
        try folder.git("init", "-q")
        try folder.git("add", "-Af")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "all")
        let before = try folder.snapshot()
        #expect(try await ToolRun("undo", in: folder).output == ".: nothing to undo\n")
        #expect(try folder.snapshot() == before)
        #expect(try await ToolRun("apply", in: folder).status == .success)
        #expect(folder.read(".sceneshift/1/record") != nil)
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot() == before)
    }

    @Test(
        "A store that is not this user's own is not believed",
        arguments: ["link", "open to others"])
    func foreignStore(kind: String) async throws {
        try folder.writeApp("A")
        try folder.commitAll()
        let store = kind == "link" ? "elsewhere" : ".git/sceneshift"
        try plant(
            Self.record(Self.file(), root: ""), in: store,
            present: "@UIApplicationMain\nclass A {} // \n")
        if kind == "link" {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/.git/sceneshift",
                withDestinationPath: folder.path + "/elsewhere")
        } else {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o777], ofItemAtPath: folder.path + "/" + store)
        }
        let before = try folder.allFiles()
        for command in [["undo"], ["undo", "--forget"], ["apply"], ["apply", "--allow-dirty"]] {
            let run = try await ToolRun(command, in: folder)
            #expect(run.status == .failure)
            let words = "the journal for undo: is not believed: its folder '.git/sceneshift' "
            #expect(run.errors.contains(words), "\(run.errors)")
            #expect(try folder.allFiles() == before)
        }
    }

    @Test("A .git that leads elsewhere is not believed", arguments: ["file", "link"])
    func foreignGitFolder(kind: String) async throws {
        try folder.write([], to: "other/README")
        try folder.git("init", "-q", "other")
        try folder.writeApp("tree/A")
        if kind == "file" {
            try folder.write(Array("gitdir: ../other/.git\n".utf8), to: "tree/.git")
        } else {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/tree/.git", withDestinationPath: "../other/.git")
        }
        let before = try folder.allFiles()
        for arguments in [
            ["apply", "tree"], ["apply", "--allow-dirty", "--allow-no-vcs", "tree"],
            ["undo", "tree"],
        ] {
            let run = try await ToolRun(arguments, in: folder)
            #expect(run.status == .failure)
            #expect(run.errors.contains(".git: "))
            #expect(try folder.allFiles() == before)
        }
    }
}

extension TemporaryFolder {
    /// Every file, Git's own too, with its bytes, but not the lock of a store; links by where they lead.
    func allFiles() throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path)
        where !name.hasSuffix("sceneshift/lock") {
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + name)
            files[name] = link ?? read(name).map { String(decoding: $0, as: UTF8.self) } ?? "folder"
        }
        return files
    }
}
