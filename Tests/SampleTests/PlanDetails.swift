import LifecycleMigration

@testable import AppFacts

/// Everything that a plan says beside its edits, one line each: what the report leaves out unless it is asked.
///
/// A finding that is lost or told as less than it is, a wrong line of the ledger, a wrong reason: each is a difference.
struct PlanDetails {
    private let plan: MigrationPlan

    /// The details of a plan.
    init(of plan: MigrationPlan) {
        self.plan = plan
    }

    /// The text to record.
    var recording: String {
        plan.applications.map { application in
            let title = "\(application.name) (\(application.platform.rawValue))"
            let lines = ["\(title): \(application.outcome.rawValue)"] + lines(of: application)
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private func lines(of application: ApplicationPlan) -> [String] {
        application.findings.map(line) + application.callbacks.map(line)
            + application.decisions.map(line)
    }

    private func line(_ finding: Finding) -> String {
        let places = finding.places.map(text)
        let place = places.isEmpty ? "-" : places.joined(separator: " and ")
        let remedy = finding.remedy.map { " | " + $0 } ?? ""
        return "\(finding.severity.rawValue) \(finding.applicability.rawValue) \(place)"
            + " [\(finding.id.rawValue)] \(finding.message)\(remedy)"
    }

    private func line(_ callback: CallbackRecord) -> String {
        let finding = callback.finding.map { " [\($0.rawValue)]" } ?? ""
        let reason = callback.reason.map { " | " + $0 } ?? ""
        return
            "\(callback.state.rawValue) \(text(callback.place)) \(callback.owner).\(callback.name):"
            + " \(callback.before.rawValue), then \(callback.after.rawValue)\(finding)\(reason)"
    }

    private func line(_ decision: LaunchDecision) -> String {
        "\(decision.action.rawValue) \(text(decision.place)) `\(decision.statement)` | \(decision.reason)"
    }

    private func text(_ place: Place) -> String {
        "\(place.path):\(place.position.line):\(place.position.column)"
    }
}
