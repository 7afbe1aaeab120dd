import LifecycleMigration

/// What a scan asks of a PATH, and of what state of it: an answer holds as long as all of this is the same.
struct ScanQuestion: Sendable, Hashable, Codable {
    /// The tool's version.
    let tool: String
    /// The commit that is checked out; nil where there is none. What was not committed is not seen.
    let commit: String?
    /// What shapes the plan.
    let options: MigrationOptions
    /// Which files are left out.
    let exclusions: [String]

    /// What is asked of a PATH now.
    init(_ request: RootPlanner.Request, at root: PlanRoot) {
        tool = ([ToolVersion.current, ToolCommit.current].compactMap { $0 }).joined(separator: " ")
        commit = (try? GitRepository.find(around: root.named))?.commit
        options = request.invocation.migration
        exclusions = request.invocation.exclusionPatterns
    }
}
