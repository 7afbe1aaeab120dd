/// Finds the apps that can only be carried out together, because their plans change or make the same sources.
struct SharedFileUnits {
    private let planned: [PlannedApplication?]

    /// The units among plans; nil for a target that was not asked for.
    init(_ planned: [PlannedApplication?]) {
        self.planned = planned
    }

    /// The indices of the apps of each unit, the unit of the first app first.
    func members() -> [[Int]] {
        var owners: [String: Int] = [:]
        var leaders = Array(planned.indices)
        for (index, app) in planned.enumerated() {
            guard let app, app.isMoving else { continue }
            for path in app.plan.edit.paths {
                if let owner = owners[path] {
                    join(index, owner, &leaders)
                } else {
                    owners[path] = index
                }
            }
        }
        let moving = planned.indices.filter { planned[$0]?.isMoving ?? false }
        let units = Dictionary(grouping: moving) { leader(of: $0, &leaders) }
        return units.sorted { $0.key < $1.key }.map(\.value)
    }

    private func join(_ first: Int, _ second: Int, _ leaders: inout [Int]) {
        let one = leader(of: first, &leaders)
        let two = leader(of: second, &leaders)
        leaders[max(one, two)] = min(one, two)
    }

    /// The first app of the unit; the way there is shortened, so that long chains stay cheap.
    private func leader(of index: Int, _ leaders: inout [Int]) -> Int {
        var current = index
        while leaders[current] != current {
            leaders[current] = leaders[leaders[current]]
            current = leaders[current]
        }
        return current
    }
}
