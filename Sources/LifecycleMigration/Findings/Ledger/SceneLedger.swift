import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Lists every method of the application's delegate of an app that moves to scenes, with who calls it before and after.
struct SceneLedger {
    private let choices: SceneChoices
    private let own: OwnMethodLines
    private let chained: Set<String>
    private var app: UIKitApp { choices.uiKitApp }

    /// The ledger of an app.
    init(_ choices: SceneChoices) {
        self.choices = choices
        let app = choices.uiKitApp
        chained =
            ResponderFindings(
                of: app.delegate, in: choices.context, linked: app.sdks.linkedProgram
            ).methodNames
        own = OwnMethodLines(
            context: choices.context, callbackPrefixes: ["application"],
            plainTypes: ["UIResponder", "NSObject", "UIApplicationDelegate"])
    }

    /// The lines, in the order of the files.
    func records() -> [CallbackRecord] {
        let methods = app.delegate.members.filter {
            $0.declaration.kind == .function && !$0.declaration.isStatic && !moves($0)
        }
        return methods.map { member in
            let line = line(of: member)
            return CallbackRecord(
                owner: app.delegate.name, name: member.declaration.selectorName,
                place: app.context.place(member.file, member.declaration.keyword),
                before: line.before, after: line.after, state: line.state, reason: line.reason,
                finding: line.finding)
        }.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    }

    private func moves(_ member: LocatedDeclaration) -> Bool {
        choices.form.moved?.members.contains { $0.isSame(as: member) } ?? false
    }

    private func line(of member: LocatedDeclaration) -> LedgerLine {
        guard let callback = ApplicationCallback.callback(of: member, in: app.delegate) else {
            let line = own.line(of: member, in: app.delegate)
            let isChained =
                line.before == .responderChain || chained.contains(member.declaration.name)
            // The application's delegate stays behind the application.
            return isChained ? .unchanged(.responderChain) : line
        }
        if app.context.leavesOut(member) { return .unused("no build compiles it") }
        switch callback.fate {
        case .passedOn, .plainLaunch, .outdated: return .unchanged(.uiKit)
        case .state:
            guard let route = choices.states.first(where: { $0.method.isSame(as: member) }) else {
                return .empty
            }
            if route.obstacle != nil { return .open(.uiKit, .callbackActiveState) }
            guard choices.movesStates else { return rerouted(.callbackActiveState) }
            return .moved(
                to: .newSceneDelegate,
                "'\(route.callback.sceneSelectorName)' of the new '\(choices.app.typeName)', where its code is",
                .callbackActiveState)
        case .event(let kind):
            guard let event = choices.events.first(where: { $0.method.isSame(as: member) }) else {
                return .empty
            }
            if event.isPassedOn { return rerouted(kind.finding) }
            return event.route == .unused
                ? .unused("no activity comes to the app") : .open(.uiKit, kind.finding)
        case .ended(let kind):
            return member.hasEmptyBody ? .empty : .open(.uiKit, kind.finding)
        }
    }

    private func rerouted(_ finding: FindingID) -> LedgerLine {
        .rerouted(to: .newSceneDelegate, "the new '\(choices.app.typeName)'", finding)
    }
}
