extension MigrationOptions {
    /// Whether an app that is in reach starts in the folder that was asked for; one that nobody knows the start of does.
    func keeps(_ plan: ApplicationPlan) -> Bool {
        guard projects == nil, !folder.isEmpty, !isInFolder(plan.project) else { return true }
        return plan.entryPoint.map { isInFolder($0.place.path) } ?? true
    }
}
