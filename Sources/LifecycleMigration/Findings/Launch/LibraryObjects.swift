import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Objects of other modules' classes that the launch makes and gives to somebody in front of the showing, and that the first views may use.
struct LibraryObjects {
    private let flow: AppFlow
    private let objects: ObjectsOfLaunch
    private let things: KeptThings
    /// The first use of a value of each type, with what tells the library of that.
    private var uses: [String: (view: Int, library: LibraryUse?)] = [:]

    /// What the first views use.
    init(_ flow: AppFlow, _ objects: ObjectsOfLaunch, views: [LaunchMoment]) {
        self.flow = flow
        self.objects = objects
        things = KeptThings(flow)
        for (index, view) in views.enumerated() {
            guard let type = Self.receiver(of: view.event)?.type.unwrapped.name,
                uses[type] == nil, isObject(type)
            else { continue }
            uses[type] = (index, things.library(having: type, in: view.function))
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
            let use = use(of: type, in: moment.function)
        else { return nil }
        if let name = objects.olderName(moment) {
            let isMeant =
                isMade(name, type, in: moment.function) && isGivenAway(name, in: moment.function)
            return isMeant ? (use, name) : nil
        }
        return variable(type, of: moment).map { (use, $0) }
    }

    /// The first use of a value of a type, or of another one of the same library, as an alias is.
    private func use(of type: String, in function: FlowFunction) -> Int? {
        if let known = uses[type] { return known.view }
        guard isObject(type), let own = things.library(having: type, in: function) else {
            return nil
        }
        return uses.values.compactMap { other in
            other.library.flatMap { own.commonLibrary(with: $0) }.map { _ in other.view }
        }.min()
    }

    /// The name of a variable of the app that holds an object of a type, and gives it to others in the code of its own type.
    private func variable(_ type: String, of moment: LaunchMoment) -> String? {
        guard isObject(type), !SharedStores.isOfApple(type),
            let name = objects.holder(of: moment), let owner = moment.function.owner,
            let member = flow.program.members(name, of: owner).first,
            let value = FlowFunction(
                initialValueOf: name, in: member.located, owner: member.owner),
            flow.trace(of: value).events.contains(where: { Self.makes(type, $0) })
        else { return nil }
        let isGiven = flow.functions(naming: [name]).contains {
            $0.owner == owner && isGivenAway(name, in: $0)
        }
        return isGiven ? name : nil
    }

    private static func makes(_ type: String, _ event: FlowEvent) -> Bool {
        guard case .call(let call) = event.kind, case .makingForeign(type) = call.target else {
            return false
        }
        return true
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
        // UIKit's are views and what belongs to them.
        guard flow.program.type(type)?.isDeclared != true, !KeptThings.isValue(named: type),
            !type.hasPrefix("UI")
        else { return false }
        return Set(flow.program.supertypes(of: type)).isDisjoint(with: [
            "UIResponder", "UIViewController", "UIView", "UIWindow", "UIScene", "UIApplication",
        ])
    }

    private func isMade(_ name: String, _ type: String, in function: FlowFunction) -> Bool {
        let trace = flow.trace(of: function)
        return trace.locals(named: name).contains { local in
            trace.events(within: local.statement).contains { Self.makes(type, $0) }
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
