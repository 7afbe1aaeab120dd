import CommandLineInterface
import Foundation
import Testing

/// `--commit-per-step` in repositories that want a program run, or a file outside written to.
struct HostileCommitTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        outside = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
        try folder.writeSmallApp()
        try folder.commitAll()
        try folder.git("config", "user.name", "t")
        try folder.git("config", "user.email", "t@example.invalid")
        let real = try tool.shell("command -v git").output.trimmingCharacters(in: .newlines)
        try outside.write(Array(Self.standIn(for: real, in: outside.path).utf8), to: "bin/git")
        _ = try tool.shell("chmod +x '\(outside.path)/bin/git'")
    }

    /// A Git that notes what it was called with, and runs the configured hooks of Git 2.54: those of a command's events that
    /// are not switched off.
    private static func standIn(for git: String, in folder: String) -> String {
        """
        #!/bin/sh
        printf '%s\\n' "$*" >>'\(folder)/calls'
        for word; do case $word in
        add|update-index|read-tree|commit|status|update-ref|checkout|reset|merge)
            '\(git)' config --name-only --get-regexp '^hook[.].*[.]command$' | while read -r key; do
                case " $* " in
                *" ${key%.command}.enabled=false "*) ;;
                *) sh -c "$('\(git)' config "$key")" ;;
                esac
            done; break ;;
        esac; done
        exec '\(git)' "$@"

        """
    }

    private func apply() throws -> (status: Int32, output: String) {
        try tool.shell("PATH='\(outside.path)/bin':$PATH \"$0\" apply --commit-per-step")
    }

    private func commitCount() throws -> Int {
        try folder.git("log", "--format=%s").output.split(separator: "\n").count
    }

    @Test(
        "A hook that a configuration names is not run",
        arguments: [
            "pre-commit", "post-commit", "commit-msg", "prepare-commit-msg",
            "reference-transaction",
            "post-index-change", "post-rewrite",
        ], ["x", "two words", "a.b"])
    func configuredHook(event: String, name: String) throws {
        try folder.git("config", "hook.\(name).event", event)
        try folder.git("config", "hook.\(name).command", "touch '\(outside.path)/ran'")
        let run = try apply()
        #expect(run.status == 0, "\(run.output)")
        #expect(outside.read("ran") == nil)
        #expect(try commitCount() == 2)
        let calls = String(decoding: outside.read("calls") ?? [], as: UTF8.self)
        #expect(calls.contains("-c hook.\(name).enabled=false"))
        let lines = calls.split(separator: "\n")
        #expect(!lines.contains { $0.contains(" commit -") || $0.contains(" add -") })
    }

    @Test func aHookThatCannotBeSwitchedOffIsRefused() throws {
        try folder.git("config", "hook.a=b.event", "pre-commit")
        try folder.git("config", "hook.a=b.command", "touch '\(outside.path)/ran'")
        let run = try apply()
        #expect(run.status == 2)
        #expect(run.output.contains("names a hook that can't be switched off"))
        #expect(outside.read("ran") == nil)
        #expect(try commitCount() == 1)
    }

    @Test(
        "What Git would write through a link is refused before anything is changed",
        arguments: [
            "index", "objects", "refs", "logs", "refs/heads", "logs/HEAD", "COMMIT_EDITMSG",
        ])
    func link(name: String) throws {
        let made = try tool.shell(
            "cp -a '.git/\(name)' '\(outside.path)/moved' && rm -rf '.git/\(name)' && "
                + "ln -s '\(outside.path)/moved' '.git/\(name)' && (cd '\(outside.path)' && find moved -type f | sort | xargs cksum)"
        )
        let before = try folder.snapshot()
        let run = try apply()
        #expect(run.status == 2)
        #expect(run.output.contains("is a symbolic link"), "\(run.output)")
        #expect(try folder.snapshot() == before)
        let after = try tool.shell(
            "cd '\(outside.path)' && find moved -type f | sort | xargs cksum")
        #expect(after.output == made.output)
    }

    @Test func aFolderOfGitThatNamesAnotherIsRefused() throws {
        try outside.write([], to: "other/README")
        try outside.git("init", "-q", "other")
        try folder.write(Array("\(outside.path)/other/.git\n".utf8), to: ".git/commondir")
        let before = try folder.snapshot()
        for option in ["--commit-per-step", "--allow-dirty"] {
            let run = try tool.shell("\"$0\" apply \(option)")
            #expect(run.status == 2)
            #expect(run.output.contains("names another one ('commondir')"))
            #expect(try folder.snapshot() == before)
        }
    }

    @Test(
        "While Git is in the middle of something nothing is committed",
        arguments: ["sequencer/todo", "rebase-apply/applying", "MERGE_HEAD", "BISECT_START"])
    func underWay(mark: String) throws {
        try folder.write([], to: ".git/" + mark)
        let run = try apply()
        #expect(run.status == 2)
        #expect(run.output.contains("is under way"))
        #expect(try folder.git("diff", "--stat").output == "")
    }

    @Test(
        "A new file that Git ignores is said before anything is written",
        arguments: ["file", "info", "folder"])
    func ignored(how: String) throws {
        let pattern = how == "folder" ? "App/*\n!App/*Delegate.swift\n" : "MainApp.swift\n"
        try folder.write(
            Array(pattern.utf8), to: how == "info" ? ".git/info/exclude" : ".gitignore")
        let run = try apply()
        #expect(run.status == 2)
        #expect(run.output.contains("App/MainApp.swift: would be made, and Git ignores it"))
        #expect(folder.read("App/MainApp.swift") == nil)
        #expect(try tool.shell("\"$0\" apply --allow-dirty").status == 0)
    }

    @Test(
        "A pipe that Git would wait for is refused at once",
        arguments: [
            ".gitattributes", "App/.gitattributes", "App/.gitignore", ".git/HEAD", ".git/config",
            ".git/index", ".git/packed-refs", ".git/info/exclude", ".git/refs/heads/x",
            ".git/objects/pack/pack-1.idx", ".git/objects/12/3456", ".git/sharedindex.1",
        ])
    func pipe(name: String) throws {
        _ = try tool.shell("mkdir -p \"$(dirname '\(name)')\"; rm -f '\(name)'; mkfifo '\(name)'")
        let clock = ContinuousClock()
        let time = try clock.measure {
            let run = try apply()
            #expect(run.status == 2)
            #expect(run.output.contains("is not a file but a device, a pipe or a socket"))
        }
        #expect(time < .seconds(15))
    }

    @Test(
        "A pipe that a configuration names is not waited for",
        arguments: ["core.attributesFile", "core.excludesFile", "include.path", "includeIf"],
        ["absolute", "relative"])
    func configuredPipe(key: String, how: String) throws {
        _ = try tool.shell("mkfifo pipe '\(outside.path)/pipe'")
        let isInclude = key.hasPrefix("include")
        let path = how == "absolute" ? outside.path + "/pipe" : isInclude ? "../pipe" : "pipe"
        let config = String(decoding: folder.read(".git/config") ?? [], as: UTF8.self)
        let section = key == "includeIf" ? "[includeIf \"gitdir:**\"]\n\tpath" : nil
        let parts = key.split(separator: ".")
        let lines = "\(section ?? "[\(parts[0])]\n\t\(parts.last ?? "")") = \"\(path)\" ; it\n"
        try folder.write(Array((config + lines).utf8), to: ".git/config")
        let clock = ContinuousClock()
        let time = try clock.measure {
            let run = try apply()
            if isInclude {
                #expect(run.status == 2)
                #expect(run.output.contains("/pipe' is not a file but a device"), "\(run.output)")
            } else {
                #expect(run.status == 0, "\(run.output)")
                #expect(try commitCount() == 2)
            }
        }
        #expect(time < .seconds(15))
    }

    @Test("Files that a configuration names are read as before")
    func configuredFiles() throws {
        try outside.write(Array("MainApp.swift\n".utf8), to: "ignored")
        try outside.write(
            Array("[core]\n\texcludesFile = \(outside.path)/ignored\n".utf8), to: "more")
        try folder.git("config", "include.path", outside.path + "/more")
        let run = try apply()
        #expect(run.status == 2)
        #expect(run.output.contains("would be made, and Git ignores it"), "\(run.output)")
    }

    @Test("A branch that is only another name is not written through")
    func symbolicBranch() throws {
        _ = try tool.shell(
            """
            mkdir '\(outside.path)/refs' && ln -s '\(outside.path)/refs' .git/refs/tags/out
            cp ".git/$(git symbolic-ref HEAD)" '\(outside.path)/refs/x'
            echo 'ref: refs/tags/out/x' >".git/$(git symbolic-ref HEAD)"
            """)
        let before = outside.read("refs/x")
        let run = try apply()
        #expect(run.status == 2)
        #expect(run.output.contains("is only another name of a branch"), "\(run.output)")
        #expect(outside.read("refs/x") == before)
        #expect(before != nil)
    }

    @Test(
        "What other commands of Git would run is not run either",
        arguments: [
            "commit.gpgSign=true\0gpg.program", "gpg.format=ssh\0gpg.ssh.program",
            "gpg.format=x509\0gpg.x509.program", "merge.evil.name=x\0merge.evil.driver",
            "trailer.x.key=X\0trailer.x.command", "trailer.x.key=X\0trailer.x.cmd",
            "pager.config=true\0pager.update-index", "core.commitGraph=true\0core.gitProxy",
            "log.showSignature=true\0diff.evil.textconv", "gc.auto=1\0gc.recentObjectsHook",
            "core.fsmonitor=true\0fsmonitor.socketDir", "core.bare=true\0core.sshCommand",
        ])
    func otherProgram(keys: String) throws {
        let parts = keys.split(separator: "\0")
        let first = parts[0].split(separator: "=", maxSplits: 1)
        try outside.write(Array("#!/bin/sh\ntouch '\(outside.path)/ran'\n".utf8), to: "program")
        _ = try tool.shell(
            "chmod +x '\(outside.path)/program'; echo '* merge=evil diff=evil' >.git/info/attributes"
        )
        try folder.git("config", String(first[0]), String(first[1]))
        try folder.git("config", String(parts[1]), outside.path + "/program")
        let run = try apply()
        #expect(outside.read("ran") == nil, "\(run.output)")
        #expect([0, 2].contains(run.status), "\(run.output)")
    }
}
