import LifecycleMigration

/// What a report told of one app, so that it tells what is found for several apps once, with their names, and refers to it
/// elsewhere: what several apps link is read for each of them.
struct ToldFindings {
    private var names: [Finding: String] = [:]
    /// The names of the groups that have a finding, where several have it.
    private let owners: [Finding: [String]]

    /// Findings as they are to be told of an app.
    struct Split {
        /// Those that were told of no other app.
        let new: [Finding]
        /// How many were told of which app, in the order in which these were told.
        let known: [(name: String, count: Int)]
        /// In which other apps the new ones were found.
        let sharers: [Finding: [String]]
    }

    /// Nothing told yet of the apps of a PATH, in the order in which they are told of.
    init(about groups: [ReportGroup] = []) {
        var owners: [Finding: [String]] = [:]
        for group in groups where groups.count > 1 {
            guard let whole = group.whole else { continue }
            let name = ReportGroup.name(of: group.applications)
            for finding in Set(whole.findings + whole.accepted) where finding.place != nil {
                owners[finding, default: []].append(name)
            }
        }
        self.owners = owners.filter { $0.value.count > 1 }
    }

    /// Findings under a heading: what is in the way of an app is told of each, as its refusal names every reason.
    mutating func split(
        _ findings: [Finding], of name: String, under section: FindingSection
    ) -> Split {
        section == .inTheWay
            ? Split(new: findings, known: [], sharers: [:]) : split(findings, of: name)
    }

    /// Tells apart what is new, and notes it as told of an app.
    mutating func split(_ findings: [Finding], of name: String) -> Split {
        var new: [Finding] = []
        var known: [(name: String, count: Int)] = []
        var indices: [String: Int] = [:]
        for finding in findings {
            if finding.place != nil, let other = names[finding] {
                if let index = indices[other] {
                    known[index].count += 1
                } else {
                    indices[other] = known.count
                    known.append((other, 1))
                }
            } else {
                new.append(finding)
            }
        }
        var sharers: [Finding: [String]] = [:]
        for finding in new {
            names[finding] = name
            // What is new is told of the first app that has it.
            sharers[finding] = owners[finding].map { Array($0.dropFirst()) }
        }
        return Split(new: new, known: known, sharers: sharers)
    }
}

extension ToldFindings.Split {
    /// Where the rest is told, each in a few words; `isRest` where something new stands in front of it.
    var references: [String] {
        known.map { name, count in
            let more = new.isEmpty ? "" : " more"
            return "\(count)\(more), told of \(name) above"
        }
    }

    /// The new ones, with what says the same of the same apps put together.
    func groups(
        in order: ([Finding]) -> [Finding] = { $0 }
    ) -> [FindingGroup] {
        FindingGroup.groups(of: order(new), sharers: sharers)
    }
}
