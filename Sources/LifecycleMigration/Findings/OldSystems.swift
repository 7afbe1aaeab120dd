import AppFacts
import SourceEditing
import SwiftOutline

extension TargetContext {
    /// Whether the code that a finding is about runs only on systems without SwiftUI's life cycle, on which the app does not run.
    func isForOldSystems(_ finding: Finding) -> Bool {
        guard let place = finding.place, place.path.hasSuffix(".swift"),
            let outline = library.outline(place.path),
            let token = library.token(at: place, in: outline)
        else { return false }
        return SystemAvailability.olderBlocks(in: outline).contains(token)
    }
}
