import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which properties of a scene delegate the application's delegate can have in its place, so that no scene needs a delegate.
///
/// An app with one window has one of either. There the property is a lazy one: its value is made where the root asks for it first,
/// which is behind the launch, as it was.
struct HandedOnProperties {
    private let facts: LaunchFacts
    private let function: FlowFunction
    private let ranges: [TokenRange]

    /// Rules for a root that a function makes, with all code that moves.
    init(_ facts: LaunchFacts, for function: FlowFunction, usedIn ranges: [TokenRange]) {
        self.facts = facts
        self.function = function
        self.ranges = ranges
    }

    /// Whether a property may go there: nothing but the root names it, and nobody can tell that its value is made later.
    func canTake(_ property: LocatedDeclaration) -> Bool {
        let rules = MovedProperties(facts, for: function, usedIn: ranges)
        guard facts.usesScenes, !facts.mayHaveSeveralWindows, isPlain(facts.delegate),
            !facts.delegate.memberNames.contains(property.declaration.name),
            property.declaration.bindings.first?.initializer != nil,
            rules.canBeKept(property, isLazy: true), isVisible(property)
        else { return false }
        return isUnnoticed(property)
    }

    private func isPlain(_ delegate: DelegateClass) -> Bool {
        delegate.base == nil && delegate.declaration.conditions.isEmpty
            && facts.owner.base == nil
    }

    /// Whether the file of the application's delegate sees what a property starts with.
    private func isVisible(_ property: LocatedDeclaration) -> Bool {
        let file = property.file.outline
        let range = property.declaration.range
        // `Self` is another class there.
        guard HiddenNames(of: file, owner: facts.owner.name).first(usedIn: range) == nil,
            !range.contains(where: { file.tokens.tokens[$0].kind == .keyword(.Self) })
        else { return false }
        let isKnown = file.references(in: range).allSatisfy { reference in
            guard reference.role == .bare || reference.role == .type else { return true }
            return facts.context.hasType(named: reference.name)
                || !facts.flow.program.globals(named: reference.name).isEmpty
        }
        return isKnown || modules(of: file).isSubset(of: modules(of: facts.delegate.file.outline))
    }

    private func modules(of file: SwiftFile) -> Set<String> {
        Set(file.declarations.filter { $0.kind == .import }.map(\.name))
    }

    private func isUnnoticed(_ property: LocatedDeclaration) -> Bool {
        let making = FlowFunction.all(of: property, owner: facts.owner.name).filter {
            $0.id.part == .initialValue
        }.map { facts.effects.effects(of: $0) }
        return making.allSatisfy { effects in
            effects.commutes(with: rest)
                && BesideConnection(facts).isIndependent(of: effects) {
                    $0.isSame(as: property) || $0.isSame(as: function.located)
                }
        }
    }

    /// What the function does beside the root and the window.
    private var rest: FlowEffects {
        let moving = TokenRanges(ranges)
        let events = facts.flow.trace(of: function).events.filter {
            !moving.contains($0.range.lowerBound) && !facts.window.isTouched(by: $0)
        }
        return facts.effects.effects(of: events, in: function)
    }
}
