import CommandLineInterface
import Testing

/// What is asked for and is nowhere is an error, not an empty report.
struct SelectionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("Notes")
        try folder.writeApp("Mail")
        try folder.commitAll()
    }

    @Test(arguments: [
        (["--target", "Note"], "'--target Note' names no app", "did you mean 'Notes'?"),
        (["--target", "notes"], "'--target notes' names no app", "did you mean 'Notes'?"),
        (["--target", "Calendar"], "'--target Calendar' names no app", "there is: Mail, Notes"),
        (["--platform", "tvos"], "'--platform tvos' is that of no app", "there is: ios"),
        (["--exclude", "Nodes"], "'--exclude Nodes' matches nothing", "did you mean 'Notes'?"),
        (["--exclude", "/a/b"], "'--exclude /a/b' matches nothing", "counts from PATH"),
    ])
    func whatIsNowhereIsNamed(arguments: [String], error: String, help: String) async throws {
        for command in ["plan", "apply", "scan"] {
            let before = try folder.snapshot()
            let run = try await ToolRun([command] + arguments, in: folder)
            #expect(run.status == .failure)
            #expect(run.errors.contains(error))
            #expect(run.errors.contains(help))
            #expect(try folder.snapshot() == before)
        }
    }

    @Test func oneOfSeveralPathsIsEnough() async throws {
        try folder.writeApp("a/Calendar")
        try folder.writeApp("b/Contacts", old: "x")
        let options = ["-q", "--target", "Calendar", "--exclude", "Contacts/Old"]
        let found = try await ToolRun(["plan"] + options + ["a", "b"], in: folder)
        #expect(found.status == .success, "\(found.errors)")
    }

    @Test(arguments: ["Pods", "Pods/Kit", ".build", "Notes/App*.swift"])
    func whatIsNeverReadMayBeExcluded(pattern: String) async throws {
        try folder.write([], to: "Pods/Kit/A.swift")
        try folder.write([], to: ".build/A.swift")
        let run = try await ToolRun("plan", "-q", "--exclude", pattern, in: folder)
        #expect(run.status == .success, "\(run.errors)")
    }

    @Test func aFolderWithoutAnAppSaysWhatItHas() async throws {
        try folder.write([], to: "docs/.keep")
        try folder.write(Array("hello\n".utf8), to: "text/a.txt")
        let empty = try await ToolRun("plan", "docs", in: folder)
        #expect(empty.status == .failure)
        #expect(empty.errors.contains("docs: no app found: there is no file in it that is read"))
        let text = try await ToolRun("apply", "text", in: folder)
        #expect(text.status == .failure)
        #expect(text.errors.contains("there is neither a project nor a Swift source"))
        #expect(text.errors.contains("name the top of the repository: '.'"))
    }

    @Test func aPathWithoutAnAppDoesNotStopTheOthers() async throws {
        try folder.write([], to: "docs/.keep")
        let run = try await ToolRun("plan", "-q", "docs", "Notes", in: folder)
        #expect(run.status == .failure)
        #expect(run.output.hasPrefix("1 app: 1 migrate"))
    }

    @Test func aHiddenFileIsLeftOutOfTheViewAndSaidToBe() async throws {
        let run = try await ToolRun("plan", "--diff", "--hide", "*App.swift", "Notes", in: folder)
        #expect(!run.output.contains("NotesApp.swift"))
        #expect(run.output.contains("+++ b/Notes/AppDelegate.swift"))
        #expect(run.errors.contains("1 file is left out of the patch, which is for reading only"))
    }

    @Test func aPatchWithoutALineSaysWhy() async throws {
        try folder.writeApp("Old/App", "refuse")
        let run = try await ToolRun("plan", "--diff", "Old", in: folder)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("there is no change; 'sceneshift plan Old' says why"))
    }

    @Test func servicesCountFromTheTopOfTheRepository() async throws {
        let run = try await ToolRun("plan", "--format", "github", "Notes", in: folder)
        #expect(run.output.contains("file=Notes/AppDelegate.swift"))
        let inner = ToolEnvironment(workingDirectory: folder.path + "/Notes")
        let report = try await ToolRun(
            ["plan", "--format", "github"], in: folder, environment: inner)
        #expect(report.output.contains("file=Notes/AppDelegate.swift"))
    }

    @Test func aDescriptionWithoutItsProjectIsNamed() async throws {
        try folder.write(Array("name: App\n".utf8), to: "gen/App/project.yml")
        let run = try await ToolRun("plan", "gen", in: folder)
        #expect(run.errors.contains("'gen/App/project.yml' describes projects that are not there"))
        #expect(run.errors.contains("xcodegen"))
    }

    @Test(arguments: [
        (["pubspec.yaml"], "flutter create --platforms=ios ."),
        (["capacitor.config.ts"], "npx cap add ios && npx cap sync ios"),
        (["app.config.js", "package.json"], "npx expo prebuild --platform ios"),
    ])
    func whatMakesTheProjectIsNamed(files: [String], command: String) async throws {
        for name in files { try folder.write([], to: "web/" + name) }
        let run = try await ToolRun("plan", "web", in: folder)
        #expect(run.errors.contains("make the app's project with '\(command)'"), "\(run.errors)")
    }

    @Test func aProjectInAPackageIsLeftOutAloud() async throws {
        try folder.write(Array("// swift-tools-version: 5.9\n".utf8), to: "Kit/Package.swift")
        try folder.write([], to: "Kit/Demo/Demo.xcodeproj/project.pbxproj")
        let project = """
            {
                objectVersion = 56;
                rootObject = P;
                objects = {
                    P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
                    G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
                    T = { isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = L;
                        productType = "com.apple.product-type.application"; };
                    L = { isa = XCConfigurationList; buildConfigurations = (C); };
                    C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
                };
            }
            """
        try folder.write(Array(project.utf8), to: "App.xcodeproj/project.pbxproj")
        let run = try await ToolRun("plan", in: folder)
        #expect(
            run.errors.contains("1 project inside a package left out: 'Kit/Demo/Demo.xcodeproj'"))
    }

    @Test func undoTakesBackWhatWasDoneInItsOwnFolder() async throws {
        #expect(try await ToolRun("apply", "Notes", in: folder).status == .success)
        let other = try await ToolRun("undo", "Mail", in: folder)
        #expect(other.output == "Mail: nothing to undo\n")
        let own = try await ToolRun("undo", "Notes/Life", in: folder)
        #expect(own.output.contains("files were put back"))
    }

    @Test(arguments: [("-x", "apply -- -x"), ("a b", "apply 'a b'"), ("plan", "apply plan")])
    func thePrintedCommandWorksWhenItIsPasted(name: String, command: String) async throws {
        try folder.writeApp(name)
        let run = try await ToolRun("plan", "--", name, in: folder)
        #expect(run.output.contains("  sceneshift \(command)\n"))
        let apply = try await ToolRun("apply", "--allow-dirty", "--", name, in: folder)
        #expect(apply.status == .success)
        #expect(apply.output.contains(command.replacing("apply", with: "sceneshift undo")))
    }

    @Test func withoutARepositoryTheCommandSaysSo() async throws {
        let bare = try TemporaryFolder()
        try bare.writeApp("Notes")
        let run = try await ToolRun("plan", in: bare)
        #expect(run.output.contains("sceneshift apply --allow-no-vcs\n"))
    }

    @Test(
        arguments: [
            ("9", "ios 9.0 is below 14.0, the first with SwiftUI's life cycle"),
            ("99", "no SDK is known with ios 99.0: the newest has 27"),
            ("20.1", "there is no ios 20.1"), ("macos=10.15", "macos 10.15 is below 11.0"),
            ("ios=15.0,visionos=9", "there is no visionos 9.0"),
            ("ios=15.0,ios=16.0", "names 'ios' twice"), ("iso=15", "did you mean 'ios'?"),
            ("ios=x", "takes a version such as 15.0, or ios=15.0,macos=12.0, not 'ios=x'"),
        ])
    func aVersionThatNoAppCanHaveIsWrongUsage(version: String, problem: String) async throws {
        try folder.writeApp("Notes")
        let run = try await ToolRun("plan", "--raise-deployment-target=\(version)", in: folder)
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(problem))
        let configuration = "{\"raiseDeploymentTarget\": \"\(version)\"}"
        try folder.write(Array(configuration.utf8), to: "decisions.json")
        let configured = try await ToolRun("plan", "--config", "decisions.json", in: folder)
        #expect(configured.status == .usage)
        #expect(configured.errors.contains(problem))
        let fine = try await ToolRun("plan", "--raise-deployment-target", "15", in: folder)
        #expect(fine.status == .success)
    }

    @Test func aWordInFrontOfAPathIsNoVersion() async throws {
        try folder.writeApp("Notes")
        let run = try await ToolRun("plan", "--raise-deployment-target", "abc", "Notes", in: folder)
        #expect(run.status == .usage)
        #expect(
            run.errors.contains(
                "'abc' is neither a version nor a path: '--raise-deployment-target' takes a version"
            ))
    }

    @Test func aPathThatIsNotThereHasNoSummary() async throws {
        let run = try await ToolRun("plan", "nope", in: folder)
        #expect(run.status == .failure)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("sceneshift: error: nope: no such file or folder\n"))
        try folder.writeApp("Notes")
        let both = try await ToolRun("plan", "nope", "Notes", in: folder)
        #expect(both.output.hasPrefix("nope\n\nfailed: no such file or folder\n\nNotes\n"))
    }

    @Test func helpOfAFindingIsItsPage() async throws {
        let help = try await ToolRun("help", "window-access", in: folder)
        let page = try await ToolRun("explain", "window-access", in: folder)
        #expect(help.status == .success)
        #expect(help.output == page.output)
    }
}
