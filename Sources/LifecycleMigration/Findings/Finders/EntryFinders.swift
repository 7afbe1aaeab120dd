import AppFacts
import AppleFrameworks

/// What is said of the code that starts an app.
extension Finder {
    static let entryConditions = Finder(
        .entryConditions, [.entryAmbiguous],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.refused, .onDestination, because: .written),
        ]
    ) { evidence in
        guard let entry = evidence.entry, let app = evidence.app else { return [] }
        return EntryConditionFindings(entry, app: app, in: evidence.context).findings()
    }

    static let ownStart = ofMovingUIKit(
        .ownStart, [.entryOwnCode, .entryApplicationSubclass, .entryTestHost],
        silent: [.on(.appKit, in: .migration, because: .askedBy(.macStart))], unmoved: .written
    ) { choices, evidence in
        choices.facts.start.map {
            OwnStartFindings(
                $0, app: choices.app, in: evidence.context,
                without: choices.goingDelegate?.name
            ).findings()
        } ?? []
    }

    static let objectiveCStart = ofMovingUIKit(
        .objectiveCStart, [.entryObjectiveC, .commentLost],
        silent: [.on(.uiKit, in: .refused, because: .askedBy(.objectiveCSteps))],
        elsewhere: .startsInSwift
    ) { choices, evidence in
        choices.facts.entry.objectiveC?.findings(app: choices.app, in: evidence.context) ?? []
    }

    static let objectiveCSteps = Finder(
        .objectiveCSteps,
        [
            .entryObjectiveC, .rootWindowOwner, .delegateCast, .callbackActiveState,
            .callbackOpenURL, .callbackUserActivity, .callbackQuickAction, .callbackCloudKitShare,
            .callbackStateRestoration, .callbackLocalNotification, .callbackStatusBar,
        ],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .startsInSwift),
            .in(.migration, because: .askedBy(.objectiveCStart)),
            .in(.onDestination, because: .staysAsItIs),
        ]
    ) { evidence in
        let context = evidence.context
        guard evidence.delegates.isEmpty else {
            let entry = try? EntryPointAnalysis(context: context, profile: evidence.profile)
                .entryPoint()
            return entry == nil
                ? SwiftDelegateStart(in: context, by: evidence.profile)?.steps() ?? [] : []
        }
        if evidence.isRefusedScenes {
            guard let delegate = ObjectiveCDelegate(in: context, by: evidence.profile) else {
                return []
            }
            return ObjectiveCSceneSteps(delegate, evidence.propertyLists, in: context).findings()
        }
        return ObjectiveCSteps(
            context: context, profile: evidence.profile, propertyLists: evidence.propertyLists
        )?.findings() ?? []
    }

    static let applicationClass = Finder(
        .applicationClass, [.entryApplicationSubclass],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.watchKit, because: .noApplicationClass),
            .in(.onDestination, because: .staysAsItIs),
        ]
    ) { evidence in
        let named = evidence.modules.map {
            ApplicationClass(context: evidence.context, modules: $0)
                .findings(isRefused: evidence.situation == .refused)
        }
        return (named ?? [])
            + (evidence.flow.map { ChangedApplicationClass(in: $0).findings() } ?? [])
    }
}
