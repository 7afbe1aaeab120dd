import LifecycleMigration

extension CaseFile.Case {
    /// The options that its parts ask for: `scene phase`, and `to scenes`.
    var options: MigrationOptions {
        var options = MigrationOptions()
        if parts.contains(where: { $0.name == "scene phase" }) {
            options.lifeCycleEvents = .scenePhase
        }
        if parts.contains(where: { $0.name == "to scenes" }) { options.destination = .scenes }
        return options
    }
}
