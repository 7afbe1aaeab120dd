import Testing

/// How logs, diagnostics and mutants are read and compared.
struct LogComparisonTests {
    @Test("Explanations don't count, lost and added lines do, in their order")
    func differences() {
        let before = LifecycleLog(lines: ["@ > launch", "@   said", "a", "b"])
        let after = LifecycleLog(lines: ["@ > launch", "@   other", "b", "c"])
        #expect(before.differences(to: after) == ["- a", "+ c"])
        #expect(before.differences(to: before) == [])
    }

    @Test("Where order is open, a line that only moves inside of its event is no difference")
    func unordered() {
        let before = LifecycleLog(lines: ["@ > launch", "a", "b", "@ > background", "c"])
        let moved = LifecycleLog(lines: ["@ > launch", "b", "a", "@ > background", "c"])
        let later = LifecycleLog(lines: ["@ > launch", "b", "@ > background", "a", "c"])
        #expect(before.unordered.differences(to: moved.unordered) == [])
        #expect(before.unordered.differences(to: later.unordered) == ["- a", "+ a"])
    }

    @Test("Addresses and the time before a message are no difference")
    func normalization() {
        let first = LifecycleLog(lines: ["2026-01-01 10:00:00.1 app[1:2] hello", "at 0x123"])
        let second = LifecycleLog(lines: ["2026-02-02 11:00:00.2 app[3:4] hello", "at 0x456"])
        #expect(first.differences(to: second) == [])
    }

    @Test("A meant difference needs a reason, and one that only moves is none where order is open")
    func expectedDifferences() {
        let meant = ExpectedDifferences("# later under SwiftUI\n- a\n+ a\n- gone\n")
        #expect(meant.unexplained == [])
        #expect(meant.differences(in: .first).map(\.line) == ["- a", "+ a", "- gone"])
        #expect(meant.differences(in: .opposite).map(\.line) == ["- gone"])
        #expect(ExpectedDifferences("- a\n").unexplained == ["- a"])
    }

    @Test("Differences of some worlds are named by them, and no other world has them")
    func differencesOfAWorld() {
        let meant = ExpectedDifferences(
            "# why\n- a\n[links-both-ways, opposite world]\n# twice\n+ b\n")
        #expect(meant.unexplained == [])
        #expect(meant.differences(in: .first).map(\.line) == ["- a"])
        #expect(meant.differences(in: .linksBothWays).map(\.line) == ["- a", "+ b"])
        #expect(meant.differences(in: .opposite).map(\.line) == ["- a", "+ b"])
        let others = ExpectedDifferences("[all but opposite world]\n# why\n- a\n")
        #expect(others.differences(in: .first).map(\.line) == ["- a"])
        #expect(others.differences(in: .opposite) == [])
        #expect(ExpectedDifferences("[nowhere]\n").unexplained == ["[nowhere]"])
    }

    @Test("A line that is meant to move is neither lost nor doubled, in any launch")
    func movedLines() {
        let before = LifecycleLog(lines: ["@ > launch", "a", "b", "@ > launch", "a", "b"])
        let moved = LifecycleLog(lines: ["@ > launch", "b", "a", "@ > launch", "b", "a"])
        let lost = LifecycleLog(lines: ["@ > launch", "b", "a", "@ > launch", "b"])
        let doubled = LifecycleLog(lines: ["@ > launch", "b", "a", "@ > launch", "a", "b", "a"])
        let comparison = LogComparison(
            world: .first, hadScenes: false, meant: ExpectedDifferences("# later\n- a\n+ a\n"))
        #expect(comparison.unexpected(before, moved) == nil)
        #expect(comparison.unexpected(before, lost) != nil)
        #expect(comparison.unexpected(before, doubled) != nil)
        #expect(comparison.unexpected(before, before) != nil, "it does not move any more")
    }

    @Test("A difference of some launches is none of the others'")
    func differencesOfALaunch() {
        let before = LifecycleLog(lines: ["@ > launch", "a", "@ > launch background=push", "a"])
        let meant = LifecycleLog(lines: ["@ > launch", "a", "@ > launch background=push"])
        let lost = LifecycleLog(lines: ["@ > launch", "@ > launch background=push"])
        let comparison = LogComparison(
            world: .first, hadScenes: false,
            meant: ExpectedDifferences("# why\n(launch background)\n- a\n"))
        #expect(comparison.unexpected(before, meant) == nil)
        #expect(comparison.unexpected(before, lost) != nil)
        #expect(ExpectedDifferences("(launch)\n# why\n- a\n").unexplained == ["(launch)"])
    }

