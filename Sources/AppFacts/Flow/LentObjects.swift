import SwiftFlow
import SwiftOutline

/// Which variables of the app hold the same object of another module's, since the start gives it from one to the other: a subject that the
/// delegate makes, and that the root has under a name of its own.
struct LentObjects {
    private let flow: AppFlow
    private let things: KeptThings
    /// The variable that another one has its object from.
    private var lenders: [FlowLocation: FlowLocation] = [:]

    /// Chains of more variables than this end where they are.
    private static let most = 20

    /// What the code gives away that runs while the app starts.
    init(_ flow: AppFlow, _ timeline: LaunchTimeline) {
        self.flow = flow
        things = KeptThings(flow)
        for function in timeline.early {
            for event in flow.trace(of: function).events { note(event, in: function) }
        }
    }

    /// The first variable that holds the object of one.
    func owner(of variable: FlowLocation) -> FlowLocation {
        var owner = variable
        for _ in 0..<Self.most {
            guard let lender = lenders[owner], lender != variable else { return owner }
            owner = lender
        }
        return owner
    }

    /// The thing under the variable that its object is from.
    func owned(_ thing: KeptThing) -> KeptThing {
        guard case .variable(let variable) = thing.keeper else { return thing }
        return thing.kept(by: .variable(owner(of: variable)))
    }

    private mutating func note(_ event: FlowEvent, in function: FlowFunction) {
        switch event.kind {
        case .write(let receiver, let member, _, let value):
            guard let borrower = self.member(named: member, of: receiver.type.unwrapped.name),
                let given = function.file.assignedValue(in: event.range)
            else { return }
            lend(given, value, to: [borrower], in: function)
        case .call(let call):
            for (index, argument) in call.arguments.enumerated() {
                let borrowers = borrowers(ofArgument: index, of: call)
                guard !borrowers.isEmpty else { continue }
                let given = ExpressionReader(function.file).expression(in: argument.range)
                lend(given, argument.value, to: borrowers, in: function)
            }
        default: return
        }
    }

    private mutating func lend(
        _ given: Expression, _ value: FlowValue, to borrowers: [FlowLocation],
        in function: FlowFunction
    ) {
        guard !things.isValue(value.type), !isOfApp(value.type),
            case .variable(let lender) = things.keeper(
                of: NameChain(given, in: function), in: function, depth: 0)
        else { return }
        for borrower in borrowers where borrower != lender && lenders[borrower] == nil {
            lenders[borrower] = lender
        }
    }

    private func isOfApp(_ type: FlowType) -> Bool {
        type.unwrapped.name.map { flow.program.type($0)?.isDeclared == true } ?? false
    }

    private func member(named name: String, of type: String?) -> FlowLocation? {
        guard let type, let member = flow.program.members(name, of: type).first else { return nil }
        return .member(name, of: member.owner)
    }

    /// The members in which a call keeps one of its arguments.
    private func borrowers(ofArgument index: Int, of call: FlowCall) -> [FlowLocation] {
        switch call.target {
        case .making(let type, let initializers) where initializers.isEmpty:
            return [self.member(named: call.arguments[index].label ?? "", of: type)].compactMap {
                $0
            }
        case .making(_, let functions), .functions(let functions):
            return functions.flatMap { function -> [FlowLocation] in
                guard let parameter = function.parameter(of: index, among: call.arguments),
                    let name = function.parameters[parameter].name
                else { return [] }
                return members(keeping: name, in: function)
            }
        default: return []
        }
    }

    /// The members that a function sets to a parameter: `self.signals = signals`.
    private func members(keeping parameter: String, in function: FlowFunction) -> [FlowLocation] {
        let tokens = function.file.tokens.tokens
        return flow.trace(of: function).events.compactMap { event in
            guard case .write(let receiver, let member, _, _) = event.kind,
                let value = function.file.assigned(in: event.range), value.count == 1,
                tokens[value.lowerBound].kind == .identifier,
                function.file.name(at: value.lowerBound) == parameter
            else { return nil }
            return self.member(named: member, of: receiver.type.unwrapped.name)
        }
    }
}
