import CommandLineInterface
import Foundation
import Testing

/// Repositories whose configuration wants programs to be run: none is.
struct HostileGitTests {
    private let folder: TemporaryFolder
    private let marks: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        marks = try TemporaryFolder()
        let program = "#!/bin/sh\necho ran >>'\(marks.path)/mark'\ncat\n"
        try marks.write(Array(program.utf8), to: "program")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: marks.path + "/program")
        try folder.writeApp("A")
        try folder.write(Array("*.swift filter=evil diff=evil\n".utf8), to: ".gitattributes")
        try folder.write(Array("program\n".utf8), to: "README")
        try folder.commitAll()
    }

    private var program: String { marks.path + "/program" }

    /// Lets Git look at the file itself, as it does where a time differs.
    private func touch() throws {
        try folder.write(
            try #require(folder.read("A/AppDelegate.swift")), to: "A/AppDelegate.swift")
    }

    private func run() async throws {
        try touch()
        for arguments in [["plan"], ["apply"], ["undo"], ["apply", "--allow-dirty"], ["undo"]] {
            _ = try await ToolRun(arguments, in: folder)
            #expect(marks.read("mark") == nil, "\(arguments)")
        }
    }

    @Test(
        "Nothing that a configuration names is run",
        arguments: [
            "core.fsmonitor", "core.hooksPath", "core.pager", "core.editor", "core.sshCommand",
            "core.askPass", "core.gitProxy", "diff.external", "diff.evil.textconv",
            "diff.evil.command", "filter.evil.clean", "filter.evil.smudge", "filter.evil.process",
            "filter.EVIL.clean", "credential.helper", "alias.status", "alias.ls-files",
            "alias.rev-parse", "alias.config", "gpg.program", "interactive.diffFilter",
            "sequence.editor", "core.alternateRefsCommand", "uploadpack.packObjectsHook",
        ])
    func configuredProgram(key: String) async throws {
        try folder.git("config", key, program)
        try folder.git("config", "filter.evil.required", "true")
        try await run()
    }

    @Test(
        "Git by itself would run them",
        arguments: ["core.fsmonitor", "filter.evil.clean", "filter.evil.process"])
    func plainGit(key: String) throws {
        try folder.git("config", key, program)
        try touch()
        try folder.git("status")
        #expect(marks.read("mark") != nil)
    }

    @Test("Nor what an included configuration names", arguments: ["include", "worktree"])
    func includedProgram(how: String) async throws {
        let text =
            "[core]\n\tfsmonitor = \(program)\n[filter \"evil\"]\n\tclean = \(program)\n\tprocess = \(program)\n"
        if how == "include" {
            try folder.write(Array(text.utf8), to: "settings")
            try folder.git("config", "include.path", "../settings")
        } else {
            try folder.git("config", "extensions.worktreeConfig", "true")
            try folder.write(Array(text.utf8), to: ".git/config.worktree")
        }
        try await run()
    }

    @Test func aFilterThatCannotBeSwitchedOffIsRefused() async throws {
        try folder.write(Array("*.swift filter=a=b\n".utf8), to: ".gitattributes")
        try folder.git("config", "filter.a=b.clean", program)
        try await run()
        try touch()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("a filter that can't be switched off"))
    }

    @Test func anEmbeddedBareRepositoryIsAFolderLikeOthers() async throws {
        try folder.git("init", "-q", "--bare", "bare")
        try FileManager.default.removeItem(atPath: folder.path + "/A")
        try FileManager.default.moveItem(
            atPath: folder.path + "/bare", toPath: folder.path + "/A")
        try folder.writeApp("A")
        try folder.git("--git-dir=A", "config", "core.fsmonitor", program)
        try folder.git("--git-dir=A", "config", "core.bare", "false")
        try folder.git("--git-dir=A", "config", "core.worktree", "..")
        try await run()
        #expect(try await ToolRun("apply", in: folder).status == .success)
        #expect(folder.read(".git/sceneshift/1/record") != nil)
    }

    @Test func aHookIsNotRun() async throws {
        for name in ["post-index-change", "fsmonitor-watchman", "pre-commit", "post-checkout"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/.git/hooks", withIntermediateDirectories: true)
            try? FileManager.default.removeItem(atPath: folder.path + "/.git/hooks/" + name)
            try FileManager.default.copyItem(
                atPath: program, toPath: folder.path + "/.git/hooks/" + name)
        }
        try await run()
    }

    @Test func aMissingObjectIsNotFetched() async throws {
        try folder.git("config", "remote.origin.url", folder.path)
        try folder.git("config", "remote.origin.promisor", "true")
        try folder.git("config", "remote.origin.uploadpack", program)
        try folder.git("config", "extensions.partialClone", "origin")
        try folder.git("config", "core.repositoryFormatVersion", "1")
        for name in try FileManager.default.subpathsOfDirectory(
            atPath: folder.path + "/.git/objects")
        where name.utf8.count > 20 {
            try FileManager.default.removeItem(atPath: folder.path + "/.git/objects/" + name)
        }
        try await run()
    }

    @Test func aWorkTreeOutsideIsNotAskedAbout() async throws {
        let other = try TemporaryFolder()
        try other.writeApp("A")
        try folder.git("config", "core.worktree", other.path)
        try folder.writeApp("A", "edited")
        let before = try folder.snapshot()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(try folder.snapshot() == before)
        #expect(try await ToolRun("apply", "--allow-dirty", in: folder).status == .success)
        #expect(try await ToolRun("undo", in: folder).status == .success)
        #expect(try folder.snapshot() == before)
    }

    /// One app that the tool itself would migrate, committed.
    private func commitSmallApp() throws {
        try FileManager.default.removeItem(atPath: folder.path + "/A")
        try folder.writeSmallApp(in: "B")
        try folder.git("add", "-A")
        try folder.git(
            "-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "B")
    }

    @Test func aProgramOfTheRepositoryIsNotTakenForGit() throws {
        try commitSmallApp()
        try folder.write(
            Array("#!/bin/sh\necho ran >>'\(marks.path)/mark'\n".utf8), to: "git")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/git")
        let tool = try BuiltTool(in: folder.path)
        let run = try tool.shell("PATH=\".::$PWD:$PATH\" \"$0\" apply")
        #expect(run.status == 0, "\(run.output)")
        #expect(marks.read("mark") == nil)
    }

    @Test(
        "Nor is one whose folder stands in the PATH with its whole path",
        arguments: [".", "tools", "tools/../tools", "link"])
    func programOnTheWholePath(name: String) throws {
        try commitSmallApp()
        let script = "#!/bin/sh\necho ran >>'\(marks.path)/mark'\n"
        for file in ["git", "tools/git"] {
            try folder.write(Array(script.utf8), to: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + file)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: "tools")
        let tool = try BuiltTool(in: folder.path)
        for command in ["plan", "apply", "undo", "apply --allow-dirty", "undo"] {
            let run = try tool.shell("PATH=\"\(folder.path)/\(name):$PATH\" \"$0\" \(command)")
            #expect(run.status == 0, "\(command): \(run.output)")
            #expect(marks.read("mark") == nil, "\(command)")
        }
        // The same program outside of the repository is the user's own.
        try marks.write(Array(script.utf8), to: "bin/git")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: marks.path + "/bin/git")
        _ = try tool.shell("PATH=\"\(marks.path)/bin:$PATH\" \"$0\" apply")
        #expect(marks.read("mark") != nil)
    }

    @Test("Git is told to fetch nothing, to ask nobody, and to lock nothing")
    func environmentOfGit() throws {
        try commitSmallApp()
        let script = """
            #!/bin/sh
            env | grep -e '^GIT_' -e '^LC_ALL=' >>'\(marks.path)/environment'
            PATH=/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin
            exec git "$@"

            """
        try marks.write(Array(script.utf8), to: "bin/git")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: marks.path + "/bin/git")
        let tool = try BuiltTool(in: folder.path)
        let run = try tool.shell(
            "GIT_DIR=/nowhere GIT_EXTERNAL_DIFF=/nowhere PATH=\"\(marks.path)/bin:$PATH\" \"$0\" apply"
        )
        #expect(run.status == 0, "\(run.output)")
        let lines = String(decoding: marks.read("environment") ?? [], as: UTF8.self).split(
            separator: "\n")
        for line in [
            "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C",
        ] {
            #expect(lines.contains(Substring(line)), "\(line)")
        }
        #expect(!lines.contains { $0.hasSuffix("=/nowhere") })
    }

    @Test(
        "While Git is in the middle of something nothing is applied",
        arguments: [
            "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "BISECT_LOG", "rebase-merge/x",
        ])
    func operationUnderWay(mark: String) async throws {
        try folder.write([], to: ".git/" + mark)
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("is under way"))
        #expect(try folder.git("diff", "--stat").output == "")
    }

    @Test(
        "Changes that Git overlooks are not taken for none",
        arguments: ["assume-unchanged", "skip-worktree"])
    func overlookedChanges(flag: String) async throws {
        try folder.git("update-index", "--" + flag, "A/AppDelegate.swift")
        try folder.writeApp("A", "mine")
        let before = try folder.snapshot()
        let apply = try await ToolRun("apply", in: folder)
        #expect(apply.status == .failure)
        #expect(apply.errors.contains("may have changes that Git was told to overlook"))
        #expect(try folder.snapshot() == before)
    }

    @Test("The file of the branch is looked at, however deep it lies")
    func pipeOfADeepBranch() async throws {
        let branch = "a/b/c/d/e/f/g/h/i/j"
        try folder.git("checkout", "-q", "-b", branch)
        let file = ".git/refs/heads/" + branch
        let made = try BuiltTool(in: folder.path).shell("rm \(file) && mkfifo \(file)")
        #expect(made.status == 0, "\(made.output)")
        let run = try await ToolRun("apply", in: folder)
        #expect(run.status == .failure)
        #expect(run.errors.contains(".git/refs/heads/\(branch)"), "\(run.errors)")
    }
}
