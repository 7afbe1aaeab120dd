import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Turns the facts of a UIKit app into edits and findings.
struct UIKitMigration {
    private let facts: UIKitFacts
    private let profile: PlatformProfile
    private let deploymentTarget: VersionNumber?
    private let lifeCycleEvents: LifeCycleEvents
    private let addsProbe: Bool
    private let appName: AppFileName?
    private let style: CodeStyle
    private var context: TargetContext { facts.context }

    /// A migration; `deploymentTarget` is what the target is raised to, nil to leave it, and `appName` what
    /// the `App` structure is called, nil for a name of the target's own.
    init(
        facts: UIKitFacts, profile: PlatformProfile, deploymentTarget: VersionNumber?,
        lifeCycleEvents: LifeCycleEvents, addsProbe: Bool, appName: AppFileName? = nil
    ) {
        self.facts = facts
        self.profile = profile
        self.deploymentTarget = deploymentTarget
        self.lifeCycleEvents = lifeCycleEvents
        self.addsProbe = addsProbe
        self.appName = appName
        self.style = CodeStyle(of: facts.delegate.file.outline)
    }

    /// What the migration gives.
    struct Result {
        /// The edits, findings and decisions.
        let draft: MigrationDraft
        /// The new source with the `App` structure.
        let app: AppFileName
        /// What the project's files must say.
        let projectChanges: [ProjectChange]
    }

    /// Computes everything; nothing is written.
    ///
    /// - Throws: `MigrationFailure` where something is in the way.
    func plan() throws(MigrationFailure) -> Result {
        do {
            return try compute()
        } catch let refusal as Refusal {
            throw .refused(refusal)
        } catch let conflict as EditConflict {
            throw .conflict(conflict)
        } catch {
            throw .project(
                ProjectError(
                    path: context.target.project ?? "", reason: "\(error)",
                    remedy: "report this as a bug of sceneshift"))
        }
    }

    private func compute() throws -> Result {
        var draft = MigrationDraft()
        let content = AppContentBuilder(facts: facts, style: style).build()
        try checkOtherWindows(show: content.content)
        let name =
            try appName ?? AppFileName.choose(for: context, beside: facts.delegate.file)
        let scene = try SceneDelegateRewriter(facts: facts, style: style).plan()
        let forwarding = try EventForwarding(facts: facts)
        let state = ApplicationStateRewriter(facts: facts, by: lifeCycleEvents)
        let events = AppEvents(
            forwarding,
            phase: ScenePhaseEvents(
                state.phaseCallbacks, target: deploymentTarget ?? context.target.deploymentTarget,
                names: names), names: names)
        var removed = scene.removed
        try draft.edit(
            facts.entry.file.path, EntryAttributeRewriter(entry: facts.entry).edits(),
            by: "entry attribute")
        let deleted = try takeWindowOut(beside: scene, &draft, &removed)
        draft.report(scene.findings)
        for edits in scene.edits { try draft.edit(edits.path, edits.edits, by: "scene delegate") }
        for path in scene.deletedFiles { try draft.delete(path, by: "scene delegate") }
        try writeSceneDelegate(forwarding, &draft)
        try rewriteDelegate(
            needsShared: needsShared(content, forwarding), state, &removed, &draft)
        for list in PropertyListRewriter(facts: facts).edits(
            deletedClass: scene.deletedClass)
        {
            try draft.edit(list.path, list.edits, by: "property list")
        }
        let probe =
            addsProbe
            ? try ProbeSource.choose(for: context, beside: facts.delegate.file) : nil
        let app = AppFile(
            name: name,
            header: HeaderComment.header(
                like: facts.delegate.file, named: name.path.fileName),
            imports: AppImports(facts: facts).lines(for: content, adding: events.imports),
            delegate: facts.delegate.name, profile: profile, content: content.content,
            appearance: appearance.modifiers(), events: events,
            probe: probe.map {
                ProbeUse(
                    typeName: $0.name.typeName, delegate: facts.delegate.name, events: events)
            }, names: names)
        try draft.create(name.path, app.text(in: style), by: "App structure")
        if let probe {
            try draft.create(probe.name.path, probe.text(in: style), by: "probe")
            draft.report(ProbeFindings(facts: facts).findings(for: probe))
        }
        let added = [name.path, forwarding.sceneDelegate?.path, probe?.name.path]
        let projectChanges = projectChanges(
            adding: added.compactMap { $0 }, deleted + scene.deletedFiles, &draft)
        draft.report(AccessFindings(facts: facts).findings(except: removed))
        draft.report(
            MissingSceneDelegates(manifest: facts.manifest, context: context).findings(
                isRemoved: true))
        let ownScene = scene.deletedClass == nil ? facts.sceneDelegate?.name : nil
        draft.report(
            SceneConfigurationFindings(
                facts: facts, attached: forwarding.sceneDelegate?.typeName ?? ownScene
            ).findings())
        draft.report(forwarding.findings(facts: facts))
        draft.report(StoryboardFindings(facts: facts).findings())
        draft.report(CallbackAnalysis(facts: facts).findings())
        draft.report(RootFindings(facts: facts).findings())
        draft.report(OrderFindings(facts: facts).findings())
        draft.report(LostComments(of: draft.edit, in: context).findings())
        draft.record(
            CallbackLedger(
                facts: facts, forwarding: forwarding, state: lifeCycleEvents, removed: removed
            ).records())
        draft.decide(LaunchDecisions(facts: facts).decisions())
        return Result(draft: draft, app: name, projectChanges: projectChanges)
    }

