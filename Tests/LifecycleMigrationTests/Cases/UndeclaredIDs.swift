import AppFacts
import AppleFrameworks

@testable import LifecycleMigration

extension ApplicationPlan {
    /// The ids of its findings that no finder declares which is asked of such an app.
    var undeclaredIDs: [FindingID] {
        let framework = PlatformProfile.profile(for: platform).framework
        let situation: Situation =
            switch outcome {
            case .migrate, .partial: .migration
            case .refuse: .refused
            case .none: .onDestination
            }
        let declared = FinderName.allCases.map(\.finder).filter {
            $0.silence(framework, situation) == nil
        }.reduce(into: Set<FindingID>()) { $0.formUnion($1.ids) }
        // A refusal's own finding is an error.
        return findings.filter { finding in
            finding.severity != .error && !declared.contains(finding.id)
                && !Self.idsOfTheWay.contains(finding.id)
        }.map(\.id)
    }

    /// What is said once a plan is there, or instead of one.
    private static let idsOfTheWay: Set<FindingID> = [
        .scenesAdopted, .macBackgroundApp, .projectUnreadable, .entryAmbiguous, .deploymentTarget,
    ]
}
