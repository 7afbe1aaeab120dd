import AppFacts

extension Refusal {
    /// The refusal as the report has it.
    var finding: Finding {
        Finding(id, .error, .manual, at: place, message, remedy: remedy)
    }
}