    /// Refuses content that needs the scene delegate, where the scenes of another one would show it too.
    private func checkOtherWindows(show content: AppContent) throws(Refusal) {
        guard let name = content.sceneDelegate?.name,
            let method = facts.configurationMethod, let other = method.choices?.others.first
        else { return }
        throw Refusal(
            .sceneConfiguration,
            at: context.place(method.method.file, other.statement.range.lowerBound),
            "'\(name)' makes the first screen, and scenes of the configuration '\(other.name ?? "")' do not have it",
            remedy:
                "use the UIKit scene life cycle, or give windows of the other kind a `WindowGroup` of their own by hand"
        )
    }

    /// Takes the window out of the app's code, and leaves the root where SwiftUI finds it; gives the files that go.
    private func takeWindowOut(
        beside scene: SceneDelegateRewriter.Result, _ draft: inout MigrationDraft,
        _ removed: inout [String: [TokenRange]]
    ) throws -> [String] {
        let root = facts.root
        let window = WindowEdits(
            of: root.removal, owner: facts.launch.owner, except: scene.deletedClass)
        for path in window.deletedFiles { try draft.delete(path, by: "launch") }
        for edits in window.edits() { try draft.edit(edits.path, edits.edits, by: "launch") }
        removed.merge(window.removedRanges, uniquingKeysWith: +)
        if case .cell(let cell) = root.source {
            try importFrameworks(for: cell, &draft)
            if let initial = root.initialRoot {
                let rewriter = InitialRootRewriter(initial, cell: cell, style: style)
                try draft.edit(rewriter.edits.path, rewriter.edits.edits, by: "launch")
                removed.merge(rewriter.removedRanges, uniquingKeysWith: +)
            }
            for edits in RootStartRewriter(root, cell: cell).edits {
                try draft.edit(edits.path, edits.edits, by: "launch")
            }
        }
        if scene.deletedClass == nil {
            let property = WindowPropertyRewriter(facts: facts, except: removed)
            for edits in property.edits() {
                try draft.edit(edits.path, edits.edits, by: "window property")
            }
            removed.merge(property.removedRanges, uniquingKeysWith: +)
        }
        draft.report(appearance.findings() + SceneSettingFindings(facts: facts).findings())
        return window.deletedFiles
    }

    /// The types of the root's property are SwiftUI's, and its wrapper is Combine's, which SwiftUI brings along.
    private func importFrameworks(
        for cell: RootCell, _ draft: inout MigrationDraft
    ) throws(EditConflict) {
        let file = facts.launch.owner.file
        let isView = cell.kind == .view
        let hasSwiftUI =
            isView
            || file.outline.declarations.contains { $0.kind == .import && $0.name == "SwiftUI" }
        var modules = isView ? ["SwiftUI"] : []
        if facts.usesScenes, !cell.isContainer, !hasSwiftUI || names.isHidden("Published") {
            modules.append("Combine")
        }
        for module in modules {
            try draft.edit(
                file.path, ImportRewriter(of: file.outline).edits(importing: module), by: "import")
        }
    }

    private func needsShared(
        _ content: AppContentBuilder.Result, _ forwarding: EventForwarding
    ) -> Bool {
        content.needsSharedDelegate || forwarding.sceneDelegate != nil
            || facts.root.removal.needsSharedDelegate
    }

    private var names: FrameworkNames { FrameworkNames(in: context) }

    private var appearance: WindowAppearanceFindings {
        WindowAppearanceFindings(
            facts: facts, target: deploymentTarget ?? context.target.deploymentTarget)
    }

    /// Adds the scene delegate that events need, and attaches it to windows.
    private func writeSceneDelegate(
        _ forwarding: EventForwarding, _ draft: inout MigrationDraft
    ) throws {
        guard let name = forwarding.sceneDelegate else { return }
        let writer = SceneDelegateWriter(forwarding, named: name, for: facts)
        try draft.create(name.path, writer.text(in: style), by: "scene delegate")
        let attached = try SceneConfigurationRewriter(facts: facts, style: style).attach(
            name.typeName)
        try draft.edit(attached.path, attached.edits, by: "scene delegate")
    }

