import AppFacts
import LifecycleMigration

/// Findings that say the same, each at a place of its own.
struct FindingGroup {
    /// The findings; never empty, and in the order of the report.
    private(set) var findings: [Finding]

    /// The first of them, for what they say.
    var first: Finding { findings[0] }

    /// Whether the same advice follows the next group, too.
    var sharesRemedy = false

    /// The places in their order: for each file all that are in it, as `path:line:column, line:column`.
    func places(_ display: (Place) -> Place) -> [String] {
        findings.flatMap(\.places).map(display).byFile.map { path, positions in
            let columns = positions.map { "\($0.line):\($0.column)" }
            return "\(path):\(columns.joined(separator: ", "))"
        }
    }

    /// What tells findings of one kind with one remedy from others.
    private struct Family: Hashable {
        let id: FindingID
        let severity: Severity
        let applicability: Applicability
        let remedy: String?
        /// Steps are taken in their order, so that none stands beside another one for what they share.
        let step: Int?
    }

    /// The findings, with what says the same put together where the first of it stands; those with one remedy follow each other.
    static func groups(of findings: [Finding]) -> [FindingGroup] {
        var order: [Family] = []
        var families: [Family: [FindingGroup]] = [:]
        var indices: [Finding: Int] = [:]
        for finding in findings {
            // Without a remedy there is nothing to share.
            let family = Family(
                id: finding.id, severity: finding.severity, applicability: finding.applicability,
                remedy: finding.remedy ?? finding.message, step: finding.step)
            if families[family] == nil { order.append(family) }
            var groups = families.removeValue(forKey: family) ?? []
            if let index = indices[finding.withoutPlace] {
                groups[index].findings.append(finding)
            } else {
                indices[finding.withoutPlace] = groups.count
                groups.append(FindingGroup(findings: [finding]))
            }
            families[family] = groups
        }
        return order.flatMap { family in
            var groups = families[family] ?? []
            for index in groups.indices.dropLast() { groups[index].sharesRemedy = true }
            return groups
        }
    }
}
