import AppFacts
import AppleFrameworks
import LaunchValidation
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Plans one app target.
struct ApplicationPlanner {
    /// The app.
    let context: TargetContext
    /// What the apps of the tree are built with.
    let modules: ModuleGraph
    /// What was asked for.
    let options: MigrationOptions
    /// The names of the platform.
    let profile: PlatformProfile
    /// What was found out about it for other plans.
    let memory: AppMemory
    /// The target of the app.
    var target: AppTarget { context.target }

    /// A planner for a target; `modules` is what the apps of the tree are built with, and `memory` is shared by all plans of the target.
    init(
        context: TargetContext, modules: ModuleGraph, options: MigrationOptions,
        memory: AppMemory = AppMemory()
    ) {
        self.memory = memory
        self.context = context
        self.modules = modules
        self.options = options
        self.profile = PlatformProfile.profile(for: context.target.platform)
    }

    /// The plan of the target by itself: what it shares with other apps is not looked at, and the project's
    /// files are not edited yet. `appName` is what the `App` is called, nil for a name of the target's own.
    func plan(appName: AppFileName? = nil) -> PlannedApplication {
        if let unreadable = unreadableSource() {
            let entry = try? EntryPointAnalysis(context: context, profile: profile).entryPoint()
            if let entry, entry.kind == .swiftUIApp { return planned(alreadyMigrated(entry)) }
            return planned(refusedAtStart(unreadable, entry: entry))
        }
        if let leftover = LeftoverEntry(context: context, profile: profile) {
            return planned(finished(leftover))
        }
        if options.destination == .scenes, !profile.isUIKit { return planned(base(.none, nil)) }
        if profile.isWatchKit, ofFramework == nil { return planWatch() }
        let entry: EntryPoint
        do {
            entry = try EntryPointAnalysis(context: context, profile: profile).entryPoint()
        } catch {
            if let split = PlatformSplit(of: context, profile: profile) {
                return plan(split, appName: appName)
            }
            if let plan = planWithoutInterface(nil) { return planned(plan) }
            if options.destination == .scenes, SceneAdoption(of: context).isThere == true {
                return planned(base(.none, nil))
            }
            if ofFramework == nil, let plan = planObjectiveCScenes() { return plan }
            return planned(refusedAtStart(ofFramework ?? error, entry: nil))
        }
        if profile.isAppKit {
            let command = CommandStart(entry, in: context)
            if let refusal = command.refusal { return planned(refused(refusal, entry: entry)) }
            if let own = command.entryPoint, let plan = planWithoutInterface(own) {
                return planned(plan)
            }
        }
        if entry.kind == .swiftUIApp { return planned(alreadyMigrated(entry)) }
        if let refusal = ofFramework {
            let isThere = SceneAdoption(of: context).isThere == true
            let isDone = isThere && options.destination == .scenes
            return planned(isDone ? base(.none, entry) : refused(refusal, entry: entry))
        }
        if options.destination == .scenes { return planScenes(entry) }
        if profile.isAppKit {
            if let plan = planWithoutInterface(entry) { return planned(plan) }
            let rules = AppKitRules(
                flows: memory.launches.flows, start: entry, context: context, modules: modules,
                options: options)
            return plan(by: rules, appName)
        }
        let rules = UIKitRules(
            launches: memory.launches, start: entry, context: context, modules: modules,
            options: options,
            profile: profile)
        return plan(by: rules, appName)
    }

    /// The plan for the platforms that share the target's entry point; for the others nothing may change.
    private func plan(_ split: PlatformSplit, appName: AppFileName?) -> PlannedApplication {
        let narrowed = TargetContext(
            target: target, library: context.library, sharedPaths: context.sharedPaths,
            leaving: split.others)
        let planner = ApplicationPlanner(context: narrowed, modules: modules, options: options)
        let own = planner.plan(appName: appName)
        var planned = PlannedApplication(
            target: target, plan: own.plan, appName: own.appName,
            projectChanges: own.projectChanges, otherPlatforms: split.others)
        guard own.isMoving else { return planned }
        let check = OtherPlatformsCheck(planned, in: context.library)
        if let refusal = check.refusal {
            return self.planned(planner.refusing(own.plan, for: .refused(refusal)))
        }
        planned.plan.findings = (planned.plan.findings + [check.note].compactMap { $0 })
            .inReportOrder()
        return planned
    }

    /// Why a framework's app is left to the framework, whatever else is in the way.
    private var ofFramework: Refusal? {
        AppFrameworkDelegates(in: context, profile: profile).refusal(
            hasScenes: SceneAdoption(of: context).isThere == true)
    }

