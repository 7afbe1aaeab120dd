import Foundation

/// What an app printed and showed while events were played to it.
struct LifecycleLog: Sendable, Equatable {
    /// Every line, the simulator's explanations included.
    let lines: [String]

    /// Keeps lines as they are.
    init(lines: [String]) { self.lines = lines }

    /// The lines that must not change: explanations, addresses and times are left out.
    var compared: [String] {
        lines.filter { !$0.hasPrefix("@   ") }.map(Self.withoutAddresses)
    }

    /// The number of lines that the app itself printed or caused; a sample without any proves little.
    var appLines: Int {
        lines.filter { !$0.hasPrefix("@ ") || $0.hasPrefix("@ effect") }.count
    }

    private static func withoutAddresses(_ line: String) -> String {
        var words = line.split(separator: " ", omittingEmptySubsequences: false)
        // Foundation's log function puts the time and the process before the message.
        if words.count > 3, words[0].count == 10, words[0].filter({ $0 == "-" }).count == 2,
            words[1].contains(":")
        {
            words.removeFirst(3)
        }
        return words.map { $0.hasPrefix("0x") ? "0x…" : String($0) }.joined(separator: " ")
    }

    /// The differences to another log, each line once: a launch that differs does so in every script
    /// that launches.
    func distinctDifferences(to after: LifecycleLog) -> [String] {
        var seen: Set<String> = []
        return differences(to: after).filter { seen.insert($0).inserted }
    }

    /// The log with the lines of each event in alphabetical order, for where order is open.
    var unordered: LifecycleLog {
        var blocks: [[String]] = [[]]
        for line in compared {
            if line.hasPrefix("@ > ") { blocks.append([]) }
            blocks[blocks.count - 1].append(line)
        }
        return LifecycleLog(lines: blocks.flatMap { $0.prefix(1) + $0.dropFirst().sorted() })
    }

    /// What another log lacks of this one (`- `) and has beyond it (`+ `), in the order of the logs.
    func differences(to after: LifecycleLog) -> [String] {
        let old = compared
        let new = after.compared
        let changes = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var position = 0
        for index in 0...old.count {
            while inserted.contains(position) {
                lines.append("+ " + new[position])
                position += 1
            }
            guard index < old.count else { break }
            if removed.contains(index) { lines.append("- " + old[index]) } else { position += 1 }
        }
        return lines
    }
}

/// `differences.txt`: what is meant to differ, each with its reason.
struct ExpectedDifferences: Sendable {
    /// The differences, in the order of the logs.
    private var lines: [String] = []
    /// Lines that stand without a reason before them.
    private(set) var unexplained: [String] = []

    /// Reads the file; without one nothing may differ.
    init(_ text: String?) {
        var hasReason = false
        for line in (text ?? "").split(separator: "\n").map(String.init) {
            if line.hasPrefix("# ") {
                hasReason = true
            } else if line.hasPrefix("- ") || line.hasPrefix("+ "), hasReason {
                lines.append(line)
            } else {
                unexplained.append(line)
            }
        }
    }

    /// The differences that are meant in a world. In the other world the order inside of an event is
    /// open, so that a line which only moves is no difference there.
    func lines(in world: World) -> [String] {
        guard world != .first else { return lines }
        let known = Set(lines)
        return lines.filter { line in
            let opposite = line.hasPrefix("- ") ? "+ " : "- "
            return !known.contains(opposite + line.dropFirst(2))
        }.sorted()
    }
}
