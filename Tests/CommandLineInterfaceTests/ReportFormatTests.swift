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
                the rest is listed to be done by hand
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

                2 apps: 0 migrate, 1 partial, 1 refuse, 0 none.

                ## \\<Old\\> (ios): refuse

                The window is handed to a coordinator.

                - starts at: \\<Old\\>/AppDelegate.swift:1, @UIApplicationMain on the delegate

                ### In the way

                - [ ] `<Old>/AppDelegate.swift:1:1`: error: the window leaves the delegate (`root-window-owner`).

                ## My\\_App (ios): partial

                The app builds and shows the same first screen; the rest is listed to be done by hand.

                - starts at: My\\_App/AppDelegate.swift:1, @UIApplicationMain on the delegate
                - first screen: My\\_App/AppDelegate.swift:1, a view controller
                - app file: My\\_App/Life/My\\_AppApp.swift

                | change | file | lines added | lines removed |
                | --- | --- | --: | --: |
                | edit | `My_App/AppDelegate.swift` | 0 | 1 |
                | create | `My_App/Life/My_AppApp.swift` | 1 | 0 |

                ### Left to do by hand

                - [ ] `My_App/AppDelegate.swift:1:1`: warning: quick actions no longer reach "the delegate" \
                (`callback-quick-action`). See the page.

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
        #expect(ids == ["root-window-owner", "callback-active-state", "callback-quick-action"])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 3)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(result["ruleId"] as? String == ids[index])
        }
        #expect(results.compactMap { $0["level"] as? String } == ["error", "note", "warning"])
        #expect(text.contains("\"uri\": \"a,%20100%25/%3COld%3E/AppDelegate.swift\""))
        let invocations = try #require(run["invocations"] as? [[String: Any]])
        #expect(invocations.first?["executionSuccessful"] as? Bool == false)
        #expect(text.contains("\"text\": \"nowhere: no such file or folder\""))
    }

    @Test func htmlIsEscapedAndItsElementsAreClosed() async throws {
        let page = try await report("--format=html", "a, 100%", "nowhere")
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.contains("<h3>&lt;Old&gt; <small>ios</small> <span class=\"refuse\">"))
        #expect(page.contains("quick actions no longer reach &quot;the delegate&quot;"))
        #expect(page.contains("<p class=\"refuse\">nowhere: no such file or folder</p>"))
        var open: [Substring] = []
        for match in page.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) {
            if ["meta", "br"].contains(match.2) { continue }
            if match.1.isEmpty {
                open.append(match.2)
            } else {
                #expect(open.popLast() == match.2)
            }
        }
        #expect(open.isEmpty)
    }

    @Test(arguments: ["text", "json", "sarif", "github", "markdown", "html"])
    func everyFormatIsTheSameTwiceAndNamesNoFolderOfThisMachine(format: String) async throws {
        let first = try await report("--format", format, "a, 100%")
        #expect(try await report("--format", format, "a, 100%") == first)
        #expect(!first.contains(folder.path))
        #expect(first.hasSuffix("\n"))
    }
}
