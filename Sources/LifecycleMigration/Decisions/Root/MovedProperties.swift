import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which properties of a scene delegate become state of the root view that alone uses them.
struct MovedProperties {
    private let facts: LaunchFacts
    private let function: FlowFunction
    private let ranges: [TokenRange]

    /// Rules for a root that a function makes, with all code that moves.
    init(_ facts: LaunchFacts, for function: FlowFunction, usedIn ranges: [TokenRange]) {
        self.facts = facts
        self.function = function
        self.ranges = ranges
    }

    /// Whether a property may move: an object that is made without anybody noticing when, and that nothing else names.
    func canMove(_ property: LocatedDeclaration) -> Bool {
        let declaration = property.declaration
        guard property.file.path == function.located.file.path,
            declaration.bindings.count == 1, let binding = declaration.bindings.first,
            let value = binding.initializer, binding.accessorBraces == nil,
            declaration.attributes.isEmpty, declaration.conditions.isEmpty,
            declaration.modifiers.allSatisfy({ Self.access.contains($0.name) }),
            !property.hasOwnComment, isIndependent(value, in: property.file.outline),
            namesNoOwnType(property)
        else { return false }
        return isQuiet(property) && isAlone(binding.name, property)
            && (wrapper(of: property) != nil || isConstant(property))
            && EarlyReach(in: facts.flow, by: .uiKit)
                .token(of: .application, in: value, of: property.file) == nil
    }

    /// Whether a property has the same value all the time, so that a view has it as a constant.
    private func isConstant(_ property: LocatedDeclaration) -> Bool {
        let tokens = property.file.outline.tokens.tokens
        return tokens[property.declaration.keyword].kind == .keyword(.let)
    }

    /// Whether an object beside the view may keep a property that nothing but the moving code names, as it is declared, or as a
    /// lazy one.
    func canBeKept(_ property: LocatedDeclaration, isLazy: Bool = false) -> Bool {
        let declaration = property.declaration
        guard property.file.path == function.located.file.path,
            declaration.bindings.count == 1, let binding = declaration.bindings.first,
            binding.accessorBraces == nil, declaration.attributes.isEmpty,
            declaration.conditions.isEmpty, !declaration.isStatic,
            declaration.modifiers.allSatisfy({
                Self.access.contains($0.name) || isLazy && $0.name == "lazy"
            }),
            !property.hasOwnComment, namesNoOwnType(property)
        else { return false }
        if let value = binding.initializer,
            !isIndependent(value, in: property.file.outline)
        {
            return false
        }
        return isAlone(binding.name, property)
    }

    /// The property wrapper that keeps a property's value; nil where the value is no new object, and stays as it is.
    func wrapper(of property: LocatedDeclaration) -> String? {
        guard let binding = property.declaration.bindings.first, let value = binding.initializer,
            let initial = initialValue(of: property)
        else { return nil }
        return MovedLocals.wrapper(of: value, in: initial, facts)
    }

    private static let access: Set<String> = ["private", "fileprivate", "internal"]

    private func initialValue(of property: LocatedDeclaration) -> FlowFunction? {
        FlowFunction.all(of: property, owner: facts.owner.name).first {
            $0.id.part == .initialValue
        }
    }

    /// Whether a value names no member of the class.
    private func isIndependent(_ value: TokenRange, in file: SwiftFile) -> Bool {
        file.references(in: value).allSatisfy { reference in
            reference.role != .bare || !facts.owner.memberNames.contains(reference.name)
        } && !value.contains { file.tokens.tokens[$0].kind == .keyword(.`self`) }
    }

    /// Whether a property has nothing to do with a type that is declared in the class.
    private func namesNoOwnType(_ property: LocatedDeclaration) -> Bool {
        NestedTypeNames(of: facts.owner.name, in: facts.flow.program).tokens(
            in: [property.declaration.range], of: property.file.outline
        ).isEmpty
    }

    private func isQuiet(_ property: LocatedDeclaration) -> Bool {
        guard let initial = initialValue(of: property) else { return false }
        let effects = facts.effects.effects(of: initial)
        return effects.changesNothing && effects.dependsOnNothing
    }

    /// Whether the code that moves is all that may name a member of the class: nobody outside names a member so, or nobody
    /// outside names the class.
    private func isAlone(_ name: String, _ property: LocatedDeclaration) -> Bool {
        let moving = TokenRanges(ranges)
        let isKnown = ClassMentions(of: facts.owner, in: facts.context).areInCode(except: [:])
        return !facts.context.files(naming: name).contains { file in
            let tokens = file.outline.tokens
            let own = TokenRanges(
                facts.owner.declarations.filter { $0.file.path == file.path }
                    .map(\.declaration.range))
            let isHere = file.path == property.file.path
            return tokens.tokens.indices.contains { token in
                guard token > 0, tokens.spells(token, name),
                    !(isHere && property.declaration.range.contains(token)),
                    !(isHere && moving.contains(token))
                else { return false }
                return own.contains(token) || tokens.tokens[token].kind == .stringSegment
                    || isKnown && tokens.tokens[token - 1].kind == .period
            }
        }
    }
}
