import LifecycleMigration

/// Makes the plan of one tree, on some threads.
public typealias Planner =
    @Sendable (RepositorySnapshot, MigrationOptions, PlanningThreads) async -> MigrationPlan
