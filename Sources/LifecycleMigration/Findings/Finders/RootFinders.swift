import AppFacts
import SwiftFlow

/// What is said of the root view controller, and of the order of the launch.
extension Finder {
    static let rootCode = ofMovingUIKit(
        .rootCode,
        [
            .rootSwap, .windowAccess, .launchOrder, .launchPresentation, .rootWindowOwner,
            .rootAbsent, .windowHidden, .launchApplicationState,
        ]
    ) { choices, evidence in
        let launch = choices.facts.launch
        let swaps = FoundRootSwaps(in: launch.flow, owner: launch.window.owner)
        return RootFindings(facts: choices.facts, isSwappedPast: swaps.isAny) {
            evidence.order ?? LaunchOrder(launch)
        }.findings()
    }

    static let rootPreferences = ofMovingUIKit(
        .rootPreferences, [.rootContainerPreferences, .windowAccess],
        silent: [.on(.uiKit, in: .onDestination, because: .askedBy(.migratedRoots))]
    ) { choices, evidence in
        let flow = evidence.launchWithLinked?.flow ?? choices.facts.launch.flow
        let preferences = RootPreferenceFindings(
            facts: choices.facts, in: flow, keepsDelegate: !choices.remainder.isNothing)
        return preferences.findings().filter(evidence.context.isBuilt)
    }

    static let migratedRoots = Finder(
        .migratedRoots, [.rootContainerPreferences],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .ofUIKit),
            .in(.migration, because: .askedBy(.rootPreferences)),
            .in(.refused, because: .notYetThere),
        ]
    ) { evidence in
        evidence.migratedRoots?.findings() ?? []
    }

    static let unknownRootReplacers = ofMovingUIKit(
        .unknownRootReplacers, [.rootSwap]
    ) { choices, _ in
        UnknownRootReplacer(of: choices.facts).findings()
    }

    static let trackedScreens = ofMovingUIKit(
        .trackedScreens, [.screenTracking]
    ) { choices, _ in
        TrackedScreens(choices.facts).findings()
    }

    static let launchOrder = ofMovingApp(
        .launchOrder, [.launchOrder, .launchPresentation]
    ) { app, evidence in
        guard let own = evidence.order, let launch = evidence.launchWithLinked else { return [] }
        let isOwn = launch.context.target.sources == app.launch.context.target.sources
        let order = isOwn ? own : LaunchOrder(launch)
        let kept = evidence.statementsAtShowing
        let changed = order.without { $0.statement.map(kept.contains) ?? false }
        return OrderFindings(of: launch, order: changed).findings()
            + LaunchBoundFindings(of: launch, to: evidence.wayTo).ofFirstViews(order)
            + BackgroundOutlets(app.launch, own, to: evidence.wayTo).findings()
            + BackgroundHearers(app.launch, own, to: evidence.wayTo).findings()
            + BackgroundPresentations(app.launch).findings()
            + (evidence.scenes?.form.attached == nil
                ? LateStoryboards(app.launch, isOfScene: evidence.scenes != nil).findings() : [])
    }

    static let lateAppearances = ofMovingApp(
        .lateAppearances, [.launchOrder]
    ) { app, evidence in
        evidence.order.map { LateAppearances(of: app, order: $0).findings() } ?? []
    }

    static let shownWindowNeeds = ofMovingUIKit(
        .shownWindowNeeds, [.windowAccess]
    ) { choices, evidence in
        (evidence.order.map { ShownWindowNeeds(facts: choices.facts, order: $0).findings() } ?? [])
            + WindowNotifications(of: choices.facts.launch).findings()
            + ChangedWindowMethods(in: choices.facts.programs).findings()
    }
}
