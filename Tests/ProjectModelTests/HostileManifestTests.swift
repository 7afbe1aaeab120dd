import Testing

@testable import ProjectModel

@Suite struct HostileManifestTests {
    private func load(_ manifest: HostileManifest) -> LoadedProject {
        let tree = ClassicProject.tree(of: manifest.files)
        switch manifest.language {
        case .tuist: return TuistFormat().load("Project.swift", in: tree)
        case .bazel: return BazelFormat().load("BUILD.bazel", in: tree)
        case .xcodeGen: return XcodeGenFormat().load("project.yml", in: tree)
        }
    }

    @Test(
        "What multiplies beyond measure is refused at its place",
        .timeLimit(.minutes(2)),
        arguments: HostileManifest.ofTuist + HostileManifest.ofBazel + HostileManifest.ofXcodeGen)
    func isRefused(_ manifest: HostileManifest) throws {
        let loaded = load(manifest)
        #expect(loaded.targets.isEmpty)
        let problem = try #require(loaded.problems.first)
        let text = try #require(manifest.files[problem.path])
        #expect((0...text.utf8.count).contains(problem.offset ?? 0))
    }

    @Test("A text that doubles without end is not known", arguments: HostileManifest.texts)
    func isNotKnown(_ manifest: HostileManifest) {
        let loaded = load(manifest)
        #expect(loaded.targets.isEmpty)
        #expect(loaded.problems.count == 1)
        #expect(loaded.problems.first?.offset != nil)
    }

    @Test("What projects do is followed as before", arguments: HostileManifest.twins)
    func isFollowed(_ manifest: HostileManifest) {
        let loaded = load(manifest)
        #expect(loaded.problems == [])
        #expect(loaded.targets.map(\.name) == ["Demo"])
        #expect(loaded.targets.first?.sources == ["App/AppDelegate.swift"])
        #expect(loaded.targets.first?.unreadable == [])
    }

    @Test("A group of files that names itself is followed once")
    func groupsAreFollowedOnce() {
        let group = HostileManifest.bazel(
            "groups",
            HostileManifest.chain(12) {
                "filegroup(name = \"g\($0)\", srcs = [\":g\($0 + 1)\", \":g\($0 + 1)\", \":g\($0 + 1)\"])"
            } end: {
                "filegroup(name = \"g\($0)\", srcs = [\"App/AppDelegate.swift\", \":g0\"])"
            }, sources: "[\":g0\"]")
        #expect(load(group).targets.first?.sources == ["App/AppDelegate.swift"])
    }

    @Test("What one project uses up is not taken from others, and all of a tree have an end")
    func budgetsOfATree() {
        let place = FilePlace(path: "a", offset: 3)
        let whole = EvaluationBudget(EvaluationBudget.Limits(steps: 10, bytes: 100, depth: 0))
        let first = EvaluationBudget(
            EvaluationBudget.Limits(steps: 4, bytes: 10, depth: 1), within: whole)
        #expect(first.take(4, at: place))
        #expect(!first.take(at: place))
        #expect(!first.take(at: FilePlace(path: "b", offset: 0)))
        #expect(first.stop?.what == .steps)
        #expect(first.stop?.place == place)
        let second = EvaluationBudget(
            EvaluationBudget.Limits(steps: 40, bytes: 10, depth: 1), within: whole)
        #expect(second.take(5, at: place))
        #expect(!second.take(5, at: place))
        let third = EvaluationBudget(EvaluationBudget.Limits(steps: 9, bytes: 10, depth: 1))
        #expect(!third.take(bytes: 11, at: place))
        #expect(third.stop?.what == .bytes)
        let fourth = EvaluationBudget(EvaluationBudget.Limits(steps: 9, bytes: 10, depth: 1))
        #expect(fourth.enter(at: place))
        #expect(!fourth.enter(at: place))
        #expect(fourth.stop?.what == .depth)
    }
}
