import LifecycleMigration
import Testing

/// Apps with a delegate in Swift that a `main` function in Objective-C starts.
@Suite struct ObjectiveCStartTests {
    private static let delegate = PlainDelegate.source(entry: "")

    private static func main(
        _ delegate: String, application: String = "nil", before: String = "", head: String = ""
    ) -> String {
        """
        #import <UIKit/UIKit.h>
        \(head)
        int main(int argc, char * _Nonnull argv[]) {
            @autoreleasepool {
                \(before)
                return UIApplicationMain(argc, argv, \(application), \(delegate));
            }
        }

        """
    }

    private static func project(
        _ main: String, delegate: String = delegate, more: [String: String] = [:],
        file: String = "main.m"
    ) -> SharedProject {
        let sources = [file: main, "AppDelegate.swift": delegate].merging(more) { $1 }
        let app = SharedProject.App(
            name: "Notes", sources: sources.keys.filter { !$0.hasSuffix(".h") }.sorted())
        return SharedProject([app], sources: sources)
    }

    private static func expectGone(_ project: SharedProject, _ note: Comment) {
        let app = project.app("Notes")
        #expect(app?.outcome == .migrate, "\(note): \(app?.reason ?? "")")
        #expect(app?.edit.changes["main.m"] == .delete, note)
        #expect(project.sources(of: "Notes").contains("main.m") == false, note)
        #expect(project.text("NotesApp.swift")?.contains("@main\nstruct NotesApp") == true, note)
        #expect(app?.entryPoint?.kind == .objectiveCMain, note)
    }

    private static let byClass = "NSStringFromClass([AppDelegate class])"

    @Test(
        "A file with nothing but the call goes, however the class is named",
        arguments: [
            byClass, "NSStringFromClass(AppDelegate.class)", "@\"Notes.AppDelegate\"",
        ])
    func named(argument: String) {
        Self.expectGone(Self.project(Self.main(argument)), Comment(rawValue: argument))
    }

    @Test(
        "Locals, an application class that is UIKit's own, imports and forward declarations are no work",
        arguments: [
            "NSString *name = NSStringFromClass([AppDelegate class]);|name|nil",
            "NSString * const name = @\"Notes.AppDelegate\";|name|NULL",
            "NSString *name; name = NSStringFromClass(AppDelegate.class);|name|@\"UIApplication\"",
            "|NSStringFromClass([AppDelegate class])|NSStringFromClass([UIApplication class])",
        ])
    func locals(shape: String) {
        let parts = shape.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let main = Self.main(
            parts[1], application: parts[2], before: parts[0],
            head:
                "@import Foundation;\n#import \"Notes-Swift.h\"\n@class AppDelegate;\n#pragma mark - Start"
        )
        Self.expectGone(Self.project(main), Comment(rawValue: shape))
    }

    @Test("A status in a local and no pool")
    func status() {
        let main = """
            int main(int argc, char **argv)
            {
                int status = UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
                return status;
            }
            """
        Self.expectGone(Self.project(main), "status")
    }

