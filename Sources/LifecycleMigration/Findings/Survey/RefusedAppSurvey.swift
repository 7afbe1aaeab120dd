import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds what a migration by hand has to take along, in an app that the plan leaves alone.
///
/// What is found does not depend on how the app starts or makes its window, which is what an app is refused for.
struct RefusedAppSurvey {
    private let context: TargetContext
    private let profile: PlatformProfile
    private let modules: ModuleGraph
    private let propertyLists: [PropertyListFacts]
    private let flows: AppFlows

    /// A survey of a target by the rules of its platform; `modules` is what the apps of the tree are built with, and
    /// `flows` holds what was followed before the app was refused.
    init(
        context: TargetContext, profile: PlatformProfile, modules: ModuleGraph, flows: AppFlows
    ) {
        self.modules = modules
        self.flows = flows
        self.context = context
        self.profile = profile
        propertyLists = context.readablePropertyLists
    }

    /// Whether a survey helps in an app that is refused: not where the plan does all of it, once one thing is repaired.
    static func helps(beside refusal: FindingID) -> Bool {
        switch refusal {
        case .deploymentTarget, .projectUnreadable, .sourceUnreadable: false
        default: true
        }
    }

    /// The findings, each at its place and none twice.
    func findings() -> [Finding] {
        let located = locatedDelegates()
        guard !located.isEmpty else {
            return platformFindings() + objectiveCSteps()
                + ObjectiveCCasts(context: context).findings()
        }
        var known: Set<Finding> = []
        var all = located.prefix(Self.mostDelegates).map(delegate).flatMap(findings)
        all += [excess(of: located)].compactMap { $0 }
        all += sceneFindings()
        all += windowFindings() + platformFindings()
        // The plan does none of it, not even what others would only have to look at.
        return swiftDelegateSteps()
            + all.map {
                Finding(
                    $0.id, $0.severity, .manual, at: $0.place, $0.message, remedy: $0.remedy,
                    also: $0.also)
            }.filter { known.insert($0).inserted && context.isBuilt($0) && !isOfStart($0) }
    }

    /// Whether a finding is about the code that makes and installs the delegate of a Mac app, which the start does today.
    private func isOfStart(_ finding: Finding) -> Bool {
        profile.isAppKit && [.delegateInstance, .delegateProxySDK].contains(finding.id)
            && finding.place?.path.fileName == "main.swift"
    }

    /// What to do about a file in Objective-C that starts a delegate in Swift and does more.
    private func swiftDelegateSteps() -> [Finding] {
        guard
            (try? EntryPointAnalysis(context: context, profile: profile).entryPoint()) == nil,
            profile.isUIKit
        else { return [] }
        return SwiftDelegateStart(in: context, by: profile)?.steps() ?? []
    }

    /// What to do about an app that starts from Objective-C.
    private func objectiveCSteps() -> [Finding] {
        guard profile.isUIKit else { return [] }
        let steps = ObjectiveCSteps(
            context: context, profile: profile, propertyLists: propertyLists)
        return (steps?.findings() ?? [])
            + propertyLists.flatMap { list in
                list.configurations.filter(\.isForWindows).compactMap { finding($0, in: list) }
            }
    }

    /// What only apps of one platform have.
    private func platformFindings() -> [Finding] {
        if profile.isAppKit { return MacAppFindings(in: context).findings() }
        return profile.isUIKit
            ? LaunchScreenKeys(in: context).findings() : WatchAppFindings(in: context).findings()
    }

    /// For each of them the whole target is searched, and no app has so many.
    private static let mostDelegates = 500

    /// The application delegates of the target, those for tests included, in the order of the files.
    private func locatedDelegates() -> [LocatedDeclaration] {
        let protocols = [profile.delegateProtocol, profile.formerDelegateProtocol]
            .compactMap { $0 }
        return protocols.flatMap { name in
            context.files(mentioning: name).flatMap(\.typeDeclarations).filter { located in
                located.declaration.kind == .class
                    && located.declaration.inheritance.contains {
                        $0.baseName.lastComponent == name
                    }
            }
        }
    }

    private func delegate(_ located: LocatedDeclaration) -> DelegateClass {
        DelegateClass(located, in: context)
    }

    private func excess(of delegates: [LocatedDeclaration]) -> Finding? {
        guard let first = delegates.dropFirst(Self.mostDelegates).first else { return nil }
        return Finding(
            .sourceUnreadable, .warning, .manual,
            at: context.place(first.file, first.declaration.keyword),
            "the app has \(delegates.count) application delegates: this one and those behind it are not looked at",
            remedy: "look for their callbacks and their uses by hand")
    }

    private func findings(about delegate: DelegateClass) -> [Finding] {
        callbacks(of: delegate)
            + DelegateAccesses(of: delegate, in: context, profile: profile).findings(except: [:])
            + ForeignCasts(of: delegate, in: context).findings()
            + DelegateInstances(of: delegate, in: context).findings()
            + early(delegate)
            + ResponderFindings(of: delegate, in: context).findings()
            + OldSpellings(of: delegate, in: context).findings()
            + (profile.isUIKit ? [] : casts(beside: delegate))
    }

