import AppFacts
import AppleFrameworks
import SwiftFlow

/// What code does with the application's delegate.
extension Finder {
    static let delegateUses = Finder(
        .delegateUses, [.delegateCast, .delegateProxySDK]
    ) { evidence in
        evidence.delegates.flatMap {
            evidence.accesses(of: $0).findings(except: evidence.removed)
                + DelegateKeys(of: $0, in: evidence.context).findings()
        }
    }

    static let repairedCasts = Finder(
        .repairedCasts, [.delegateCast],
        silent: [
            .in(.refused, .onDestination, because: .written),
            .in(.linked, because: .askedBy(.failingCasts)),
        ]
    ) { evidence in
        if let code = evidence.beside { return code.repaired.findings }
        guard let delegate = evidence.delegate, let shared = evidence.shared else { return [] }
        return DelegateCastFindings(context: evidence.context, shared: shared).findings(
            evidence.accesses(of: delegate), except: evidence.removed,
            saysHowLocalsGo: evidence.framework == .uiKit)
    }

    static let failingCasts = Finder(
        .failingCasts, [.delegateCast],
        silent: [
            .in(.migration, because: .askedBy(.repairedCasts)),
            .in(.refused, .onDestination, because: .askedBy(.foreignCasts)),
        ]
    ) { evidence in
        guard let code = evidence.beside else { return [] }
        let accesses = evidence.accesses(of: code.delegate)
        let repaired = evidence.situation == .hostedTests ? code.repaired.ranges : [:]
        return DelegateCastFindings.failing(
            accesses, except: repaired, in: evidence.context)
    }

    static let foreignCasts = Finder(
        .foreignCasts, [.delegateCast],
        silent: [.in(.linked, because: .isNotNamed)]
    ) { evidence in
        let unmade =
            evidence.situation == .onDestination && evidence.delegates.isEmpty
            ? evidence.written.delegates : []
        // Without an adaptor nobody makes them.
        return unmade.flatMap { delegate in
            DelegateCastFindings.failing(
                evidence.accesses(of: delegate), except: [:], in: evidence.context)
        }
            + evidence.delegates.flatMap { delegate in
                let isLeft = [.refused, .onDestination].contains(evidence.situation)
                return ForeignCasts(
                    of: delegate, in: evidence.context,
                    except: isLeft ? [:] : evidence.accesses(of: delegate).repairedCasts
                ).findings(except: evidence.removed)
            }
            + (evidence.delegates.isEmpty ? [] : ObjectiveCCasts.findings(evidence.objectiveC))
    }

    static let objectiveCCasts = Finder(
        .objectiveCCasts, [.delegateCast],
        silent: [
            .in(.migration, .onDestination, .hostedTests, because: .askedBy(.foreignCasts)),
            .in(.linked, because: .isNotNamed),
        ]
    ) { evidence in
        guard evidence.delegates.isEmpty else { return [] }
        return ObjectiveCCasts.findings(evidence.objectiveC)
    }

    static let delegateInstances = Finder(
        .delegateInstances, [.delegateInstance],
        silent: [
            .in(.linked, because: .isNotNamed),
            .on(.uiKit, in: .hostedTests, because: .askedBy(.delegatesInTests)),
            .in(.hostedTests, because: .testsOwn),
        ]
    ) { evidence in
        evidence.delegates.flatMap {
            DelegateInstances(of: $0, in: evidence.context, except: evidence.removed).findings()
        }
    }

    static let delegatesInTests = Finder(
        .delegatesInTests, [.windowAccess, .callbackActiveState],
        silent: [
            .in(.migration, .refused, .onDestination, because: .askedBy(.delegateInstances)),
            .in(.linked, because: .isNotNamed),
            .on(.appKit, because: .testsOwn),
            .on(.watchKit, because: .noWindow),
        ]
    ) { evidence in
        DelegatesInTests(evidence).findings() + DelegatesInTests(evidence).posts()
    }

