import AppFacts

extension Refusal {
    /// The refusal as the report has it.
    var finding: Finding {
        Finding(id, .error, .manual, at: place, message, remedy: remedy)
    }

    /// Whether a survey helps beside it: not where the plan does all of it, once one thing is repaired.
    var asksForSurvey: Bool {
        switch id {
        case .deploymentTarget, .projectUnreadable, .sourceUnreadable: false
        default: true
        }
    }
}
