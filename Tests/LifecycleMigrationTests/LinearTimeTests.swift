import Foundation
import Testing

/// Apps of which something is there four times as often take about four times as long.
///
/// Each plan is made on the test's own thread, and what counts is the processor time of that thread, whatever else the
/// machine does. A plan that takes the square of its input needs sixteen times as much.
struct LinearTimeTests {
    /// What is repeated, as parts of an app of which there are so many.
    enum Repetition: CaseIterable {
        case ownMethods, callsOfOneMethod, windowsOfLocal, windowsOfCast, windowsOfProtocol
        case windowHelpers, shownWindows, laterClosures, entryPoints, castLocals, localsInARow
        case namedClosures, conditionalRoots, rootsOfCases, methodsOfOneName, propertyListKeys
        case storyboardKeys, delegateAliases, mainTypes, compiledBranches, windowClosures
        case nestedCalls, scenesOfStoryboard

        func app(_ count: Int) -> PlannedApp? {
            func lines(_ line: (Int) -> String) -> String {
                (0..<count).map(line).joined(separator: "\n")
            }
            func screen(_ first: String, _ line: String) -> [String: String] {
                let text = """
                    import UIKit

                    final class OtherViewController: UIViewController {
                        func change() {
                            \(first)
                    \(lines { _ in line })
                        }
                    }
                    """
                return ["OtherViewController.swift": text]
            }
            switch self {
            case .ownMethods:
                return PlannedApp(
                    delegateMembers: lines { "    func own\($0)() {}" },
                    launch: lines { "own\($0)()" })
            case .callsOfOneMethod:
                return PlannedApp(
                    delegateMembers: "    func own() {}", launch: lines { _ in "own()" })
            case .windowsOfLocal:
                return PlannedApp(
                    delegateMembers: "",
                    files: screen(
                        "let delegate = UIApplication.shared.delegate as! AppDelegate",
                        "delegate.window?.isHidden = false"))
            case .windowsOfCast:
                return PlannedApp(
                    delegateMembers: "",
                    files: screen(
                        "",
                        "(UIApplication.shared.delegate as? AppDelegate)?.window?.isHidden = false"
                    ))
            case .windowsOfProtocol:
                return PlannedApp(
                    delegateMembers: "",
                    files: screen(
                        "", "UIApplication.shared.delegate?.window??.isHidden = false"))
            case .windowHelpers:
                return PlannedApp(
                    delegateMembers: lines {
                        "    func work\($0)() {\n        window?.isHidden = false\n    }"
                    }, launch: lines { "work\($0)()" })
            case .shownWindows:
                return PlannedApp(
                    delegateMembers: "", launch: lines { _ in "self.window?.makeKeyAndVisible()" })
            case .laterClosures:
                return PlannedApp(
                    delegateMembers: "",
                    launch: lines { "DispatchQueue.main.async { print(\($0)) }" })
            case .castLocals:
                return PlannedApp(
                    delegateMembers: "    func act() {}",
                    files: [
                        "Other.swift": "import UIKit\n\nfunc change() {\n"
                            + lines {
                                "    let d\($0) = UIApplication.shared.delegate as! AppDelegate; d\($0).act()"
                            } + "\n}"
                    ])
            case .localsInARow:
                return PlannedApp(
                    delegateMembers: "",
                    launch: "let l0 = Date()\n" + lines { "let l\($0 + 1) = l\($0)" })
            case .namedClosures:
                return PlannedApp(
                    delegateMembers: "",
                    launch: "let c0 = { print(1) }\n" + lines { "let c\($0 + 1) = { c\($0)() }" })
            case .conditionalRoots:
                return PlannedApp(
                    delegateMembers: "    let number = 1",
                    launch: lines {
                        "if number == \($0) { window?.rootViewController = ListViewController() }"
                    })
            case .rootsOfCases:
                return PlannedApp(
                    delegateMembers: "    let number = 1",
                    launch: "switch number {\n"
                        + lines {
                            "case \($0): window?.rootViewController = ListViewController()"
                        } + "\ndefault: break\n}")
            case .methodsOfOneName:
                return PlannedApp(
                    delegateMembers: "",
                    launch: lines { "Part\($0)().style()" },
                    files: [
                        "Parts.swift": "import UIKit\n"
                            + lines {
                                "class Part\($0) { func style() { UIApplication.shared.keyWindow?.isHidden = false } }"
                            }
                    ])
            case .propertyListKeys:
                return PlannedApp(
                    delegateMembers: "",
                    files: [
                        "Info.plist": "<plist version=\"1.0\"><dict>"
                            + lines { "<key>K\($0)</key><string>v</string>" } + "</dict></plist>"
                    ])
            case .storyboardKeys:
                return PlannedApp(
                    delegateMembers: "",
                    files: [
                        "Info.plist": "<plist version=\"1.0\"><dict>"
                            + lines { _ in "<key>UIMainStoryboardFile</key><string></string>" }
                            + "</dict></plist>"
                    ])
            case .scenesOfStoryboard:
                let scene =
                    "<!--a--><navigationController id=\"%\" storyboardIdentifier=\"%\">"
                    + "<navigationBar key=\"navigationBar\" barStyle=\"black\"/>"
                    + "<segue destination=\"%\" kind=\"show\"/></navigationController>"
                return PlannedApp(
                    delegateMembers: "",
                    files: [
                        "Main.storyboard": "<document>"
                            + lines { scene.replacing("%", with: "\($0)") } + "</document>"
                    ])
            case .delegateAliases:
                return PlannedApp(
                    delegateMembers: "",
                    files: [
                        "Aliases.swift": "import UIKit\n"
                            + lines { "typealias A\($0) = A\($0 + 1) & B\($0 + 1)" }
                            + "\ntypealias A\(count) = UIApplicationDelegate"
                    ])
            case .mainTypes:
                return PlannedApp(
                    delegateMembers: "",
                    files: [
                        "Others.swift": "import UIKit\n"
                            + lines {
                                "@main struct D\($0) { static func main() { print(\($0)) } }"
                            }
                    ])
            case .compiledBranches:
                return PlannedApp(
                    delegateMembers: "",
                    launch: lines { "#if FEATURE\($0)\nprint(\($0))\n#endif" })
            case .windowClosures:
                return PlannedApp(
                    delegateMembers: "",
                    launch: lines { _ in "later { self.window?.tintColor = .red }" })
            case .nestedCalls:
                return PlannedApp(
                    delegateMembers: "",
                    launch: "_ = " + lines { _ in "f(" } + "1"
                        + String(repeating: ")", count: count))
            case .entryPoints:
                return PlannedApp(
                    delegateMembers: "",
                    files: [
                        "Others.swift": "import UIKit\n"
                            + lines { "@main class D\($0): UIResponder, UIApplicationDelegate {}" }
                    ])
            }
        }
    }

    /// Seconds of the processor that the plan of an app takes on this thread.
    private func time(of repetition: Repetition, _ count: Int) throws -> Double {
        var start = timespec()
        var end = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
        let app = try #require(repetition.app(count))
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
        // An app with several entry points is refused; all others are planned.
        let isRefused = repetition == .entryPoints || repetition == .mainTypes
        #expect((app.plan.outcome == .refuse) == isRefused)
        return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
    }

    @Test(arguments: Repetition.allCases)
    func fourTimesAsMuchTakesFourTimesAsLong(of repetition: Repetition) throws {
        // What is made once for all plans is made here.
        _ = try time(of: repetition, 10)
        let few = try time(of: repetition, 150)
        let many = try time(of: repetition, 600)
        #expect(many < 7 * few, "\(few) seconds for 150, \(many) for 600")
    }
}
