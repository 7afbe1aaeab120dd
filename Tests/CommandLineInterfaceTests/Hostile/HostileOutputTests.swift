import CommandLineInterface
import Foundation
import Testing

/// `--output`, standard output and journals that lead out of a repository.
struct HostileOutputTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        outside = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
        try folder.writeSmallApp()
        try folder.commitAll()
        try outside.write(Array("mine\n".utf8), to: "home/file")
    }

    @Test(
        "A report goes to no file of Git's, through no link, and into no pipe",
        arguments: [
            (":", ".git/config"), (":", ".git/new"), (":", ".GIT/config"),
            ("mkdir x", "x/../.git/config"),
            ("ln -s \"$H/file\" r", "r"), ("ln -s \"$H\" r", "r/file"), ("ln -s \"$H/new\" r", "r"),
            ("mkfifo r", "r"), ("ln -s .git r", "r/config"), ("ln .git/config r", "r"),
            ("git init -q --bare b", "b/config"), ("ln -s /dev/zero r", "r"),
            ("mkdir -p sub/.git", "sub/.git/report"), ("mkdir sub", "sub/.git"),
        ])
    func output(preparation: String, name: String) throws {
        _ = try tool.shell("H='\(outside.path)/home'; \(preparation)")
        let config = folder.read(".git/config")
        let run = try tool.shell("\"$0\" plan --output '\(name)' .")
        #expect(run.status == 2, "\(run.output)")
        #expect(folder.read(".git/config") == config)
        #expect(outside.read("home/file") == Array("mine\n".utf8))
        #expect(outside.read("home/new") == nil)
    }

    @Test(
        "A report goes where the user's own links lead",
        arguments: ["report.txt", "../\u{6F}ut/report.txt", "/dev/stdout", "/dev/null"])
    func innocentOutput(name: String) throws {
        _ = try tool.shell("mkdir -p sub && ln -s '\(outside.path)/home' '\(outside.path)/link'")
        let name = name.hasPrefix("..") ? outside.path + "/link/report.txt" : name
        #expect(try tool.shell("\"$0\" plan --output '\(name)' .").status == 0)
    }

    #if os(Linux)
        @Test func aFullOutputSaysThatFilesAreChanged() throws {
            let apply = try tool.shell("\"$0\" apply >/dev/full")
            #expect(apply.status == 2)
            #expect(apply.output.contains("the apply itself is done: 2 files were changed"))
            let undo = try tool.shell("\"$0\" undo >/dev/full")
            #expect(undo.output.contains("the undo itself is done: 2 files were put back"))
            #expect(try folder.git("status", "--porcelain").output == "")
        }

        @Test func aThreadThatCannotStartIsDoneWithout() throws {
            let run = try tool.shell("ulimit -v 600000; timeout 60 \"$0\" plan --jobs 150")
            #expect(run.status == 0, "\(run.output)")
        }
    #endif

    @Test func aChildInTheBackgroundIsNotWaitedFor() throws {
        let clock = ContinuousClock()
        let time = try clock.measure {
            let run = try tool.shell("\"$0\" apply --verify-with 'sleep 45 & true' >/dev/null 2>&1")
            #expect(run.status == 0)
        }
        #expect(time < .seconds(30))
    }

    @Test(
        "A link in the store is never followed",
        arguments: ["1.new", "12.old", "1.old", "commit.new"],
        [".git/sceneshift", ".sceneshift"])
    func linkInTheStore(name: String, store: String) throws {
        if store == ".sceneshift" { _ = try tool.shell("rm -rf .git") }
        _ = try tool.shell(
            "mkdir -p \(store) && chmod 700 \(store) && ln -s '\(outside.path)/home' \(store)/\(name)"
        )
        for command in ["apply --allow-no-vcs", "undo", "undo --forget"] {
            _ = try tool.shell("\"$0\" \(command)")
            #expect(outside.read("home/file") == Array("mine\n".utf8), "\(command)")
            let names = try FileManager.default.contentsOfDirectory(atPath: outside.path + "/home")
            #expect(names == ["file"])
        }
    }

    @Test(
        "A project that is a link to outside is not passed over",
        arguments: ["A.xcodeproj", "A.xcodeproj/project.pbxproj"])
    func projectElsewhere(name: String) throws {
        _ = try tool.shell(
            "mkdir -p A.xcodeproj; rmdir '\(name)' 2>/dev/null; ln -s '\(outside.path)/home' '\(name)'"
        )
        let run = try tool.shell("\"$0\" plan")
        #expect(
            run.output.contains("is a symbolic link that leads out of the folder"), "\(run.output)")
        #expect(!run.output.contains("(ios): migrate"))
    }
}
