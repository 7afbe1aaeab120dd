import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds the classes of the view controllers that an expression may give, through functions, computed properties and stored
/// ones whose declared type says less.
struct RootClasses {
    private let flow: AppFlow
    private let linked: AppFlow?

    /// Functions in functions deeper than this are not looked into.
    private static let deepest = 8

    /// A search in an app, and in what is linked to it.
    init(in flow: AppFlow, linked: AppFlow? = nil) {
        self.flow = flow
        self.linked = linked
    }

    /// The names of the classes; the declared one where no more is known, and none where that is not known either.
    func classes(of range: TokenRange, in function: FlowFunction) -> Set<String> {
        var seen = Seen()
        return classes(of: range, in: function, &seen)
    }

    /// What was looked into.
    private struct Seen {
        var functions: Set<FlowFunction.ID> = []
        var locals: Set<String> = []
    }

    /// Whether a type says nothing about what a view controller overrides: the base class, or a protocol.
    func isVague(_ name: String) -> Bool {
        name == "UIViewController" || flow.program.type(name)?.kind == .protocol
    }

    /// The class of the view controller that code asks a storyboard for, UIKit's own where that names none.
    func storyboardClass(of range: TokenRange, in function: FlowFunction) -> String? {
        StoryboardAsked(in: flow).controllerClass(
            of: withoutMarks(range, in: function), in: function)
    }

    /// Whether no class is known of what an expression gives, or of one of the two that it chooses from: neither UIKit's plain view
    /// controllers are meant nor those of storyboards.
    func isUnknown(_ range: TokenRange, in function: FlowFunction) -> Bool {
        var seen = Seen()
        return isUnknown(range, in: function, &seen)
    }

    private func isUnknown(
        _ range: TokenRange, in function: FlowFunction, _ seen: inout Seen
    ) -> Bool {
        if let alternatives = alternatives(of: range, in: function) {
            return alternatives.contains { isUnknown($0, in: function, &seen) }
        }
        let values = values(ofLocal: range, in: function, &seen)
        if values.count == 1 { return isUnknown(values[0], in: function, &seen) }
        let isMade = flow.trace(of: function).events(within: range).contains {
            guard case .call(let call) = $0.kind, $0.range == range else { return false }
            if case .makingForeign = call.target { return true }
            return false
        }
        return !isMade && storyboardClass(of: range, in: function) == nil
            && classes(of: range, in: function).allSatisfy(isVague)
    }

    private func classes(
        of range: TokenRange, in function: FlowFunction, _ seen: inout Seen
    ) -> Set<String> {
        if let alternatives = alternatives(of: range, in: function) {
            return alternatives.reduce(into: []) {
                $0.formUnion(classes(of: $1, in: function, &seen))
            }
        }
        var declared = flow.type(of: range, in: function)?.name
        switch GenericResults(in: flow).choice(of: withoutMarks(range, in: function), in: function)
        {
        case .named(let chosen)?: declared = chosen
        case .open?: declared = nil
        case nil: break
        }
        guard declared.map(isVague) ?? true, seen.functions.count < Self.deepest else {
            return Set([declared].compactMap { $0 })
        }
        if let named = storyboardClass(of: range, in: function) { return [named] }
        var found: Set<String> = []
        for value in values(ofLocal: range, in: function, &seen) {
            found.formUnion(classes(of: value, in: function, &seen))
        }
        for given in arguments(forParameter: range, in: function, &seen) {
            found.formUnion(classes(of: given.argument.range, in: given.caller, &seen))
        }
        for source in sources(of: range, in: function)
        where seen.functions.insert(source.id).inserted {
            for result in results(of: source) {
                found.formUnion(classes(of: result, in: source, &seen))
            }
        }
        if found.isEmpty, let linked {
            let inner = RootClasses(in: linked)
            let sources = LinkedMakers(of: range, in: function, flow).functions(in: linked.program)
            for source in sources where seen.functions.insert(source.id).inserted {
                for result in inner.results(of: source) {
                    found.formUnion(inner.classes(of: result, in: source, &seen))
                }
            }
        }
        return found.isEmpty ? Set([declared].compactMap { $0 }) : found
    }

    /// The values that `? :` chooses from; nil for other expressions.
    private func alternatives(of range: TokenRange, in function: FlowFunction) -> [TokenRange]? {
        guard function.file.tokens.tokens[range].contains(where: { $0.kind == .infixQuestionMark })
        else { return nil }
        guard
            case .ternary(_, let first, let second) =
                ExpressionReader(function.file).expression(in: range).kind
        else { return nil }
        return [first.range, second.range]
    }

    /// What a local is declared with and gets later, where its written type says less.
    private func values(
        ofLocal range: TokenRange, in function: FlowFunction, _ seen: inout Seen
    ) -> [TokenRange] {
        guard range.count == 1 else { return [] }
        let file = function.file
        let name = file.name(at: range.lowerBound)
        let locals = flow.trace(of: function).locals(named: name)
        guard !locals.isEmpty, seen.locals.count < Self.deepest,
            seen.locals.insert("\(function.id) \(name)").inserted
        else { return [] }
        return locals.compactMap { local in
            guard let equal = local.range.first(where: { file.tokens.spells($0, "=") }),
                equal + 1 < local.range.upperBound
            else { return nil }
            return equal + 1..<local.range.upperBound
        }
    }

    /// What the app's code gives to a parameter, where an expression is one: `install(HomeViewController())`.
    private func arguments(
        forParameter range: TokenRange, in function: FlowFunction, _ seen: inout Seen
    ) -> [GivenArgument] {
        guard range.count == 1 else { return [] }
        let name = function.file.name(at: range.lowerBound)
        guard let index = function.parameters.firstIndex(where: { $0.name == name }),
            seen.locals.insert("\(function.id) \(name)").inserted
        else { return [] }
        return flow.arguments(givenTo: index, of: function)
    }

    /// The functions whose results an expression gives: those that it calls last, or what a stored member starts with.
    private func sources(of range: TokenRange, in function: FlowFunction) -> [FlowFunction] {
        let range = withoutMarks(range, in: function)
        return flow.trace(of: function).events(within: range).filter {
            $0.range.upperBound == range.upperBound
        }.flatMap { event -> [FlowFunction] in
            switch event.kind {
            case .call(let call): return call.target.functions ?? []
            case .read(let receiver, let member, _, _):
                guard let owner = receiver.type.memberOwner else { return [] }
                return flow.program.members(member, of: owner).compactMap {
                    FlowFunction(initialValueOf: member, in: $0.located, owner: $0.owner)
                }
            default: return []
            }
        }
    }

    /// An expression without the marks that unwrap it.
    private func withoutMarks(_ range: TokenRange, in function: FlowFunction) -> TokenRange {
        var end = range.upperBound
        while end - 1 > range.lowerBound,
            ["!", "?"].contains(function.file.tokens.text(of: end - 1))
        {
            end -= 1
        }
        return range.lowerBound..<end
    }

    /// The expressions that a function gives.
    private func results(of function: FlowFunction) -> [TokenRange] {
        if function.id.part == .initialValue { return [function.body] }
        let returned = flow.trace(of: function).events.filter {
            if case .result = $0.kind { $0.closures.isEmpty } else { false }
        }.map(\.range)
        guard returned.isEmpty else { return returned }
        let statements = function.file.statements(of: function.body)
        guard statements.count == 1, let only = statements.first else { return [] }
        return [only.expression ?? only.range]
    }
}