    @Test("The name that a class is written to have in Objective-C is the one that counts")
    func writtenName() {
        let delegate = Self.delegate.replacing(
            "class AppDelegate", with: "@objc(NTSDelegate) class AppDelegate")
        for argument in ["NSStringFromClass([NTSDelegate class])", "@\"NTSDelegate\""] {
            Self.expectGone(
                Self.project(Self.main(argument), delegate: delegate), Comment(rawValue: argument))
        }
        let wrong = Self.project(Self.main("@\"Notes.AppDelegate\""), delegate: delegate)
        #expect(wrong.app("Notes")?.outcome == .refuse)
        #expect(
            wrong.app("Notes")?.reason
                == "the app starts from Objective-C with the class 'Notes.AppDelegate', and 'AppDelegate' is 'NTSDelegate' to the runtime"
        )
    }

    @Test("A name without its module finds no class")
    func bareName() {
        let app = Self.project(Self.main("@\"AppDelegate\"")).app("Notes")
        #expect(
            app?.reason
                == "the app starts from Objective-C with the class 'AppDelegate', and 'AppDelegate' is 'Notes.AppDelegate' to the runtime"
        )
    }

    @Test(
        "What else the file does is told by its lines, and each is a step",
        arguments: [
            (main(byClass, before: "setenv(\"A\", \"1\", 1);"), [5]),
            (
                main(byClass, before: "signal(SIGPIPE, SIG_IGN);", head: "static int count;"),
                [2, 5]
            ),
            (
                main(
                    byClass,
                    head: "__attribute__((constructor)) static void early(void) { work(); }"), [2]
            ),
            (main(byClass, head: "@implementation Other\n+ (void)load { work(); }\n@end"), [2]),
            (main(byClass, head: "#define UIApplicationMain(a, b, c, d) start(a, b)"), [2]),
            (main(byClass, before: "\n#if DEBUG\n        return 1;\n#endif"), [6, 7]),
            (main(byClass, before: "if (argc > 1) { return 1; } else { work(); }"), [5]),
            (main(byClass, before: "argc = 1;"), [5]),
            (main("name()"), []),
        ])
    func work(main: String, lines: [Int]) {
        let plan = Self.project(main, delegate: Self.delegate).app("Notes")
        #expect(plan?.outcome == .refuse)
        #expect(plan?.edit.isEmpty == true)
        #expect(plan?.findings.first { $0.severity == .error }?.id == .entryObjectiveC)
        let steps = (plan?.findings ?? []).filter { $0.step != nil }
        if !lines.isEmpty {
            #expect(steps.dropLast().compactMap(\.place?.position.line) == lines, "\(main)")
            #expect(
                plan?.reason?.hasSuffix(lines.map(String.init).joined(separator: ", ")) == true)
        }
    }

    @Test("Two calls, of which one is a test's, are work")
    func twoCalls() {
        let main = Self.main(
            Self.byClass,
            before:
                "if (NSClassFromString(@\"XCTestCase\")) { return UIApplicationMain(argc, argv, nil, nil); }"
        )
        #expect(Self.project(main).app("Notes")?.outcome == .refuse)
    }

    @Test("An application class of the app's own is refused for that")
    func applicationClass() {
        let app = Self.project(
            Self.main(Self.byClass, application: "NSStringFromClass([Stage class])"),
            more: ["Stage.swift": "import UIKit\nclass Stage: UIApplication {}\n"]
        ).app("Notes")
        #expect(app?.findings.first { $0.severity == .error }?.id == .entryApplicationSubclass)
        #expect(app?.findings.first { $0.severity == .error }?.place?.path == "Stage.swift")
    }

    @Test(
        "Where the class isn't sure, nothing is done",
        arguments: [
            (
                main(byClass), delegate,
                ["AppDelegate.m": "@implementation AppDelegate\n@end\n"]
            ),
            (
                main(byClass, head: "#import \"Start.h\""), delegate,
                ["Start.h": "@interface AppDelegate : NSObject\n@end\n"]
            ),
            (main(byClass, head: "@import Core;"), delegate, [:]),
            (main(byClass, head: "#import <Core/Core-Swift.h>"), delegate, [:]),
            (main(byClass), "#if DEBUG\n\(delegate)\n#endif\n", [:]),
            (main(byClass), delegate, ["other.m": main(byClass)]),
        ])
    func unsure(main: String, delegate: String, more: [String: String]) {
        let app = Self.project(main, delegate: delegate, more: more).app("Notes")
        #expect(app?.outcome == .refuse)
        #expect(app?.findings.first { $0.severity == .error }?.id == .entryObjectiveC)
        #expect(app?.edit.isEmpty == true)
    }

    @Test("Comments that say something are named, and those of the template are not")
    func comments() {
        let own = Self.project(Self.main(Self.byClass, before: "// The stand has no keyboard."))
        #expect(
            own.app("Notes")?.findings.first { $0.id == .commentLost }?.message
                == "lines that go take comments along: 'The stand has no keyboard.'")
        let template = Self.project(
            Self.main(
                Self.byClass,
                before: "// Setup code that might create autoreleased objects goes here."))
        #expect(template.app("Notes")?.findings.contains { $0.id == .commentLost } == false)
    }

    @Test(
        "A file that starts the app stays where a target that is no app compiles it, too",
        arguments: ["main.m", "main.swift"])
    func otherTarget(file: String) {
        let call =
            "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"AppDelegate\")"
        let sources = [
            file: file == "main.m" ? Self.main(Self.byClass) : "import UIKit\n\(call)\n",
            "AppDelegate.swift": Self.delegate,
        ]
        let app = SharedProject.App(name: "Notes", sources: sources.keys.sorted())
        var tool = SharedProject.App(name: "Tool", sources: [file])
        #expect(SharedProject([app], sources: sources).app("Notes")?.outcome == .migrate)
        tool.product = "framework"
        let shared = SharedProject([app, tool], sources: sources).app("Notes")
        #expect(shared?.outcome == .refuse)
        #expect(shared?.reason?.contains("is compiled for 'Tool', too") == true)
    }

    @Test("A file of two apps goes where both move, and stays where one does not")
    func shared() {
        let sources = [
            "main.m": Self.main(Self.byClass), "A/AppDelegate.swift": Self.delegate,
            "B/AppDelegate.swift": Self.delegate,
        ]
        let apps = ["A", "B"].map {
            SharedProject.App(name: $0, sources: ["main.m", "\($0)/AppDelegate.swift"])
        }
        let both = SharedProject(apps, sources: sources)
        for name in ["A", "B"] {
            #expect(both.app(name)?.outcome == .migrate, "\(both.app(name)?.reason ?? "")")
            #expect(both.sources(of: name).contains("main.m") == false)
            #expect(both.sources(of: name).contains { $0.hasSuffix("App.swift") } == true)
        }
        var unlike = sources
        unlike["B/AppDelegate.swift"] = Self.delegate.replacing(
            "class AppDelegate", with: "class Other")
        let one = SharedProject(apps, sources: unlike)
        for name in ["A", "B"] {
            #expect(one.app(name)?.outcome == .refuse)
            #expect(one.sources(of: name).contains("main.m") == true)
        }
    }
}
