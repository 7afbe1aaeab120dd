import LifecycleMigration

/// What could have been asked for by name in a PATH, and which patterns left something out there.
struct PlannedSelection: Sendable, Hashable, Codable {
    /// Every app that could have been asked for.
    let apps: [KnownApp]
    /// The exclusions that left something out, by their index on the command line.
    let usedExclusions: Set<Int>
    /// The names of files and folders that an exclusion could mean; empty where there is none.
    let names: Set<String>

    /// What a plan knows.
    init(_ plan: RootPlan, of invocation: Invocation) {
        apps =
            plan.known.isEmpty
            ? plan.applications.map { KnownApp(name: $0.target ?? $0.name, platform: $0.platform) }
            : plan.known
        usedExclusions = plan.usedExclusions
        let isUnused = invocation.exclusionPatterns.indices.contains {
            !plan.usedExclusions.contains($0)
        }
        names =
            isUnused
            ? Set(plan.tree.paths.flatMap { $0.split(separator: "/").map(String.init) }) : []
    }
}
