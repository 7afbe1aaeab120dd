import AppFacts
import LaunchValidation

extension NamedPlaces {
    /// The places of some findings.
    init(_ findings: [Finding]) {
        var lines: [String: Set<Int>] = [:]
        for finding in findings where !Self.changesNothing.contains(finding.id) {
            // A statement of the launch that leads to several places stands for these alone.
            let isStatement =
                finding.id == .launchOrder && !finding.also.isEmpty && !finding.isJoined
            for place in isStatement ? finding.also : finding.places {
                lines[place.path, default: []].insert(place.position.line)
            }
        }
        self.init(lines: lines)
    }

    /// What is found at a place that goes on doing what it did.
    private static let changesNothing: Set<FindingID> = [
        .delegateCast, .commentLost, .debugProbe, .sceneSessionName, .sceneConfiguration,
    ]
}
