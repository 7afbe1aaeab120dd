import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds what is left to do, or dead, in an app that is on the SwiftUI life cycle already; none of it is repaired.
///
/// What an apply has listed to be done by hand is found again here until it is done, as far as it shows in the code.
struct MigratedAppSurvey {
    private let context: TargetContext
    private let modules: ModuleGraph
    private let structures: [AppStructure]
    private let profile: PlatformProfile

    /// A survey of a target; `modules` is what the apps of the tree are built with.
    init(context: TargetContext, modules: ModuleGraph) {
        self.context = context
        self.modules = modules
        structures = AppStructure.all(in: context)
        profile = PlatformProfile.profile(for: context.target.platform)
    }

    /// The findings, each at its place and none twice.
    func findings() -> [Finding] {
        var all = furtherAdaptors() + missingClasses()
        if let delegate {
            all += uses(of: delegate)
            all += profile.isUIKit ? findings(about: delegate) : beside(delegate)
        }
        all += LanguageVersion(context: context, modules: modules).findings(isPlanned: false)
        var known: Set<Finding> = []
        return all.oneCastALine().filter {
            $0.applicability == .manual && known.insert($0).inserted && context.isBuilt($0)
        }
    }

    /// The delegate that gets the application's callbacks: that of the first adaptor.
    private var delegate: DelegateClass? {
        structures.lazy.flatMap(\.adaptors).first?.className.flatMap { name in
            context.types(named: name.lastComponent).first.map {
                DelegateClass($0, in: context)
            }
        }
    }

    /// Every adaptor that a build compiles beside an earlier one makes a delegate that nobody calls.
    private func furtherAdaptors() -> [Finding] {
        let all = structures.flatMap { app in
            app.adaptors.map { (file: app.located.file, token: $0.token) }
        }
        let further = all.indices.filter { index in
            all[..<index].contains { isBuilt($0, with: all[index]) }
        }
        return further.map { index in
            let (file, token) = all[index]
            return Finding(
                .delegateInstance, .warning, .manual, at: context.place(file, token),
                "a second adaptor makes a delegate that gets no callbacks",
                remedy: "leave one adaptor in the target, in the App")
        }
    }

    /// Whether a build may compile two tokens: they stand in no two clauses of one `#if`, and no build that takes the one
    /// leaves the other out.
    private func isBuilt(
        _ one: (file: ProgramFile, token: Int), with other: (file: ProgramFile, token: Int)
    ) -> Bool {
        let (file, further) = (one.file.outline, other.file.outline)
        let around = file.conditions(at: one.token)
        let exclude =
            one.file.path == other.file.path
            && further.conditions(at: other.token).contains { clause in
                around.contains { $0.block == clause.block && $0.clause != clause.clause }
            }
        let builds = context.conditions.builds
        return !exclude
            && (builds.isEmpty
                || builds.contains {
                    BuildConditions.compiles(one.token, of: file, in: $0) != false
                        && BuildConditions.compiles(other.token, of: further, in: $0) != false
                })
    }

    private func missingClasses() -> [Finding] {
        guard let manifest = try? SceneManifest(context: context) else { return [] }
        return MissingSceneDelegates(manifest: manifest, context: context).findings(
            isRemoved: false)
    }

    /// What code does with the delegate, whatever the framework.
    private func uses(of delegate: DelegateClass) -> [Finding] {
        DelegateAccesses(of: delegate, in: context, profile: profile).findings(except: [:])
            + ForeignCasts(of: delegate, in: context).findings()
            + DelegateInstances(of: delegate, in: context).findings()
            // Whether SwiftUI's delegate of a Mac app passes actions on is not settled, and the app runs as it is.
            + (profile.isAppKit ? [] : ResponderFindings(of: delegate, in: context).findings())
            + libraries(besides: delegate)
    }

    /// What code does with the delegate of a Mac or watch app that it is built with, and what a Mac's is not told.
    private func beside(_ delegate: DelegateClass) -> [Finding] {
        let use = SharedDelegateUse(
            delegate: delegate, shared: SharedDelegate(of: delegate, profile: profile),
            context: context)
        let linked = LinkedFindings(
            use, in: LinkedCode(of: context, delegate: delegate.name, in: modules)
        ).findings()
        guard profile.isAppKit else { return linked }
        return linked
            + MacCallbackFindings(
                of: delegate, in: context,
                hasScene: structures.contains(where: \.hasWindowScene), isPlanned: false
            ).findings().filter(\.asksForWork)
    }

    private func findings(about delegate: DelegateClass) -> [Finding] {
        let calls = CallbackCalls(in: context)
        let callbacks = LostCallbacks(of: delegate, context: context)
            .callbacks(except: calls.isCalled)
        let scenes = DelegateAnalysis(context: context, profile: .uiKit).sceneDelegates()
        return callbacks + LaunchOptionsAnalysis(of: delegate, in: context).findings()
            + EarlyAccess(of: delegate, in: context, profile: .uiKit).findings(isPlanned: false)
            + findings(about: scenes, besides: delegate) + windows(of: delegate, scenes)
    }

    // MARK: Scenes

    private func findings(
        about classes: [DelegateClass], besides delegate: DelegateClass
    ) -> [Finding] {
        let isAttached = SceneConfigurationMethod(of: delegate) != nil
        return classes.flatMap { scene in
            SceneCallbackFindings(of: scene, in: context).findings()
                + (isAttached ? [] : DetachedSceneCallbacks(of: scene, in: context).findings())
        } + SceneDelegateCasts(of: classes, in: context).findings()
    }

    // MARK: Windows

    private func windows(of delegate: DelegateClass, _ scenes: [DelegateClass]) -> [Finding] {
        let flow = AppFlow(context: context, delegate: delegate, sceneDelegates: scenes)
        let timeline = LaunchTimeline(of: flow, delegate: delegate, sceneDelegate: scenes.first)
        let window = OwnWindow(of: delegate, others: scenes, in: flow)
        let linked = LinkedFindings(
            LinkedCode(of: context, delegate: delegate.name, in: modules), delegate: delegate,
            sceneDelegates: scenes, window: window, usesScenes: false,
            manifest: try? SceneManifest(context: context))
        let roots = MigratedRoots(structures, of: [delegate] + scenes, in: flow)
        return WindowFindings(
            flow: flow, window: window, timeline: timeline, removal: nil, usedScenes: false,
            isMigrated: true, former: roots.areViews ? .unknown(isNamedByApp: { _ in true }) : .own
        ).findings(except: [:]) + linked.findings() + roots.findings()
            + EarlyCalls(flow: flow, timeline: timeline, delegate: delegate).findings()
    }

    // MARK: Libraries

    private func libraries(besides delegate: DelegateClass) -> [Finding] {
        SDKFindings(
            context: context, linked: LinkedCode.modules(linkedBy: context, in: modules),
            propertyLists: context.readablePropertyLists, delegate: delegate, usesScenes: true,
            stage: .behind
        ).findings()
    }
}
