import CommandLineInterface
import Foundation
import Testing

/// The formats besides text and JSON, over one app of each outcome in a folder whose name needs escaping.
struct ReportFormatTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeApp("a, 100%/My_App", "partial")
        try folder.writeApp("a, 100%/<Old>", "refuse")
    }

    private func report(_ arguments: String...) async throws -> String {
        let run = try await ToolRun(["plan"] + arguments, in: folder)
        #expect(run.errors.isEmpty == !arguments.contains("nowhere"))
        return run.output
    }

    @Test func gitHubShowsEachFindingBesideItsLine() async throws {
        let report = try await report("--format=github", "a, 100%")
        #expect(
            report == """
                ::warning file=a%2C 100%25/<Old>/AppDelegate.swift,line=1,col=1,\
                title=<Old> (ios)%3A refuse::the window is handed to a coordinator
                ::error file=a%2C 100%25/<Old>/AppDelegate.swift,line=1,col=1,\
                title=root-window-owner::the window leaves the delegate
                ::notice file=a%2C 100%25/My_App/AppDelegate.swift,line=1,col=1,\
                title=My_App (ios)%3A partial::the app builds and shows the same first screen; \
                what is left to do by hand is listed below
                ::warning file=a%2C 100%25/My_App/AppDelegate.swift,line=1,col=1,\
                title=callback-quick-action::quick actions no longer reach "the delegate"%0Ahelp: see the page

                """)
        let verbose = try await self.report("--format=github", "--verbose", "a, 100%")
        #expect(verbose.contains("title=callback-active-state::it is kept"))
        let failed = try await self.report("--format=github", "nowhere")
        #expect(failed == "::error::nowhere: no such file or folder\n")
    }

    @Test func markdownListsTheWorkToTickOff() async throws {
        let report = try await report("--format=markdown", "a, 100%")
        #expect(
            report == """
                # Migration to the SwiftUI life cycle

                Folder `a, 100%`, sceneshift 0.1.0.

                2 apps: 0 migrate, 1 partial, 1 refuse, 0 none.

                **1 thing to do by hand.**

                | app | platform | outcome | left to do | worst finding |
                | --- | --- | --- | --: | --- |
                | [\\<Old\\>](#app-1) | ios | refuse | 1 | error: the window is handed to a coordinator |
                | [My\\_App](#app-2) | ios | partial | 1 | warning: the delegate performs Home Screen quick actions |

                <a id="app-1"></a>

                ## \\<Old\\> (ios): refuse

                The window is handed to a coordinator.

                - starts at: a, 100%/\\<Old\\>/AppDelegate.swift:1, @UIApplicationMain on the delegate

                ### In the way (1 error)

                - [ ] `a, 100%/<Old>/AppDelegate.swift:1:1`: error: the window leaves the delegate (`root-window-owner`).

                ### To test after a migration by hand, compared with the old version

                - [ ] **A cold start** (`a, 100%/<Old>/AppDelegate.swift:1`): End the app in the app switcher, \
                and start it by its icon. Before and after: the first screen comes.
                - [ ] **What other code does with the window** (`a, 100%/<Old>/AppDelegate.swift:1`): \
                Do what the owner of the window decides: sign in and out, go through its flows, open a link. \
                Before and after: each screen comes, and goes again.

                <a id="app-2"></a>

                ## My\\_App (ios): partial

                The app builds and shows the same first screen; what is left to do by hand is listed below.

                - starts at: a, 100%/My\\_App/AppDelegate.swift:1, @UIApplicationMain on the delegate
                - first screen: a, 100%/My\\_App/AppDelegate.swift:1, a view controller
                - app file: a, 100%/My\\_App/Life/My\\_AppApp.swift

                | change | file | lines added | lines removed |
                | --- | --- | --: | --: |
                | edit | `a, 100%/My_App/AppDelegate.swift` | 0 | 1 |
                | create | `a, 100%/My_App/Life/My_AppApp.swift` | 1 | 0 |

                ### Left to do by hand (1 warning: 1 stops working)

                - [ ] `a, 100%/My_App/AppDelegate.swift:1:1`: warning: quick actions no longer reach "the delegate" \
                (`callback-quick-action`). See the page.

                ### To test, compared with the old version

                - [ ] **A cold start** (`a, 100%/My_App/AppDelegate.swift:1`): End the app in the app switcher, \
                and start it by its icon. Before and after: the first screen comes.
                - [ ] **The background and back** (`a, 100%/My_App/AppDelegate.swift:1`): \
                Change something that is saved on the way out, leave the app for the Home Screen, open it again, \
                then end it in the app switcher and start it. Before and after: a breakpoint in each method is hit \
                once for its moment, and what was changed is there.
                - [ ] **Quick actions, with the app running** (`a, 100%/My_App/AppDelegate.swift:1`): \
                Hold the app's icon and choose each action, with the app running. \
                Before: the action's screen comes, once each time. After: until it is done by hand: \
                the app opens where it was, or on its first screen.
                - [ ] **Quick actions, at a cold start** (`a, 100%/My_App/AppDelegate.swift:1`): \
                Hold the app's icon and choose each action after the app was ended in the app switcher. \
                Before: the action's screen comes, once each time. After: until it is done by hand: \
                the app opens where it was, or on its first screen.

                ## How to go on

                - To see every line: `sceneshift plan --diff 'a, 100%'`
                - To carry it out: `sceneshift apply --allow-no-vcs 'a, 100%'`
                - To take it back afterwards (with --keep-edited your later changes stay): `sceneshift undo 'a, 100%'`

                """)
    }

    @Test func sarifNamesRulesPlacesAndFailures() async throws {
        let text = try await report("--format=sarif", "a, 100%", "nowhere")
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(document["version"] as? String == "2.1.0")
        let run = try #require((document["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(
            ids == [
                "root-window-owner", "callback-active-state", "callback-quick-action", "migration",
            ])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 4)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(result["ruleId"] as? String == ids[index])
        }
        #expect(
            results.compactMap { $0["level"] as? String } == ["error", "note", "warning", "note"])
        #expect(text.contains("\"uri\": \"a,%20100%25/%3COld%3E/AppDelegate.swift\""))
        let invocations = try #require(run["invocations"] as? [[String: Any]])
        #expect(invocations.first?["executionSuccessful"] as? Bool == false)
        #expect(text.contains("\"text\": \"nowhere: no such file or folder\""))
    }

    @Test(arguments: ["text", "json", "sarif", "github", "markdown", "html"])
    func everyFormatIsTheSameTwiceAndNamesNoFolderOfThisMachine(format: String) async throws {
        let first = try await report("--format", format, "a, 100%")
        #expect(try await report("--format", format, "a, 100%") == first)
        #expect(!first.contains(folder.path))
        #expect(first.hasSuffix("\n"))
    }
}
