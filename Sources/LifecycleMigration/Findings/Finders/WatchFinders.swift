import AppFacts

/// What only watch apps are told.
extension Finder {
    static let watchStoryboard = ofMovingWatch(
        .watchStoryboard, [.watchNotifications, .windowAppearance],
        silent: [.on(.watchKit, in: .refused, because: .askedBy(.watchScreens))]
    ) { choices, _ in
        WatchStoryboardFindings(choices).findings()
    }

    static let watchNavigation = ofMovingWatch(
        .watchNavigation, [.watchNavigation]
    ) { choices, _ in
        WatchNavigationFindings(choices).findings()
    }

    static let watchExtensionObject = ofMovingWatch(
        .watchExtensionObject, [.watchExtensionObject, .watchInterfaceControllers, .delegateCast],
        unmoved: .takenApart
    ) { choices, evidence in
        evidence.modules.map { ExtensionObjectUses(choices.facts, modules: $0).findings() } ?? []
    }

    static let watchScreens = Finder(
        .watchScreens, [.watchInterfaceControllers, .watchNotifications],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.uiKit, .appKit, because: .ofWatchKit),
            .in(.migration, because: .askedBy(.watchStoryboard)),
            .in(.onDestination, because: .hasOtherUses),
        ]
    ) { evidence in
        WatchAppFindings(in: evidence.context).findings()
    }
}
