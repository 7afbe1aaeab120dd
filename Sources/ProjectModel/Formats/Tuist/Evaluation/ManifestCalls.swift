import SwiftFlow
import SwiftOutline

extension ManifestEvaluator {
    /// The arguments of a call.
    mutating func arguments(
        _ arguments: [FlowArgument], in scope: ManifestScope
    ) -> [ManifestValue.Argument] {
        arguments.map {
            ManifestValue.Argument(label: $0.label, value: value(of: $0.value, in: scope))
        }
    }

    /// `callee(arguments)`
    mutating func call(
        _ callee: Expression, _ list: [FlowArgument], in scope: ManifestScope,
        at place: ManifestPlace
    ) -> ManifestValue {
        switch callee.kind {
        case .name(let name):
            return call(named: name, arguments(list, in: scope), in: scope, at: place)
        case .implicitMember(let name):
            let call = ManifestValue.Call(
                type: nil, name: name, arguments: arguments(list, in: scope))
            return ManifestValue(.made(call), at: place)
        case .member(let base, let name, _):
            let base = value(of: base, in: scope)
            return call(name, of: base, arguments(list, in: scope), in: scope, at: place)
        case .array, .type:
            // `[String]()`
            return list.isEmpty
                ? ManifestValue(.list([]), at: place)
                : .unknown(cannotFollow(callee, in: scope), at: place)
        case .dictionary:
            return list.isEmpty
                ? ManifestValue(.pairs([]), at: place)
                : .unknown(cannotFollow(callee, in: scope), at: place)
        case .closure(let shape) where list.isEmpty:
            return run(shape.body, in: scope, as: nil, at: place)
        default: return .unknown(cannotFollow(callee, in: scope), at: place)
        }
    }

    private func cannotFollow(_ callee: Expression, in scope: ManifestScope) -> String {
        "the call of '\(spelling(of: callee.range, in: scope))' can't be followed"
    }

    /// `name(arguments)`
    private mutating func call(
        named name: String, _ arguments: [ManifestValue.Argument], in scope: ManifestScope,
        at place: ManifestPlace
    ) -> ManifestValue {
        if case .closure(let closure)? = scope.locals[name]?.kind {
            return call(closure, arguments.map(\.value), at: place)
        }
        if let object = scope.object,
            let made = method(name, of: object, arguments, at: place)
                ?? (object.pairs == nil
                    ? nil : standardMethod(name, of: object, arguments, at: place))
        {
            return made
        }
        for type in scope.types {
            if let made = called(name, of: type, arguments, from: scope.file, at: place) {
                return made
            }
        }
        let found = program.visible(program.globals[name], from: scope.file)
        let functions = found.filter { $0.declaration.kind == .function }
        if !functions.isEmpty {
            return call(
                overloads: functions, named: name, arguments, of: nil, object: nil, at: place)
        }
        if name == "Self", let type = scope.types.first {
            return make(type, arguments, in: scope, at: place)
        }
        if let type = typeNamed(name, in: scope) ?? (Self.isTypeName(name) ? name : nil) {
            return make(type, arguments, in: scope, at: place)
        }
        // `target(…)` in an extension of `Target` is Tuist's own.
        if let type = scope.types.last, !program.declares(type) {
            let call = ManifestValue.Call(type: type, name: name, arguments: arguments)
            return ManifestValue(.made(call), at: place)
        }
        return .unknown(
            "the function '\(name)' isn't declared in the manifest or its helpers", at: place)
    }

    private static func isTypeName(_ name: String) -> Bool {
        name.first { $0 != "_" }?.isUppercase ?? false
    }

    /// `base.name(arguments)`
    private mutating func call(
        _ name: String, of base: ManifestValue, _ arguments: [ManifestValue.Argument],
        in scope: ManifestScope, at place: ManifestPlace
    ) -> ManifestValue {
        if case .unknown = base.kind { return base }
        if case .type(let type) = base.kind {
            if ["ProjectDescription", "ProjectDescriptionHelpers"].contains(type) {
                return call(
                    named: name, arguments, in: ManifestScope(file: scope.file), at: place)
            }
            if name == "init" { return make(type, arguments, in: scope, at: place) }
            if let made = called(name, of: type, arguments, from: scope.file, at: place) {
                return made
            }
            let nested = type + "." + name
            if program.knows(nested) { return make(nested, arguments, in: scope, at: place) }
            if program.declares(type) {
                return .unknown("'\(type).\(name)' can't be followed", at: place)
            }
            let call = ManifestValue.Call(type: type, name: name, arguments: arguments)
            return ManifestValue(.made(call), at: place)
        }
        if case .member(let first, nil) = base.kind {
            // `.SPM.package(…)`: a type inside of the one that is expected.
            let call = ManifestValue.Call(
                type: nil, name: first + "." + name, arguments: arguments)
            return ManifestValue(.made(call), at: place)
        }
        var base = base
        if Self.isEmptyMaking(base), ManifestSettings.isMethod(name) || name == "merging" {
            base = ManifestValue(.pairs([]), at: base.place)
        }
        if let made = method(name, of: base, arguments, at: place) { return made }
        return standardMethod(name, of: base, arguments, at: place)
            ?? .unknown("the call of '\(name)' can't be followed", at: place)
    }

