import AppFacts
import SwiftFlow

/// What is said of scenes, their delegates, and the manifest that names them.
extension Finder {
    static let scenesOfApp = Finder(
        .scenesOfApp,
        [
            .sceneManifest, .sceneConfiguration, .rootWindowOwner, .windowWithoutScene,
            .windowAccess, .callbackActiveState, .callbackOpenURL, .callbackUserActivity,
            .callbackQuickAction, .callbackCloudKitShare, .entryTestHost, .launchOrder,
            .callbackLaunchOptions, .launchApplicationState, .launchPresentation,
            .deploymentTarget,
        ],
        silent: [
            .in(
                .migration, .refused, .onDestination, .linked, .hostedTests, because: .toScenesOnly)
        ]
    ) { evidence in
        if let choices = evidence.objectiveCScenes {
            return ObjectiveCScenesFindings(choices).findings()
        }
        guard let choices = evidence.scenes else { return [] }
        let findings = ScenesFindings(choices)
        return findings.start() + findings.scene() + findings.callbacks() + findings.windows()
            + findings.beforeConnection() + findings.lentWindow() + findings.workInBackground()
            + findings.backgroundWindows()
            + findings.callsBeside(evidence.linkedModules, evidence.order)
    }

    static let sceneCallbacks = Finder(
        .sceneCallbacks, [.callbackUserActivity, .sceneStateRestoration],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .noScenes),
        ]
    ) { evidence in
        guard evidence.delegate != nil || evidence.situation == .refused else { return [] }
        return evidence.sceneDelegates.flatMap {
            SceneCallbackFindings(
                of: $0, in: evidence.context, isOnSwiftUI: evidence.situation == .onDestination
            ).findings()
        }
    }

    static let detachedScenes = Finder(
        .detachedScenes,
        [
            .callbackActiveState, .callbackOpenURL, .callbackQuickAction, .callbackCloudKitShare,
            .callbackUserActivity,
        ],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .noScenes),
            .in(.migration, because: .staysAttached),
        ]
    ) { evidence in
        let attaching = evidence.delegate.flatMap { SceneConfigurationMethod(of: $0) }
        guard evidence.situation == .refused || evidence.delegate != nil && attaching == nil else {
            return []
        }
        return evidence.sceneDelegates.filter {
            !evidence.answeredScenes.attach($0.name, namedIn: evidence.propertyLists)
        }.flatMap { DetachedSceneCallbacks(of: $0, in: evidence.context).findings() }
    }

    static let sceneDelegateCasts = Finder(
        .sceneDelegateCasts, [.sceneDelegateCast],
        silent: [.on(.appKit, .watchKit, because: .noScenes)]
    ) { evidence in
        let repaired = evidence.sceneDelegateAccess?.ranges ?? [:]
        return SceneDelegateCasts(of: evidence.sceneDelegates, in: evidence.context)
            .findings(except: evidence.removed.adding(repaired))
            + (evidence.beside == nil && !evidence.sceneDelegates.isEmpty
                ? SceneDelegateCasts.findings(inObjectiveC: evidence.objectiveC) : [])
    }

    static let repairedSceneCasts = ofMovingUIKit(
        .repairedSceneCasts, [.sceneDelegateCast], elsewhere: .noScenes, unmoved: .written
    ) { _, evidence in
        guard let access = evidence.sceneDelegateAccess else { return [] }
        return access.casts.map { cast in
            Finding(
                .sceneDelegateCast, .note, .automatic,
                at: evidence.context.place(cast.file, cast.range.lowerBound),
                "the cast of the scene's delegate becomes '\(access.text)'")
        }
    }

    static let foundSceneDelegates = Finder(
        .foundSceneDelegates, [.sceneDelegateCast],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .noScenes),
        ]
    ) { evidence in
        guard let flow = evidence.flow else { return [] }
        let others: [Finder] = [
            .windows, .delegateUses, .foreignCasts, .delegateInstances, .earlyAccess, .earlyCalls,
            .sdks, .unknownRootReplacers, .unusedDelegateWindow, .repairedSceneCasts,
            .sceneDelegateCasts,
        ]
        let repaired = evidence.sceneDelegateAccess?.ranges ?? [:]
        let chosen = evidence.uiKit?.facts.sdks.linkedProgram.map {
            evidence.sceneDelegates.isEmpty
                ? [] : ChosenCasts(in: $0, of: evidence.context).findings()
        }
        return FoundSceneDelegates(in: flow, delegates: evidence.sceneDelegates).findings(
            besides: others.filter { $0.isAsked(about: evidence) }.flatMap(evidence.found),
            except: evidence.removed.adding(repaired)) + (chosen ?? [])
    }

    static let missingSceneDelegates = Finder(
        .missingSceneDelegates, [.sceneConfiguration],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .noScenes),
        ]
    ) { evidence in
        guard let missing = evidence.missingSceneDelegates else { return [] }
        return evidence.situation == .refused
            ? missing.findingsOfCertain() : missing.findings(isRemoved: evidence.uiKit != nil)
    }

    static let namedSceneDelegates = Finder(
        .namedSceneDelegates, [.sceneConfiguration],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .noScenes),
            .in(.migration, because: .askedBy(.sceneConfigurations)),
            .in(.onDestination, because: .askedBy(.missingSceneDelegates)),
        ]
    ) { evidence in
        guard !evidence.isLeftToFramework else { return [] }
        return NamedSceneDelegates(
            evidence.propertyLists, answers: evidence.answeredScenes, in: evidence.context
        ).findings(except: evidence.missingSceneDelegates?.certainPlaces ?? [])
    }

    static let chosenConfigurations = Finder(
        .chosenConfigurations, [.sceneConfiguration],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, .watchKit, because: .noScenes),
            .in(.migration, because: .askedBy(.sceneConfigurations)),
        ]
    ) { evidence in
        evidence.delegates.flatMap { delegate in
            [
                SceneConfigurationMethod(of: delegate).flatMap {
                    ChosenConfiguration($0, in: evidence.context)
                        .finding(isThere: evidence.situation == .onDestination)
                }
            ].compactMap { $0 }
        }
    }

    static let sceneConfigurations = ofMovingUIKit(
        .sceneConfigurations, [.sceneConfiguration, .sceneOtherRoles, .sceneSessionName],
        elsewhere: .noScenes, unmoved: .askedBy(.chosenConfigurations)
    ) { choices, _ in
        SceneConfigurationFindings(
            facts: choices.facts, attached: choices.attachedClass,
            isAnswered: !choices.remainder.isNothing
        ).findings() + SceneClasses(of: choices.facts).findings()
    }

    static let sceneQuestions = Finder(
        .sceneQuestions, [.sceneDelegateCast, .delegateCast],
        silent: [
            .in(.refused, .onDestination, because: .isAsBefore),
            .in(.hostedTests, because: .testsOwn),
            .on(.appKit, .watchKit, because: .noScenes),
        ]
    ) { evidence in
        guard evidence.getsScenes, let flow = evidence.flow else { return [] }
        return SceneQuestions(in: flow, isForSwiftUI: evidence.scenes == nil).findings()
    }

    static let sceneSettings = ofMovingUIKit(
        .sceneSettings, [.windowAppearance], elsewhere: .noScenes
    ) { choices, _ in
        SceneSettingFindings(facts: choices.facts).findings()
    }

    static let writtenManifest = ofMovingUIKit(
        .writtenManifest, [.sceneManifest], elsewhere: .noScenes, unmoved: .written
    ) { choices, evidence in
        MissingManifests(of: choices.facts.app).lists.map { list in
            Finding(
                .sceneManifest, .note, .automatic,
                at: evidence.context.library.place(list.location),
                "a scene manifest for one window is written, which Apple's check and libraries may ask for"
            )
        }
    }
}
