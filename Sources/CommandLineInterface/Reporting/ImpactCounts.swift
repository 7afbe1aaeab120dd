import LifecycleMigration

/// How many findings of each impact there are that somebody has to act on or to look at.
enum ImpactCounts {
    /// The findings of each impact, which the plan does not simply do.
    static func counts(of findings: [Finding]) -> [(impact: FindingImpact, count: Int)] {
        let open = findings.filter { $0.applicability != .automatic }
        return FindingImpact.allCases.map { impact in
            (impact, open.count { $0.impact == impact })
        }
    }

    /// Such as `1 stops working, 2 may differ`; empty where there are none.
    static func text(of findings: [Finding]) -> String {
        counts(of: findings).compactMap { impact, count in
            count == 0 ? nil : "\(count) \(words(for: impact, count))"
        }.joined(separator: ", ")
    }

    private static func words(for impact: FindingImpact, _ count: Int) -> String {
        switch impact {
        case .high: count == 1 ? "stops working" : "stop working"
        case .medium: "may differ"
        case .low: "to look at"
        }
    }
}
