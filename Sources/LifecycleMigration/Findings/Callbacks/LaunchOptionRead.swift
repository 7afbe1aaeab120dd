import AppFacts
import AppleFrameworks

/// A read of one launch option.
struct LaunchOptionRead {
    /// The option.
    let key: LaunchOptionKey
    /// Where it is read.
    let place: Place
    /// Why nothing is lost with it; nil where something may be.
    let idle: IdleLaunchOptions.Reason?

    /// The reads that one finding tells of: those on a line of which the same is known, each option once.
    static func onEachLine(_ reads: [LaunchOptionRead]) -> [[LaunchOptionRead]] {
        var order: [Line] = []
        var groups: [Line: [LaunchOptionRead]] = [:]
        for read in reads {
            let line = Line(
                line: read.place.line, isLost: read.key.isLost, idle: read.idle)
            let known = groups[line, default: []]
            if known.isEmpty { order.append(line) }
            if !known.contains(where: { $0.key == read.key }) {
                groups[line, default: []].append(read)
            }
        }
        return order.compactMap { groups[$0] }
    }

    /// What the reads have in common that one finding tells of.
    private struct Line: Hashable {
        let line: String
        let isLost: Bool
        let idle: IdleLaunchOptions.Reason?
    }
}
