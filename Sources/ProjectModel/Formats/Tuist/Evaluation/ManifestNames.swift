import SwiftOutline

extension ManifestEvaluator {
    /// What a name without anything in front stands for.
    mutating func named(
        _ name: String, in scope: ManifestScope, at place: ManifestPlace
    ) -> ManifestValue {
        if let local = scope.locals[name] { return local }
        if name == "Self", let type = scope.types.first {
            return ManifestValue(.type(type), at: place)
        }
        if let object = scope.object, let found = memberOfInstance(name, of: object, at: place) {
            return found
        }
        for type in scope.types {
            if let found = staticMember(name, of: type, from: scope.file, at: place) {
                return found
            }
        }
        let found = program.visible(program.globals[name], from: scope.file)
        if let value = only(found.filter { $0.declaration.kind == .variable }, scope.file) {
            return constant(value, of: nil)
        }
        if let type = typeNamed(name, in: scope) { return ManifestValue(.type(type), at: place) }
        if name.first?.isUppercase == true, found.isEmpty {
            return ManifestValue(.type(name), at: place)
        }
        return .unknown("'\(name)' isn't declared in the manifest or its helpers", at: place)
    }

    /// The full name of a type that the sources declare or extend.
    func typeNamed(_ name: String, in scope: ManifestScope) -> String? {
        for outer in scope.types {
            let full = outer + "." + name
            if let alias = program.aliases[full] { return alias }
            if program.knows(full) { return full }
        }
        return program.aliases[name] ?? (program.knows(name) ? name : nil)
    }

    /// The only one of several, or the one of the same source.
    func only(_ found: [ManifestProgram.Member], _ source: Int) -> ManifestProgram.Member? {
        if found.count == 1 { return found[0] }
        let own = found.filter { $0.source == source }
        return own.count == 1 ? own[0] : nil
    }

    // MARK: Members

    /// `base.name`
    mutating func member(
        _ name: String, of base: ManifestValue, in scope: ManifestScope, at place: ManifestPlace
    ) -> ManifestValue {
        switch base.kind {
        case .unknown: return base
        case .type(let type):
            if type == "ProjectDescription" || type == "ProjectDescriptionHelpers" {
                return named(name, in: ManifestScope(file: scope.file), at: place)
            }
            if name == "self" { return base }
            if let found = staticMember(name, of: type, from: scope.file, at: place) {
                return found
            }
            let nested = type + "." + name
            if let alias = program.aliases[nested] { return ManifestValue(.type(alias), at: place) }
            if program.knows(nested) { return ManifestValue(.type(nested), at: place) }
            if program.declares(type) {
                return .unknown("'\(name)' isn't a member of '\(type)'", at: place)
            }
            return ManifestValue(.member(name, of: type), at: place)
        case .member(let first, let type):
            if let found = memberOfInstance(name, of: base, at: place) { return found }
            // `.Project.Feature`: a type inside of the one that is expected.
            guard type == nil else { break }
            return ManifestValue(.member(first + "." + name, of: nil), at: place)
        default:
            if let found = memberOfInstance(name, of: base, at: place) { return found }
        }
        return .unknown("'\(name)' can't be followed", at: place)
    }

    /// A static variable, or a case, of a type of the sources.
    mutating func staticMember(
        _ name: String, of type: String, from source: Int, at place: ManifestPlace
    ) -> ManifestValue? {
        let found = program.visible(program.members[type]?[name], from: source)
        if found.contains(where: { $0.declaration.kind == .enumCase }) {
            return ManifestValue(.member(name, of: type), at: place)
        }
        let variables = found.filter {
            $0.declaration.kind == .variable && $0.declaration.isStatic
        }
        if name == "allCases", variables.isEmpty { return allCases(of: type, at: place) }
        return only(variables, source).map { constant($0, of: type) }
    }

    /// The cases of an enumeration of the sources in their order; nil for one with cases that have values, or are
    /// declared under a condition.
    private func allCases(of type: String, at place: ManifestPlace) -> ManifestValue? {
        let cases = (program.members[type] ?? [:]).values.joined().filter {
            $0.declaration.kind == .enumCase
        }
        let isPlain = cases.allSatisfy { member in
            member.declaration.bindings[member.binding].type == nil
                && member.declaration.conditions.isEmpty
        }
        guard !cases.isEmpty, isPlain, take(cases.count, at: place) else { return nil }
        let sorted = cases.sorted {
            let first = $0.declaration.bindings[$0.binding].nameToken
            return ($0.source, first)
                < ($1.source, $1.declaration.bindings[$1.binding].nameToken)
        }
        return ManifestValue(
            .list(
                sorted.map { member in
                    let name = member.declaration.bindings[member.binding].name
                    return ManifestValue(.member(name, of: type), at: place)
                }), at: place)
    }

