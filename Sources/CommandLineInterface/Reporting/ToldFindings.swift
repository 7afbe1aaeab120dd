import LifecycleMigration

/// What a report told of one app, so that it refers to it where the same is found for another one: what several apps link is
/// read for each of them.
struct ToldFindings {
    private var names: [Finding: String] = [:]

    /// Findings as they are to be told of an app.
    struct Split {
        /// Those that were told of no other app.
        let new: [Finding]
        /// How many were told of which app, in the order in which these were told.
        let known: [(name: String, count: Int)]
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
        for finding in new { names[finding] = name }
        return Split(new: new, known: known)
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
}
