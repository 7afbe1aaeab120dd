import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What finders ask: one app, or the code beside one, in one situation. What several of them need is found once, when the first
/// one asks for it.
final class Evidence {
    /// What is known beside the code.
    enum Subject {
        /// An app of UIKit's that moves.
        case uiKit(MigrationChoices)
        /// An app of UIKit's that moves to scenes.
        case scenes(SceneChoices)
        /// An app with a delegate in Objective-C that moves to scenes.
        case objectiveCScenes(ObjectiveCSceneChoices)
        /// A Mac app that moves.
        case appKit(MacChoices)
        /// A watch app that moves.
        case watchKit(WatchChoices)
        /// An app that is left as it is.
        case survey
        /// Code beside an app's own.
        case beside(CodeBeside)
    }

    /// The code.
    let context: TargetContext
    /// What the apps of the tree are built with; nil for code beside an app's own.
    let modules: ModuleGraph?
    /// The situation.
    let situation: Situation
    /// What is known of it.
    let subject: Subject
    /// The names of its framework.
    let profile: PlatformProfile
    /// The tokens that go, by path.
    let removed: [String: [TokenRange]]
    /// All that is written.
    let edit: WorkspaceEdit
    /// Whether a probe was asked for.
    let asksForProbe: Bool
    /// The life cycle that an app which is refused was to move to.
    let destination: Destination
    /// What was found out of the launch so far.
    let launches: AppLaunches
    /// What the code was followed with so far.
    var flows: AppFlows { launches.flows }
    /// What finders found that were asked.
    var known: [FinderName: [Finding]] = [:]

    private init(
        _ context: TargetContext, _ situation: Situation, _ subject: Subject,
        modules: ModuleGraph?, removed: [String: [TokenRange]] = [:],
        edit: WorkspaceEdit = WorkspaceEdit(), asksForProbe: Bool = false,
        launches: AppLaunches = AppLaunches(), destination: Destination = .swiftUI
    ) {
        self.destination = destination
        self.context = context
        self.situation = situation
        self.subject = subject
        self.modules = modules
        self.removed = removed
        self.edit = edit
        self.asksForProbe = asksForProbe
        self.launches = launches
        profile = PlatformProfile.profile(for: context.target.platform)
    }

    /// An app that moves: `removed` are the tokens that go, by path, `edit` is all that is written, and `modules` what the
    /// apps of the tree are built with; `launches` holds what was found out before.
    convenience init(
        of app: Subject, in context: TargetContext, modules: ModuleGraph,
        except removed: [String: [TokenRange]], edit: WorkspaceEdit, asksForProbe: Bool = false,
        launches: AppLaunches = AppLaunches()
    ) {
        self.init(
            context, app.situation, app, modules: modules, removed: removed, edit: edit,
            asksForProbe: asksForProbe, launches: launches)
    }

    /// An app that is refused; `launches` holds what was found out before that was known, and `destination` is where it was to go.
    convenience init(
        refused context: TargetContext, modules: ModuleGraph, launches: AppLaunches,
        to destination: Destination = .swiftUI
    ) {
        self.init(
            context, .refused, .survey, modules: modules, launches: launches,
            destination: destination)
    }

    /// Whether the app is refused on its way to UIKit's scenes.
    var isRefusedScenes: Bool { situation == .refused && destination == .scenes }

    /// Where it moves, or was to.
    var wayTo: Destination { situation == .toScenes ? .scenes : destination }

    /// An app that is on SwiftUI's life cycle.
    convenience init(
        onDestination context: TargetContext, modules: ModuleGraph, asksForProbe: Bool
    ) {
        self.init(
            context, .onDestination, .survey, modules: modules, asksForProbe: asksForProbe)
    }

    /// Code beside an app's own, read as a target; `situation` tells whether it is linked or tests, and `launches` are the app's.
    convenience init(
        _ code: CodeBeside, in context: TargetContext, _ situation: Situation, launches: AppLaunches
    ) {
        self.init(context, situation, .beside(code), modules: nil, launches: launches)
    }

