import LifecycleMigration
import Testing

/// Apps with a delegate in Objective-C that move to UIKit's scenes.
@Suite struct ObjectiveCSceneProjectTests {
    private static let main = """
        int main(int argc, char *argv[]) {
            return UIApplicationMain(argc, argv, nil, @"AppDelegate");
        }

        """
    private static let delegate = """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end
        @implementation AppDelegate
        @end

        """

    /// Apps of one delegate, whose storyboard is shown.
    private func project(of names: [String]) -> SharedProject {
        let sources = ["main.m": Self.main, "AppDelegate.m": Self.delegate]
        let keys = "<key>UIMainStoryboardFile</key>\n\t<string>Main</string>"
        let apps = names.map {
            SharedProject.App(name: $0, sources: sources.keys.sorted(), keys: keys)
        }
        var options = MigrationOptions()
        options.destination = .scenes
        return SharedProject(apps, sources: sources, options: options)
    }

    @Test("An empty line stands between what the scene delegate imports and the class")
    func imports() throws {
        let text = try #require(project(of: ["Notes"]).text("SceneDelegate.m"))
        #expect(text.hasPrefix("#import \"SceneDelegate.h\"\n\n@implementation SceneDelegate\n\n"))
    }

    @Test(
        "Apps that share their delegate share the scene delegate, and the header is compiled by none"
    )
    func shared() {
        let project = project(of: ["Notes", "Drafts"])
        #expect(project.plan.applications.map(\.outcome) == [.migrate, .migrate])
        #expect(
            project.plan.edit.paths == [
                "Drafts.plist", "Notes.plist", "Notes.xcodeproj/project.pbxproj",
                "SceneDelegate.h", "SceneDelegate.m",
            ])
        for name in ["Notes", "Drafts"] {
            #expect(
                project.sources(of: name).sorted() == [
                    "AppDelegate.m", "SceneDelegate.m", "main.m",
                ])
        }
    }
}