    private func rewriteDelegate(
        needsShared: Bool, _ state: ApplicationStateRewriter,
        _ removed: inout [String: [TokenRange]], _ draft: inout MigrationDraft
    ) throws {
        let rewriter = SharedDelegateRewriter(facts: facts)
        let accesses = DelegateAccesses(facts: facts)
        var members = DelegateMembers()
        var casts = accesses.casts(except: removed)
        let bindings = accesses.bindings(except: removed)
        if !casts.isEmpty || !bindings.isEmpty || needsShared {
            let shared = rewriter.members()
            try draft.edit(facts.delegate.file.path, shared.edits, by: "shared delegate")
            removed[facts.delegate.file.path, default: []] += shared.replaced
            casts = accesses.casts(except: removed)
            members = shared.members
        }
        try draft.edit(
            facts.delegate.file.path,
            LazyPropertyRewriter(delegate: facts.delegate).edits(
                of: EarlyAccess(of: facts.delegate, in: context, profile: profile)
                    .lazyProperties()), by: "early access")
        let root = facts.usesScenes ? nil : RootMembers(facts)?.members
        members = (root ?? DelegateMembers()).adding(members).adding(state.members())
        if let launch = LaunchMethodRewriter(facts: facts) {
            let gone = removed[launch.path] ?? []
            try draft.edit(
                launch.path, launch.edits(in: style, except: gone), by: "launch method")
            members = members.adding(launch.members)
            draft.report(launch.finding)
        }
        draft.report(state.findings())
        let writer = DelegateMembersWriter(
            delegate: facts.delegate, style: style, passing: facts.launch.superfluousWindows)
        try draft.edit(
            facts.delegate.file.path, writer.edits(adding: members), by: "delegate members")
        for (file, cast) in casts {
            try draft.edit(
                file.path, rewriter.edits(of: cast, in: file.outline), by: "delegate cast")
            draft.report(
                Finding(
                    .delegateCast, .note, .automatic,
                    at: context.place(file, cast.range.lowerBound),
                    "the cast of the application's delegate becomes '\(facts.sharedDelegate.text)'")
            )
        }
        try removeForceCastComments(casts, accesses, removed, &draft)
        for (file, locals) in accesses.unusedLocals(except: removed) {
            let extents = locals.map { range in
                CodeExtent(
                    of: range, terminator: file.outline.terminator(behind: range),
                    in: file.outline)
            }
            try draft.edit(
                file.path, CodeRemoval(from: file.outline).edits(removing: extents),
                by: "unused local")
        }
        for (file, binding) in bindings {
            try draft.edit(
                file.path, rewriter.edits(of: binding, in: file.outline), by: "delegate cast")
            draft.report(
                Finding(
                    .delegateCast, .note, .automatic, at: context.place(file, binding.name),
                    "the delegate that is cast further on is '\(facts.sharedDelegate.text)'"))
        }
    }

    /// What allowed the casts that are repaired allows nothing any more.
    private func removeForceCastComments(
        _ casts: [(ProgramFile, DelegateCast)], _ accesses: DelegateAccesses,
        _ removed: [String: [TokenRange]], _ draft: inout MigrationDraft
    ) throws(EditConflict) {
        let unused = Dictionary(
            grouping: accesses.unusedLocals(except: removed), by: { $0.0.path }
        ).mapValues { $0.flatMap(\.1) }
        for (path, casts) in Dictionary(grouping: casts, by: { $0.0.path }) {
            guard let file = casts.first?.0.outline else { continue }
            let comments = ForceCastComments(
                in: file, removed: (removed[path] ?? []) + (unused[path] ?? []))
            try draft.edit(
                path, comments.edits(repairing: casts.map(\.1.range)), by: "forced cast")
        }
    }

    private func projectChanges(
        adding sources: [String], _ deleted: [String], _ draft: inout MigrationDraft
    ) -> [ProjectChange] {
        var changes: [ProjectChange] = sources.map {
            .addSource(path: $0, sibling: facts.delegate.file.path)
        }
        changes += deleted.map { .removeSource(path: $0) }
        changes += facts.manifest.generatedStoryboardSettings.map { .removeSetting(key: $0) }
        if let deploymentTarget {
            changes.append(
                .raiseDeploymentTarget(platform: context.target.platform, to: deploymentTarget))
            draft.report(
                Finding(
                    .deploymentTarget, .note, .automatic, at: nil,
                    "the deployment target is raised to \(deploymentTarget)"))
        }
        return changes
    }
}

/// Why a migration could not be planned.
enum MigrationFailure: Error {
    /// The code is of a kind that is refused.
    case refused(Refusal)
    /// Two rewriters wanted the same bytes.
    case conflict(EditConflict)
    /// The project can't take a change.
    case project(ProjectError)
}