    static let furtherAdaptors = Finder(
        .furtherAdaptors, [.delegateInstance],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.migration, .refused, because: .notYetThere),
        ]
    ) { evidence in
        FurtherAdaptors(evidence.structures, in: evidence.context).findings()
    }

    static let tooManyDelegates = Finder(
        .tooManyDelegates, [.sourceUnreadable],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .in(.migration, .onDestination, because: .oneDelegate),
        ]
    ) { evidence in
        guard let first = evidence.written.excess else { return [] }
        return [
            Finding(
                .sourceUnreadable, .warning, .manual,
                at: evidence.context.place(first.file, first.declaration.keyword),
                "the app has \(evidence.written.count) application delegates: this one and those after it are not looked at",
                remedy: "look for their callbacks and their uses by hand")
        ]
    }

    static let delegateRemainder = Finder(
        .delegateRemainder, [.delegateWithoutWork, .windowAccess],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.watchKit, because: .delegateStays),
            .in(.refused, .onDestination, because: .written),
        ]
    ) { evidence in
        if let choices = evidence.uiKit { return DelegateRemainderFindings(choices).findings() }
        return evidence.appKit.map { DelegateRemainderFindings($0).findings() } ?? []
    }

    static let earlyAccess = Finder(
        .earlyAccess, [.delegateEarlyAccess],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.watchKit, because: .noEarlyApplication),
            .on(.appKit, in: .onDestination, because: .staysAsItIs),
        ]
    ) { evidence in
        if let choices = evidence.uiKit { return EarlyAccess(of: choices.facts).findings() }
        let isPlanned = evidence.situation == .migration
        return evidence.delegates.flatMap { delegate in
            let early = EarlyAccess(
                of: delegate, in: evidence.context, profile: evidence.profile,
                flow: evidence.framework == .appKit ? evidence.flow(of: delegate) : nil,
                making: evidence.making(of: delegate))
            return early.findings(isPlanned: isPlanned)
                + early.windowFindings(except: evidence.removed)
        }
    }

    static let earlyCalls = Finder(
        .earlyCalls, [.delegateEarlyAccess],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, in: .onDestination, because: .staysAsItIs),
            .on(.appKit, because: .askedBy(.earlyAccess)),
            .on(.watchKit, because: .noEarlyApplication),
        ]
    ) { evidence in
        guard let flow = evidence.flow, let timeline = evidence.timeline,
            let delegate = evidence.delegate,
            evidence.making(of: delegate)?.isBeforeApplication == true
        else { return [] }
        return EarlyCalls(flow: flow, timeline: timeline, delegate: delegate).findings()
    }

    static let responders = Finder(
        .responders, [.delegateResponderChain],
        silent: [
            .in(.linked, .hostedTests, because: .ofTheApp),
            .on(.appKit, in: .onDestination, because: .staysAsItIs),
            .on(.watchKit, because: .noResponders),
        ]
    ) { evidence in
        let menus = evidence.appKit?.facts.menus
        let linked = evidence.uiKit?.facts.sdks.linkedProgram
        return evidence.delegates.flatMap {
            ResponderFindings(
                of: $0, in: evidence.context, linked: linked, objectiveC: evidence.objectiveC,
                except: menus.map { $0.calledMethods.union($0.reportedMethods) } ?? []
            ).findings()
        }
            + evidence.sceneDelegates.flatMap {
                ResponderFindings(
                    ofScene: $0, in: evidence.context, linked: linked,
                    objectiveC: evidence.objectiveC
                ).findings()
            }
    }

    static let oldSpellings = Finder(
        .oldSpellings, [.swiftVersion],
        silent: [.in(.linked, .hostedTests, because: .ofTheApp)]
    ) { evidence in
        evidence.delegates.flatMap { OldSpellings(of: $0, in: evidence.context).findings() }
    }
}
