import LifecycleMigration

/// How many findings of each severity there are, in words.
enum SeverityCounts {
    /// Such as `1 error, 2 warnings`; empty where there are none.
    static func text(of findings: [Finding]) -> String {
        Severity.allCases.compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count > 0 ? "\(count) \(severity.rawValue)\(count > 1 ? "s" : "")" : nil
        }.joined(separator: ", ") + impacts(of: findings)
    }

    private static func impacts(of findings: [Finding]) -> String {
        guard findings.contains(where: \.asksForWork),
            !findings.contains(where: { $0.severity == .error })
        else { return "" }
        return ": " + ImpactCounts.text(of: findings)
    }

    /// The findings, the worst first; those of one severity keep their order.
    static func ranked(_ findings: [Finding]) -> [Finding] {
        Severity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
    }
}
