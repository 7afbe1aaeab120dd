import LifecycleMigration
import ProjectModel
import Testing

@testable import CommandLineInterface

struct ArgumentParserTests {
    private func parse(
        _ arguments: String..., existing: Set<String> = [".", "App"]
    ) throws -> Invocation {
        try ArgumentParser.parse(arguments) { existing.contains($0) }
    }

    private func failure(_ arguments: String...) -> UsageError? { failure(arguments) }

    private func failure(_ arguments: [String]) -> UsageError? {
        do {
            _ = try ArgumentParser.parse(arguments) { _ in false }
            return nil
        } catch {
            return error
        }
    }

    @Test func withoutArgumentsTheCurrentFolderIsPlanned() throws {
        let invocation = try parse()
        #expect(invocation.command == .plan)
        #expect(invocation.paths == ["."])
    }

    @Test func aFirstWordThatIsNoCommandIsAPath() throws {
        let invocation = try parse("App", "apply")
        #expect(invocation.command == .plan)
        #expect(invocation.paths == ["App", "apply"])
    }

    @Test func optionsMayStandInFrontOfTheCommand() throws {
        let invocation = try parse("--quiet", "apply", "App", "--allow-dirty")
        #expect(invocation.command == .apply)
        #expect(invocation.paths == ["App"])
        #expect(invocation.detail == .quiet)
        #expect(invocation.allowsDirty)
    }

    @Test func aValueStandsBehindASpaceOrAnEqualsSign() throws {
        let invocation = try parse(
            "--target", "A", "--target=B=C", "--platform", "macos", "--jobs=3")
        #expect(invocation.migration.targets == ["A", "B=C"])
        #expect(invocation.migration.platforms == [.macos])
        #expect(invocation.jobs == 3)
    }

    @Test func everythingBehindTwoDashesIsAPath() throws {
        let invocation = try parse("plan", "--", "--quiet", "-x", "--")
        #expect(invocation.paths == ["--quiet", "-x", "--"])
        #expect(invocation.detail == .normal)
        #expect(try parse("--", "apply").command == .plan)
    }

    @Test(arguments: [
        (["--raise-deployment-target"], DeploymentTargetPolicy.raiseToMinimum, ["."]),
        (["--raise-deployment-target", "."], .raiseToMinimum, ["."]),
        (["--raise-deployment-target", "App"], .raiseToMinimum, ["App"]),
        (["--raise-deployment-target", "16"], .raise(to: VersionNumber(16)), ["."]),
        (["--raise-deployment-target", "15.0", "App"], .raise(to: VersionNumber(15)), ["App"]),
        (["--raise-deployment-target=17.4"], .raise(to: VersionNumber(17, 4)), ["."]),
        (["--raise-deployment-target", "2024"], .raiseToMinimum, ["2024"]),
        (["--raise-deployment-target", "--quiet"], .raiseToMinimum, ["."]),
        (["--raise-deployment-target", "plan", "App"], .raiseToMinimum, ["App"]),
        (
            ["--raise-deployment-target", "ios=15.0,macos=12.0", "App"],
            .raiseEach([.ios: VersionNumber(15), .macos: VersionNumber(12)]), ["App"]
        ),
        (
            ["--raise-deployment-target=visionos=1"], .raiseEach([.visionos: VersionNumber(1)]),
            ["."]
        ),
    ])
    func theVersionOfADeploymentTargetIsOptional(
        arguments: [String], policy: DeploymentTargetPolicy, paths: [String]
    ) throws {
        let invocation = try ArgumentParser.parse(arguments) { [".", "App", "2024"].contains($0) }
        #expect(invocation.migration.deploymentTarget == policy)
        #expect(invocation.paths == paths)
    }

    @Test(arguments: [
        (["aply"], "apply"), (["exlpain"], "explain"), (["--fromat", "json"], "--format"),
        (["--allow_dirty"], "--allow-dirty"), (["--format", "jsno"], "json"),
        (["--format=JSON"], "json"), (["--platform", "iso"], "ios"),
        (["--color", "alway"], "always"),
    ])
    func aMistypedWordIsSuggested(arguments: [String], suggestion: String) {
        #expect(failure(arguments)?.suggestion == suggestion)
    }

