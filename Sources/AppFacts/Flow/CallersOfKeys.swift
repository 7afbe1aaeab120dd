import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Which keys a call means: the text that it spells, what a name stands for, and for a parameter what the callers of the function
/// give. A key that is none of these may be any.
struct CallersOfKeys {
    private var callers: [FlowFunction.ID: [(call: FlowCall, moment: LaunchMoment)]] = [:]

    private let names: KeyNames

    /// The callers among what happens.
    init(_ moments: [LaunchMoment], in flow: AppFlow) {
        names = KeyNames(flow)
        for moment in moments {
            guard case .call(let call) = moment.event.kind,
                case .functions(let functions) = call.target
            else { continue }
            for function in functions { callers[function.id, default: []].append((call, moment)) }
        }
    }

    /// Whether all callers of a function look for what the app brings along, so that the files that it reads are of that.
    func givesBundle(to function: FlowFunction) -> Bool {
        let callers = callers[function.id] ?? []
        return !callers.isEmpty
            && callers.allSatisfy { caller in
                caller.moment.function.body.contains {
                    caller.moment.function.file.tokens.spells($0, "Bundle")
                }
            }
    }

    /// The keyed call of something that happens with its keys, which are nil where they may be any; nil where it is none.
    func keys(of moment: LaunchMoment) -> (call: KeyedCall, keys: Set<String>?)? {
        if KeyedCall.isReference(moment.event, in: moment.function.file) {
            return (KeyedCall.anyValue, nil)
        }
        if let stored = names.storage(usedBy: moment) { return (stored, [stored.key]) }
        guard case .call(let call) = moment.event.kind,
            let keyed = KeyedCall(
                call, in: moment.function.file, of: moment.function.owner)
        else { return nil }
        if KeyedCall.isRegistering(call) {
            return (
                keyed,
                KeyedCall.registeredKeys(
                    in: call, of: moment.function.file, in: moment.function.body)
            )
        }
        if KeyedCall.changesAll(call, in: moment.function.file) { return (keyed, nil) }
        guard let range = KeyedCall.name(in: call) else { return (keyed, [keyed.key]) }
        if KeyedCall.key(range, in: moment.function.file) == nil { return (keyed, nil) }
        if names.isOfElement(range, in: moment.function) {
            let isAny = KeyedCall.isOnStore(
                call, in: moment.function.file, of: moment.function.owner)
            return isAny ? (keyed.renamed("defaults"), nil) : (keyed, [keyed.key])
        }
        let keys = keys(range, in: moment.function, keyed.key, depth: 0)
        guard keys == nil else { return (keyed, keys) }
        let isNamed = !KeyedCall.isRawValue(range, in: moment.function.file)
        return (isNamed ? abridged(keyed, range, in: moment.function.file) : Self.any(keyed), nil)
    }

    private static func any(_ call: KeyedCall) -> KeyedCall { call.renamed("defaults") }

    /// A call whose key is put together, with a sign for what code does not spell: `flag.…` for `"flag.\(name)"`.
    private func abridged(
        _ call: KeyedCall, _ range: TokenRange, in file: SwiftFile
    ) -> KeyedCall {
        let tokens = file.tokens.tokens
        guard let text = range.first(where: { tokens[$0].kind == .stringSegment }),
            let inner = range.first(where: { tokens[$0].kind == .backslash })
        else { return call }
        if call.key.isEmpty { return Self.any(call) }
        return call.renamed(text < inner ? call.key + "…" : "…" + call.key)
    }

    private func keys(
        _ range: TokenRange, in function: FlowFunction, _ key: String, depth: Int
    ) -> Set<String>? {
        guard depth < 4 else { return nil }
        let file = function.file
        if names.isOfElement(range, in: function) { return nil }
        if KeyedCall.isRawValue(range, in: file), !names.isStored("rawValue", in: function) {
            return rawValues(of: function, depth: depth)
        }
        let index = function.parameters.firstIndex { parameter in
            guard let name = parameter.name else { return false }
            return range.contains {
                file.tokens.spells($0, name) && file.tokens.tokens[$0].kind == .identifier
                    && file.tokens.tokens[max(0, $0 - 1)].kind != .period
            }
        }
        let isText = range.contains { file.tokens.tokens[$0].kind == .stringSegment }
        guard !isText, let index else {
            return names.keys(of: range, in: function, key, usedBy: wrapped(by: function))
        }
        let given = (callers[function.id] ?? []).compactMap { caller -> Set<String>? in
            guard let argument = caller.call.arguments(givenTo: index, of: function).first else {
                return nil
            }
            let range = argument.range
            let file = caller.moment.function.file
            return KeyedCall.key(range, in: file).flatMap {
                keys(range, in: caller.moment.function, $0, depth: depth + 1)
            }
        }
        return given.isEmpty ? nil : given.reduce(into: []) { $0.formUnion($1) }
    }

    /// The keys that the raw value of `self` may be, by what the callers of a function call it on; nil for any.
    private func rawValues(of function: FlowFunction, depth: Int) -> Set<String>? {
        guard depth < 4, let owner = function.owner, let callers = callers[function.id] else {
            return nil
        }
        var keys: Set<String> = []
        for caller in callers {
            let outer = caller.moment.function
            let found =
                switch EnumerationCases.receiver(of: caller.moment.event, in: outer) {
                case .own where outer.owner == owner:
                    rawValues(of: outer, depth: depth + 1)
                case .named(let name): names.texts(ofCase: name, of: owner)
                case .own, .other: nil as Set<String>?
                }
            guard let found else { return nil }
            keys.formUnion(found)
        }
        return keys
    }

    /// The properties whose wrapper's accessor a function is, as far as code at hand uses them.
    private func wrapped(by function: FlowFunction) -> [KeyNames.Use] {
        guard function.id.property == "wrappedValue" else { return [] }
        return (callers[function.id] ?? []).map { ($0.moment.function, $0.call.token) }
    }
}
