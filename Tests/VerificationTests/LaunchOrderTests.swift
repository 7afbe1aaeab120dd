import Testing

/// What stands before the end of the launch, or before the first view, stays there.
struct LaunchOrderTests {
    private func find(
        _ before: [String], _ after: [String], in world: World = .first, meant: String? = nil
    ) -> String? {
        LogComparison(world: world, hadScenes: false, meant: ExpectedDifferences(meant))
            .unexpected(LifecycleLog(lines: before), LifecycleLog(lines: after))
    }

    private let onTime = [
        "@ > launch", "@ effect: register", "@   launch ended", "@ state active",
    ]
    private let late = [
        "@ > launch", "@   launch ended", "@ effect: register", "@ state active",
    ]

    @Test("What is done once the launch has ended is a difference, in every world")
    func tooLate() throws {
        for world in [World.first, .opposite] {
            let found = try #require(find(onTime, late, in: world))
            #expect(found.contains("- during the launch: @ effect: register"))
            #expect(find(onTime, onTime, in: world) == nil)
        }
    }

    @Test("What is done already while the launch lasts is one, too")
    func tooEarly() throws {
        let found = try #require(find(late, onTime))
        #expect(found.contains("+ during the launch: @ effect: register"))
    }

    @Test("A meant move over the end of the launch is written down as such")
    func meantMove() {
        let meant = "# why\n- during the launch: @ effect: register\n"
        #expect(find(onTime, late, meant: meant) == nil)
        #expect(find(onTime, onTime, meant: meant) != nil, "it does not move any more")
    }

    @Test("What a screen writes may stand on either side of the end of the launch")
    func screens() {
        let loaded = ["@   screen Home", "loaded", "@   end of screen"]
        let before = ["@ > launch", "ready"] + loaded + ["@   launch ended"]
        let after = ["@ > launch", "ready", "@   launch ended"] + loaded
        #expect(find(before, after) == nil)
    }

    @Test("What is lost is not moved")
    func isLost() throws {
        let found = try #require(
            find(onTime, ["@ > launch", "@   launch ended", "@ state active"]))
        #expect(!found.contains("during the launch"))
    }

    @Test(
        "What stood before the first view stands before it where the order of lines is open, too",
        arguments: [["@   screen content", "loaded", "@   end of screen"], ["@   screen Home"]])
    func firstView(_ screen: [String]) throws {
        let before = ["@ > launch", "ready", "@   screen Home", "loaded", "@   end of screen"]
        let end = screen.count == 1 ? ["loaded", "@   end of screen"] : []
        let kept = ["@ > launch", "ready"] + screen + end
        let moved = ["@ > launch"] + screen + end + ["ready"]
        #expect(find(before, kept, in: .viewsBeforeConnection) == nil)
        let found = try #require(find(before, moved, in: .viewsBeforeConnection))
        #expect(found.contains("- before the first view: ready"))
        #expect(
            find(before, moved, in: .viewsBeforeConnection, meant: "# why\n- ready\n+ ready\n")
                == nil)
    }
}
