import SwiftOutline

// Calls of what is not of the program.
extension FlowEvaluator {
    /// The value of a call of a function of another module.
    mutating func foreignCall(
        _ name: String, _ token: Int, _ receiver: Value?, _ arguments: [FlowArgument],
        _ range: TokenRange
    ) -> Value {
        let values = evaluate(arguments, ofForeign: name, receiver)
        let written = receiver.flatMap { $0.type.name ?? $0.type.metatype }
        let owner = written == "Any" || written == "AnyObject" ? nil : written
        // Somebody of that name may be meant where the receiver is not known and the arguments matter.
        if owner == nil, receiver != nil, values.contains(where: { !$0.value.tags.isEmpty }) {
            let candidates = byName(name, arguments)
            if !candidates.isEmpty {
                for function in candidates { pass(values, to: function) }
                analysis.noteCall(of: candidates, with: values.map { $0.value })
                note(
                    .call(
                        FlowCall(
                            target: .functions(candidates), receiver: receiver, name: name,
                            token: token, arguments: values, result: .unknown)), range)
                return .unknown
            }
        }
        if receiver == nil, Self.describing.contains(name) {
            for value in values { noteDescription(of: value.value, value.range) }
        }
        noteWitnesses(of: values, receiver, range)
        if let receiver {
            noteMember(named: name, receiver, values, token, range)
            notePaths(in: arguments, receiver, range)
        }
        var result = semantics.result(of: name, on: receiver, arguments: values) ?? .unknown
        if result.type == .unknown, arguments.isEmpty, case .metatype(let type) = receiver?.type,
            SharedInstance.isName(name, of: type)
        {
            result.type = .plain(type)
        }
        if result.type == .unknown, let type = standardResult(of: name, receiver, values) {
            result.type = type
            if result.tags.isEmpty { result.tags = receiver?.tags ?? [] }
        }
        note(
            .call(
                FlowCall(
                    target: receiver != nil && owner == nil ? .unknown : .foreign(type: owner),
                    receiver: receiver, name: name, token: token, arguments: values,
                    result: result)), range)
        return result
    }

    private func standardResult(
        of name: String, _ receiver: Value?, _ values: [FlowCallArgument]
    ) -> FlowType? {
        guard let receiver else {
            return StandardElements.type(ofCalling: name, with: values.map(\.value.type))
        }
        return StandardElements.type(
            ofCalling: name, on: program.resolvingAlias(receiver.type))
    }

    /// The values of the arguments of a function or type of another module.
    mutating func evaluate(
        _ arguments: [FlowArgument], ofForeign name: String, _ receiver: Value?
    ) -> [FlowCallArgument] {
        arguments.enumerated().map { index, argument in
            evaluate(
                isAddress(argument, givenTo: name) ? argument.withoutMark : argument,
                expecting: nil,
                runsAtOnce: semantics.runsAtOnce(index, of: arguments, of: name, on: receiver))
        }
    }

    /// Whether a function only takes the address of a variable that it is given with `&`, to tell one thing from another.
    ///
    /// Source: Apple's pages of `objc_setAssociatedObject` and of key-value observing's context.
    private func isAddress(_ argument: FlowArgument, givenTo name: String) -> Bool {
        Self.takingAddresses.contains(name) || argument.label == "context"
    }

    private static let takingAddresses: Set<String> = [
        "objc_setAssociatedObject", "objc_getAssociatedObject",
    ]

    /// The class of the program's that `NSClassFromString("Notes.Loader")` gives; nil for any other call.
    func classNamed(by name: String, _ arguments: [FlowArgument]) -> Value? {
        guard name == "NSClassFromString", let range = arguments.first?.value.range,
            let text = range.first(where: { file.tokens.tokens[$0].kind == .stringSegment })
        else { return nil }
        let type = file.tokens.text(of: text).split(separator: ".").last.map(String.init)
        guard let type, program.type(type)?.kind == .class else { return nil }
        return Value(.optional(.metatype(type)))
    }

    private func byName(_ name: String, _ arguments: [FlowArgument]) -> [FlowFunction] {
        let found = program.methods(named: name).compactMap(\.function)
        return taking(arguments, found)
    }
}

extension FlowArgument {
    /// The same without `&` in front of it.
    fileprivate var withoutMark: FlowArgument {
        guard case .inOut(let inner) = value.kind else { return self }
        return FlowArgument(label: label, value: inner, isTrailing: isTrailing)
    }
}
