import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Looks for the ways on which rerouted callbacks are called in the code that a plan writes.
///
/// The ledger says what rewriters decided; this says whether their code does it.
package struct RouteValidation {
    /// What is wrong with a route.
    package enum Fault: Equatable {
        /// No written code calls the method.
        case missing
        /// Written code calls it more than once on one way.
        case repeated
    }

    private let program: LaunchProgram
    private let written: [FlowFunction]
    /// The code of the delegates, what the plan gave to them included.
    private let own: [FlowFunction]
    private let addedMembers: Set<String>

    /// Looks at the code of the created sources, and at the members that the plan gave to delegates.
    package init(_ program: LaunchProgram, addedMembers: Set<String>) {
        self.program = program
        self.addedMembers = addedMembers
        let files = program.written.sorted().filter { $0.hasSuffix(".swift") }
            .compactMap(program.context.file)
        let created = files.flatMap { $0.types + $0.extensions }.flatMap(LaunchProgram.functions)
        let members = [program.delegate, program.sceneDelegate].compactMap { $0 }.flatMap { owner in
            owner.members.map { (owner.name, $0) }
        }
        own = members.flatMap { FlowFunction.all(of: $1, owner: $0) }
        written =
            created
            + members.filter { !addedMembers.isDisjoint(with: $1.declaration.declaredNames) }
            .flatMap { FlowFunction.all(of: $1, owner: $0) }
    }

    /// What is wrong with the routes of a callback; nil where nothing is, or where it is not rerouted.
    package func fault(of record: CallbackRecord) -> Fault? {
        if record.state == .moved { return isWritten(record) ? nil : .missing }
        guard record.state == .rerouted, Self.routes.contains(record.after) else { return nil }
        var isCalled = false
        for function in written {
            let calls = program.analysis.trace(of: function).events.filter { isCall($0, record) }
            guard !calls.isEmpty else { continue }
            isCalled = true
            if isRepeated(calls, in: function) { return .repeated }
            if let fault = fault(onWayTo: function, behind: []) { return fault }
        }
        return isCalled ? nil : .missing
    }

    /// What is wrong with the way to code that the plan gave to a delegate: something has to name it, and to call it once.
    private func fault(onWayTo function: FlowFunction, behind: Set<FlowFunction.ID>) -> Fault? {
        let name = function.located.declaration.name
        let isEntry =
            function.located.declaration.kind == .initializer || !addedMembers.contains(name)
        guard !isEntry, !program.written.contains(function.located.file.path),
            !behind.contains(function.id)
        else { return nil }
        let users = own.filter { user in
            user.id != function.id && user.body.contains { user.file.tokens.spells($0, name) }
        }
        guard !users.isEmpty else { return .missing }
        for user in users {
            let calls = program.analysis.trace(of: user).events.filter { $0.calls(function) }
            if isRepeated(calls, in: user) { return .repeated }
            if let fault = fault(onWayTo: user, behind: behind.union([function.id])) {
                return fault
            }
        }
        return nil
    }

    /// Whether written code has the method that a callback's code moves to, and the callback is gone.
    private func isWritten(_ record: CallbackRecord) -> Bool {
        let callback = StateCallback.allCases.first { $0.selectorName == record.name }
        return program.delegate?.methods(record.name).isEmpty != false
            && written.contains {
                $0.located.declaration.selectorName == callback?.sceneSelectorName
            }
    }

    private static let routes: Set<CallbackCaller> = [.notification, .modifier, .newSceneDelegate]

    private func isCall(_ event: FlowEvent, _ record: CallbackRecord) -> Bool {
        guard case .call(let call) = event.kind, case .functions(let functions) = call.target else {
            return false
        }
        return functions.contains { function in
            function.located.declaration.selectorName == record.name
                && (function.owner == record.owner)
        }
    }

    /// Whether one call runs behind another one.
    private func isRepeated(_ calls: [FlowEvent], in function: FlowFunction) -> Bool {
        guard calls.count > 1 else { return false }
        let body = function.located.file.body(of: function.body)
        for (index, first) in calls.enumerated() {
            for second in calls[(index + 1)...]
            where first.closures == second.closures && !first.excludes(second) {
                if first.step == second.step || !first.closures.isEmpty { return true }
                if body.reachable(from: first.step).contains(second.step) { return true }
            }
        }
        return false
    }
}

extension FlowEvent {
    fileprivate func calls(_ function: FlowFunction) -> Bool {
        guard case .call(let call) = kind, case .functions(let functions) = call.target else {
            return false
        }
        return functions.contains { $0.id == function.id }
    }
}
