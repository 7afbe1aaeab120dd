import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// What is decided about an app before anything is written. What stands in the way is found here: rewriters refuse nothing.
struct MigrationChoices {
    /// What the plan rests on.
    let facts: UIKitFacts
    /// The version that the deployment target is raised to; nil to leave it.
    let raisedTarget: VersionNumber?
    /// How the delegate hears of the app's state.
    let lifeCycleEvents: LifeCycleEvents
    /// What the `App` is called.
    let app: AppFileName
    /// The scene delegate that goes, since nothing is left of it; nil where none does.
    let goingDelegate: DelegateClass?
    /// What goes along with it, since it would be alone in their file; nil where no delegate goes.
    var unusedBesideDelegate: UnusedBesideDelegate? {
        goingDelegate.map { UnusedBesideDelegate($0, in: facts.context) }
    }
    /// What the `App` does in the place of the scene delegate that goes; nil where that did nothing else.
    let backgroundWork: BackgroundWork?
    /// How events reach the application delegate.
    let forwarding: EventForwarding
    /// What the probe is called; nil without one.
    let probe: AppFileName?
    /// Every use of the application's delegate.
    let accesses: DelegateAccesses
    /// What unit tests that run in the app do with it.
    let tests: HostedTestCasts
    /// The code beside the app's own that runs in it; nil where it is not known.
    let linkedCode: LinkedCode?
    /// The windows beside the app's own that get a scene.
    let covers: CoverScenes
    /// What is left of the application delegate.
    let remainder: DelegateRemainder
    /// The delegates' windows that the app needs no more.
    let unneededWindows: [UnneededWindow]
    /// The application delegate's methods for a scene delegate that goes, where it stays itself.
    let uselessSceneMethods: [LocatedDeclaration]
    /// The storyboards that nothing refers to any more.
    let unusedStoryboards: UnusedStoryboards
    /// Whether they go.
    let deletesUnusedStoryboards: Bool

    /// Decides everything for an app; `appName` is nil for a name of the target's own, `tests` are those that run in it, `linked` is the code beside its own,
    /// and where its surroundings are unknown, its delegate stays.
    ///
    /// - Throws: `Refusal` for the first thing that is in the way.
    init(
        _ facts: UIKitFacts, raisedTarget: VersionNumber?, options: MigrationOptions,
        appName: AppFileName? = nil, tests: HostedTestCasts = .none, linked: LinkedCode? = nil,
        surroundings: DelegateSurroundings = .unknown, storyboards: UnusedStoryboards = .none
    ) throws(Refusal) {
        self.facts = facts
        self.raisedTarget = raisedTarget
        lifeCycleEvents = options.lifeCycleEvents
        try Self.checkOtherWindows(facts)
        let (context, file) = (facts.context, facts.delegate.file)
        if let appName {
            app = appName
        } else {
            app = try AppFileName.choose(for: context, beside: file)
        }
        backgroundWork = Self.backgroundWork(facts, options)
        let isLeftToApp = backgroundWork != nil
        goingDelegate = facts.sceneDelegate.flatMap { delegate in
            let work = SceneDelegateWork(of: delegate, facts: facts)
            return isLeftToApp || facts.root.newCell == nil && work.isSuperfluous ? delegate : nil
        }
        if goingDelegate == nil, let staying = facts.sceneDelegate?.name {
            try Self.checkAttachment(of: staying, facts)
        }
        forwarding = try EventForwarding(facts: facts)
        if let added = forwarding.sceneDelegate?.typeName {
            try Self.checkAttachment(of: added, facts)
        }
        probe = options.addsProbe ? try ProbeName.choose(for: context, beside: file) : nil
        accesses = DelegateAccesses(facts: facts)
        self.tests = tests
        linkedCode = linked
        covers = CoverScenes(of: facts.app)
        unusedStoryboards = storyboards
        deletesUnusedStoryboards = options.deletesUnusedStoryboards
        // The probe logs what the delegate is told.
        let isNeeded = options.addsProbe || forwarding.sceneDelegate != nil || !tests.isEmpty
        let readers = facts.delegate.windowProperty != nil ? surroundings.windowReaders : .none
        let analysis = DelegateRemainderAnalysis(
            facts, without: goingDelegate, in: surroundings, readBy: readers)
        remainder = isNeeded ? .work : analysis.remainder()
        uselessSceneMethods =
            isNeeded || remainder.isNothing ? [] : analysis.uselessSceneMethods()
        let staying =
            (goingDelegate == nil ? [facts.sceneDelegate].compactMap { $0 } : [])
            + (remainder.isNothing ? [] : [facts.delegate])
        unneededWindows = staying.map {
            UnneededWindow(of: $0, facts, in: surroundings, readBy: readers)
        }
    }

