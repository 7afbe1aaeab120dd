import AppFacts
import LifecycleMigration

/// Findings that say the same, each at a place of its own.
struct FindingGroup {
    /// The findings; never empty, and in the order of the report.
    private(set) var findings: [Finding]

    /// The first of them, for what they say.
    var first: Finding { findings[0] }

    /// The other apps that have them.
    let sharers: [String]

    /// Whether the same advice follows the next group, too.
    private(set) var sharesRemedy = false

    /// How many groups, and how many findings, the advice is for that stands at the last of them.
    private(set) var remedyCounts = (groups: 1, findings: 1)

    /// In which other apps the same was found; nil for none.
    var sharing: String? {
        sharers.isEmpty ? nil : "also found in \(ReportGroup.list(sharers))"
    }

    /// What its advice begins with: of several that share it, it says so.
    ///
    /// - Parameter isOfEach: Whether each finding is told by itself, and not each group.
    func remedyHead(isOfEach: Bool) -> String {
        switch isOfEach ? remedyCounts.findings : remedyCounts.groups {
        case 1: "help"
        case 2: "help for both"
        case let count: "help for all \(count)"
        }
    }

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

    /// What findings say, and of which other apps.
    private struct Words: Hashable {
        let finding: Finding
        let sharers: [String]
    }

    /// The findings, with what says the same put together where the first of it stands; those with one remedy follow each other.
    static func groups(
        of findings: [Finding], sharers: [Finding: [String]] = [:]
    ) -> [FindingGroup] {
        var order: [Family] = []
        var families: [Family: [FindingGroup]] = [:]
        var indices: [Words: Int] = [:]
        for finding in findings {
            // Without a remedy there is nothing to share.
            let family = Family(
                id: finding.id, severity: finding.severity, applicability: finding.applicability,
                remedy: finding.remedy ?? finding.message, step: finding.step)
            if families[family] == nil { order.append(family) }
            var groups = families.removeValue(forKey: family) ?? []
            let others = sharers[finding] ?? []
            let words = Words(finding: finding.withoutPlace, sharers: others)
            if let index = indices[words] {
                groups[index].findings.append(finding)
            } else {
                indices[words] = groups.count
                groups.append(FindingGroup(findings: [finding], sharers: others))
            }
            families[family] = groups
        }
        return order.flatMap { family in
            var groups = families[family] ?? []
            for index in groups.indices.dropLast() { groups[index].sharesRemedy = true }
            if let last = groups.indices.last {
                groups[last].remedyCounts = (
                    groups.count, groups.reduce(0) { $0 + $1.findings.count }
                )
            }
            return groups
        }
    }
}
