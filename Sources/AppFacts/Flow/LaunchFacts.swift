import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the strategies for an app's root rest on.
package struct LaunchFacts {
    /// The app.
    package let context: TargetContext
    /// Its application delegate.
    package let delegate: DelegateClass
    /// The delegate whose window UIKit shows first.
    package let owner: DelegateClass
    /// Whether that is the delegate of a scene.
    package let usesScenes: Bool
    /// The storyboard whose root UIKit shows first; nil where code makes it.
    package let storyboard: String?
    /// Whether that is a launch screen, which only holds the place of what code puts there.
    package let isPlaceholder: Bool
    /// The values of the app.
    package let flow: AppFlow
    /// The app's own window.
    package let window: OwnWindow
    /// What runs when.
    package let timeline: LaunchTimeline
    /// What code does.
    package let effects: EffectAnalysis
    /// What code does where it runs once more: what a lazy variable starts with is there.
    package let repeated: EffectAnalysis
    /// What of the start runs again when it is over.
    package let recurring: RecurringCode
    /// What is set of windows then.
    package let laterSettings: LaterSettings
    /// Whether the app may have several windows at a time.
    package let hasSeveralScenes: Bool
    /// Whether no scene but one with windows has the delegate of these.
    package let hasOnlyWindowScenes: Bool
    private let memory = LaunchMemory()

    /// Gathers the facts of an app with the delegates of its scenes.
    package init(
        context: TargetContext, delegate: DelegateClass, sceneDelegate: DelegateClass?,
        others: [DelegateClass], usesScenes: Bool, storyboard: String?,
        isPlaceholder: Bool, hasSeveralScenes: Bool = false,
        hasOnlyWindowScenes: Bool = false, flows: AppFlows
    ) {
        self.context = context
        self.delegate = delegate
        self.usesScenes = usesScenes
        self.storyboard = storyboard
        self.isPlaceholder = isPlaceholder
        self.hasSeveralScenes = hasSeveralScenes
        self.hasOnlyWindowScenes = hasOnlyWindowScenes
        owner = usesScenes ? sceneDelegate ?? delegate : delegate
        let scenes = [sceneDelegate].compactMap { $0 } + others
        flow = flows.flow(of: context, delegate: delegate, sceneDelegates: scenes)
        window = OwnWindow(
            of: owner, others: [delegate] + scenes, in: flow,
            hasStoryboard: storyboard != nil, usesScenes: usesScenes)
        timeline = LaunchTimeline(
            of: flow, delegate: delegate, sceneDelegate: sceneDelegate,
            storyboardRoot: storyboard.flatMap {
                context.storyboards.initialClass(of: $0)
            })
        effects = EffectAnalysis(of: flow.analysis, by: UIKitEffects(program: flow.program))
        repeated = EffectAnalysis(
            of: flow.analysis, by: UIKitEffects(program: flow.program), countsFirstUses: false)
        recurring = RecurringCode(in: flow, timeline)
        laterSettings = LaterSettings(of: window, in: flow, recurring)
    }

    /// What the start of the app leaves to somebody who runs it before its first view is shown, or soon behind that.
    package var soon: SoonAfterLaunch {
        memory.soon {
            SoonAfterLaunch(after: timeline.early.filter(timeline.isEarly), in: flow, timeline)
        }
    }

    /// Which variables hold the same object.
    var lent: LentObjects { memory.lent { LentObjects(flow, timeline) } }

    /// The methods in which the owner of the window is meant to show it: that of the scene, or those of the launch.
    package var startMethods: [LocatedDeclaration] {
        let selectors =
            usesScenes
            ? ["scene(_:willConnectTo:options:)"]
            : [
                "application(_:didFinishLaunchingWithOptions:)",
                "applicationDidFinishLaunching(_:)",
            ]
        return selectors.flatMap { owner.methods($0) }
    }
}

extension LaunchFacts {
    /// Whether something that happens shows the app's window, or may.
    package func shows(_ event: FlowEvent) -> Bool {
        switch event.kind {
        case .call(let call):
            WindowMember.named(call.name) == .shows
                && call.receiver.map(window.isPossible) ?? false
        case .write(let receiver, "isHidden", _, _): window.isPossible(receiver)
        default: false
        }
    }

    /// Whether the app may have several windows at a time, by its own manifest or by the one that Xcode makes.
    package var mayHaveSeveralWindows: Bool {
        hasSeveralScenes || context.hasGeneratedSceneManifest
    }
}

extension TargetContext {
    /// Whether Xcode makes a manifest of scenes, which allows several.
    package var hasGeneratedSceneManifest: Bool {
        target.configurations.contains { configuration in
            let setting = configuration.settings[SceneManifest.generatingSetting]
            return setting.map { $0 != "NO" } ?? false
        }
    }
}
