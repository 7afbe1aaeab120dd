import Foundation
import Testing

@testable import LifecycleMigration

/// Apps that are made from the property, and not from an example: what was asked for before it was set is asked for before it is set,
/// or a finding says that it is not.
struct EffectAppTests {
    /// All of the apps with `MORE_CASES`, of the others every third one.
    private static let share: [EffectApp] = {
        let asksForAll = ProcessInfo.processInfo.environment["MORE_CASES"] != nil
        return EffectApp.all.enumerated().filter { asksForAll || $0.offset % 3 == 0 }.map(\.element)
    }()

    @Test("No order changes silently", arguments: share)
    func order(_ app: EffectApp) throws {
        let planned = try #require(PlannedApp(app.files))
        let isSaid = planned.plan.findings.contains {
            $0.id == .launchOrder && $0.severity != .note
        }
        switch app.shape {
        case .innocent:
            #expect(planned.plan.outcome == .migrate)
            #expect(!isSaid)
        case .launchSets, .launchAsks:
            #expect(isSaid && planned.plan.outcome != .migrate)
        case .sceneChooses, .sceneBranches, .sceneKeeps:
            // Where all of it goes where the root is made, the scene's delegate may go.
            let after = planned.text("SceneDelegate.swift") ?? planned.created
            #expect(keeps(app, after) || planned.plan.outcome != .migrate)
        case .launchChooses, .launchKeeps:
            let after = planned.text("AppDelegate.swift") ?? ""
            #expect(keeps(app, after) || planned.plan.outcome != .migrate)
        }
    }

    /// Whether a file asks and sets, each statement of that on a line or on one of several.
    private func keeps(_ app: EffectApp, _ after: String) -> Bool {
        after.contains(app.spelling.read)
            && app.spelling.write.components(separatedBy: "; ").allSatisfy(after.contains)
    }

    @Test("What a view asks for as it is loaded, in whatever way, is not set silently before")
    func loading() throws {
        for app in LoadingApp.ways {
            let planned = try #require(PlannedApp(app.files))
            let isSaid = planned.plan.findings.contains {
                $0.id == .launchOrder && $0.severity != .note
            }
            #expect(isSaid && planned.plan.outcome == .partial, "\(app)")
        }
        for app in LoadingApp.twins {
            let planned = try #require(PlannedApp(app.files))
            // A view without a colour of its own is another matter.
            let said = planned.plan.findings.filter {
                $0.severity != .note && $0.id != .windowAppearance
            }
            #expect(said.isEmpty && planned.plan.outcome != .refuse, "\(app): \(said)")
        }
    }

    @Test(
        "What nobody can see from elsewhere is no reason for a finding",
        arguments: [
            "let names = [\"a\", \"b\"]; _ = names[0]",
            "let size = CGSize(width: 1, height: 2); _ = size",
            "let point = Point(x: 1, y: 2); print(point)",
            "let model = Model(name: \"a\"); model.name = \"b\"",
            "var count = 0; count += 1; print(count)",
            "let table = [\"a\": 1]; print(table[\"a\"] ?? 0)",
            "print(\"launched \\(1 + 2)\")", "let path = \\Point.x; _ = path",
            "let double = { (n: Int) in n * 2 }; print(double(2))",
            "for name in [\"a\"] { print(name) }", "let both = (1, 2); _ = both.0",
            "switch 1 { case 1: print(1); default: break }", "defer { print(1) }",
            "UNUserNotificationCenter.current().delegate = self",
            "application.registerForRemoteNotifications()",
            "#if DEBUG\nprint(1)\n#endif", "let last: String? = nil; print(last?.count ?? 0)",
            "UIApplication.shared.applicationIconBadgeNumber = 0",
            "let formatter = DateFormatter(); formatter.dateStyle = .short",
            "assert(Thread.isMainThread)",
        ])
    func innocent(_ statement: String) throws {
        let planned = try #require(
            PlannedApp([
                "AppDelegate.swift": """
                import UIKit
                import UserNotifications

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                    var window: UIWindow?

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = HomeVC()
                        window?.makeKeyAndVisible()
                        \(statement)
                        return true
                    }
                }
                """,
                "Home.swift": """
                import UIKit

                struct Point { var x: Int; var y: Int }
                final class Model { var name: String; init(name: String) { self.name = name } }
                enum S { static var shown = 0 }
                class HomeVC: UIViewController {
                    let model = Model(name: "c")
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        S.shown += 1
                        title = model.name
                        print(Point(x: 1, y: S.shown))
                    }
                }
                """,
            ]))
        #expect(planned.findings(.launchOrder) == [])
        #expect(planned.plan.outcome == .migrate)
    }
}