    // MARK: Delegates

    /// The application's delegates: one, but in an app that is refused.
    lazy var delegates: [DelegateClass] =
        switch subject {
        case .uiKit(let choices): [choices.facts.delegate]
        case .scenes(let choices): [choices.uiKitApp.delegate]
        case .objectiveCScenes: []
        case .appKit(let choices): [choices.facts.delegate]
        case .watchKit(let choices): [choices.facts.delegate].compactMap { $0 }
        case .survey where situation == .refused: written.delegates
        case .survey: adapted
        case .beside(let code): [code.delegate]
        }

    /// The first of them.
    var delegate: DelegateClass? { delegates.first }

    /// The delegates that the code of an app that is refused declares.
    lazy var written = ApplicationDelegates(in: context, by: profile)

    /// The types of the target that conform to SwiftUI's `App`.
    lazy var structures = AppStructure.all(in: context)

    /// When SwiftUI makes a delegate of UIKit's; nil for other frameworks.
    func making(of delegate: DelegateClass) -> DelegateMaking? {
        if let choices = uiKit { return DelegateMaking(in: choices.facts) }
        return framework == .uiKit
            ? DelegateMaking(of: delegate, in: context, apps: structures) : nil
    }

    /// The delegate that gets the application's callbacks: that of the first adaptor.
    private var adapted: [DelegateClass] {
        let name = structures.lazy.flatMap(\.adaptors).first?.className
        return name.flatMap { context.types(named: $0.lastComponent).first }
            .map { [DelegateClass($0, in: context)] } ?? []
    }

    /// The delegates of window scenes.
    lazy var sceneDelegates: [DelegateClass] =
        switch subject {
        case .uiKit(let choices):
            [choices.facts.sceneDelegate].compactMap { $0 } + choices.facts.otherWindowDelegates
        case .scenes, .objectiveCScenes, .appKit, .watchKit: []
        case .survey: DelegateAnalysis(context: context, profile: profile).sceneDelegates()
        case .beside(let code): code.sceneDelegates
        }

    /// What the delegates of an app that is left as it is answer when a scene connects.
    lazy var answeredScenes = AnsweredScenes(in: context, by: delegates)

    /// The scene delegates that property lists name and the target does not have; nil where no property list can be read.
    lazy var missingSceneDelegates: MissingSceneDelegates? = {
        let manifest = uiKit?.facts.manifest ?? (try? SceneManifest(context: context))
        return manifest.map { MissingSceneDelegates(manifest: $0, context: context) }
    }()

    /// Whether the app is a framework's, and is told to stay on the framework's scenes.
    lazy var isLeftToFramework: Bool = {
        AppFrameworkDelegates(in: context, profile: profile).refusal(hasScenes: true) != nil
            && SceneAdoption(of: context).isThere == true
    }()

    /// The uses of a delegate.
    func accesses(of delegate: DelegateClass) -> DelegateAccesses {
        decidedAccesses ?? DelegateAccesses(of: delegate, in: context, profile: profile)
    }

    /// How code of an app that moves reaches its delegate by its class.
    var shared: SharedDelegate? {
        switch subject {
        case .uiKit(let choices): choices.facts.sharedDelegate
        case .scenes, .objectiveCScenes: nil
        case .appKit(let choices): choices.shared
        case .watchKit(let choices): choices.shared
        case .survey, .beside: nil
        }
    }

    private var decidedAccesses: DelegateAccesses? {
        switch subject {
        case .uiKit(let choices): choices.accesses
        case .scenes, .objectiveCScenes: nil
        case .appKit(let choices): choices.accesses
        case .watchKit(let choices): choices.accesses
        case .survey, .beside: nil
        }
    }

    // MARK: What the code does

    /// The values of the code, as far as there is a delegate to follow them by.
    lazy var flow: AppFlow? =
        switch subject {
        case .uiKit(let choices): choices.facts.launch.flow
        case .scenes(let choices): choices.uiKitApp.launch.flow
        case .objectiveCScenes: nil
        case .appKit(let choices): choices.facts.flow
        case .watchKit: nil
        case .survey: delegate.map(flow)
        case .beside(let code):
            flows.flow(
                beside: context, delegate: code.delegate.name,
                sceneDelegates: code.sceneDelegates.map(\.name))
        }

