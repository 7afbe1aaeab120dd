import SwiftOutline

/// Subscripts, dynamic members, values that are called, wrappers and what runs when an object goes: code that an access runs.
extension FlowEvaluator {
    // MARK: Reading an element

    /// `base[…]`; the token is the first one behind the base.
    mutating func subscripted(
        _ base: Value, _ arguments: [FlowArgument], _ token: Int, _ range: TokenRange
    ) -> Value {
        if let path = keyPath(in: arguments) {
            return value(along: path.members, from: base, range)
        }
        let functions = subscripts(of: base, taking: arguments)
        guard functions.isEmpty else {
            return callGetters(functions, token, of: base, arguments, range)
        }
        let given = arguments.map { value($0.value) }
        if arguments.first?.label == "keyPath" {
            note(.opaque, range)
            if let found = given.first.flatMap({ value(ofUnknownPath: $0.type) }) { return found }
        }
        if !isStandardCollection(base.type) {
            note(.element(base, token: token, isWritten: false), range)
        }
        return Value(element(of: base.type, at: arguments), tags: base.tags)
    }

    /// The type of what stands at an index, at a key, or in a range of indices.
    private func element(of type: FlowType, at arguments: [FlowArgument]) -> FlowType {
        let type = program.resolvingAlias(type)
        if let element = type.element { return isRange(arguments) ? type.unwrapped : element }
        let element = elementOfDictionary(type) ?? .unknown
        return arguments.contains { $0.label == "default" } ? element.unwrapped : element
    }

    /// Whether an index is a range, by the operator that is written there.
    private func isRange(_ arguments: [FlowArgument]) -> Bool {
        switch arguments.first?.value.kind {
        case .binary(_, let token, _), .prefix(let token, _), .postfix(let token, _):
            ["...", "..<"].contains(file.tokens.text(of: token))
        default: false
        }
    }

    private func elementOfDictionary(_ type: FlowType) -> FlowType? {
        guard case .named("Dictionary", let arguments) = type.unwrapped, arguments.count == 2 else {
            return nil
        }
        return arguments[1] == .unknown ? nil : arguments[1].optionalOnce
    }

    private mutating func callGetters(
        _ functions: [FlowFunction], _ token: Int, of base: Value, _ arguments: [FlowArgument],
        _ range: TokenRange
    ) -> Value {
        let getters = functions.filter { $0.id.part == .getter }
        let values = evaluate(arguments, of: getters)
        let type = getters.first?.located.declaration.returnType.map {
            TypeReader.type(in: $0, of: getters[0].file)
        }
        var result = Value(type ?? .unknown)
        if let getter = getters.first {
            result.type = specialized(result.type, of: getter, given: values, on: base)
        }
        for getter in getters {
            pass(values, to: getter)
            if let known = analysis.tables.result(of: getter.id) {
                result = result.joined(known.retyped(result.type))
            }
        }
        call(accessors: getters, "subscript", token, of: base, values, result, range)
        return result
    }

    /// Notes the call of code that an access runs.
    mutating func call(
        accessors functions: [FlowFunction], _ name: String, _ token: Int, of receiver: Value?,
        _ values: [FlowCallArgument], _ result: Value, _ range: TokenRange
    ) {
        guard !functions.isEmpty else { return }
        if let receiver, !receiver.tags.isEmpty {
            for function in functions {
                analysis.tables.pass(receiver, as: Self.receiverIndex, to: function.id)
            }
        }
        analysis.noteCall(
            of: functions, with: values.map(\.value) + [receiver].compactMap { $0 })
        note(
            .call(
                FlowCall(
                    target: .functions(functions), receiver: receiver, name: name, token: token,
                    arguments: values, result: result)), range)
    }

    /// The accessors of the program's subscripts that a value has, and that take some arguments.
    private func subscripts(
        of base: Value, taking arguments: [FlowArgument]
    ) -> [FlowFunction] {
        let isStatic = base.type.metatype != nil
        let owners: [String] =
            if let owner = base.type.name ?? base.type.metatype {
                [owner]
            } else if base.type
                .element != nil
            { StandardMethods.collections } else { [] }
        let functions = owners.flatMap { owner in
            program.implementations("subscript", of: owner).filter {
                $0.located.declaration.kind == .subscript
                    && $0.located.declaration.isStatic == isStatic
            }.flatMap { FlowFunction.accessors(ofSubscript: $0.located, owner: $0.owner) }
        }
        return functions.isEmpty ? [] : taking(arguments, functions)
    }

    /// Whether a type is one of the standard library's values, whose elements are read and written and nothing else.
    ///
    /// Source: the documentation of the standard library and of Foundation's `Data` and `IndexPath`.
    private func isStandardCollection(_ type: FlowType) -> Bool {
        switch type.unwrapped {
        case .collection, .tuple: true
        case .named(let name, _): Self.standardCollections.contains(name)
        default: false
        }
    }

    private static let standardCollections: Set<String> = [
        "Dictionary", "String", "Substring", "Data", "IndexPath", "IndexSet", "Array", "Set",
        "AttributedString", "Int", "UInt8",
    ]

    // MARK: Writing an element

    /// `base[…] = value`
    mutating func assign(
        elementOf base: Expression, _ arguments: [FlowArgument], _ target: Expression,
        _ expression: Expression, _ isPlain: Bool, _ range: TokenRange
    ) {
        let receiver = quietly { $0.value(base) }
        let functions = subscripts(of: receiver, taking: arguments)
        guard functions.contains(where: { $0.id.part == .setter }) else {
            assign(unknown: target, expression, range)
            if !isStandardCollection(receiver.type) {
                note(.element(receiver, token: base.range.upperBound, isWritten: true), range)
            }
            return
        }
        let token = base.range.upperBound
        _ = value(base)
        if !isPlain {
            _ = callGetters(functions, token, of: receiver, arguments, range)
        }
        let setters = functions.filter { $0.id.part == .setter }
        let values = evaluate(arguments, of: setters)
        for setter in setters { pass(values, to: setter) }
        let value = self.value(expression)
        if !value.tags.isEmpty { note(.escape(value), range) }
        call(accessors: setters, "subscript", token, of: receiver, values, Value(.tuple([])), range)
        if mayBeValue(receiver.type) { noteChange(of: base, by: .part) }
    }

