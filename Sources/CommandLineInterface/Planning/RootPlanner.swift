import AppFacts
import Foundation
import LifecycleMigration
import ProjectModel

/// Plans what the PATHs of a command line name.
struct RootPlanner: Sendable {
    /// Makes the plan of one tree.
    let planner: Planner
    /// What was asked for of every PATH.
    let invocation: Invocation
    /// Where relative paths start.
    let environment: ToolEnvironment
    /// Whether to note what tells a changed file.
    let takesFingerprints: Bool

    /// How much is done at a time.
    private var width: Int { invocation.jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// What became of one PATH.
    typealias Outcome = Result<RootPlan, ToolError>

    /// A PATH, with what is asked for there.
    struct Request: Sendable {
        let path: String
        let invocation: Invocation
    }

    /// Plans PATHs, several at a time.
    ///
    /// - Parameters:
    ///   - begins: Called in front of each.
    ///   - made: What is to be kept of each, and of its plan.
    ///   - ends: Called behind each with what is kept of it, in the order in which they end.
    /// - Returns: What is kept, in the order of the PATHs.
    /// - Throws: What `begins` and `ends` throw.
    func plan<Kept: Sendable>(
        _ paths: [Request], progress: ProgressLine,
        begins: (Request) throws(ToolError) -> Void,
        made: @escaping @Sendable (Request, Outcome) -> Kept,
        ends: (inout Kept) throws(ToolError) -> Void
    ) async throws(ToolError) -> [Kept] {
        let threads = PlanningThreads(width / max(paths.count, 1))
        let result = await withTaskGroup(of: (Int, Kept).self) {
            group -> Result<[Kept], ToolError> in
            var kept = [Kept?](repeating: nil, count: paths.count)
            var done = 0
            func end(_ result: (index: Int, kept: Kept)) throws(ToolError) {
                var own = result.kept
                try ends(&own)
                kept[result.index] = own
                done += 1
                if paths.count > 1 { progress.show("planned \(done) of \(paths.count)") }
            }
            do throws(ToolError) {
                for (index, path) in paths.enumerated() {
                    if index >= width, let ended = await group.next() { try end(ended) }
                    try begins(path)
                    group.addTask {
                        let listener: PlanningStep.Listener? =
                            paths.count == 1 ? progress.show : nil
                        return (index, made(path, await plan(path, threads, listener)))
                    }
                }
                while let ended = await group.next() { try end(ended) }
                return .success(kept.compactMap { $0 })
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Where there are several PATHs, how many are done says more than how far each is.
    private func plan(
        _ request: Request, _ threads: PlanningThreads, _ listener: PlanningStep.Listener?
    ) async -> Outcome {
        let invocation = request.invocation
        do throws(ToolError) {
            let named = try PlanRoot(request.path, in: environment)
            let own = try DiskTree.read(named.folder, exclusions: invocation.exclusions)
            let outer = try OuterFolder.around(
                named, with: own.files, exclusions: invocation.exclusions)
            let root = outer?.root ?? named
            let listing = outer?.listing ?? own
            let tree = listing.files
            // Before anything is read, so that what is read is not older.
            let fingerprints = takesFingerprints ? fingerprints(of: tree, below: root.folder) : [:]
            let (snapshot, plan) = await plan(
                tree, of: root, as: invocation, threads, listener)
            return .success(
                RootPlan(
                    root: root, tree: snapshot.tree, applications: plan.applications,
                    units: plan.units,
                    edit: plan.edit, fingerprints: fingerprints,
                    unreachable: listing.unreachable, leftOut: snapshot.projects.leftOut,
                    known: plan.known,
                    usedExclusions: listing.usedExclusions))
        } catch {
            return .failure(error)
        }
    }

    /// The plan, and the tree with the bytes that it was made from.
    private func plan(
        _ tree: FileTree, of root: PlanRoot, as invocation: Invocation,
        _ threads: PlanningThreads, _ listener: PlanningStep.Listener?
    ) async -> (snapshot: RepositorySnapshot, plan: MigrationPlan) {
        var options = invocation.migration
        options.saysOtherWay = [.plan, .scan, .guide].contains(invocation.command)
        // A workspace may spell them as the disk does not, where the disk is a Mac's.
        options.folder = root.scope
        options.projects = root.projects.map { Set($0.map { tree.path(matching: $0) ?? $0 }) }
        let tree = tree.readingDocuments()
        async let projects = threads.run { LoadedProjects(of: tree) }
        let sources = await SourceSnapshot(of: tree, jobs: width, listener: listener)
        let snapshot = RepositorySnapshot(
            tree: tree, projects: await projects, sources: sources, listener: listener)
        // Whoever names a project that is generated means the app that its manifest describes.
        options.projects = options.projects.map(snapshot.projects.planned)
        return (snapshot, await planner(snapshot, options, threads))
    }

    private func fingerprints(
        of tree: FileTree, below folder: String
    ) -> [String: FileStatus.Fingerprint] {
        var fingerprints: [String: FileStatus.Fingerprint] = [:]
        for path in tree.paths {
            fingerprints[path] = FileStatus(folder + "/" + path)?.fingerprint
        }
        return fingerprints
    }
}
