import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// What the checklist says of an app: what it has, and nothing else.
struct ChecklistTests {
    private func items(_ id: FindingID, _ messages: [String], isAsBefore: Bool = false)
        -> [ChecklistItem]
    {
        var plan = ApplicationPlan(
            name: "Notes", platform: .ios, project: nil, target: nil, outcome: .partial,
            findings: messages.map {
                Finding(id, .warning, .manual, at: nil, $0, isAsBefore: isAsBefore)
            })
        try? plan.edit.create("NotesApp.swift", SourceText(""), by: "App structure")
        return Array(plan.checklist.dropFirst(1))
    }

    private func refused(_ id: FindingID, _ applicability: Applicability = .manual)
        -> ApplicationPlan
    {
        ApplicationPlan(
            name: "Notes", platform: .ios, project: nil, target: nil, outcome: .refuse,
            findings: [Finding(id, .warning, applicability, at: nil, "found")])
    }

    @Test("What is refused has what to test after a migration by hand, with what is right alone")
    func byHand() {
        let items = refused(.callbackOpenURL).checklist
        #expect(
            items.map(\.title) == [
                "a cold start", "links and files, with the app running",
                "links and files, at a cold start",
            ])
        #expect(items.map(\.subject) == ["a cold start", "links and files", "links and files"])
        #expect(items.allSatisfy { $0.before == $0.after })
    }

    @Test("A Mac app is tried in the words of a Mac, and one of the menu bar without the Dock")
    func mac() {
        var plan = refused(.callbackOpenURL)
        plan.platform = .macos
        plan.findings += [FindingID.macReopen, .delegateResponderChain].map {
            Finding($0, .warning, .manual, at: nil, "found")
        }
        let texts = plan.checklist.flatMap { [$0.title, $0.action, $0.before] }
        #expect(!texts.contains { $0.contains("switcher") || $0.contains("Files") })
        #expect(texts.contains("Quit the app, and open it from the Finder."))
        #expect(texts.contains("the first window comes."))
        #expect(texts.contains { $0.contains("a file from the Finder after the app was quit") })
        #expect(texts.contains { $0.contains("Dock icon") })
        #expect(texts.contains("menus and keys that end at the delegate"))
        plan.hidesDockIcon = true
        let accessory = plan.checklist.flatMap { [$0.action, $0.before] }
        #expect(!accessory.contains { $0.contains("click the Dock icon") })
        #expect(accessory.contains { $0.contains("its item in the menu bar") })
        #expect(accessory.contains { $0.hasPrefix("With the app running, open it again from") })
    }

    @Test("Nothing is to be tested where nothing is known of what a migration changes")
    func nothingByHand() {
        #expect(refused(.projectUnreadable).checklist == [])
        #expect(refused(.callbackOpenURL, .automatic).checklist == [])
    }

    @Test func onlyTheStatusBarIsLookedAt() {
        let items = items(
            .rootContainerPreferences,
            ["'preferredStatusBarStyle' of 'OrientationController' is not asked for any more"])
        #expect(items.map(\.title) == ["the status bar"])
        #expect(items[0].before == "the status bar has its style or is hidden.")
        let text = items[0].action + items[0].after
        #expect(!text.contains("indicator") && !text.contains("turn") && !text.contains("swipe"))
    }

    @Test func whatSeveralControllersDecideIsOneItem() {
        let items = items(
            .rootContainerPreferences,
            ["'prefersStatusBarHidden' of 'A' is lost", "'shouldAutorotate' of 'A' is lost"])
        #expect(items.map(\.title) == ["the status bar and orientation"])
        #expect(items[0].action.hasSuffix("in light and in dark mode and turn the device."))
    }

    @Test func aWindowThatWorksAsBeforeIsNotOpen() {
        let kept = items(
            .macWindow, ["the delegate keeps its window, which works as before: it has a toolbar"],
            isAsBefore: true)
        #expect(kept.map(\.after) == kept.map(\.before))
        let changed = items(.macWindow, ["the delegate keeps its window: it is made early"])
        #expect(changed.map(\.after) != changed.map(\.before))
    }

    @Test func whatIsNotKnownIsTheWholePage() {
        let items = items(.rootContainerPreferences, ["something new"])
        #expect(items.map(\.title) == ["status bar, home indicator and orientation"])
    }

    @Test func carsAreThoseOfAppsForCars() {
        let windows = items(.sceneConfiguration, ["attached"])
        #expect(windows.count == 1)
        #expect(!windows[0].action.contains("car"))
        var plan = ApplicationPlan(
            name: "Notes", platform: .ios, project: nil, target: nil, outcome: .migrate,
            findings: [.sceneConfiguration, .sceneOtherRoles].map {
                Finding($0, .note, .automatic, at: nil, "kept")
            })
        try? plan.edit.create("NotesApp.swift", SourceText(""), by: "App structure")
        #expect(plan.checklist.contains { $0.action.contains("connect a car") })
        plan.adoptsScenes = false
        let cars = plan.checklist.first { $0.action.contains("connect a car") }
        #expect(cars?.before == cars?.after)
        plan.findings.removeAll { $0.id == .sceneOtherRoles }
        let scenes = plan.checklist.first { $0.title == "scenes that connect" }
        #expect(scenes?.before == "no scene connects: there is no scene delegate.")
        #expect(scenes?.after.hasPrefix("the breakpoint is hit once") == true)
    }

    @Test func testsAreRunWhereTheyReachForTheDelegate() {
        let app = items(.delegateCast, ["this cast fails"])
        #expect(app.map { $0.action.contains("unit tests") } == [false])
        let tests = items(.delegateCast, ["in the tests 'NotesTests', this cast fails"])
        #expect(tests.map { $0.action.contains("unit tests") } == [true])
    }

    @Test(arguments: [(ApplePlatform.ios, 1), (.visionos, 1), (.tvos, 0)])
    func oneWindowIsLookedForWhereThereCouldBeTwo(platform: ApplePlatform, count: Int) {
        var plan = ApplicationPlan(
            name: "Notes", platform: platform, project: nil, target: nil, outcome: .migrate,
            findings: [Finding(.sceneManifest, .note, .automatic, at: nil, "written")])
        try? plan.edit.create("NotesApp.swift", SourceText(""), by: "App structure")
        let items = plan.checklist.dropFirst(1)
        #expect(items.count == count)
        #expect(items.contains { $0.action.contains("iPad") } == (platform == .ios))
    }

    @Test func aLibraryThatReadsTheManifestIsNamedWhereItIs() throws {
        let launch = "launch()"
        let without = try #require(PlannedApp(delegateMembers: "", launch: launch))
        #expect(!without.plan.checklist.contains { $0.action.contains("Firebase") })
        let with = try #require(
            PlannedApp(
                delegateMembers: "", launch: launch,
                files: [
                    "Start.swift": "import FirebasePerformance\n\nfunc launch() {}\n",
                    "Info.plist": Self.plist,
                ]))
        #expect(
            with.plan.checklist.map(\.title).contains(
                "what Firebase Performance records of a start"))
    }

    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        <key>UILaunchScreen</key>
        <dict/>
        </dict>
        </plist>
        """
}
