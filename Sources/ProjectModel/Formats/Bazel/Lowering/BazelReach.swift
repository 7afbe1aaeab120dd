/// What is built with targets, the other way round.
extension BazelRepository {
    /// Those of some targets that are built with one of others, in their order.
    func targets(of all: [BazelTarget], reaching others: [BazelTarget]) -> [BazelTarget] {
        var users: [BazelLabel: [BazelLabel]] = [:]
        for target in all {
            for label in dependencies(of: target).labels {
                users[label, default: []].append(target.label)
            }
        }
        var waiting = others.map(\.label)
        var known = Set(waiting)
        while let label = waiting.popLast() {
            for user in users[label] ?? [] where known.insert(user).inserted {
                waiting.append(user)
            }
        }
        return all.filter { known.contains($0.label) }
    }
}