    /// A static function of a type of the sources; nil where it has none of the name.
    mutating func called(
        _ name: String, of type: String, _ arguments: [ManifestValue.Argument],
        from source: Int, at place: ManifestPlace
    ) -> ManifestValue? {
        if name == "init" { return nil }
        let found = program.visible(program.members[type]?[name], from: source).filter {
            $0.declaration.kind == .function && $0.declaration.isStatic
        }
        guard !found.isEmpty else { return nil }
        // An overload of Tuist's own function, of the same name and with other labels.
        if !program.declares(type), !found.contains(where: { accepts($0, arguments) }) {
            return nil
        }
        return call(overloads: found, named: name, arguments, of: type, object: nil, at: place)
    }

    /// A method of a type of the sources, called on a value.
    private mutating func method(
        _ name: String, of base: ManifestValue, _ arguments: [ManifestValue.Argument],
        at place: ManifestPlace
    ) -> ManifestValue? {
        let type: String
        switch base.kind {
        case .object(let own, _): type = own
        case .made(let call): type = call.type ?? ""
        case .member(_, let own): type = own ?? ""
        case .text: type = "String"
        case .pairs:
            type = ManifestSettings.types.first { program.members[$0]?[name] != nil } ?? ""
        default: return nil
        }
        let found = (program.members[type]?[name] ?? []).filter {
            $0.declaration.kind == .function && !$0.declaration.isStatic
        }
        guard !found.isEmpty else { return nil }
        return call(overloads: found, named: name, arguments, of: type, object: base, at: place)
    }

    // MARK: Functions

    /// Calls the function that takes the arguments.
    private mutating func call(
        overloads: [ManifestProgram.Member], named name: String,
        _ arguments: [ManifestValue.Argument], of type: String?, object: ManifestValue?,
        at place: ManifestPlace
    ) -> ManifestValue {
        let parameters = overloads.reduce(0) { $0 + $1.declaration.parameters.count }
        guard take(overloads.count + 4 * parameters, at: place) else { return stopped(at: place) }
        var fitting = overloads.filter { accepts($0, arguments) }
        if fitting.count > 1 { fitting = fitting.filter { fits($0, arguments) } }
        guard let function = fitting.first, fitting.count == 1 else {
            let reason = fitting.isEmpty ? "no" : "more than one"
            return .unknown("\(reason) function '\(name)' takes these arguments", at: place)
        }
        return call(function, arguments, of: type, object: object, at: place)
    }

    /// Runs the body of a function with its arguments.
    private mutating func call(
        _ function: ManifestProgram.Member, _ arguments: [ManifestValue.Argument],
        of type: String?, object: ManifestValue?, at place: ManifestPlace
    ) -> ManifestValue {
        let declaration = function.declaration
        guard let body = declaration.body, declaration.conditions.isEmpty else {
            return .unknown("'\(declaration.name)' has no body that can be followed", at: place)
        }
        guard budget.enter(at: place.start) else { return stopped(at: place) }
        defer { budget.leave() }
        let file = program.sources[function.source].file
        var scope = ManifestScope(
            file: function.source, types: type.map(enclosing) ?? [], object: object)
        bind(arguments, to: declaration.parameters, in: &scope)
        let result = declaration.returnType.map { ManifestProgram.typeName(file.text($0)) }
        return run(body, in: scope, as: result, at: place)
    }

    /// Binds arguments to parameters, and the others to their default values.
    mutating func bind(
        _ arguments: [ManifestValue.Argument], to parameters: [Parameter],
        in scope: inout ManifestScope
    ) {
        var rest = arguments[...]
        let outer = scope
        for parameter in parameters {
            let type = ManifestProgram.typeName(
                program.sources[scope.file].file.text(parameter.type))
            let given: ManifestValue
            if parameter.isVariadic {
                var values: [ManifestValue] = []
                var isFirst = true
                while let next = rest.first, next.label == (isFirst ? parameter.label : nil) {
                    values.append(resolved(next.value, as: type, in: outer))
                    rest = rest.dropFirst()
                    isFirst = false
                }
                let place = program.place(parameter.range, in: scope.file)
                given = ManifestValue(.list(values), at: place)
            } else if let next = rest.first, next.label == parameter.label {
                given = resolved(next.value, as: type, in: outer)
                rest = rest.dropFirst()
            } else if let range = parameter.defaultValue {
                given = value(of: range, in: outer, as: type)
            } else {
                let place = program.place(parameter.range, in: scope.file)
                let name = parameter.name ?? "_"
                given = .unknown("'\(name)' gets no value that can be told", at: place)
            }
            if let name = parameter.name { scope.locals[name] = given }
        }
    }

