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
            let lines = library.source(place.path).lines,
            lines.starts.indices.contains(place.position.line - 1)
        else { return true }
        let offset = lines.starts[place.position.line - 1] + place.position.column - 1
        let isOwn = swiftPaths.contains(place.path)
        let conditions = isOwn ? conditions : BuildConditions(platforms: target.platforms)
        return !conditions.leavesOut(outline.tokens.token(from: offset), of: outline)
    }
}