    /// What is left of a scene delegate for the `App` to do, where nothing else is.
    private static func backgroundWork(
        _ facts: UIKitFacts, _ options: MigrationOptions
    ) -> BackgroundWork? {
        // A single view that is noticed when it is made again gets a view of its own around it.
        let isEvaluatedAgain = facts.root.choice != nil && facts.root.isNoticedWhenMadeAgain
        guard !options.addsProbe, facts.root.newCell == nil, !isEvaluatedAgain,
            let delegate = facts.sceneDelegate, let work = BackgroundWork(of: delegate, facts),
            SceneDelegateWork(of: delegate, except: work.method, facts: facts).isSuperfluous
        else { return nil }
        return work
    }

    /// The application delegate that goes, since nothing is left of it; nil where it stays behind the adaptor.
    var goingApplicationDelegate: DelegateClass? { remainder.isNothing ? facts.delegate : nil }

    /// The lowest version that the app must run on; nil where nothing says.
    var target: VersionNumber? { raisedTarget ?? facts.context.target.deploymentTarget }

    /// What becomes of the launch's settings of the window.
    var appearance: WindowAppearance {
        WindowAppearance(facts.launch, isView: facts.root.isView, target: target)
    }

    /// The scene delegate that is attached to its scenes again; nil where there is none, or none any more.
    var stayingDelegate: DelegateClass? { goingDelegate == nil ? facts.sceneDelegate : nil }

    /// The class that scenes with windows are attached to; nil where none is.
    var attachedClass: String? { forwarding.sceneDelegate?.typeName ?? stayingDelegate?.name }

    /// The sources that are added.
    var addedSources: [AppFileName] {
        [app, forwarding.sceneDelegate, probe].compactMap { $0 }
    }

    /// Refuses a root of the scene delegate's, where the scenes of another one would show it too.
    private static func checkOtherWindows(_ facts: UIKitFacts) throws(Refusal) {
        guard facts.usesScenes, facts.root.asksSceneDelegate,
            let method = facts.configurationMethod, let other = method.choices?.others.first
        else { return }
        throw Refusal(
            .sceneConfiguration,
            at: facts.context.place(method.method.file, other.statement.range.lowerBound),
            "'\(facts.launch.owner.name)' makes the first screen, and scenes of the configuration '\(other.name ?? "")' do not have it",
            remedy:
                "use the UIKit scene life cycle, or give windows of the other kind a `WindowGroup` of their own by hand"
        )
    }

    /// Refuses a scene delegate for whose scenes the application delegate chooses a configuration in a way of its own.
    private static func checkAttachment(
        of className: String, _ facts: UIKitFacts
    ) throws(Refusal) {
        guard let method = facts.configurationMethod, !method.canAttach(className) else { return }
        throw Refusal(
            .sceneConfiguration,
            at: facts.context.place(method.method.file, method.method.declaration.keyword),
            "the scene configuration is chosen in a way that can't be followed",
            remedy:
                "return a new `UISceneConfiguration` whose delegate class is set for window scenes")
    }
}
