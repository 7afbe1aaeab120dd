import Foundation
import LifecycleMigration
import ProjectModel
import Testing

@testable import CommandLineInterface

struct ScanTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func repository(_ name: String, _ app: String, _ words: String = "") throws {
        try folder.writeApp("\(name)/\(app)", words)
        for part in ["objects", "refs", "HEAD"] {
            let path = folder.path + "/\(name)/.git/\(part)"
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        }
    }

    @Test func anAppIsALineAndTheEasiestStandsFirst() async throws {
        try folder.writeApp("hard/A", "refuse")
        try folder.writeApp("easy/B")
        try folder.writeApp("easy/C", "partial")
        try folder.write([], to: "empty/x")
        let run = try await ToolRun("scan", "hard", "gone", "empty", "easy", in: folder)
        #expect(run.status == .failure)
        #expect(
            run.output == """
                PATH   APP  PROJECT  PLATFORM  OUTCOME  WITH OPTION  MAIN REASON
                easy   B    -        ios       migrate  -            -
                easy   C    -        ios       partial  -            the delegate performs Home Screen quick actions
                hard   A    -        ios       refuse   -            the window is handed to a coordinator
                gone   -    -        -         failed   -            no such file or folder
                empty  -    -        -         no app   -            -

                in the way of refused apps
                  1  the window is handed to other code [root-window-owner]

                left to do by hand in the others
                  1  the delegate performs Home Screen quick actions [callback-quick-action]

                3 apps: 1 migrate, 1 partial, 1 refuse, 0 none; 2 of 4 PATHs failed
                1 thing to do by hand
                exit status 2: a PATH could not be read or has no app

                """)
        #expect(run.errors.contains("gone: no such file or folder"))
    }

    @Test func statisticsCountFindingsAndEstimateTheWork() async throws {
        try folder.writeApp("A", "partial")
        try folder.writeApp("B", "partial")
        try folder.writeApp("C", "refuse")
        let run = try await ToolRun("scan", "--statistics", "--quiet", in: folder)
        #expect(
            run.output.hasPrefix(
                """
                findings of all apps
                  by hand  in all  apps  what
                """), "\(run.output)")
        let lines = run.output.split(separator: "\n")
        #expect(
            lines.contains {
                $0.hasPrefix("        2       2     2  ") && $0.hasSuffix("[callback-quick-action]")
            })
        #expect(lines.contains("  A (ios)  about 30 minutes"))
        #expect(lines.contains("  C (ios)  refused: all of it, which is not estimated"))
        #expect(lines.contains("  in all   about 60 minutes"))
        #expect(lines.contains { $0.contains("The minutes are assumed") })
    }

    @Test func statisticsAreInTheDocument() async throws {
        try folder.writeApp("A", "partial")
        try folder.writeApp("C", "refuse")
        let run = try await ToolRun("plan", "--statistics", "--format", "json", in: folder)
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let statistics = try #require(document["statistics"] as? [String: Any])
        let estimates = try #require(statistics["estimates"] as? [[String: Any]])
        #expect(estimates.map { $0["minutes"] as? Int } == [30, nil])
        let findings = try #require(statistics["findings"] as? [[String: Any]])
        #expect(findings.first?["id"] as? String == "callback-quick-action")
        #expect(findings.first?["manual"] as? Int == 1)
        #expect(statistics["estimateBasis"] is String)
    }

    @Test func statisticsAreForTextAndJSON() async throws {
        try folder.writeApp("A")
        let run = try await ToolRun("plan", "--statistics", "--format", "html", in: folder)
        #expect(run.status == .usage)
        #expect(run.errors.contains("'--format text' and '--format json', not 'html'"))
    }

    @Test func aFolderOfRepositoriesIsEachOfThem() async throws {
        try repository("src/one", "A")
        try repository("src/team/two", "B", "refuse")
        try folder.write([], to: "src/docs/x")
        let run = try await ToolRun("scan", "--format", "csv", "src", in: folder)
        #expect(run.status == .success)
        let paths = run.output.split(separator: "\r\n").map { $0.prefix { $0 != "," } }
        #expect(paths == ["path", "src/one", "src/team/two", "src/docs"])
        let json = try await ToolRun("scan", "--format", "json", "src", in: folder)
        #expect(json.output.contains("\"path\": \"src/team/two\""))
        #expect(json.output.contains("\"inTheWay\""))
    }

    @Test func aFolderOfRepositoriesWithoutAnAppIsAFailure() async throws {
        try repository("src/a", "A")
        try repository("src/b", "B")
        for name in ["a/A", "b/B"] {
            try FileManager.default.removeItem(
                atPath: folder.path + "/src/\(name)/AppDelegate.swift")
        }
        let run = try await ToolRun("scan", "src", in: folder)
        #expect(run.status == .failure)
        #expect(run.output.contains("exit status 2: a PATH could not be read or has no app"))
    }

    @Test func oneBrokenRepositoryDoesNotStopTheOthers() async throws {
        try repository("src/one", "A")
        try repository("src/two", "B")
        try folder.write(Array("gitdir: /nowhere\n".utf8), to: "src/three/.git")
        let run = try await ToolRun("scan", "src", in: folder)
        #expect(run.output.contains("src/one"))
        #expect(run.output.contains("src/two"))
        #expect(run.output.contains("src/three"))
    }

    @Test func whatMayBelongTogetherStaysTogether() async throws {
        try folder.writeApp("Notes/App")
        try folder.writeApp("Notes/Kit")
        let run = try await ToolRun("scan", "Notes", in: folder)
        #expect(run.output.hasPrefix("APP  PROJECT"))
    }

    @Test func whatASpreadsheetWouldRunIsText() async throws {
        try folder.writeApp("=cmd,\"x\"")
        let run = try await ToolRun("scan", "--format", "csv", in: folder)
        #expect(run.output.contains("\"'=cmd,\"\"x\"\"\""))
    }

    @Test func aPathIsToldOnceInALine() async throws {
        try folder.writeApp("easy/A")
        try folder.writeApp("hard/B", "refuse")
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            plan.applications[0].project = "Apps.xcodeproj"
            plan.applications[0].reason = plan.applications[0].findings.first?.message
            return plan
        }
        let run = try await ToolRun(["scan", "easy", "hard"], in: folder, planner: planner)
        #expect(run.output.contains("easy  A    Apps.xcodeproj  ios"))
        #expect(run.output.contains(" (hard/B/AppDelegate.swift:1)"))
        let one = try await ToolRun(["scan", "hard"], in: folder, planner: planner)
        #expect(one.output.contains("B    hard/Apps.xcodeproj  ios"))
    }

    @Test func theTableIsOfAScanOnly() async throws {
        let run = try await ToolRun("plan", "--format", "csv", in: folder)
        #expect(run.status == .usage)
    }

    @Test func whatAnOptionWouldMakeIsAColumn() async throws {
        try folder.writeApp("A", "refuse")
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            plan.applications[0].prospect = Prospect(
                outcome: .migrate, deploymentTarget: VersionNumber(15), platform: .ios)
            return plan
        }
        let run = try await ToolRun(["scan"], in: folder, planner: planner)
        #expect(run.output.contains("refuse   migrate at 15"))
        #expect(run.output.contains("(with --raise-deployment-target 1 migrate more)"))
        let report = try await ToolRun(["plan"], in: folder, planner: planner)
        #expect(report.output.contains("would migrate with --raise-deployment-target 15"))
        #expect(report.output.contains("sceneshift plan --raise-deployment-target 15"))
        let json = try await ToolRun(["plan", "--format=json"], in: folder, planner: planner)
        #expect(json.output.contains("\"option\": \"--raise-deployment-target 15"))
    }

    @Test func anAppOfWhichTheLaunchIsNotKnownIsNamed() async throws {
        for name in ["A", "B", "C"] { try folder.writeApp(name, "refuse") }
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            plan.applications[0].adoptsScenes = true
            plan.applications[2].platform = .macos
            return plan
        }
        let run = try await ToolRun(["scan"], in: folder, planner: planner)
        #expect(run.output.contains("WITH SDK 27 is not known of 'B':"))
        let plain = try await ToolRun("scan", in: folder)
        #expect(!plain.output.contains("is not known of"))
    }

    @Test func theOptionThatIsProposedHelpsTheAppThatDoesNotLaunch() async throws {
        try folder.writeApp("A", "refuse")
        try folder.writeApp("B", "refuse")
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            for (index, platform) in [ApplePlatform.macos, .ios].enumerated() {
                plan.applications[index].prospect = Prospect(
                    outcome: .migrate, deploymentTarget: VersionNumber(15), platform: platform)
            }
            plan.applications[1].adoptsScenes = false
            return plan
        }
        let report = try await ToolRun(["plan"], in: folder, planner: planner)
        #expect(report.output.contains("sceneshift plan --raise-deployment-target 15"))
        #expect(!report.output.contains("sceneshift plan --raise-deployment-target macos"))
    }

    @Test func whatEachDestinationWouldGiveIsAColumn() async throws {
        try folder.writeApp("A", "refuse")
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            plan.applications[0].ways = [
                Way(to: .swiftUI, .refuse, manual: 0, reason: "no"),
                Way(to: .scenes, .partial, manual: 2, reason: nil),
            ]
            return plan
        }
        let run = try await ToolRun(["scan"], in: folder, planner: planner)
        #expect(run.output.contains("OUTCOME  OTHER WAY           WITH OPTION"))
        #expect(run.output.contains("refuse   scenes partial (2)  -"))
        let table = try await ToolRun(["scan", "--format=csv"], in: folder, planner: planner)
        #expect(table.output.contains(",to swiftui,to scenes\r\n"))
        #expect(table.output.contains(",refuse,partial (2)\r\n"))
    }

    @Test(arguments: [60, 80, 120])
    func theTableIsAsWideAsItsTerminal(columns: Int) async throws {
        let names = ["AVeryLongNameOfAnApp-Development", "AVeryLongNameOfAnApp-Production"]
        for name in names { try folder.writeApp("a/repository/\(name)", "refuse") }
        try folder.write([], to: "another/repository/x")
        let planner: Planner = { snapshot, options, threads in
            var plan = await RulePlanner.plan(snapshot, options, threads)
            for index in plan.applications.indices {
                plan.applications[index].project = "Projects/\(names[0])/\(names[0]).xcodeproj"
            }
            return plan
        }
        let arguments = ["scan", "a/repository", "another/repository"]
        let run = try await ToolRun(
            arguments, in: folder, planner: planner,
            environment: ToolEnvironment(
                workingDirectory: folder.path, columns: columns, breaksLines: true))
        let table = run.output.prefix(
            upTo: try #require(run.output.firstRange(of: "\n\n")).lowerBound)
        #expect(table.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(table)")
        #expect(table.contains("…"))
        #expect(table.contains("APP") && table.contains("OUTCOME") && table.contains("MAIN REASON"))
        let pipe = try await ToolRun(arguments, in: folder, planner: planner).output
        #expect(pipe.contains("Projects/\(names[0])/\(names[0]).xcodeproj  "))
        #expect(!pipe.contains("…"))
    }

    @Test("Characters that take two columns of a terminal count as two, also where a name is cut")
    func wideNames() async throws {
        let names = ["备忘录", "写真アルバムの整理とバックアップのためのアプリ", "Notes"]
        for name in names { try folder.writeApp(name, "refuse") }
        for columns in [nil, 60] {
            let run = try await ToolRun(
                ["scan"], in: folder,
                environment: ToolEnvironment(
                    workingDirectory: folder.path, columns: columns, breaksLines: columns != nil))
            let rows = run.output.split(separator: "\n").prefix(4)
            let starts = rows.compactMap { row in
                row.range(of: row.contains("PLATFORM") ? "PLATFORM" : "ios  ").map {
                    row[..<$0.lowerBound].columnCount
                }
            }
            #expect(starts.count == 4 && Set(starts).count == 1, "\(run.output)")
            #expect(columns.map { most in rows.allSatisfy { $0.columnCount <= most } } ?? true)
        }
    }

    @Test func repositoriesThatLieDeeperThanThreeFoldersAreNotLookedFor() async throws {
        try repository("src/one", "A")
        try repository("src/company/team/two", "B")
        try repository("src/a/b/c/three", "C")
        let run = try await ToolRun("scan", "--format", "csv", "src", in: folder)
        let paths = run.output.split(separator: "\r\n").map { $0.prefix { $0 != "," } }
        #expect(paths.contains("src/one") && paths.contains("src/company/team/two"))
        #expect(!paths.contains("src/a/b/c/three"))
    }

    @Test func aLongPathIsShortenedBeforeTheProjectGoes() async throws {
        let paths = ["company/team/repository/of-the-app", "company/team/repository/other"]
        for path in paths { try folder.writeApp(path + "/Notes") }
        func table(_ columns: Int?) async throws -> String {
            try await ToolRun(
                ["scan"] + paths, in: folder,
                environment: ToolEnvironment(
                    workingDirectory: folder.path, columns: columns, breaksLines: columns != nil)
            ).output
        }
        let whole = try await table(nil)
        let width = try #require(whole.split(separator: "\n").first?.count)
        let short = try await table(width - 5)
        let header = try #require(short.split(separator: "\n").first)
        #expect(header.contains("PROJECT"), "\(short)")
        #expect(short.contains("…") && !short.contains(paths[0]), "\(short)")
    }
}