    /// A member of a value: a field, a computed property, an argument of what Tuist makes.
    mutating func memberOfInstance(
        _ name: String, of base: ManifestValue, at place: ManifestPlace
    ) -> ManifestValue? {
        switch base.kind {
        case .object(let type, let fields):
            return fields[name] ?? computed(name, of: base, type: type)
        case .made(let call):
            return call[name] ?? call.type.flatMap { computed(name, of: base, type: $0) }
        case .member(let member, let type?):
            if let found = computed(name, of: base, type: type) { return found }
            return name == "rawValue" ? rawValue(of: member, type, at: place) : nil
        case .tuple(let parts):
            if let part = parts.first(where: { $0.label == name }) { return part.value }
            return Int(name).flatMap { parts.indices.contains($0) ? parts[$0].value : nil }
        case .text(let text):
            return ManifestText.member(name, of: text).map { ManifestValue($0, at: base.place) }
        case .list(let elements) where elements.allSatisfy({ $0.reason == nil }):
            switch name {
            case "isEmpty": return ManifestValue(.boolean(elements.isEmpty), at: place)
            case "count": return ManifestValue(.integer(elements.count), at: place)
            case "first": return elements.first ?? ManifestValue(.none, at: place)
            case "last": return elements.last ?? ManifestValue(.none, at: place)
            default: return nil
            }
        default: return nil
        }
    }

    /// A computed property with `self`.
    private mutating func computed(
        _ name: String, of base: ManifestValue, type: String
    ) -> ManifestValue? {
        let found = (program.members[type]?[name] ?? []).filter {
            $0.declaration.kind == .variable && !$0.declaration.isStatic
        }
        guard found.count == 1 else { return nil }
        let binding = found[0].declaration.bindings[found[0].binding]
        guard binding.accessorKinds == [.implicitGetter], let body = binding.accessors else {
            return nil
        }
        let file = program.sources[found[0].source].file
        let scope = ManifestScope(
            file: found[0].source, types: enclosing(type), object: base)
        return run(
            body, in: scope, as: binding.type.map { ManifestProgram.typeName(file.text($0)) },
            at: base.place)
    }

    /// The raw value of a case of an enumeration of strings.
    private mutating func rawValue(
        of name: String, _ type: String, at place: ManifestPlace
    ) -> ManifestValue? {
        guard
            let found = program.members[type]?[name]?.first(where: {
                $0.declaration.kind == .enumCase
            })
        else { return nil }
        let binding = found.declaration.bindings[found.binding]
        guard let initializer = binding.initializer else {
            return ManifestValue(.text(name), at: place)
        }
        return value(of: initializer, in: ManifestScope(file: found.source))
    }

    // MARK: Expected types

    /// A value where a type is expected: `.name` becomes the member of that type, where the sources declare it.
    mutating func resolved(
        _ value: ManifestValue, as type: String, in scope: ManifestScope
    ) -> ManifestValue {
        var type = program.aliases[type] ?? ManifestProgram.typeName(type)
        if type == "Self", let own = scope.types.first { type = own }
        if scope.types.contains(where: { program.knows($0 + "." + type) }),
            let full = typeNamed(type, in: scope)
        {
            type = full
        }
        switch value.kind {
        case .member(let name, nil): return resolvedMember(name, value, as: type, scope)
        case .made(let call) where call.type == nil:
            return resolvedCall(call, value, as: type, scope)
        case .list(let elements):
            guard let element = Self.elementType(of: type) else { return value }
            let values = elements.flatMap { part -> [ManifestValue] in
                // `[.a] + .others`: a list of the sources' own.
                if isMember(part, of: type), !isMember(part, of: element) {
                    let list = resolved(part, as: type, in: scope)
                    return list.elements ?? [list]
                }
                return [resolved(part, as: element, in: scope)]
            }
            return ManifestValue(.list(values), at: value.place)
        default: return value
        }
    }

    /// Whether a type of the sources has the member that `.name` or `.name(…)` stands for.
    private func isMember(_ value: ManifestValue, of type: String) -> Bool {
        switch value.kind {
        case .member(let name, nil): return program.members[type]?[name] != nil
        case .made(let call):
            return call.type == nil && program.members[type]?[call.name] != nil
        default: return false
        }
    }

    private mutating func resolvedMember(
        _ name: String, _ value: ManifestValue, as type: String, _ scope: ManifestScope
    ) -> ManifestValue {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1 else {
            return staticMember(name, of: type, from: scope.file, at: value.place)
                ?? ManifestValue(.member(name, of: type), at: value.place)
        }
        var base = ManifestValue(.type(type), at: value.place)
        for part in parts { base = member(part, of: base, in: scope, at: value.place) }
        return base
    }

    private mutating func resolvedCall(
        _ call: ManifestValue.Call, _ value: ManifestValue, as type: String,
        _ scope: ManifestScope
    ) -> ManifestValue {
        let parts = call.name.split(separator: ".").map(String.init)
        let owner = ([type] + parts.dropLast()).joined(separator: ".")
        if let made = called(
            parts.last ?? call.name, of: owner, call.arguments, from: scope.file, at: value.place)
        {
            return made
        }
        var typed = call
        typed.type = type
        return ManifestValue(.made(typed), at: value.place)
    }

    /// The type of the elements of an array or a set.
    private static func elementType(of type: String) -> String? {
        if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
            return String(type.dropFirst().dropLast())
        }
        guard type.hasPrefix("Set<"), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst(4).dropLast())
    }
}
