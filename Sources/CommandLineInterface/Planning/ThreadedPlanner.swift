import LifecycleMigration

/// Plans the apps of a tree on several threads; the plan is the one that a single thread makes.
public enum ThreadedPlanner {
    /// Plans a tree that was read.
    public static let plan: Planner = { snapshot, options, threads in
        let planner = MigrationPlanner(options: options)
        let shares = await threads.run { planner.shares(of: snapshot, count: threads.count) }
        let drafts = await withTaskGroup(of: PlanDraft.self) { group in
            for share in shares {
                group.addTask { await threads.run { planner.draft(share, of: snapshot) } }
            }
            var drafts: [PlanDraft] = []
            for await draft in group { drafts.append(draft) }
            return drafts
        }
        return await threads.run { planner.plan(snapshot, from: drafts) }
    }
}
