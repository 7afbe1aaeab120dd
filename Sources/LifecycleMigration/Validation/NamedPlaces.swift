/// The lines that findings name: what is not the same there was told.
struct NamedPlaces {
    private var lines: [String: Set<Int>] = [:]

    /// The places of some findings.
    init(_ findings: [Finding]) {
        for finding in findings where !Self.changesNothing.contains(finding.id) {
            // A statement of the launch that leads to several places stands for these alone.
            let isStatement = finding.id == .launchOrder && !finding.also.isEmpty
            for place in isStatement ? finding.also : finding.places {
                lines[place.path, default: []].insert(place.position.line)
            }
        }
    }

    /// What is found at a place that goes on doing what it did.
    private static let changesNothing: Set<FindingID> = [
        .delegateCast, .commentLost, .debugProbe, .sceneSessionName, .sceneConfiguration,
    ]

    /// Whether a finding stands at an event, or at a call on the way to it.
    func contains(_ event: TraceEvent) -> Bool {
        event.sites.contains { site in
            guard let known = lines[site.file.path], let first = site.statement.first,
                let last = site.statement.last
            else { return false }
            let outline = site.file.outline
            let table = site.file.lines
            let range =
                table.position(of: outline.tokens.tokens[first].start)
                .line...table.position(of: outline.tokens.tokens[last].start).line
            return known.contains(where: range.contains)
        }
    }
}