    /// Whether a function's labels are those of the arguments, defaults left out.
    private func accepts(
        _ function: ManifestProgram.Member, _ arguments: [ManifestValue.Argument]
    ) -> Bool {
        var rest = arguments[...]
        for parameter in function.declaration.parameters {
            if let next = rest.first, next.label == parameter.label {
                rest = rest.dropFirst()
                if parameter.isVariadic { rest = rest.drop { $0.label == nil } }
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return false
            }
        }
        return rest.isEmpty
    }

    /// Whether the arguments can be values of the parameters' types, as far as literals tell.
    private func fits(
        _ function: ManifestProgram.Member, _ arguments: [ManifestValue.Argument]
    ) -> Bool {
        let file = program.sources[function.source].file
        var rest = arguments[...]
        for parameter in function.declaration.parameters {
            guard let next = rest.first, next.label == parameter.label else { continue }
            rest = rest.dropFirst()
            let type = ManifestProgram.typeName(file.text(parameter.type))
            switch next.value.kind {
            case .text where type.hasPrefix("[") || type == "Bool": return false
            case .list, .pairs: if type == "String" || type == "Bool" { return false }
            case .boolean where type == "String" || type.hasPrefix("["): return false
            default: continue
            }
        }
        return true
    }

    // MARK: Instances

    /// `Type(arguments)`
    private mutating func make(
        _ type: String, _ arguments: [ManifestValue.Argument], in scope: ManifestScope,
        at place: ManifestPlace
    ) -> ManifestValue {
        if let converted = Self.conversion(to: type, arguments, at: place) { return converted }
        let own = program.members[type] ?? [:]
        let makers = (own["init"] ?? []).filter { accepts($0, arguments) }
        guard program.declares(type) || makers.count == 1 else {
            let call = ManifestValue.Call(type: type, name: "init", arguments: arguments)
            return ManifestValue(.made(call), at: place)
        }
        guard take(1 + own.count, at: place) else { return stopped(at: place) }
        var fields: [String: ManifestValue] = [:]
        for (name, members) in own.sorted(by: { $0.key < $1.key }) {
            guard let member = members.first, member.declaration.kind == .variable,
                !member.declaration.isStatic,
                member.declaration.bindings[member.binding].initializer != nil
            else { continue }
            fields[name] = constant(member, of: type)
        }
        if let maker = makers.first, let body = maker.declaration.body {
            let base = ManifestValue(.object(type, fields: fields), at: place)
            var inner = ManifestScope(file: maker.source, types: enclosing(type), object: base)
            bind(arguments, to: maker.declaration.parameters, in: &inner)
            return made(by: body, in: inner, at: place)
        }
        for argument in arguments {
            guard let label = argument.label else { continue }
            fields[label] = argument.value
            if let member = own[label]?.first, member.declaration.kind == .variable,
                let range = member.declaration.bindings[member.binding].type
            {
                let file = program.sources[member.source].file
                fields[label] = resolved(
                    argument.value, as: ManifestProgram.typeName(file.text(range)), in: scope)
            }
        }
        return ManifestValue(.object(type, fields: fields), at: place)
    }

    /// `String(x)`, `Set([…])`, `InfoPlist(stringLiteral: x)`: the value that is given.
    private static func conversion(
        to type: String, _ arguments: [ManifestValue.Argument], at place: ManifestPlace
    ) -> ManifestValue? {
        guard arguments.count <= 1 else { return nil }
        guard let argument = arguments.first else {
            if type == "String" { return ManifestValue(.text(""), at: place) }
            if type == "SettingsDictionary" { return ManifestValue(.pairs([]), at: place) }
            return nil
        }
        if argument.label == "stringLiteral" || argument.label == "stringInterpolation" {
            return argument.value
        }
        guard argument.label == nil else { return nil }
        switch type {
        case "String":
            return ManifestLiteral.description(of: argument.value).map {
                ManifestValue(.text($0), at: argument.value.place)
            } ?? .unknown(argument.value.reason ?? "the text can't be told", at: place)
        case "Set", "Array": return argument.value
        default: return type.hasPrefix("Set<") || type.hasPrefix("[") ? argument.value : nil
        }
    }
}
