import Foundation
import Testing

@testable import AppFacts
@testable import CommandLineInterface

/// The scripts that `completions` prints: what they hold, and what bash makes of its own.
struct CompletionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            Array(CompletionScript.text(for: .bash).utf8), to: "sceneshift.bash")
    }

    private func shell(_ program: String, _ arguments: [String], input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let (written, read) = (Pipe(), Pipe())
        process.standardInput = written
        process.standardOutput = read
        process.standardError = read
        try process.run()
        try written.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try written.fileHandleForWriting.close()
        let output = try read.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    private static func has(_ program: String) -> Bool {
        ["/bin/", "/usr/bin/"].contains {
            FileManager.default.isExecutableFile(atPath: $0 + program)
        }
    }

    @Test("Each command, option and word that can be chosen stands in each script")
    func words() {
        for shell in CompletionShell.allCases {
            let script = CompletionScript.text(for: shell)
            for command in Command.allCases {
                #expect(script.contains(command.rawValue), "\(shell): \(command)")
            }
            for option in OptionDeclaration.all {
                let name = shell == .fish ? "-l " + option.name.dropFirst(2) : option.name
                #expect(script.contains(name), "\(shell): \(option.name)")
            }
            for words in [
                "swiftui scenes", "ios tvos visionos maccatalyst macos watchos",
                "notifications scene-phase", "auto always never", "bash zsh fish",
                FindingID.allCases.map(\.rawValue).joined(separator: " "),
            ] { #expect(script.contains(words), "\(shell): \(words)") }
            #expect(!script.contains("\t"))
        }
    }

    @Test("The script for fish says what it is, and its code begins behind an empty line")
    func heading() {
        let script = CompletionScript.text(for: .fish)
        #expect(
            script.hasPrefix(
                """
                # Completions for fish, printed by 'sceneshift completions fish'.

                function __sceneshift_command

                """))
    }

    @Test("What may be chosen is what the parser takes, for each command")
    func choicesAreTheParsers() throws {
        for command in CompletionTable().commands {
            guard let named = Command(rawValue: command.word.text) else { continue }
            for option in command.options {
                guard case .word(let words)? = option.value?.kind else { continue }
                for word in words {
                    let arguments = [named.rawValue, "\(option.name)=\(word)"]
                    #expect(throws: Never.self, "\(arguments)") {
                        try ArgumentParser.parse(
                            arguments + (named == .completions ? ["bash"] : [])
                        ) { _ in false }
                    }
                }
            }
        }
        let formats = CompletionTable().commands.map { command in
            command.options.first { $0.name == "--format" }?.value?.kind
        }
        let all = ReportFormat.allCases.map(\.rawValue)
        #expect(formats[0] == .word(among: all.filter { $0 != "csv" }))
        #expect(formats[3] == .word(among: all))
    }

    @Test(
        "bash: what its function finds",
        .enabled(if: Self.has("bash")),
        arguments: [
            (["pl"], "plan"), (["--to", ""], "swiftui scenes"), (["--to", "=", "sc"], "scenes"),
            (["--to", "="], "swiftui scenes"), (["apply", "--format", "c"], ""),
            (["scan", "--format", "c"], "csv"), (["--to", "plan", "apply", "--mar"], "--mark"),
            (["explain", "root-w"], "root-window-owner"), (["Notes", "--che"], "--check"),
            (["apply", "--che"], ""), (["--", "--che"], ""), (["--target", ""], ""),
            (["--raise-deployment-target", "15.0", "apply", "--mar"], "--mark"),
            (["--raise-deployment-target", "apply", "--mar"], "--mark"),
            (["completions", ""], "bash zsh fish"), (["help", "un"], "undo"),
        ])
    func bashFunction(words: [String], found: String) throws {
        let quoted = (["sceneshift"] + words).map { "'\($0)'" }.joined(separator: " ")
        let output = try shell(
            "bash", ["--norc"],
            input: """
                source ./sceneshift.bash
                COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count)
                _sceneshift
                echo "${COMPREPLY[*]}"

                """)
        #expect(output == found + "\n")
    }

    #if os(Linux)
        @Test(
            "bash on a terminal: words, values behind '=' and folders",
            .enabled(if: Self.has("bash") && Self.has("script")))
        func bashOnTerminal() throws {
            try folder.write([], to: "My App/Notes.swift")
            try folder.write([], to: "My notes.txt")
            let output = try shell(
                "script", ["-qec", "bash --norc --noprofile -i", "/dev/null"],
                input: """
                    source ./sceneshift.bash; sceneshift() { printf '<%s>' got "$@"; echo; }
                    sceneshift pl\t --to=sc\t --config My\\ n\t
                    sceneshift appl\t My\t
                    exit

                    """)
            #expect(
                output.contains("<got><plan><--to=scenes><--config><My notes.txt>"), "\(output)")
            #expect(output.contains("<got><apply><My App/>"), "\(output)")
        }
    #endif

    @Test("A shell that is not known is named, with the nearest one")
    func unknownShell() async throws {
        let run = try await ToolRun("completions", "zhs", in: folder)
        #expect(run.status == .usage)
        #expect(run.errors.contains("'completions' takes bash, zsh or fish, not 'zhs'"))
        #expect(run.errors.contains("did you mean 'zsh'?"))
        #expect(try await ToolRun("completions", in: folder).status == .usage)
        #expect(try await ToolRun("completions", "bash", "zsh", in: folder).status == .usage)
        #expect(try await ToolRun("completions", "--help", in: folder).status == .success)
        let bash = try await ToolRun("completions", "bash", in: folder)
        #expect(Array(bash.output.utf8) == folder.read("sceneshift.bash"))
    }
}
