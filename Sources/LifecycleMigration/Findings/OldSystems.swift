import AppFacts
import SourceEditing
import SwiftOutline

extension TargetContext {
    /// Whether the code that a finding is about runs only on systems without SwiftUI's life cycle, on which the app does not run.
    func isForOldSystems(_ finding: Finding) -> Bool {
        guard let place = finding.place, place.path.hasSuffix(".swift"),
            let outline = library.outline(place.path),
            let lines = library.source(place.path).lines,
            lines.starts.indices.contains(place.position.line - 1)
        else { return false }
        let offset = lines.starts[place.position.line - 1] + place.position.column - 1
        return SystemAvailability.olderBlocks(in: outline)
            .contains(outline.tokens.token(from: offset))
    }
}
