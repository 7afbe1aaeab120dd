import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Objects of other modules' classes that the launch makes and gives to somebody in front of the showing, and that the first views may use.
struct LibraryObjects {
    private let flow: AppFlow
    private let objects: ObjectsOfLaunch
    /// The first use of a value of each type.
    private var uses: [String: Int] = [:]

    /// What the first views use.
    init(_ flow: AppFlow, _ objects: ObjectsOfLaunch, views: [LaunchMoment]) {
        self.flow = flow
        self.objects = objects
        for (index, view) in views.enumerated() {
            guard let type = Self.receiver(of: view.event)?.type.unwrapped.name,
                uses[type] == nil, isObject(type)
            else { continue }
            uses[type] = index
        }
    }

    /// The first use of such an object that something of the launch changes, and its name.
    func first(dependingOn moment: LaunchMoment) -> (view: Int, name: String)? {
        switch moment.event.kind {
        case .write: break
        case .call(let call):
            switch call.target {
            case .foreign, .unknown: break
            default: return nil
            }
        default: return nil
        }
        guard let type = Self.receiver(of: moment.event)?.type.unwrapped.name,
            let use = uses[type], let name = objects.olderName(moment),
            isMade(name, type, in: moment.function), isGivenAway(name, in: moment.function)
        else { return nil }
        return (use, name)
    }

    private static func receiver(of event: FlowEvent) -> FlowValue? {
        switch event.kind {
        case .read(let receiver, _, _, _), .write(let receiver, _, _, _): receiver
        case .call(let call): call.receiver
        default: nil
        }
    }

    /// Whether a type is of another module, and no view, scene or value.
    private func isObject(_ type: String) -> Bool {
        guard flow.program.type(type)?.isDeclared != true, !KeptThings.isValue(named: type) else {
            return false
        }
        return Set(flow.program.supertypes(of: type)).isDisjoint(with: [
            "UIResponder", "UIViewController", "UIView", "UIWindow", "UIScene", "UIApplication",
        ])
    }

    private func isMade(_ name: String, _ type: String, in function: FlowFunction) -> Bool {
        let trace = flow.trace(of: function)
        return trace.locals(named: name).contains { local in
            trace.events(within: local.statement).contains { event in
                guard case .call(let call) = event.kind, case .makingForeign(type) = call.target
                else { return false }
                return true
            }
        }
    }

    /// Whether code names the local for more than a member of it.
    private func isGivenAway(_ name: String, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens.tokens
        return function.body.contains { token in
            guard tokens[token].kind == .identifier, function.file.name(at: token) == name else {
                return false
            }
            switch (tokens[token - 1].kind, tokens[token + 1].kind) {
            case (.period, _), (.keyword(.let), _), (.keyword(.var), _), (_, .period),
                (_, .postfixQuestionMark), (_, .exclamationMark), (_, .colon):
                return false
            default: return true
            }
        }
    }
}
