/// On which side of two moments of a process its lines stand: the end of the launch, and the first view.
///
/// A screen of UIKit's own is loaded while the launch shows its window, one of SwiftUI's when a scene connects. So the
/// lines that screens write are on no side; all others were caused by code that the launch, or the connection, runs.
struct LaunchOrder: Sendable {
    /// How often each line stands before a moment; nil where that moment does not come.
    private(set) var beforeEnd: [String: Int]?
    private var beforeFirstView: [String: Int]?
    private var total: [String: Int] = [:]

    /// Reads every line of one process; `shared` names the screens that the app has both before and after its migration.
    init(_ process: [String], shared: Set<String>) {
        // What makes a screen that the app has on both sides may stand in one that only SwiftUI has around it.
        var screens: [Bool] = []
        var counts: [String: Int] = [:]
        for line in process {
            if line == Mark.launchEnded { beforeEnd = beforeEnd ?? counts }
            if line.hasPrefix(Mark.screen) {
                screens.append(shared.isEmpty || shared.contains(line))
                if shared.contains(line) { beforeFirstView = beforeFirstView ?? counts }
            }
            if line == Mark.endOfScreen, !screens.isEmpty { screens.removeLast() }
            guard let line = LifecycleLog(lines: [line]).compared.first, Self.isCaused(line) else {
                continue
            }
            total[line, default: 0] += 1
            if !screens.contains(true) {
                counts[line, default: 0] += 1
            } else {
                beforeFirstView = beforeFirstView ?? counts
            }
        }
    }

    /// The lines of the simulator that mark a moment.
    private enum Mark {
        static let launchEnded = "@   launch ended"
        static let screen = "@   screen "
        static let endOfScreen = "@   end of screen"
    }

    /// Whether a line is the app's own or an effect, and not an event or a state.
    private static func isCaused(_ line: String) -> Bool {
        !line.hasPrefix("@ > ") && !line.hasPrefix("@ state")
    }

    /// The screens that a process shows.
    static func screens(in process: [String]) -> Set<String> {
        Set(process.filter { $0.hasPrefix(Mark.screen) })
    }

    /// What was done before the launch had ended and is done later, and the reverse, as lines of a difference.
    func movedOverEnd(to after: LaunchOrder) -> [String] {
        moved(beforeEnd, after.beforeEnd, to: after).map {
            $0.isLater ? "- during the launch: \($0.line)" : "+ during the launch: \($0.line)"
        }
    }

    /// What was done before the first view was loaded and is done later.
    func movedBehindFirstView(to after: LaunchOrder) -> [String] {
        moved(beforeFirstView, after.beforeFirstView, to: after).filter(\.isLater).map(\.line)
    }

    /// The lines that changed sides; one that is lost or doubled has not moved.
    private func moved(
        _ old: [String: Int]?, _ new: [String: Int]?, to after: LaunchOrder
    ) -> [(line: String, isLater: Bool)] {
        guard let old, let new else { return [] }
        return Set(old.keys).union(new.keys).sorted().compactMap { line in
            let change = new[line, default: 0] - old[line, default: 0]
            let rest = after.total[line, default: 0] - total[line, default: 0] - change
            if change < 0, rest > 0 { return (line, true) }
            if change > 0, rest < 0 { return (line, false) }
            return nil
        }
    }
}

extension LifecycleLog {
    /// Every line of each process, explanations included.
    var processes: [[String]] {
        var found: [[String]] = [[]]
        for line in lines {
            if line == "@ > launch" || line.hasPrefix("@ > launch ") { found.append([]) }
            found[found.count - 1].append(line)
        }
        return found
    }
}
