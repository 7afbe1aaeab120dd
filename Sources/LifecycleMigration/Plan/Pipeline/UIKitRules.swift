import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// How apps of UIKit are found out about and decided on.
struct UIKitRules: FrameworkRules {
    /// What is found out of the app's launch.
    let launches: AppLaunches
    /// Where the app starts.
    let start: EntryPoint
    /// The app.
    let context: TargetContext
    /// What the apps of the tree are built with.
    let modules: ModuleGraph
    /// What was asked for.
    let options: MigrationOptions
    /// The names of the platform.
    let profile: PlatformProfile

    var entry: EntryPoint? { start }
    var saysTargetFirst: Bool { true }

    func facts() throws(Refusal) -> UIKitFacts {
        let linked = LinkedCode.modules(linkedBy: context, in: modules)
        let app = try UIKitAppAnalysis(
            context: context, profile: profile, launches: launches, linked: linked
        ).app(entry: start)
        return try UIKitFactsAnalysis(of: app).facts()
    }

    func sources(of facts: UIKitFacts) -> [ProgramFile] {
        [facts.delegate.file, facts.sceneDelegate?.file].compactMap { $0 }
    }

    func limit(of facts: UIKitFacts) -> FlowLimit? {
        FlowLimit(metBy: facts.launch.flow, facts.launch.timeline, of: facts.launch.delegate)
    }

    func app(
        _ facts: UIKitFacts, raised: VersionNumber?, appName: AppFileName?
    ) throws(Refusal) -> MigrationChoices {
        let linked = LinkedCode(of: context, delegate: facts.delegate.name, in: modules)
        let tests = HostedTestCasts(of: facts.sharedDelegateUse, in: linked, modules)
        let surroundings = StandInSurroundings(facts.root.removal, of: context, modules)
        if let refusal = surroundings?.refusal { throw refusal }
        let choices = try MigrationChoices(
            facts, raisedTarget: raised, options: options, appName: appName, tests: tests,
            linked: linked,
            surroundings: DelegateSurroundings(of: facts.delegate, in: context, modules),
            storyboards: UnusedStoryboards(of: facts, modules))
        if let refusal = ConditionalInitializers(of: choices).refusal { throw refusal }
        return choices
    }

    func root(of facts: UIKitFacts) -> RootSummary? { facts.summary }

    func fallback(for facts: UIKitFacts) -> UIKitFacts? { facts.keepingRoot }
}

extension UIKitFacts {
    /// What the first window shows.
    var summary: RootSummary {
        if let name = root.storyboard {
            let path = context.storyboards.path(of: name)
            return RootSummary(
                kind: .storyboard, place: path.map { context.library.place($0, 0) })
        }
        let place = root.makingPlace.map { file, token in context.place(file, token) }
        return RootSummary(kind: root.isView ? .hosting : .controller, place: place)
    }
}

extension MigrationChoices: MovingApp {
    var sibling: String { facts.delegate.file.path }
    var goingSettings: [String] { facts.manifest.generatedStoryboardSettings }
    var subject: Evidence.Subject { .uiKit(self) }
    var root: RootSummary { facts.summary }
    var validated: UIKitApp? { facts.app }

    func written(
        _ steps: [MigrationStep]
    ) throws(EditConflict) -> (edit: WorkspaceEdit, removed: [String: [TokenRange]]) {
        let rewriter = MigrationRewriter(self)
        let parts = steps.map { ($0, rewriter.part(of: $0)) }
        return (
            try WorkspaceEdit(Dictionary(uniqueKeysWithValues: parts)), rewriter.removed.gone
        )
    }

    func callbacks(
        beside findings: [Finding], except removed: [String: [TokenRange]]
    ) -> [CallbackRecord] {
        CallbackLedger(self, removed: removed).records()
    }

    func decisions(_ edit: WorkspaceEdit) -> [LaunchDecision] {
        LaunchDecisions(self, edit: edit).decisions()
    }

    func complete(_ plan: inout ApplicationPlan) {
        plan.hasSeveralWindows = facts.manifest.supportsMultipleScenes
        if !MissingManifests(of: facts.app).lists.isEmpty {
            plan.manifestReaders = facts.sdks.manifestReaders
        }
    }
}