    @Test("Every world is named once, and the opposite one has only what a single one has, too")
    func worlds() {
        #expect(Set(World.all.map(\.name)).count == World.all.count)
        let single = Set(World.others.flatMap(\.behaviours))
        #expect(World.opposite.behaviours.filter { !single.contains($0) } == [])
    }

    @Test("A launch in the background and the first opening are one event, in any order")
    func backgroundLaunches() throws {
        let eager = LifecycleLog(lines: [
            "@ > launch background=push", "screen", "fetched", "@ state background windows=1",
            "@ > foreground", "@ state active windows=1", "@ > background", "b",
        ])
        let lazy = LifecycleLog(lines: [
            "@ > launch background=push", "fetched", "@ state background windows=0",
            "@ > foreground", "screen", "@ state active windows=1", "@ > background", "b",
        ])
        let comparison = LogComparison(
            world: .first, hadScenes: false, meant: ExpectedDifferences(nil))
        #expect(comparison.unexpected(eager, lazy) == nil)
        let twice = LifecycleLog(lines: lazy.lines + ["b"])
        #expect(comparison.unexpected(eager, twice) != nil)
    }

    @Test("A screen that is made again for a new scene is no difference, anything else is")
    func reconnection() {
        let before = LifecycleLog(lines: [
            "@ > launch", "screen", "@ > disconnect", "@ > foreground", "front",
            "@ > background", "back",
        ])
        func after(_ more: String...) -> LifecycleLog {
            LifecycleLog(
                lines: [
                    "@ > launch", "screen", "@ > disconnect", "gone", "@ > foreground", "screen",
                    "front", "@ > background", "back",
                ] + more)
        }
        let comparison = LogComparison(
            world: .first, hadScenes: false, meant: ExpectedDifferences(nil))
        #expect(comparison.unexpected(before, after()) == nil)
        #expect(comparison.unexpected(before, after("back")) != nil)
    }

    @Test("A link that the platform loses is no difference in that world, and one elsewhere")
    func lostLinks() {
        let before = LifecycleLog(lines: ["@ > launch universal-link=x", "followed"])
        let after = LifecycleLog(lines: ["@ > launch universal-link=x"])
        let crashed = LifecycleLog(lines: ["@ > launch universal-link=x", "@ crash: nil"])
        func find(_ world: World, _ after: LifecycleLog) -> String? {
            LogComparison(world: world, hadScenes: false, meant: ExpectedDifferences(nil))
                .unexpected(before, after)
        }
        #expect(find(.coldLinksLost, after) == nil)
        #expect(find(.coldLinksLost, crashed) != nil)
        #expect(find(.first, after) != nil)
    }

    @Test("Each launch of a script is a process of its own")
    func scripts() {
        let script = EventScript("# comment\nopen-url a\nlaunch url=b\nbackground\n")
        #expect(script.launches == [["launch", "open-url a"], ["launch url=b", "background"]])
    }

    @Test("Diagnostics are compared by message and number, not by place")
    func diagnostics() {
        let before = Diagnostics(
            output: "a.swift:1:1: error: x\nb.swift:2:2: warning: y\n", status: 1)
        let after = Diagnostics(
            output: "c.swift:9:9: error: x\nc.swift:8:8: error: x\nnote: z\n", status: 1)
        #expect(after.newErrors(since: before) == ["x"])
        #expect(before.newWarnings(since: after) == ["y"])
        #expect(Diagnostics(output: "Stack dump", status: 139).errors.count == 1)
    }

    @Test("A mutant changes a text that occurs once, and says so when it does not")
    func mutants() throws {
        let text =
            "mutant m\nwrong\ncaught by run in links-both-ways\nin a\n-old\n+new\n+line\nrestore b\ndelete c\n"
        let mutant = try #require(try Mutant.read(text).first)
        #expect(mutant.detection == .run(onlyIn: .linksBothWays))
        var before = SourceTree()
        before.set("b", to: "before")
        var after = SourceTree()
        after.set("a", to: "an old one")
        after.set("b", to: "after")
        after.set("c", to: "")
        let changed = try mutant.applied(to: after, before: before)
        #expect(changed.text("a") == "an new\nline one")
        #expect(changed.text("b") == "before")
        #expect(changed.files["c"] == nil)
        after.set("a", to: "old old")
        #expect(throws: Mutant.Unfit.self) { try mutant.applied(to: after, before: before) }
    }

    @Test("A migration's own files are overlaid, and the deleted ones taken away")
    func overlay() {
        var before = SourceTree()
        before.set("a", to: "1")
        before.set("b", to: "1")
        var changes = SourceTree()
        changes.set("a", to: "2")
        changes.set("c", to: "2")
        changes.set("DELETED.txt", to: "b\n")
        let after = before.migrated(by: changes)
        #expect(after.paths == ["a", "c"])
        #expect(after.text("a") == "2")
    }
}
