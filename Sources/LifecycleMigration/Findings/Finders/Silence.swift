import AppFacts

/// Why a finder is not asked in some frameworks and situations.
struct Silence: Sendable {
    /// The frameworks.
    let frameworks: [AppleFramework]
    /// The situations.
    let situations: [Situation]
    /// The reason.
    let reason: SilenceReason

    /// Nothing to ask of some frameworks, whatever the situation.
    static func on(_ frameworks: AppleFramework..., because reason: SilenceReason) -> Silence {
        Silence(frameworks: frameworks, situations: Situation.allCases, reason: reason)
    }

    /// Nothing to ask in some situations, whatever the framework.
    static func `in`(_ situations: Situation..., because reason: SilenceReason) -> Silence {
        Silence(frameworks: AppleFramework.allCases, situations: situations, reason: reason)
    }

    /// Nothing to ask of one framework in some situations.
    static func on(
        _ framework: AppleFramework, in first: Situation, _ others: Situation...,
        because reason: SilenceReason
    ) -> Silence {
        Silence(frameworks: [framework], situations: [first] + others, reason: reason)
    }

    /// Whether a cell of the matrix is meant.
    func covers(_ framework: AppleFramework, _ situation: Situation) -> Bool {
        frameworks.contains(framework) && situations.contains(situation)
    }
}
