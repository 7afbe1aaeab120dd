import AppFacts

/// One of the steps that a person takes, in their order.
struct NumberedStep {
    /// What it is about.
    let id: FindingID
    /// Where it is taken.
    let place: Place
    /// What is found there.
    let message: String
    /// What to do.
    let remedy: String

    /// A finding for each step, numbered.
    static func findings(_ steps: [NumberedStep]) -> [Finding] {
        steps.enumerated().map { index, step in
            Finding(
                step.id, .warning, .manual, at: step.place,
                "step \(index + 1) of \(steps.count): \(step.message)", remedy: step.remedy,
                step: index + 1)
        }
    }
}
