import AppFacts
import SwiftFlow

/// What code does with windows.
extension Finder {
    static let windows = Finder(
        .windows, [.windowAccess, .rootSwap, .windowWithoutScene],
        silent: [
            .on(.appKit, because: .macWindow), .on(.watchKit, because: .noWindow),
        ]
    ) { evidence in
        if let choices = evidence.uiKit {
            let known = WindowFindings(choices.facts, covers: choices.covers)
                .findings(except: evidence.removed)
            let chosen =
                choices.facts.usesScenes ? nil : ChosenWindows(in: choices.facts.launch.flow)
            return known + (chosen?.findings(besides: known) ?? [])
        }
        guard let flow = evidence.flow, let window = evidence.window,
            let timeline = evidence.timeline
        else { return [] }
        let found = WindowFindings(
            flow: flow, window: window, timeline: timeline, removal: nil,
            usedScenes: evidence.hadScenesOfWindows,
            isMigrated: evidence.situation == .onDestination, former: evidence.formerRoot
        ).findings(except: [:])
        return evidence.isRefusedScenes ? found.filter { $0.id == .windowWithoutScene } : found
    }

    static let windowSubclasses = Finder(
        .windowSubclasses, [.windowSubclass],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, because: .macWindow), .on(.watchKit, because: .noWindow),
            .in(.migration, because: .askedBy(.windowAppearance)),
        ]
    ) { evidence in
        guard let flow = evidence.flow, let window = evidence.window else { return [] }
        return WindowSubclasses(flow: flow, window: window).findings()
    }

    static let windowAppearance = ofMovingUIKit(
        .windowAppearance, [.windowAppearance, .windowSubclass],
        silent: [
            .on(.appKit, in: .migration, because: .askedBy(.macScenes)),
            .on(.uiKit, in: .refused, because: .askedBy(.windowSubclasses)),
        ], elsewhere: .ofUIKit
    ) { choices, evidence in
        WindowAppearanceFindings(facts: choices.facts, appearance: choices.appearance).findings()
            + StoryboardTint(of: choices.facts).findings()
            + TransparentRoots(of: choices.facts).findings()
            + RootViewLayout(of: choices.facts, in: evidence.linkedModules).findings()
    }

    static let lentWindows = ofMovingUIKit(
        .lentWindows, [.windowAccess], unmoved: .written
    ) { choices, _ in
        LentWindowFindings(facts: choices.facts).findings()
    }

    static let unusedDelegateWindow = ofMovingUIKit(
        .unusedDelegateWindow, [.windowAccess]
    ) { choices, _ in
        UnusedDelegateWindow(facts: choices.facts).findings()
    }

    static let objectiveCWindows = Finder(
        .objectiveCWindows,
        [.windowAccess, .rootSwap, .windowWithoutScene, .launchPresentation],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .ofUIKit),
        ]
    ) { evidence in
        if let choices = evidence.objectiveCScenes {
            return ObjectiveCWindows(
                evidence.objectiveC, usedScenes: false, delegateHasWindow: true,
                rootIsAsBefore: true, movesToScenes: true
            ).findings().filter { !choices.makesOwnWindow(at: $0.place) }
        }
        guard let delegate = evidence.delegate else { return [] }
        return ObjectiveCWindows(
            evidence.objectiveC, usedScenes: evidence.hasScenes(delegate),
            delegateHasWindow: !evidence.hasScenes(delegate)
                || delegate.members.contains { $0.declaration.declaredNames.contains("window") },
            rootIsAsBefore: evidence.uiKit?.facts.root.isView ?? false,
            movesToScenes: evidence.situation == .toScenes
        ).findings() + evidence.neededByObjectiveC
    }

    static let wrappedWindow = ofMovingUIKit(.wrappedWindow, [.windowAccess]) { choices, _ in
        WrappedWindow(facts: choices.facts).findings()
    }

    static let flowLimit = Finder(
        .flowLimit, [.sourceUnreadable],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, because: .macWindow), .on(.watchKit, because: .noWindow),
            .in(.migration, because: .followedWhole),
        ]
    ) { evidence in
        guard let flow = evidence.flow, let timeline = evidence.timeline,
            let delegate = evidence.delegate,
            let limit = FlowLimit(metBy: flow, timeline, of: delegate)
        else { return [] }
        return [
            Finding(
                .sourceUnreadable, .warning, .manual, at: limit.place,
                "the app has \(limit.excess): not all windows are listed here",
                remedy: "look for further uses of windows by hand")
        ]
    }
}

extension Evidence {
    /// Whether scenes gave windows to code that is left as it is.
    fileprivate var hadScenesOfWindows: Bool {
        switch situation {
        case .refused: !sceneDelegates.isEmpty
        case .linked: beside?.usesScenes ?? false
        // A test shows a window of its own while it runs, be it without a scene.
        case .hostedTests: true
        case .migration, .toScenes, .onDestination: false
        }
    }

    /// The root that such code met before.
    fileprivate var formerRoot: RootCasts.Former {
        switch situation {
        case .onDestination:
            migratedRoots?.areViews == true ? .unknown(isNamedByApp: { _ in true }) : .own(nil)
        case .linked: beside.map { .unknown(isNamedByApp: $0.isNamedByApp) } ?? .own(nil)
        case .migration, .toScenes, .refused, .hostedTests: .own(nil)
        }
    }

    /// The view controllers that an `App` shows.
    var migratedRoots: MigratedRoots? {
        flow.map { flow in
            MigratedRoots(structures, of: delegates + sceneDelegates, in: flow)
        }
    }
}

extension Evidence {
    /// What Objective-C needs of the window in the launch of an app that moves to SwiftUI.
    fileprivate var neededByObjectiveC: [Finding] {
        guard let facts = uiKit?.facts, let order else { return [] }
        return ObjectiveCLaunchWindows(of: facts.launch, order).findings()
    }
}