    // MARK: Dynamic members and calls

    private func dynamicAccessors(of receiver: Value) -> [FlowFunction] {
        guard let owner = receiver.type.name ?? receiver.type.metatype else { return [] }
        return program.members("subscript", of: owner).filter {
            $0.located.declaration.parameters.first?.label == "dynamicMember"
        }.flatMap { FlowFunction.accessors(ofSubscript: $0.located, owner: $0.owner) }
    }

    /// A member that a type has only by `subscript(dynamicMember:)`; nil where it has none.
    mutating func dynamicMember(
        _ name: String, _ token: Int, of receiver: Value, _ range: TokenRange
    ) -> Value? {
        let functions = dynamicAccessors(of: receiver).filter { $0.id.part == .getter }
        guard let first = functions.first else { return nil }
        let type = first.located.declaration.returnType.map {
            TypeReader.type(in: $0, of: first.file)
        }
        let result = Value(type ?? .unknown)
        call(accessors: functions, name, token, of: receiver, [], result, range)
        note(.read(receiver, member: name, token: token, result: result), range)
        return result
    }

    /// Calls what sets a dynamic member, where a value has any.
    mutating func callDynamicSetter(_ token: Int, of receiver: Value, _ range: TokenRange) {
        let functions = dynamicAccessors(of: receiver).filter { $0.id.part == .setter }
        call(
            accessors: functions, "subscript", token, of: receiver, [], Value(.tuple([])), range)
    }

    /// Whether a value can be called like a function.
    func isCallable(_ value: Value) -> Bool {
        value.type.name.map { !program.members("callAsFunction", of: $0).isEmpty } ?? false
    }

    /// What an access of a member may mean where its type is a protocol, or a class that others inherit from.
    func implementations(of name: String, _ member: ProgramMember) -> [ProgramMember] {
        guard program.type(member.owner)?.kind == .protocol else { return [member] }
        return program.implementations(name, of: member.owner)
    }

    // MARK: Wrappers

    /// Notes what a property wrapper does where the property is read or written.
    mutating func noteWrapper(
        of member: ProgramMember, _ token: Int, isWritten: Bool, _ range: TokenRange
    ) {
        // A window's wrapper goes with the window.
        let stored = member.located.declaration.name
        guard semantics.value(ofStored: stored, of: member.owner).isEmpty else { return }
        for attribute in member.located.declaration.attributes {
            let name = attribute.name.split(separator: ".").last.map(String.init) ?? ""
            guard name.first?.isUppercase == true else { continue }
            guard let type = program.type(name), type.isDeclared else {
                if !WrappersOfApple.all.contains(name) {
                    let value = Value(.metatype(name))
                    note(.element(value, token: token, isWritten: isWritten), range)
                }
                continue
            }
            let part: FlowFunction.Part = isWritten ? .setter : .getter
            let accessors =
                type.members("wrappedValue").flatMap {
                    FlowFunction.accessors(of: "wrappedValue", in: $0.located, owner: $0.owner)
                }
                + type.members("subscript").filter {
                    $0.located.declaration.parameters.first?.label == "_enclosingInstance"
                }.flatMap { FlowFunction.accessors(ofSubscript: $0.located, owner: $0.owner) }
            call(
                accessors: accessors.filter { $0.id.part == part }, "wrappedValue", token,
                of: Value(.plain(name)), [], .unknown, range)
        }
    }

    // MARK: Objects that go

    /// Notes the `deinit` of an object that a variable of a type may have held, and that another value takes the place of;
    /// `isHeld` says that it may hold one before it is set.
    mutating func noteRelease(
        of type: FlowType, by value: Value, isHeld: Bool, _ range: TokenRange
    ) {
        guard isHeld || value == .absent, let name = type.name,
            program.type(name)?.isDeclared == true
        else { return }
        let functions = program.implementations("deinit", of: name).compactMap(\.function)
        call(accessors: functions, "deinit", range.lowerBound, of: nil, [], .unknown, range)
    }
}

/// Attributes of properties that do nothing beside what is told by the property itself, or that are told elsewhere.
///
/// Source: “The Swift Programming Language”, attributes; the documentation of SwiftUI, Combine and SwiftData. What SwiftUI keeps in
/// the defaults is read and written under its key, which is told by `AppStorage`'s own row.
package enum WrappersOfApple {
    /// Their names.
    package static let all: Set<String> = [
        "IBOutlet", "IBInspectable", "IBAction", "IBSegueAction", "NSManaged", "NSCopying",
        "GKInspectable", "MainActor", "Published", "State", "StateObject", "ObservedObject",
        "EnvironmentObject", "Environment", "Binding", "Bindable", "GestureState", "FocusState",
        "FocusedValue", "FocusedBinding", "Namespace", "ScaledMetric", "FetchRequest",
        "SectionedFetchRequest", "Query", "Attribute", "Relationship", "Transient",
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
        "WKExtensionDelegateAdaptor", "WKApplicationDelegateAdaptor", "AccessibilityFocusState",
        "ObservationIgnored", "ObservationTracked", "Invalidating", "ViewBuilder", "SceneBuilder",
        "Sendable",
    ]
}