    /// The values of the code of an app that is left as it is, which belongs to one of its delegates.
    func flow(of delegate: DelegateClass) -> AppFlow {
        flows.flow(of: context, delegate: delegate, sceneDelegates: sceneDelegates)
    }

    /// Which part of it runs when.
    lazy var timeline: LaunchTimeline? =
        switch subject {
        case .uiKit(let choices): choices.facts.launch.timeline
        case .scenes(let choices): choices.uiKitApp.launch.timeline
        case .objectiveCScenes: nil
        case .beside: flow.map(LaunchTimeline.init(ofLaterCode:))
        case .appKit, .watchKit, .survey:
            flow.flatMap { flow in
                delegate.map {
                    LaunchTimeline(of: flow, delegate: $0, sceneDelegate: sceneDelegates.first)
                }
            }
        }

    /// The window of an app of UIKit's.
    lazy var window: OwnWindow? =
        switch subject {
        case .uiKit(let choices): choices.facts.launch.window
        case .scenes(let choices): choices.uiKitApp.launch.window
        case .objectiveCScenes: nil
        case .appKit, .watchKit: nil
        case .survey:
            flow.flatMap { flow in
                delegate.map {
                    OwnWindow(
                        of: $0, others: sceneDelegates, in: flow, hasStoryboard: loadsStoryboard)
                }
            }
        case .beside(let code): code.window
        }

    /// Whether UIKit makes the first window of an app that is left as it is, for a storyboard.
    private var loadsStoryboard: Bool {
        guard situation == .refused else { return false }
        let ofScenes = propertyLists.flatMap(\.configurations).filter(\.isForWindows)
        return ofScenes.isEmpty
            ? propertyLists.contains { !$0.mainStoryboards.isEmpty }
            : ofScenes.contains { $0.storyboard != nil }
    }

    /// The order of what an app of UIKit's that moves does as it launches.
    lazy var order = movingApp.map { LaunchOrder($0.launch) }

    /// The launch of such an app, with what its first views inherit from linked modules.
    lazy var launchWithLinked: LaunchFacts? = movingApp.map {
        launches.withSuperclasses($0.launch, in: linkedModules)
    }

    /// How it gets at its own scene's delegate.
    lazy var sceneDelegateAccess = uiKit.flatMap {
        SceneDelegateAccess($0.facts, except: removed)
    }

    /// What the target's Objective-C does with windows, roots and delegates.
    lazy var objectiveC: [ObjectiveCUse] = {
        let names = delegates.flatMap { delegate in
            let located = LocatedDeclaration(file: delegate.file, declaration: delegate.declaration)
            return [delegate.name, located.writtenObjectiveCName].compactMap { $0 }
        }
        let own = [objectiveCScenes?.delegate.name].compactMap { $0 }
        let all = Set(names + own)
        return beside == nil
            ? flows.objectiveC(of: context, delegates: all)
            : ObjectiveCProgram(of: context, delegates: all).uses
    }()

    // MARK: Beside the code

    /// The property lists.
    lazy var propertyLists: [PropertyListFacts] =
        switch subject {
        case .uiKit(let choices): choices.facts.manifest.propertyLists
        case .scenes(let choices): choices.uiKitApp.manifest.propertyLists
        case .objectiveCScenes(let choices): choices.manifest.propertyLists
        case .appKit(let choices): choices.facts.propertyLists
        case .watchKit(let choices): choices.facts.propertyLists
        case .survey: context.readablePropertyLists
        case .beside: []
        }

    /// Which code of that the app may run.
    lazy var namedLinkedCode = NamedLinkedCode(of: context, beside: linkedModules)

    /// Everything on disk that the app is built with beside its own sources.
    lazy var linkedModules = modules.map { LinkedCode.modules(linkedBy: context, in: $0) } ?? []
}
