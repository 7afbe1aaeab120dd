import AppFacts

/// What only Mac apps are told.
extension Finder {
    static let macStart = ofMovingMac(
        .macStart,
        [.launchOrder, .entryOwnCode, .entryApplicationSubclass, .delegateEarlyAccess],
        silent: [
            .on(.uiKit, in: .migration, because: .askedBy(.ownStart))
        ], unmoved: .written
    ) { choices, _ in
        MacStartFindings(choices.facts).findings()
    }

    static let macScenes = ofMovingMac(
        .macScenes, [.macWindow, .windowAppearance, .macReopen, .launchOrder]
    ) { choices, _ in
        MacSceneFindings(choices).findings()
    }

    static let macWindows = ofMovingMac(
        .macWindows, [.macWindow, .windowAppearance, .launchOrder, .rootSwap]
    ) { choices, _ in
        MacWindowFindings(choices).findings()
    }

    static let macCallbacks = Finder(
        .macCallbacks,
        [
            .callbackActiveState, .callbackOpenURL, .callbackUserActivity, .delegateCast,
            .macLastWindow, .macReopen,
        ],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.uiKit, .watchKit, because: .ofAppKit),
        ]
    ) { evidence in
        let isThere = evidence.situation == .onDestination
        let hasScene =
            isThere
            ? evidence.structures.contains(where: \.hasWindowScene)
            : evidence.appKit?.facts.root.hasScene ?? true
        let all = evidence.delegates.flatMap {
            MacCallbackFindings(
                of: $0, in: evidence.context, hasScene: hasScene, isPlanned: !isThere
            ).findings()
        }
        return isThere ? all.filter(\.asksForWork) : all
    }

    static let macMenus = ofMovingMac(
        .macMenus, [.macMenu],
        silent: [
            .on(.appKit, in: .refused, because: .askedBy(.nibMenus))
        ], unmoved: .staysAsItIs
    ) { choices, evidence in
        evidence.modules.map { MacMenuFindings(choices, modules: $0).findings() } ?? []
    }

    static let nibMenus = Finder(
        .nibMenus, [.macMenu],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.uiKit, .watchKit, because: .ofAppKit),
            .in(.onDestination, because: .staysAsItIs),
        ]
    ) { evidence in
        // Without an Info.plist it is not known which nib is the main one.
        if evidence.appKit?.facts.nib != nil { return [] }
        return MacAppFindings(in: evidence.context).menus()
    }

    static let macDocuments = Finder(
        .macDocuments, [.macDocuments],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.uiKit, .watchKit, because: .ofAppKit),
            .in(.onDestination, because: .staysAsItIs),
        ]
    ) { evidence in
        MacAppFindings(in: evidence.context).documents()
    }

    static let mainNib = ofMovingMac(.mainNib, [.storyboardUnused], unmoved: .written) {
        choices, evidence in
        guard let nib = choices.facts.nib, let modules = evidence.modules else { return [] }
        return UnusedMainNib(nib, in: evidence.context, modules).findings
    }
}