    /// A plan that makes no `App`.
    func planned(_ plan: ApplicationPlan) -> PlannedApplication {
        PlannedApplication(target: target, plan: plan, appName: nil, projectChanges: [])
    }

    /// Refuses a file that only starts the app, and that other targets than apps compile: it goes, or starts an `App`
    /// that they do not have.
    func checkStartOfApps(_ entry: EntryPoint) throws(Refusal) {
        let path = entry.objectiveC?.path ?? entry.file.path
        guard entry.objectiveC != nil || entry.kind == .mainFile, !modules.isOfApps(path) else {
            return
        }
        throw Refusal(
            entry.objectiveC == nil ? .entryOwnCode : .entryObjectiveC,
            at: entry.place(in: context),
            "'\(path.fileName)', which would no longer start the delegate, is compiled for \(modules.otherOwner(of: path) ?? "another target"), too",
            remedy: "give that target a file of its own, or leave the file to the app")
    }

    /// The plan of an app whose start stands in the way.
    private func refusedAtStart(_ refusal: Refusal, entry: EntryPoint?) -> ApplicationPlan {
        var plan = refused(refusal, entry: entry)
        if let main = context.objectiveCMain(calling: profile.launchFunction), entry == nil {
            plan.entryPoint = EntryPointSummary(
                kind: .objectiveCMain, place: context.library.place(main.path, main.offset))
        }
        return plan
    }

    /// The version that the deployment target is raised to; nil where it is high enough.
    func deploymentTarget() throws(Refusal) -> VersionNumber? {
        guard let minimum = profile.minimumVersions[target.platform],
            let current = target.deploymentTarget
        else { return nil }
        let needed = profile.buildableVersions[target.platform] ?? minimum
        switch options.deploymentTarget.policy(for: target.platform) {
        case .keep where current < minimum:
            let argument = DeploymentTargetPolicy.argument(needed, on: target.platform)
            throw Refusal(
                .deploymentTarget, at: deploymentTargetPlace,
                "the deployment target \(current) is below \(minimum), the first with SwiftUI's life cycle",
                remedy: "raise it, or give the option --raise-deployment-target \(argument)")
        case .keep, .raiseEach: return nil
        case .raiseToMinimum: return current < minimum ? needed : nil
        case .raise(let version):
            guard current < max(version, minimum) else { return nil }
            let limits = DeploymentTargetLimits(of: target.platform)
            if let problem = limits.problem(with: version) {
                throw Refusal(
                    .deploymentTarget, at: deploymentTargetPlace,
                    "the deployment target \(current) can't be raised: \(problem)",
                    remedy: limits.remedy)
            }
            return version
        }
    }

    /// Where the project sets the deployment target, else the project itself.
    private var deploymentTargetPlace: Place? {
        let key = target.platform.deploymentTargetSetting
        if let place = modules.place(ofSetting: key, for: target) {
            return context.library.place(place.path, place.offset)
        }
        if let declaration = target.declaration { return context.library.place(declaration) }
        return target.project.map { context.library.place($0 + "/project.pbxproj", 0) }
    }

    /// What a source would say that can't be read is not known: it may start the app, or ask the delegate for its window.
    private func unreadableSource() -> Refusal? {
        if let (path, reason) = context.unreadableSource {
            return Refusal(
                .sourceUnreadable, at: context.library.place(path, 0),
                "the source can't be read: \(reason)",
                remedy: "make it readable, or take it out of the target")
        }
        return context.unfinishedSource.map { path, leftover in
            Refusal(
                .sourceUnreadable, at: context.library.place(path, leftover.offset),
                "the source can't be read: \(leftover.reason)", remedy: leftover.remedy)
        }
    }

    /// Refuses sources that take part in the launch and that no compiler would accept.
    func checkReadable(_ files: [ProgramFile]) throws(Refusal) {
        for file in files {
            guard let problem = file.outline.tokens.problems.first else { continue }
            throw Refusal(
                .sourceUnreadable, at: context.library.place(file.path, problem.offset),
                problem.kind.message, remedy: "repair the source, then plan again")
        }
    }

    /// The plan of an app that could be moved by itself, and is refused for what it shares with others.
    func refusing(_ plan: ApplicationPlan, for failure: MigrationFailure) -> ApplicationPlan {
        var refused = refused(refusal(for: failure), entry: nil)
        refused.entryPoint = plan.entryPoint
        refused.root = plan.root
        return refused
    }

