import AppFacts
import ProjectModel
import SwiftOutline

extension LinkedCode {
    /// Whether the app is ever built with the code of a finding.
    func isBuilt(_ finding: Finding) -> Bool { context.isBuilt(finding) }
}
