import LifecycleMigration
import Testing

/// The steps for apps that start from Objective-C.
@Suite struct ObjectiveCStepTests {
    private static func plan(main: String, delegate: String, swift: String = "") -> ApplicationPlan?
    {
        let sources = ["main.m": main, "AppDelegate.m": delegate, "Screen.swift": swift]
        let app = SharedProject.App(name: "Notes", sources: sources.keys.sorted())
        return SharedProject([app], sources: sources).app("Notes")
    }

    private static let main = """
        int main(int argc, char *argv[]) {
            return UIApplicationMain(argc, argv, nil, @"AppDelegate");
        }

        """

    private static func steps(_ plan: ApplicationPlan?) -> [String] {
        (plan?.findings ?? []).filter { $0.step != nil }.compactMap { finding in
            finding.place.map { "\(finding.id.rawValue) \($0.path):\($0.position.line)" }
        }
    }

    @Test("Comments, strings, methods of other classes and empty callbacks are no steps")
    func lookAlikes() {
        let delegate = """
            // @implementation AppDelegate
            #define SHOW [self.window makeKeyAndVisible]
            @implementation Other
            - (void)applicationDidBecomeActive:(UIApplication *)application { [self work]; }
            @end
            @implementation AppDelegate
            /* - (void)applicationWillResignActive:(UIApplication *)application { [self work]; } */
            - (void)applicationDidEnterBackground:(UIApplication *)application { }
            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                return NO;
            }
            - (void)log { NSLog(@"window.rootViewController = nil"); if (self.window.rootViewController == nil) {} }
            @end

            """
        let plan = Self.plan(main: Self.main, delegate: delegate)
        #expect(plan?.outcome == .refuse)
        #expect(plan?.findings.first?.id == .entryObjectiveC)
        #expect(
            Self.steps(plan) == ["entry-objective-c main.m:2", "entry-objective-c AppDelegate.m:6"])
    }

    @Test("Steps come in the order of the work, across files")
    func order() {
        let delegate = """
            @implementation AppDelegate
            - (void)applicationDidBecomeActive:(UIApplication *)application { [self work]; }
            - (BOOL)application:(UIApplication *)application
                didFinishLaunchingWithOptions:(NSDictionary *)options {
                [self.window setRootViewController:[Screen new]];
                return YES;
            }
            @end

            """
        let swift = "import UIKit\nlet one = (UIApplication.shared.delegate as! AppDelegate)\n"
        let plan = Self.plan(main: Self.main, delegate: delegate, swift: swift)
        #expect(
            Self.steps(plan) == [
                "entry-objective-c main.m:2", "entry-objective-c AppDelegate.m:1",
                "root-window-owner AppDelegate.m:5", "callback-active-state AppDelegate.m:2",
                "delegate-cast Screen.swift:2",
            ])
        #expect(plan?.findings.compactMap(\.step) == [1, 2, 3, 4, 5])
    }

    @Test(
        "Broken code costs no time and no crash",
        arguments: ["(", "[", "{", "- (void)a:(", "\"", "/*"])
    func broken(_ text: String) {
        let delegate = "@implementation AppDelegate\n" + String(repeating: text, count: 50_000)
        let main = Self.main + String(repeating: "UIApplicationMain(", count: 50_000)
        #expect(Self.plan(main: main, delegate: delegate)?.outcome == .refuse)
    }
}
