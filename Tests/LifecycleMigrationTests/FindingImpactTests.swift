import AppFacts
import LifecycleMigration
import Testing

/// What findings mean for an app.
@Suite struct FindingImpactTests {
    @Test(
        "Each kind of finding has an impact, and a reason that is a sentence",
        arguments: FindingID.allCases)
    func reason(of id: FindingID) {
        let reason = id.impact.reason
        #expect(reason.count > 20 && !reason.hasSuffix(".") && !reason.contains("\n"))
        #expect(reason.first?.isLowercase == true)
    }

    @Test(
        "What the plan does, and what is kept, is low, whatever its kind",
        arguments: [
            (Severity.error, Applicability.manual, FindingImpact.high),
            (.warning, .manual, .high), (.warning, .review, .medium),
            (.warning, .automatic, .low), (.note, .manual, .low), (.note, .review, .low),
        ])
    func capped(_ severity: Severity, _ applicability: Applicability, _ impact: FindingImpact) {
        let finding = Finding(.callbackOpenURL, severity, applicability, at: nil, "links")
        #expect(finding.impact == impact)
    }

    @Test("What may look another way is less than what gets lost")
    func levels() {
        func impact(_ id: FindingID) -> FindingImpact {
            Finding(id, .warning, .manual, at: nil, "this").impact
        }
        #expect(impact(.callbackQuickAction) == .high)
        #expect(impact(.windowAppearance) == .medium)
        #expect(impact(.storyboardUnused) == .low)
    }
}