    @Test func wrongUsageIsNamed() {
        #expect(failure("--format")?.reason == "'--format' needs a value, NAME")
        #expect(failure("--quiet=yes")?.reason.contains("takes no value") == true)
        #expect(failure("--jobs", "0")?.reason.contains("above 0") == true)
        #expect(failure("--raise-deployment-target=x")?.reason.contains("version") == true)
        #expect(failure("--raise-deployment-target", "1.2.3.4")?.reason.contains("version") == true)
        for words in [
            ["--raise-deployment-target", "abc"], ["plan", "--raise-deployment-target", "abc"],
        ] {
            #expect(
                failure(words)?.reason.hasPrefix("'abc' is neither a version nor a path") == true)
        }
        #expect(failure("--exclude", "[a")?.reason.contains("not a pattern") == true)
        #expect(failure("--to", "scene")?.suggestion == "scenes")
        #expect(failure("--to", "swiftu")?.suggestion == "swiftui")
        #expect(failure("--diff", "--format=json")?.reason.contains("'--output'") == true)
        #expect(failure("--hide", "*.swift")?.reason.contains("'--diff'") == true)
        #expect(failure("explain", "a", "b")?.reason.contains("one ID") == true)
        #expect(failure("-x")?.reason == "unknown option '-x'")
        #expect(failure("undo", "--allow-dirty")?.reason.contains("belongs to 'apply'") == true)
        #expect(failure("plan", "")?.reason == "a PATH is empty")
    }

    @Test func lettersStandForOptions() throws {
        #expect(try parse("-q").detail == .quiet)
        #expect(try parse("-v").detail == .verbose)
        #expect(try parse("--to", "swiftui", "a").paths == ["a"])
        let dryRun = try parse("apply", "-n", "--allow-dirty", "a")
        #expect(dryRun.command == .plan)
        #expect(dryRun.paths == ["a"])
    }

    @Test(arguments: [(["help"], nil), (["help", "scan"], Command.scan), (["-h"], nil)])
    func helpIsAWordToo(arguments: [String], command: Command?) throws {
        let invocation = try ArgumentParser.parse(arguments) { _ in false }
        #expect(invocation.request == .help)
        #expect((invocation.namesCommand ? invocation.command : nil) == command)
    }

    @Test func aFolderNamedHelpIsPlanned() throws {
        #expect(try parse("help", existing: ["help"]).paths == ["help"])
    }

    @Test func aWordThatLooksLikeAPathIsNeverTakenForAMistypedCommand() throws {
        #expect(try parse("./aply").paths == ["./aply"])
        #expect(try parse("aply", existing: ["aply"]).paths == ["aply"])
        #expect(try parse("somewhere").paths == ["somewhere"])
    }

    @Test func everyOptionIsDeclaredOnceAndExplained() {
        let names = OptionDeclaration.all.map(\.name)
        #expect(Set(names).count == names.count)
        for option in OptionDeclaration.all {
            #expect(option.name.hasPrefix("--"))
            #expect(!option.help.isEmpty && !option.help.hasSuffix("."))
            #expect(!option.commands.isEmpty)
            for command in option.commands {
                #expect(HelpText.command(command).contains(option.name))
            }
        }
    }

    @Test func eachPartOfTheHelpBeginsBehindAnEmptyLine() {
        for text in [HelpText.tool] + Command.allCases.map(HelpText.command) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (line, next) in zip(lines, lines.dropFirst())
            where next.hasPrefix("Usage: ") || !next.hasPrefix(" ") && next.hasSuffix(":") {
                #expect(line.isEmpty, "\(next)")
            }
        }
        #expect(HelpText.tool.contains("takes.\n\nExit status:"))
    }

    @Test func theHelpFitsEightyColumns() {
        let texts = [HelpText.tool] + Command.allCases.map(HelpText.command)
        for line in texts.joined().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
}
