import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

extension TargetContext {
    /// Whether a build of the app compiles the code that a finding is about, or it is about something else.
    func isBuilt(_ finding: Finding) -> Bool {
        guard let place = finding.place, place.path.hasSuffix(".swift"),
            let outline = library.outline(place.path), !outline.conditionals.isEmpty,
            let token = library.token(at: place, in: outline)
        else { return true }
        let isOwn = swiftPaths.contains(place.path)
        let conditions = isOwn ? conditions : BuildConditions(platforms: target.platforms)
        return !conditions.leavesOut(token, of: outline)
    }
}
