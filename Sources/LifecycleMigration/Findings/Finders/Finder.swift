import AppFacts

/// One thing that can be found: what may be said of it, how it is found, and where there is nothing to ask.
///
/// A finder is asked of every app in every situation, unless a silence says why not. So none can be forgotten.
struct Finder: Sendable {
    /// What it is called.
    let name: FinderName
    /// What it may say.
    let ids: Set<FindingID>
    /// Where it is not asked; of several silences the first one gives the reason.
    let silences: [Silence]
    /// How it is found.
    let find: @Sendable (Evidence) -> [Finding]

    /// A finder that is asked everywhere but where it is silent.
    init(
        _ name: FinderName, _ ids: Set<FindingID>, silent silences: [Silence] = [],
        find: @escaping @Sendable (Evidence) -> [Finding]
    ) {
        self.name = name
        self.ids = ids
        self.silences = silences
        self.find = find
    }

    /// Why it is not asked in a cell of the matrix; nil where it is.
    func silence(_ framework: AppleFramework, _ situation: Situation) -> SilenceReason? {
        if situation == .toScenes {
            return framework == .uiKit ? name.silenceOnWayToScenes : .ofUIKit
        }
        return silences.first { $0.covers(framework, situation) }?.reason
    }

    /// Whether it is asked about some evidence.
    func isAsked(about evidence: Evidence) -> Bool {
        silence(evidence.framework, evidence.situation) == nil
            && (!evidence.isRefusedScenes || name.isAskedOfRefusedScenes)
    }
}

extension Finder {
    /// A finder of what an app of UIKit's that moves shows once it is taken apart; `silent` goes before that.
    static func ofMovingUIKit(
        _ name: FinderName, _ ids: Set<FindingID>, silent silences: [Silence] = [],
        elsewhere: SilenceReason = .ofUIKit, unmoved: SilenceReason = .takenApart,
        find: @escaping @Sendable (MigrationChoices, Evidence) -> [Finding]
    ) -> Finder {
        Finder(
            name, ids,
            silent: [.in(.linked, .hostedTests, because: .ofTheApp)] + silences + [
                .on(.appKit, .watchKit, because: elsewhere),
                .in(.refused, .onDestination, because: unmoved),
            ]
        ) { evidence in
            evidence.uiKit.map { find($0, evidence) } ?? []
        }
    }

    /// A finder of what the launch of an app of UIKit's does, whatever the destination that it moves to.
    static func ofMovingApp(
        _ name: FinderName, _ ids: Set<FindingID>,
        find: @escaping @Sendable (UIKitApp, Evidence) -> [Finding]
    ) -> Finder {
        Finder(
            name, ids,
            silent: [
                .in(.linked, .hostedTests, because: .ofTheApp),
                .on(.appKit, .watchKit, because: .ofUIKit),
                .in(.refused, .onDestination, because: .takenApart),
            ]
        ) { evidence in
            evidence.movingApp.map { find($0, evidence) } ?? []
        }
    }

    /// A finder of what is decided for a Mac app that moves; `silent` goes before that.
    static func ofMovingMac(
        _ name: FinderName, _ ids: Set<FindingID>, silent silences: [Silence] = [],
        elsewhere: SilenceReason = .ofAppKit, unmoved: SilenceReason = .takenApart,
        find: @escaping @Sendable (MacChoices, Evidence) -> [Finding]
    ) -> Finder {
        Finder(
            name, ids,
            silent: [.in(.linked, .hostedTests, because: .ofTheApp)] + silences + [
                .on(.uiKit, .watchKit, because: elsewhere),
                .in(.refused, .onDestination, because: unmoved),
            ]
        ) { evidence in
            evidence.appKit.map { find($0, evidence) } ?? []
        }
    }

    /// A finder of what is decided for a watch app that moves; `silent` goes before that.
    static func ofMovingWatch(
        _ name: FinderName, _ ids: Set<FindingID>, silent silences: [Silence] = [],
        elsewhere: SilenceReason = .ofWatchKit, unmoved: SilenceReason = .takenApart,
        find: @escaping @Sendable (WatchChoices, Evidence) -> [Finding]
    ) -> Finder {
        Finder(
            name, ids,
            silent: [.in(.linked, .hostedTests, because: .ofTheApp)] + silences + [
                .on(.uiKit, .appKit, because: elsewhere),
                .in(.refused, .onDestination, because: unmoved),
            ]
        ) { evidence in
            evidence.watchKit.map { find($0, evidence) } ?? []
        }
    }
}
