import AppFacts
import LifecycleMigration

/// The report for programs.
enum JSONReporter {
    /// The document about every PATH, planned for a destination; of a scan, with its totals.
    static func report(
        _ roots: [RootReport], to destination: Destination, scan: ScanTotals? = nil,
        statistics: FindingStatistics? = nil
    ) -> String {
        let tool: JSONValue = .object([
            ("name", .string("sceneshift")), ("version", .string(ToolVersion.current)),
        ])
        let document: JSONValue = .object(
            [
                ("schema", .integer(1)), ("tool", tool),
                ("destination", .string(destination.rawValue)),
                ("roots", .array(roots.map(root))),
            ] + (scan.map { [("totals", totals($0))] } ?? [])
                + (statistics.map { [("statistics", self.statistics($0))] } ?? []))
        return document.text
    }

    private static func totals(_ totals: ScanTotals) -> JSONValue {
        func list(_ entries: [ScanTotals.Entry]) -> JSONValue {
            .array(
                entries.map {
                    .object([
                        ("id", .string($0.id.rawValue)), ("applications", .integer($0.appCount)),
                    ])
                })
        }
        return .object([
            ("inTheWay", list(totals.inTheWay)), ("leftToDo", list(totals.leftToDo)),
        ])
    }

    private static func statistics(_ statistics: FindingStatistics) -> JSONValue {
        let findings = statistics.entries.map { entry in
            JSONValue.object([
                ("id", .string(entry.id.rawValue)), ("manual", .integer(entry.byHand)),
                ("findings", .integer(entry.all)), ("applications", .integer(entry.appCount)),
            ])
        }
        let estimates = statistics.estimates.map { estimate in
            JSONValue.object([
                ("name", .string(estimate.application.plan.name)),
                ("project", .optional(estimate.application.plan.project)),
                ("minutes", estimate.work.map { .integer($0.minutes) } ?? .null),
            ])
        }
        return .object([
            ("findings", .array(findings)), ("estimates", .array(estimates)),
            ("estimateBasis", .string(WorkEstimate.basis)),
        ])
    }

    private static func root(_ root: RootReport) -> JSONValue {
        let summary = Outcome.allCases.map {
            (key: $0.rawValue, value: JSONValue.integer(root.count(of: $0)))
        }
        return .object([
            ("path", .string(root.path)), ("error", .optional(root.error?.summary)),
            ("applications", .array(root.applications.map { application($0, root.after) })),
            ("summary", .object(summary)),
        ])
    }

    private static func application(
        _ application: ApplicationReport, _ after: [Place: Place]
    ) -> JSONValue {
        let plan = application.plan
        let findings = application.allFindings.map { finding($0, isAccepted: $1, after) }
        let found: [(key: String, value: JSONValue)] = [
            ("changes", .array(application.changes.map(change))),
            ("findings", .array(findings)), ("impacts", impacts(of: application.findings)),
            ("decisions", .array(plan.decisions.map(decision))),
            ("callbacks", .array(plan.callbacks.map(callback))),
            (
                "checklist",
                .array(plan.outcome == .refuse ? [] : application.checklist.map(item))
            ),
        ]
        return .object(facts(of: plan) + found)
    }

    private static func facts(of plan: ApplicationPlan) -> [(key: String, value: JSONValue)] {
        let entry = plan.entryPoint.map { place($0.kind.rawValue, $0.place) }
        let root = plan.root.map { place($0.kind.rawValue, $0.place) }
        return [
            ("name", .string(plan.name)), ("platform", .string(plan.platform.rawValue)),
            ("project", .optional(plan.project)), ("target", .optional(plan.target)),
            ("outcome", .string(plan.outcome.rawValue)),
            ("adoptsScenes", plan.adoptsScenes.map(JSONValue.bool) ?? .null),
            ("ways", .array(plan.ways.map(way))),
            ("would", plan.prospect.map(prospect) ?? .null), ("reason", .optional(plan.reason)),
            ("entryPoint", entry ?? .null), ("root", root ?? .null),
            ("appFile", .optional(plan.appFile)),
        ]
    }

    private static func impacts(of findings: [Finding]) -> JSONValue {
        .object(
            ImpactCounts.counts(of: findings).map {
                (key: $0.impact.rawValue, value: .integer($0.count))
            })
    }

    private static func item(_ item: ChecklistItem) -> JSONValue {
        .object([
            ("title", .string(item.title)), ("action", .string(item.action)),
            ("before", .string(item.before)), ("after", .string(item.after)),
            ("path", .optional(item.place?.path)),
            ("line", .optional(item.place?.position.line)),
        ])
    }

    private static func way(_ way: Way) -> JSONValue {
        .object([
            ("to", .string(way.destination.rawValue)), ("outcome", .string(way.outcome.rawValue)),
            ("manual", .integer(way.manual)), ("reason", .optional(way.reason)),
        ])
    }

    private static func prospect(_ prospect: Prospect) -> JSONValue {
        .object([
            ("outcome", .string(prospect.outcome.rawValue)), ("option", .string(prospect.option)),
        ])
    }

    private static func callback(_ record: CallbackRecord) -> JSONValue {
        .object([
            ("class", .string(record.owner)), ("name", .string(record.name)),
            ("path", .string(record.place.path)), ("line", .integer(record.place.position.line)),
            ("calledBefore", .string(record.before.rawValue)),
            ("calledAfter", .string(record.after.rawValue)),
            ("state", .string(record.state.rawValue)), ("reason", .optional(record.reason)),
            ("finding", .optional(record.finding?.rawValue)),
        ])
    }

    private static func place(_ kind: String, _ place: Place?) -> JSONValue {
        .object([
            ("kind", .string(kind)), ("path", .optional(place?.path)),
            ("line", .optional(place?.position.line)),
        ])
    }

    private static func change(_ change: ChangeReport) -> JSONValue {
        .object([("path", .string(change.path)), ("kind", .string(change.kind.rawValue))])
    }

    private static func decision(_ decision: LaunchDecision) -> JSONValue {
        .object([
            ("action", .string(decision.action.rawValue)), ("path", .string(decision.place.path)),
            ("line", .integer(decision.place.position.line)),
            ("statement", .string(decision.statement)), ("reason", .string(decision.reason)),
        ])
    }

    private static func finding(
        _ finding: Finding, isAccepted: Bool, _ after: [Place: Place]
    ) -> JSONValue {
        let place = finding.place.flatMap { after[$0] }.map(place)
        return .object(
            members(of: finding) + [("after", place ?? .null)]
                + (isAccepted ? [("accepted", JSONValue.bool(true))] : []))
    }

    /// Further places, where there are some.
    private static func also(_ finding: Finding) -> [(key: String, value: JSONValue)] {
        guard !finding.also.isEmpty else { return [] }
        return [("also", .array(finding.also.map(place)))]
    }

    private static func place(_ place: Place) -> JSONValue {
        .object([("path", .string(place.path)), ("line", .integer(place.position.line))])
    }

    private static func members(of finding: Finding) -> [(key: String, value: JSONValue)] {
        [
            ("id", .string(finding.id.rawValue)), ("severity", .string(finding.severity.rawValue)),
            ("impact", .string(finding.impact.rawValue)),
            ("applicability", .string(finding.applicability.rawValue)),
            ("path", .optional(finding.place?.path)),
            ("line", .optional(finding.place?.position.line)),
            ("column", .optional(finding.place?.position.column)),
            ("message", .string(finding.message)), ("remedy", .optional(finding.remedy)),
            ("help", .string("docs/findings/\(finding.id.rawValue).md")),
        ] + also(finding)
    }
}
