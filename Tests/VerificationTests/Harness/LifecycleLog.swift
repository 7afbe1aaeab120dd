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
        LifecycleLog(lines: LaunchLog.all(in: self).flatMap(\.unordered.lines))
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
