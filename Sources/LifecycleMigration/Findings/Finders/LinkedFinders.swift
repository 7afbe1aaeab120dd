import AppFacts

/// What is said of code beside an app's own, and of the SDKs that it has.
extension Finder {
    static let beside = Finder(
        .beside,
        [
            .delegateCast, .delegateProxySDK, .sceneDelegateCast, .windowAccess, .rootSwap,
            .windowWithoutScene, .plistRuntimeRead, .callbackActiveState,
        ],
        silent: [.in(.linked, .hostedTests, because: .isBeside)]
    ) { evidence in
        // Windows are looked for beside the first delegate.
        let delegates =
            evidence.framework == .uiKit
            ? Array(evidence.delegates.prefix(1)) : evidence.delegates
        let found = delegates.flatMap { LinkedFindings(evidence, delegate: $0)?.findings() ?? [] }
        // The window and the delegate are what they were, but for the window's scene.
        let ofScenes: Set<FindingID> = [.windowWithoutScene, .plistRuntimeRead, .sceneDelegateCast]
        return evidence.scenes == nil && !evidence.isRefusedScenes
            ? found : found.filter { ofScenes.contains($0.id) }
    }

    static let sdks = Finder(
        .sdks,
        [.delegateProxySDK, .sdkLinkTracking, .sdkCallsHandler, .windowAccess, .rootSwap],
        silent: [.in(.linked, .hostedTests, because: .wholeApp)]
    ) { evidence in
        if let choices = evidence.uiKit { return SDKFindings(facts: choices.facts).findings() }
        if let choices = evidence.scenes {
            return SDKFindings(toScenes: choices.uiKitApp).findings()
        }
        if evidence.objectiveCScenes != nil {
            return SDKFindings(
                context: evidence.context, linked: evidence.linkedModules,
                propertyLists: evidence.propertyLists, delegate: nil, usesScenes: false,
                stage: .toScenes
            ).findings()
        }
        let delegate = evidence.delegate
        // An app that is refused may have its delegate in Objective-C.
        guard delegate != nil || evidence.situation == .refused else { return [] }
        let isThere = evidence.situation == .onDestination
        return SDKFindings(
            context: evidence.context, linked: evidence.linkedModules,
            propertyLists: evidence.propertyLists, delegate: delegate,
            usesScenes: isThere || evidence.hasScenes(delegate),
            stage: isThere ? .behind : evidence.isRefusedScenes ? .toScenes : .before
        ).findings()
    }

    static let testSurroundings = ofMovingUIKit(
        .testSurroundings, [.rootWindowOwner], unmoved: .written
    ) { choices, evidence in
        evidence.modules.flatMap {
            StandInSurroundings(choices.facts.root.removal, of: evidence.context, $0)
        }?.findings() ?? []
    }

    static let changedDeclarations = Finder(
        .changedDeclarations, [.rootWindowOwner],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, .onDestination, because: .written),
        ]
    ) { evidence in
        guard let modules = evidence.modules else { return [] }
        return ChangedDeclarations(evidence.edit, of: evidence.context, modules)
            .findings(besides: evidence.found(by: .beside) + evidence.found(by: .testSurroundings))
    }
}
