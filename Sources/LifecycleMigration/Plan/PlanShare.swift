import ProjectModel

/// Apps of a tree that are planned one after the other, while other shares are planned on other threads.
public struct PlanShare: Sendable {
    /// The apps by the index of their targets, with how many are in front of each in the order of the targets.
    let apps: [(index: Int, place: Int)]
    /// How many apps all shares have.
    let count: Int

    /// Deals apps out to at most so many shares of about equal size; the apps of a project stay together where
    /// they are no large part of the whole, since they read the same sources.
    static func shares(of indices: [Int], among targets: [AppTarget], count: Int) -> [PlanShare] {
        let size = indices.reduce(0) { $0 + weight(targets[$1]) }
        let largest = size / max(count, 1)
        var dealt = [(size: Int, apps: [(Int, Int)])](
            repeating: (0, []), count: max(min(count, indices.count), 1))
        for project in projects(of: indices, among: targets) {
            let own = project.reduce(0) { $0 + weight(targets[$1.index]) }
            for part in own * 2 > largest ? project.map({ [$0] }) : [project] {
                let least = dealt.indices.min { dealt[$0].size < dealt[$1].size } ?? 0
                dealt[least].size += part.reduce(0) { $0 + weight(targets[$1.index]) }
                dealt[least].apps += part.map { ($0.index, $0.place) }
            }
        }
        return dealt.map { PlanShare(apps: $0.apps, count: indices.count) }
    }

    /// What a plan of an app costs, in sources: much of it does not depend on how many there are.
    private static func weight(_ target: AppTarget) -> Int { target.sources.count + 50 }

    private typealias App = (index: Int, place: Int)

    /// The apps, those of one project together where they follow each other.
    private static func projects(of indices: [Int], among targets: [AppTarget]) -> [[App]] {
        var result: [[App]] = []
        for (place, index) in indices.enumerated() {
            if let last = result.last?.last, targets[last.index].project == targets[index].project {
                result[result.count - 1].append((index, place))
            } else {
                result.append([(index, place)])
            }
        }
        return result
    }
}
