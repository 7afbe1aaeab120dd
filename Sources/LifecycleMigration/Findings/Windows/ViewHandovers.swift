import AppFacts
import SwiftFlow
import SwiftOutline

/// Where code lays out the root's view: itself, or by handing it, or its view controller, to a function that does.
struct ViewHandovers {
    /// A place where that happens.
    struct Place {
        /// The code.
        let function: FlowFunction
        /// The token to tell of.
        let token: Int
        /// What is set.
        let property: String
    }

    /// What a function gets from where it is called.
    private struct Handed: Hashable {
        let function: FlowFunction.ID
        /// The parameter; nil for what it is called on.
        let parameter: Int?
        /// Whether it is a view, and not a view controller whose view is meant.
        let isView: Bool
    }

    private struct Handover {
        let function: FlowFunction
        let token: Int
        let value: FlowValue
        let target: Handed
    }

    private let values: RootViewValues

    /// A look at code that is followed.
    init(of values: RootViewValues) {
        self.values = values
    }

    /// The places; where a function is handed the view, the one that calls it.
    var changesOfRoot: [Place] {
        var places: [Place] = []
        var changed: [Handed: String] = [:]
        for function in values.functions {
            for change in ViewLayoutChange.all(in: function, among: values) {
                let own = handed(change.view, to: function, asView: true)
                for handed in own { changed[handed] = changed[handed] ?? change.property }
                if own.isEmpty, values.isView(change.view) {
                    places.append(
                        Place(function: function, token: change.token, property: change.property))
                }
            }
        }
        let handovers = values.functions.flatMap(handovers)
        spread(&changed, by: handovers)
        return places
            + handovers.compactMap { handover in
                guard let property = changed[handover.target], isOfRoot(handover) else {
                    return nil
                }
                return Place(function: handover.function, token: handover.token, property: property)
            }
    }

    /// Whether code hands over the root's view, or its view controller, and not what it was handed itself.
    private func isOfRoot(_ handover: Handover) -> Bool {
        let isView = handover.target.isView
        guard handed(handover.value, to: handover.function, asView: isView).isEmpty else {
            return false
        }
        return isView
            ? values.isView(handover.value) : values.semantics.isController(handover.value)
    }

    /// Adds what functions hand on to those that change it.
    private func spread(_ changed: inout [Handed: String], by handovers: [Handover]) {
        let byTarget = Dictionary(grouping: handovers, by: \.target)
        var open = Array(changed.keys)
        while let target = open.popLast() {
            for handover in byTarget[target] ?? [] {
                let own = handed(
                    handover.value, to: handover.function, asView: target.isView)
                for handed in own where changed[handed] == nil {
                    changed[handed] = changed[target]
                    open.append(handed)
                }
            }
        }
    }

    /// What a function was handed that a value is, or is the view of.
    private func handed(
        _ value: FlowValue, to function: FlowFunction, asView: Bool
    ) -> [Handed] {
        if value.tags.isEmpty { return [] }
        let kinds = asView ? [false, true] : [false]
        return kinds.flatMap { isItsView -> [Handed] in
            let given = function.parameters.indices.compactMap { index -> Handed? in
                guard
                    let tag = FlowTag.given(to: index, of: function, isItsView: isItsView),
                    value.tags.contains(tag)
                else { return nil }
                return Handed(
                    function: function.id, parameter: index, isView: asView && !isItsView)
            }
            guard let owner = function.owner,
                value.tags.contains(.callee(in: owner, isItsView: isItsView))
            else { return given }
            return given + [
                Handed(function: function.id, parameter: nil, isView: asView && !isItsView)
            ]
        }
    }

    // MARK: Calls

    private func handovers(by function: FlowFunction) -> [Handover] {
        values.trace(of: function).events.flatMap { event -> [Handover] in
            guard case .call(let call) = event.kind else { return [] }
            let targets: [FlowFunction]
            switch call.target {
            case .functions(let functions), .making(_, let functions): targets = functions
            default: return selected(by: call, in: function)
            }
            return targets.flatMap { handovers(by: call, to: $0, in: function) }
        }
    }

    private func handovers(
        by call: FlowCall, to target: FlowFunction, in function: FlowFunction
    ) -> [Handover] {
        let receiver = call.receiver.map { [(nil as Int?, $0)] } ?? []
        let arguments = call.arguments.enumerated().compactMap { index, argument in
            target.parameter(of: index, among: call.arguments).map { ($0 as Int?, argument.value) }
        }
        return (receiver + arguments).flatMap { parameter, value in
            [true, false].map { isView in
                Handover(
                    function: function, token: call.token, value: value,
                    target: Handed(function: target.id, parameter: parameter, isView: isView))
            }
        }
    }

    /// What a method that is named by `#selector` is called on, later.
    private func selected(by call: FlowCall, in function: FlowFunction) -> [Handover] {
        let targets = SelectedMethod(in: call, of: function).functions(in: values.program)
        guard !targets.isEmpty else { return [] }
        return call.arguments.filter { !$0.value.tags.isEmpty }.flatMap { argument in
            targets.map { target in
                Handover(
                    function: function, token: call.token, value: argument.value,
                    target: Handed(function: target.id, parameter: nil, isView: false))
            }
        }
    }
}
