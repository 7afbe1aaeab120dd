import ProjectModel
import SourceEditing

/// Why a migration could not be planned.
package enum MigrationFailure: Error {
    /// The code is of a kind that is refused.
    case refused(Refusal)
    /// Two rewriters wanted the same bytes.
    case conflict(EditConflict)
    /// The project can't take a change.
    case project(ProjectError)
}
