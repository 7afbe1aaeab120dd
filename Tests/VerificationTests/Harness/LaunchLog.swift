/// The part of a log that one process wrote, event by event.
struct LaunchLog: Sendable, Equatable {
    /// An event and what came of it.
    struct Block: Sendable, Equatable {
        /// The line of the event; empty for what stands in front of the first one.
        var event: String
        /// The lines behind it.
        var lines: [String] = []

        /// Whether the event is of a kind.
        func isEvent(_ name: String) -> Bool {
            event == "@ > \(name)" || event.hasPrefix("@ > \(name) ")
        }
    }

    /// The blocks, in order.
    var blocks: [Block]

    /// Every launch of a log.
    static func all(in log: LifecycleLog) -> [LaunchLog] {
        var launches: [LaunchLog] = [LaunchLog(blocks: [Block(event: "")])]
        for line in log.compared {
            if line.hasPrefix("@ > ") {
                let block = Block(event: line)
                if block.isEvent("launch") { launches.append(LaunchLog(blocks: [])) }
                launches[launches.count - 1].blocks.append(block)
            } else {
                let launch = launches.count - 1
                launches[launch].blocks[launches[launch].blocks.count - 1].lines.append(line)
            }
        }
        return launches
    }

    /// The lines of all blocks.
    var lines: [String] {
        blocks.flatMap { block in (block.event.isEmpty ? [] : [block.event]) + block.lines }
    }

    /// The lines of each event in alphabetical order.
    var unordered: LaunchLog {
        LaunchLog(blocks: blocks.map { Block(event: $0.event, lines: $0.lines.sorted()) })
    }

    /// Only what tells that the app did not survive.
    var failures: LaunchLog {
        LaunchLog(
            blocks: blocks.map { block in
                Block(
                    event: block.event,
                    lines: block.lines.filter {
                        $0.hasPrefix("@ crash") || $0.hasPrefix("@ the app ended")
                    })
            })
    }

    private var first: Block? { blocks.first }

    /// The line of the event that it begins with; empty where there is none.
    var firstEvent: String { first?.event ?? "" }

    /// A launch that the user does not see, and the first time that the app is opened after it, as one event: without
    /// scenes the first screen is made at launch, with them when a scene connects.
    var withBackgroundLaunchAsOneEvent: LaunchLog {
        guard first?.event.contains("background=") ?? false,
            let opened = blocks.firstIndex(where: { $0.isEvent("foreground") })
        else { return self }
        var merged = blocks[0]
        merged.lines = blocks[...opened].enumerated().flatMap { index, block in
            block.lines.filter { index == opened || !$0.hasPrefix("@ state") }
        }.sorted()
        return LaunchLog(blocks: [merged] + blocks[(opened + 1)...])
    }

    /// Without what follows from a scene that was taken away: an app without scenes keeps its first screen, one with
    /// scenes makes it again when a scene connects.
    var withoutScreenMadeAgain: LaunchLog {
        guard let gone = blocks.firstIndex(where: { $0.isEvent("disconnect") }) else { return self }
        let made = Set(blocks[..<gone].flatMap(\.lines)).filter { !$0.hasPrefix("@ state") }
        var result = self
        result.blocks[gone].lines = []
        if blocks.indices.contains(gone + 1) {
            result.blocks[gone + 1].lines.removeAll(where: made.contains)
        }
        return result
    }
}
