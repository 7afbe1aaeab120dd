import SwiftOutline

/// The parameters of a generic declaration, and what each has to be.
package struct GenericParameters {
    private var bounds: [String: FlowType] = [:]
    /// The names of the parameters, in order.
    package private(set) var names: [String] = []

    /// What a parameter of a name has to be: a protocol or class, or unknown; nil for a name that is no parameter.
    package subscript(name: String) -> FlowType? { bounds[name] }

    /// Reads what stands between `<` and `>` behind a name, and behind `where`.
    package init(of located: LocatedDeclaration) {
        let (file, declaration) = (located.file.outline, located.declaration)
        let tokens = file.tokens
        guard let name = declaration.nameRange, tokens.text(of: name.upperBound).hasPrefix("<")
        else { return }
        let end = declaration.bodyBraces?.open ?? declaration.range.upperBound
        var index = name.upperBound + 1
        while index < end, tokens.tokens[index].kind == .identifier {
            index = read(index, until: end, file)
        }
        guard
            let condition = (index..<max(index, end)).first(where: {
                tokens.tokens[$0].kind == .keyword(.where)
            })
        else { return }
        index = condition + 1
        while index < end, tokens.tokens[index].kind == .identifier {
            index = read(index, until: end, file, isCondition: true)
        }
    }

    /// Reads `T: Bound`, and gives where the next one begins.
    private mutating func read(
        _ start: Int, until end: Int, _ file: SwiftFile, isCondition: Bool = false
    ) -> Int {
        let name = file.name(at: start)
        let isBound = file.tokens.tokens[start + 1].kind == .colon
        var next = start + 1
        while next < end, file.tokens.tokens[next].kind != .comma {
            let text = file.tokens.text(of: next)
            if !isCondition, text.hasPrefix(">") { break }
            next = max(next, Int(file.tokens.partners[next])) + 1
        }
        if !isCondition { names.append(name) }
        if isBound {
            let bound = TypeReader.type(in: start + 2..<next, of: file)
            bounds[name] = bounds[name]?.composed(with: bound) ?? bound
        } else if !isCondition {
            bounds[name] = .unknown
        }
        return file.tokens.tokens[min(next, file.tokens.tokens.count - 1)].kind == .comma
            ? next + 1 : next
    }
}

extension FlowEvaluator {
    /// The type that a generic parameter of the code at hand has to be, by name; the name itself for every other type.
    func bound(_ name: String) -> String { bounds(name).first ?? name }

    /// All the types that it has to be; none for every other type.
    private func bounds(_ name: String) -> [String] {
        guard program.type(name) == nil else { return [] }
        let outer = frame.function.owner.flatMap(program.type)?.declarations ?? []
        let bounds = ([frame.function.located] + outer).lazy.compactMap {
            GenericParameters(of: $0)[name]
        }
        return bounds.first?.names ?? []
    }

    /// The types by which the members of a type are found that a name stands for: what a generic parameter has to be, and what an
    /// alias is of.
    private func types(withMembersOf name: String) -> [String] {
        let bounds = bounds(name)
        guard bounds.isEmpty, program.type(name) == nil else {
            return bounds.isEmpty ? [name] : bounds
        }
        return [program.aliasedType(name) ?? name]
    }

    /// The name of the one of the types that a value is which has a member; of the first one where none has it.
    func owner(of member: String, in type: FlowType) -> String? {
        let names = type.names.flatMap(types)
        guard names.count > 1 else { return names.first }
        return names.first { !program.members(member, of: $0).isEmpty } ?? names[0]
    }

    /// The program's types that those who inherit from the type at hand give it as a generic parameter, or conform to it with for a type
    /// that it leaves to them; none for any other name.
    func typesGiven(asParameter name: String) -> [String] {
        guard let owner = frame.selfType, program.type(name) == nil, program.type(owner) != nil
        else { return [] }
        let given = argumentsGiven(to: owner, for: name) + aliasesGiven(to: owner, for: name)
        return Set(given.filter { program.type($0)?.isDeclared == true }).sorted()
    }

    private func argumentsGiven(to owner: String, for name: String) -> [String] {
        guard let index = index(ofParameter: name, of: owner) else { return [] }
        return program.subtypes(of: owner).compactMap(program.type).flatMap(\.declarations)
            .flatMap { arguments(givenTo: owner, by: $0) }
            .compactMap { $0.indices.contains(index) ? $0[index].name : nil }
    }

    /// Which of the generic parameters of a type has a name; nil where none has.
    func index(ofParameter name: String, of type: String) -> Int? {
        program.type(type)?.declarations.lazy.compactMap {
            GenericParameters(of: $0).names.firstIndex(of: name)
        }.first
    }

    /// The generic arguments with which a declaration inherits from a type, each time that it does.
    func arguments(givenTo type: String, by located: LocatedDeclaration) -> [[FlowType]] {
        located.declaration.inheritance.compactMap { inherited in
            guard
                case .named(type, let arguments) = TypeReader.type(
                    in: inherited.range, of: located.file.outline)
            else { return nil }
            return arguments
        }
    }

    /// `typealias RootView = HomeView` of what conforms to a protocol with `associatedtype RootView`.
    private func aliasesGiven(to owner: String, for name: String) -> [String] {
        guard program.type(owner)?.kind == .protocol else { return [] }
        return program.subtypes(of: owner).compactMap(program.type).flatMap { type in
            type.members(name).filter { $0.located.declaration.kind == .typealias }
        }.compactMap { Program.aliased($0.located).name }
    }
}
