import AppFacts
import SwiftFlow

/// What delegates are told, and when.
extension Finder {
    private static let lost: Set<FindingID> = [
        .callbackActiveState, .callbackOpenURL, .callbackUserActivity, .callbackQuickAction,
        .callbackCloudKitShare, .callbackStateRestoration, .callbackLocalNotification,
        .callbackStatusBar,
    ]

    static let endedCallbacks = ofMovingUIKit(
        .endedCallbacks, lost.union([.callbackBackgroundFetch]),
        silent: [
            .on(.appKit, because: .askedBy(.macCallbacks))
        ], elsewhere: .allPassedOn, unmoved: .askedBy(.lostCallbacks)
    ) { choices, _ in
        CallbackAnalysis(facts: choices.facts).findings()
    }

    static let lostCallbacks = Finder(
        .lostCallbacks, lost.union([.callbackLaunch]),
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, because: .askedBy(.macCallbacks)),
            .on(.watchKit, because: .allPassedOn),
            .in(.migration, because: .askedBy(.endedCallbacks)),
        ]
    ) { evidence in
        let calls = CallbackCalls(in: evidence.context)
        return evidence.delegates.flatMap { delegate in
            let lost = LostCallbacks(of: delegate, context: evidence.context)
            if evidence.situation == .onDestination {
                return lost.callbacks(except: calls.isCalled)
            }
            if evidence.hasScenes(delegate) { return [] }
            return evidence.isRefusedScenes ? lost.callbacksOfScenes() : lost.callbacks()
        }
    }

    static let deadCallbacks = ofMovingUIKit(
        .deadCallbacks, lost, unmoved: .isAsBefore
    ) { choices, _ in
        DeadCallbackFindings(of: choices.facts.app).findings()
    }

    static let keptCallbacks = ofMovingUIKit(
        .keptCallbacks, [.callbackActiveState, .callbackLaunch, .callbackUserActivity],
        unmoved: .written
    ) { choices, _ in
        KeptCallbackFindings(choices).findings()
    }

    static let forwarding = ofMovingUIKit(
        .forwarding, lost.union([.windowAppearance, .callbackLaunchOptions]),
        unmoved: .written
    ) { choices, _ in
        ForwardingFindings(choices.forwarding, facts: choices.facts).findings()
            + LinksTakenWhenActive(choices.forwarding, of: choices.facts.app).findings()
    }

    static let callbacksBesideDelegate = Finder(
        .callbacksBesideDelegate, lost.union([.sceneOtherRoles]),
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .ofUIKit),
        ]
    ) { evidence in
        guard let delegate = evidence.delegate, let flow = evidence.flow,
            evidence.situation == .onDestination || !evidence.hasScenes(delegate)
        else { return [] }
        let linked = evidence.uiKit?.facts.sdks.linkedProgram
        let beside = CallbacksBesideDelegate(
            delegate, in: flow, linked: linked, isPlanned: evidence.situation == .migration)
        return beside.findings()
            + HandedOnCallbacks(
                of: delegate, in: evidence.context, linked: linked,
                objectiveC: evidence.objectiveC
            ).findings()
    }

    static let earlyPayloads = ofMovingUIKit(
        .earlyPayloads,
        [.callbackOpenURL, .callbackUserActivity, .callbackQuickAction, .callbackCloudKitShare]
    ) { choices, _ in
        EarlyPayloads(facts: choices.facts).findings()
    }

    static let wakingViews = Finder(
        .wakingViews,
        [
            .callbackActiveState, .callbackOpenURL, .callbackUserActivity,
            .sceneStateRestoration, .sceneManifest,
        ],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, because: .notYetThere), .in(.onDestination, because: .staysAsItIs),
        ]
    ) { evidence in
        let showsViews =
            evidence.uiKit?.facts.root.isView ?? evidence.appKit.map { $0.facts.root.window != nil }
            ?? (evidence.watchKit != nil)
        guard showsViews else { return [] }
        let known =
            Finder.forwarding.isAsked(about: evidence) ? evidence.found(by: .forwarding) : []
        let linked = evidence.uiKit?.facts.sdks.linkedProgram
        return ([evidence.context] + [linked].compactMap { $0 }).flatMap {
            WakingViews(
                in: $0, besides: known,
                hasSeveralWindows: evidence.uiKit?.facts.mayHaveSeveralWindows ?? false
            ).findings()
        }
    }

    static let deniedEvents = ofMovingApp(
        .deniedEvents, [.callbackOpenURL, .callbackUserActivity, .callbackQuickAction]
    ) { app, _ in
        DeniedEvents(of: app).findings() + LateUnwraps(of: app).findings()
    }

    static let foregroundObservers = ofMovingApp(
        .foregroundObservers, [.callbackActiveState]
    ) { app, evidence in
        guard !app.usesScenes else { return [] }
        let own = ForegroundObservers(of: app.launch).findings()
        // A move to UIKit's scenes names the calls into linked code.
        guard evidence.scenes == nil else { return own }
        let linked = LinkedMentions(
            of: ForegroundObservers.names, in: evidence.linkedModules, of: app.launch
        ).launch
        return (own + (linked.map { ForegroundObservers(of: $0).findings() } ?? []))
            .firstAtEachPlace()
    }

    static let launchNotifications = ofMovingApp(
        .launchNotifications, [.callbackLaunchOptions]
    ) { app, evidence in
        guard !app.usesScenes else { return [] }
        let linked = app.sdks.linkedProgram.flatMap { program in
            LaunchNotifications.matter(to: program)
                ? AppFlow(context: program, delegate: app.delegate.name, sceneDelegates: [])
                : nil
        }
        return ([app.launch.flow] + [linked].compactMap { $0 }).flatMap {
            LaunchNotifications(in: $0, to: evidence.wayTo).findings()
        }
            + LaunchNotifications.findings(
                inObjectiveC: evidence.objectiveC, to: evidence.wayTo)
    }

    static let launchOptions = Finder(
        .launchOptions, [.callbackLaunchOptions],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .ofUIKit),
        ]
    ) { evidence in
        evidence.delegates.flatMap { delegate in
            evidence.situation != .onDestination && evidence.hasScenes(delegate)
                ? []
                : LaunchOptionsAnalysis(
                    of: delegate, in: evidence.context, to: evidence.wayTo,
                    isRefused: evidence.situation == .refused,
                    linked: LaunchOptionsCode(evidence, delegate: delegate)
                ).findings()
                    + LaunchOptionsAnalysis.findings(
                        inObjectiveC: evidence.objectiveC, to: evidence.wayTo)
        }
    }

    static let applicationState = ofMovingApp(
        .applicationState, [.launchApplicationState]
    ) { app, _ in
        LaunchApplicationState(of: app).findings()
    }
}

extension Evidence {
    /// Whether UIKit's scenes are in use in an app with a delegate, before it moves.
    func hasScenes(_ delegate: DelegateClass?) -> Bool {
        if let movingApp { return movingApp.usesScenes }
        return delegate.flatMap { SceneConfigurationMethod(of: $0) } != nil
            || propertyLists.contains { !$0.configurations.isEmpty }
    }
}