    /// What it needs while it is made.
    private func early(_ delegate: DelegateClass) -> [Finding] {
        let flow =
            profile.isAppKit
            ? flows.flow(of: context, delegate: delegate, sceneDelegates: []) : nil
        let early = EarlyAccess(of: delegate, in: context, profile: profile, flow: flow)
        return early.findings(isPlanned: false) + early.windowFindings()
    }

    /// Casts in what a Mac or watch app is built with, and in its tests; an app of UIKit's is asked for windows with them.
    private func casts(beside delegate: DelegateClass) -> [Finding] {
        let use = SharedDelegateUse(
            delegate: delegate, shared: SharedDelegate(of: delegate, profile: profile),
            context: context)
        let code = LinkedCode(of: context, delegate: delegate.name, in: modules)
        return LinkedFindings(use, in: code).findings()
    }

    private func callbacks(of delegate: DelegateClass) -> [Finding] {
        guard profile.isUIKit else {
            return profile.isAppKit ? MacCallbackFindings(of: delegate, in: context).findings() : []
        }
        let method = SceneConfigurationMethod(of: delegate)
        let usesScenes =
            method != nil || propertyLists.contains { !$0.configurations.isEmpty }
        guard usesScenes else {
            return LostCallbacks(of: delegate, context: context).callbacks()
                + LaunchOptionsAnalysis(of: delegate, in: context).findings()
        }
        return method.flatMap(finding).map { [$0] } ?? []
    }

    /// What a delegate's own choice of scene configurations needs in SwiftUI's life cycle.
    private func finding(about method: SceneConfigurationMethod) -> Finding? {
        let place = context.place(method.method.file, method.method.declaration.keyword)
        switch method.shape {
        case .plain, .attaching: return nil
        case .sessionConfiguration:
            return Finding(
                .sceneConfiguration, .warning, .manual, at: place,
                "the session's own configuration, returned, makes SwiftUI ask without end",
                remedy: "return a new `UISceneConfiguration` of the same name")
        case .choosing, .custom:
            return Finding(
                .sceneConfiguration, .warning, .manual, at: place,
                "of the configuration that is chosen here, SwiftUI takes the delegate class only",
                remedy: "set a delegate class for windows, and keep the names that were shipped")
        }
    }

    private func sceneFindings() -> [Finding] {
        let classes = DelegateAnalysis(context: context, profile: profile).sceneDelegates()
        return classes.flatMap {
            SceneCallbackFindings(of: $0, in: context).findings()
                + DetachedSceneCallbacks(of: $0, in: context).findings()
        }
            + SceneDelegateCasts(of: classes, in: context).findings()
            + propertyLists.flatMap { list in
                list.configurations.filter(\.isForWindows).compactMap { finding($0, in: list) }
            }
    }

    /// A scene delegate that a property list names: SwiftUI does not ask there, and sessions remember the name.
    private func finding(
        _ configuration: SceneConfiguration, in list: PropertyListFacts
    ) -> Finding? {
        guard let name = configuration.delegateClass else { return nil }
        let key = configuration.path + ["UISceneDelegateClassName"]
        let offset = list.document.range(at: key)?.lowerBound ?? 0
        return Finding(
            .sceneConfiguration, .warning, .manual, at: context.library.place(list.path, offset),
            "SwiftUI takes the scene delegate '\(name)' from `configurationForConnecting` only",
            remedy:
                "set it there and keep the configuration's name, or remove this key with the class"
        )
    }

    private func windowFindings() -> [Finding] {
        windowUses() + sdkFindings()
    }

    private func sdkFindings() -> [Finding] {
        let delegate = locatedDelegates().first.map(delegate)
        let method = delegate.flatMap { SceneConfigurationMethod(of: $0) }
        return SDKFindings(
            context: context, linked: LinkedCode.modules(linkedBy: context, in: modules),
            propertyLists: propertyLists, delegate: delegate,
            usesScenes: method != nil || propertyLists.contains { !$0.configurations.isEmpty }
        ).findings()
    }

    /// What code does with windows and their roots.
    private func windowUses() -> [Finding] {
        guard profile.isUIKit, let delegate = locatedDelegates().first.map(delegate) else {
            return []
        }
        let scenes = DelegateAnalysis(context: context, profile: profile).sceneDelegates()
        let flow = flows.flow(of: context, delegate: delegate, sceneDelegates: scenes)
        let timeline = LaunchTimeline(
            of: flow, delegate: delegate, sceneDelegate: scenes.first)
        let limit = FlowLimit(metBy: flow, timeline, of: delegate).map { limit in
            Finding(
                .sourceUnreadable, .warning, .manual, at: limit.place,
                "the app has \(limit.excess): not all windows are listed here",
                remedy: "look for further uses of windows by hand")
        }
        let window = OwnWindow(of: delegate, others: scenes, in: flow)
        let linked = LinkedFindings(
            LinkedCode(of: context, delegate: delegate.name, in: modules), delegate: delegate,
            sceneDelegates: scenes, window: window, usesScenes: !scenes.isEmpty,
            manifest: try? SceneManifest(context: context))
        return WindowFindings(
            flow: flow, window: window, timeline: timeline, removal: nil,
            usedScenes: !scenes.isEmpty
        ).findings(except: [:]) + WindowSubclasses(flow: flow, window: window).findings()
            + linked.findings() + [limit].compactMap { $0 }
    }
}
