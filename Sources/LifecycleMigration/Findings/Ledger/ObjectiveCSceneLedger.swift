import AppFacts
import AppleFrameworks

/// Lists every method of an application delegate in Objective-C that UIKit may call, with who calls it before and after the move to
/// scenes.
struct ObjectiveCSceneLedger {
    private let choices: ObjectiveCSceneChoices

    /// The ledger of an app.
    init(_ choices: ObjectiveCSceneChoices) {
        self.choices = choices
    }

    /// The lines, in the order of the files.
    func records() -> [CallbackRecord] {
        choices.delegate.methods.compactMap { method in
            line(of: method).map { line in
                CallbackRecord(
                    owner: choices.delegate.name, name: method.selector,
                    place: choices.context.library.place(method.path, method.code.offset),
                    before: line.before, after: line.after, state: line.state,
                    reason: line.reason, finding: line.finding)
            }
        }.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    }

    /// What is said of a method; nil for one of the app's own.
    private func line(of method: ObjectiveCDelegate.Method) -> LedgerLine? {
        guard let callback = ApplicationCallback.byObjectiveCName[method.selector] else {
            let isCallback =
                method.selector.hasPrefix("application:")
                || method.selector.hasPrefix("application")
                    && method.selector.hasSuffix(":")
            return isCallback ? .unchanged(.uiKit) : nil
        }
        switch callback.fate {
        case .passedOn, .plainLaunch, .outdated: return .unchanged(.uiKit)
        case .state:
            let isPassedOn = choices.states.contains { $0.method.selector == method.selector }
            return isPassedOn ? passed(method, .callbackActiveState) : .empty
        case .event(let kind):
            let isPassedOn = choices.events.contains { $0.method.selector == method.selector }
            return isPassedOn
                ? passed(method, kind.finding) : .unused("UIKit calls a newer method in its place")
        case .ended(let kind): return method.isEmpty ? .empty : .open(.uiKit, kind.finding)
        }
    }

    private func passed(
        _ method: ObjectiveCDelegate.Method, _ finding: FindingID
    ) -> LedgerLine {
        if method.isConditional { return .open(.uiKit, finding) }
        return .rerouted(
            to: .newSceneDelegate, "the new '\(choices.app.typeName)'", finding)
    }
}
