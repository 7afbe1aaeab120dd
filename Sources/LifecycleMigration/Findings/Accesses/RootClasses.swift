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

    private func classes(
        of range: TokenRange, in function: FlowFunction, _ seen: inout Seen
    ) -> Set<String> {
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
        if let named = storyboardClass(of: range, in: function)
            ?? GeneratedStoryboards(in: flow).controllerClass(of: range, in: function)
        {
            return [named]
        }
        var found: Set<String> = []
        for value in values(ofLocal: range, in: function, &seen) {
            found.formUnion(classes(of: value, in: function, &seen))
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

    /// The class of the view controller that code asks a storyboard for by an identifier, where one class alone has that.
    private func storyboardClass(of range: TokenRange, in function: FlowFunction) -> String? {
        let file = function.file
        let identifiers = flow.trace(of: function).events(within: range).compactMap {
            event -> String? in
            guard case .call(let call) = event.kind, call.name == "instantiateViewController",
                event.range.upperBound == range.upperBound
            else { return nil }
            return call.arguments.first { ["withIdentifier", "identifier"].contains($0.label) }
                .flatMap { argument in
                    let texts = argument.range.filter {
                        file.tokens.tokens[$0].kind == .stringSegment
                    }
                    return texts.count == 1 ? file.tokens.text(of: texts[0]) : nil
                }
        }
        guard let identifier = identifiers.last else { return nil }
        let classes = Set(flow.context.storyboards.classes(named: identifier))
        return classes.count == 1 ? classes.first : nil
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
