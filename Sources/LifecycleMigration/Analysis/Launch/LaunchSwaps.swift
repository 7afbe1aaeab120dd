import SwiftOutline

/// Finds code that the launch runs and that puts another root in the place of the first one: the first screen would not
/// be the same.
struct LaunchSwaps {
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A function that replaces the root, or calls one that does, by its type and name; free functions have no type.
    private struct Swapper: Hashable {
        let type: String?
        let name: String
    }

    /// Refuses a launch that runs such code outside of ranges that go.
    ///
    /// - Throws: `Refusal` with the call.
    func check(except removed: [String: [TokenRange]]) throws(Refusal) {
        let uses = WindowUseAnalysis(context: context).uses(.assignment, except: removed)
        guard !uses.isEmpty, !facts.launch.codes.isEmpty else { return }
        try checkLaunch(uses)
        let swappers = callers(of: Set(uses.compactMap { swapper(at: $0.token, in: $0.file) }))
        for code in facts.launch.codes {
            for item in code.statements where item.role.isOther && !item.runsLater {
                guard let call = call(in: item.statement, code, of: swappers) else { continue }
                let file = code.function.method.file
                let name = file.outline.name(at: call)
                throw Refusal(
                    .rootSwap, at: context.place(file, call),
                    "'\(name)' puts another root view controller in place of the first one",
                    remedy: "make the root view controller that is shown first in the launch method"
                )
            }
        }
    }

    /// Refuses a launch that replaces the root itself, by way of a window that it finds.
    private func checkLaunch(_ uses: [WindowUseAnalysis.Use]) throws(Refusal) {
        for code in facts.launch.codes {
            let closures = SelfInClosure(
                in: code.function.body, of: code.function.file, standIns: [])
            let early = uses.first { use in
                use.file.path == code.function.path && code.function.body.contains(use.token)
                    && !closures.contains(use.token)
            }
            guard let early else { continue }
            throw Refusal(
                .rootSwap, at: context.place(early.file, early.token),
                "the launch puts another root view controller in place of the first one here",
                remedy: "make the root view controller that is shown first in the launch method")
        }
    }

    /// The function around a place; nil for code in anything else.
    private func swapper(at token: Int, in file: TargetFile) -> Swapper? {
        let declarations = file.outline.declarations
        guard let outer = declarations.first(where: { $0.range.contains(token) }) else {
            return nil
        }
        if outer.kind == .function { return Swapper(type: nil, name: outer.name) }
        let member = outer.members.first { $0.kind == .function && $0.range.contains(token) }
        return member.map { Swapper(type: outer.name.lastComponent, name: $0.name) }
    }

    /// The functions with those of the same type that call them, directly or by way of each other.
    private func callers(of swappers: Set<Swapper>) -> Set<Swapper> {
        var result = swappers
        for type in Set(swappers.compactMap(\.type)).sorted() {
            let callers = callers(within: type)
            var queue = swappers.filter { $0.type == type }.map(\.name)
            while let name = queue.popLast() {
                for caller in callers[name] ?? []
                where result.insert(Swapper(type: type, name: caller)).inserted {
                    queue.append(caller)
                }
            }
        }
        return result
    }

    /// The methods of a type that call one of a name.
    private func callers(within type: String) -> [String: [String]] {
        var callers: [String: [String]] = [:]
        for located in context.types(named: type) + context.extensions(of: type) {
            let file = located.file.outline
            for method in located.declaration.members where method.kind == .function {
                let called = file.references(in: method.body ?? 0..<0).filter {
                    $0.isUse && file.tokens.tokens[$0.token + 1].kind == .leftParen
                }
                for name in Set(called.map(\.name)) {
                    callers[name, default: []].append(method.name)
                }
            }
        }
        return callers
    }

    /// The name in a statement's call of one of the functions; calls in closures, which may run later, are none.
    private func call(
        in statement: Statement, _ code: LaunchCode, of swappers: Set<Swapper>
    ) -> Int? {
        let file = code.function.file
        let owner = code.function.owner.name
        var token = statement.range.lowerBound
        while token < statement.range.upperBound {
            if file.tokens.tokens[token].kind == .leftBrace, statement.blocks.isEmpty {
                token = max(token + 1, Int(file.tokens.partners[token]))
                continue
            }
            let name = file.name(at: token)
            if token + 1 < statement.range.upperBound,
                file.tokens.tokens[token + 1].kind == .leftParen
            {
                let base = base(of: token, from: statement.range.lowerBound, in: file)
                let types = base.map { self.types(of: $0, code) } ?? [nil, owner]
                if types.contains(where: { swappers.contains(Swapper(type: $0, name: name)) }) {
                    return token
                }
            }
            token += 1
        }
        return nil
    }

    /// The first name of the chain that a called name ends; nil where the name stands for itself, or behind `self`.
    private func base(of token: Int, from start: Int, in file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        var first = token
        while first - 2 >= start, tokens[first - 1].kind == .period {
            first -= 2
            while first > start,
                tokens[first].kind == .postfixQuestionMark || tokens[first].kind == .exclamationMark
            {
                first -= 1
            }
            if tokens[first].kind == .rightParen || tokens[first].kind == .rightSquare {
                first = Int(file.tokens.partners[first]) - 1
            }
            guard first >= start else { return nil }
        }
        if tokens[first].kind == .keyword(.`self`), first + 2 < token {
            return file.name(at: first + 2)
        }
        return first == token || tokens[first].kind == .keyword(.`self`)
            ? nil : file.name(at: first)
    }

    /// The types that a name may stand for: its own, or the one that a local or property of the name is made of.
    private func types(of name: String, _ code: LaunchCode) -> [String?] {
        let file = code.function.file
        let locals = code.locals(named: name).map { (file, $0) }
        let properties = code.function.owner.properties.flatMap { property in
            property.declaration.bindings.filter { $0.name == name }.flatMap { binding in
                [binding.type, binding.initializer].compactMap { $0 }.map {
                    (property.file.outline, $0)
                }
            }
        }
        let made = (locals + properties).map { file, range in
            // `Router()`, `Router.shared`, or the type itself, which may be optional.
            file.name(at: range.lowerBound)
        }
        return [name] + made
    }
}