    /// Why an app is refused for a failure.
    func refusal(for failure: MigrationFailure) -> Refusal {
        switch failure {
        case .refused(let refusal): refusal
        case .conflict(let conflict):
            Refusal(
                .editConflict, at: context.library.place(conflict.path, conflict.offset ?? 0),
                conflict.first == conflict.second
                    ? "two edits of the step '\(conflict.first)' would change the same code"
                    : "'\(conflict.first)' and '\(conflict.second)' would change the same code",
                remedy: "put the two on lines of their own")
        case .project(let error):
            Refusal(
                .projectUnreadable, at: context.library.place(error.path, error.offset ?? 0),
                error.reason, remedy: error.remedy)
        }
    }

    /// The plan of an app that is on the destination already.
    func alreadyMigrated(_ entry: EntryPoint) -> ApplicationPlan {
        var plan = base(.none, entry)
        plan.appFile = entry.file.path
        plan.findings = Evidence(
            onDestination: context, modules: modules, asksForProbe: options.addsProbe
        ).findings()
        return plan
    }

    /// The plan of an app that only has an entry attribute too many.
    private func finished(_ leftover: LeftoverEntry) -> ApplicationPlan {
        let leftoverPlan = LeftoverEntryPlan(leftover, context: context)
        do {
            let findings = leftoverPlan.findings()
            var plan = base(Outcome(findings: findings, callbacks: []), leftover.delegate)
            plan.appFile = leftover.app.file.path
            plan.findings = findings
            plan.edit = try leftoverPlan.edit
            return plan
        } catch {
            return refused(refusal(for: .conflict(error)), entry: leftover.delegate)
        }
    }

    /// The plan of an app that is left alone, with what a migration by hand must take along.
    func refused(
        _ refusal: Refusal, entry: EntryPoint?
    ) -> ApplicationPlan {
        var plan = base(.refuse, entry)
        plan.reason = refusal.message
        let survey = Evidence(
            refused: context, modules: modules, launches: memory.launches, to: options.destination)
        let found = refusal.asksForSurvey ? survey.findings() : []
        let blockers = blockers(beside: refusal, entry)
        plan.findings = notingScenes(
            blockers.map(\.finding)
                + found.filter { found in !blockers.contains { Self.isSaid(found, by: $0) } })
        return plan
    }

    /// Everything that is known to be in the way: whoever clears the first should not meet the second then.
    private func blockers(beside refusal: Refusal, _ entry: EntryPoint?) -> [Refusal] {
        guard refusal.asksForSurvey, ofFramework == nil else { return [refusal] }
        var blockers = [refusal] + refusal.others
        func add(_ gate: () throws(Refusal) -> Void) {
            do {
                try gate()
            } catch {
                guard !blockers.contains(where: { $0.id == error.id && $0.place == error.place })
                else { return }
                blockers.append(error)
            }
        }
        if options.destination == .swiftUI {
            add { () throws(Refusal) in
                try ApplicationClass(context: context, modules: modules).check()
            }
            if let entry { add { () throws(Refusal) in try checkStartOfApps(entry) } }
            add { () throws(Refusal) in _ = try deploymentTarget() }
        }
        return blockers
    }

    /// Whether a finding only says again what the app is refused for; documents are found in other words.
    private static func isSaid(_ finding: Finding, by refusal: Refusal) -> Bool {
        guard finding.place == refusal.place else { return false }
        if refusal.place != nil, finding.id == .windowAccess { return true }
        if refusal.id == .sceneDelegateMissing, finding.id == .sceneConfiguration { return true }
        return finding.id == refusal.id
            && (finding.message == refusal.message || refusal.id == .macDocuments)
    }

    /// Findings in the order of the report, with a note of what an app that does not simply move has already.
    func notingScenes(_ findings: [Finding]) -> [Finding] {
        (findings + [AdoptedScenes(in: context).finding()].compactMap { $0 }).inReportOrder()
    }

    /// The plan of an app as far as every outcome has it.
    func base(_ outcome: Outcome, _ entry: EntryPoint?) -> ApplicationPlan {
        var plan = ApplicationPlan(
            name: target.name, platform: target.platform, project: target.project,
            target: target.project == nil ? nil : target.name, outcome: outcome,
            entryPoint: entry.map {
                EntryPointSummary(kind: $0.kind, place: $0.place(in: context))
            })
        plan.destination = options.destination
        plan.adoptsScenes = adoptsScenes(entry)
        plan.hidesDockIcon = target.platform == .macos && BackgroundApp.hidesDockIcon(context)
        return plan
    }

    /// Whether the app launches when it is built with the iOS 27 SDK, which ends apps of UIKit's that have no scenes.
    private func adoptsScenes(_ entry: EntryPoint?) -> Bool? {
        guard profile.isUIKit else { return nil }
        return entry?.kind == .swiftUIApp ? true : SceneAdoption(of: context).isThere
    }
}
