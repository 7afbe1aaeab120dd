import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells who calls each method of an application delegate.
struct ApplicationDelegateLines {
    private let choices: MigrationChoices
    private let own: OwnMethodLines
    private let chained: Set<String>
    private let taken: Set<Place>
    private var facts: UIKitFacts { choices.facts }
    private var delegate: DelegateClass { facts.delegate }

    /// For an app and the ways that its events take.
    init(_ choices: MigrationChoices) {
        self.choices = choices
        let facts = choices.facts
        chained =
            ResponderFindings(
                of: facts.delegate, in: facts.context, linked: facts.sdks.linkedProgram
            ).methodNames
        taken = Set(
            SDKFindings(facts: facts).takenMethods().map {
                facts.context.place($0.file, $0.declaration.keyword)
            })
        own = OwnMethodLines(
            context: facts.context, callbackPrefixes: ["application"],
            plainTypes: ["UIResponder", "NSObject", "UIApplicationDelegate"])
    }

    /// What the ledger says about a method.
    func line(of member: LocatedDeclaration) -> LedgerLine {
        let line = lineIfKept(member)
        guard choices.remainder.isNothing || goes(member) else { return line }
        return LedgerLine(
            before: line.before, after: .nobody, state: .removed, reason: "nothing is left in it")
    }

    private func goes(_ member: LocatedDeclaration) -> Bool {
        choices.uselessSceneMethods.contains {
            $0.file.path == member.file.path
                && $0.declaration.keyword == member.declaration.keyword
        }
    }

    private func lineIfKept(_ member: LocatedDeclaration) -> LedgerLine {
        guard let callback = ApplicationCallback.callback(of: member, in: delegate) else {
            if isEmptied(member) {
                return LedgerLine(
                    before: .ownCode, after: .nobody, state: .removed,
                    reason: "nothing is left in it")
            }
            return chained.contains(member.declaration.name)
                ? .open(.responderChain, .delegateResponderChain)
                : own.line(of: member, in: delegate)
        }
        if let better = superseding(callback) {
            return .unused("UIKit calls '\(better)' in its place")
        }
        switch callback.fate {
        case .passedOn: return passedOn(member)
        case .plainLaunch: return plainLaunch(member)
        case .state, .event, .ended:
            if facts.usesScenes { return .unused("UIKit tells the scene delegate in its place") }
        case .outdated(let kind):
            if case .backgroundFetch = kind, BackgroundLaunches(of: facts.context).haveTasks {
                return .unused("'BGTaskSchedulerPermittedIdentifiers' switches it off")
            }
            if facts.usesScenes { return .unchanged(.uiKit) }
        }
        return sceneless(callback.fate, member)
    }

    /// Whether nothing is left of a method but the window's business.
    private func isEmptied(_ member: LocatedDeclaration) -> Bool {
        FlowFunction(member, owner: delegate.name).map {
            facts.root.removal.scope.emptied.contains($0.id)
        } ?? false
    }

    private func passedOn(_ member: LocatedDeclaration) -> LedgerLine {
        let place = facts.context.place(member.file, member.declaration.keyword)
        return taken.contains(place) ? .open(.uiKit, .delegateProxySDK) : .unchanged(.uiKit)
    }

    /// A method that UIKit prefers to the callback, where the delegate has it.
    private func superseding(_ callback: ApplicationCallback) -> String? {
        let better: [String]
        switch callback.selectorName {
        case PlainLaunchMethod.selectorName: better = [PlainLaunchMethod.successor]
        case EventKind.openURLFromSource.selectorName: better = [EventKind.openURL.selectorName]
        case EventKind.handleOpenURL.selectorName:
            better = [EventKind.openURL.selectorName, EventKind.openURLFromSource.selectorName]
        default: return nil
        }
        return better.first { !delegate.methods($0).isEmpty }
    }

    private func sceneless(
        _ fate: ApplicationCallback.Fate, _ member: LocatedDeclaration
    ) -> LedgerLine {
        if choices.facts.context.leavesOut(member) { return .unused("no build compiles it") }
        switch fate {
        case .passedOn: return .unchanged(.uiKit)
        case .plainLaunch: return plainLaunch(member)
        case .state(let callback):
            if member.hasEmptyBody { return .empty }
            if choices.facts.app.obstacle(toStateCallback: member, by: choices.lifeCycleEvents)
                != nil
            {
                return .open(.uiKit, .callbackActiveState)
            }
            switch choices.lifeCycleEvents {
            case .notifications:
                return .rerouted(
                    to: .notification, "`\(callback.rawValue)Notification`", .callbackActiveState)
            case .scenePhase:
                return .rerouted(to: .modifier, "`scenePhase`", .callbackActiveState)
            }
        case .event(let kind): return event(kind, member)
        case .ended(let kind), .outdated(let kind):
            return member.hasEmptyBody ? .empty : .open(.uiKit, kind.finding)
        }
    }

    private func plainLaunch(_ member: LocatedDeclaration) -> LedgerLine {
        if member.hasEmptyBody { return .empty }
        return .rerouted(to: .uiKit, "`\(PlainLaunchMethod.successor)`", .callbackLaunch)
    }

    private func event(_ kind: EventKind, _ member: LocatedDeclaration) -> LedgerLine {
        let forwarding = choices.forwarding
        guard let callback = forwarding.callbacks.first(where: { $0.kind == kind }) else {
            return .empty
        }
        switch callback.route {
        case .modifier:
            return .rerouted(
                to: .modifier, forwarding.modifiers(for: kind), kind.finding)
        case .sceneDelegate:
            return .rerouted(
                to: .newSceneDelegate, "the new '\(forwarding.sceneDelegate?.typeName ?? "")'",
                kind.finding)
        case .none: return .open(.uiKit, kind.finding)
        case .unused: return .unused("no activity comes to the app")
        }
    }
}
