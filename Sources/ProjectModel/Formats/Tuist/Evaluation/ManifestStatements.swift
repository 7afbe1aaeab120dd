import SwiftFlow
import SwiftOutline

extension ManifestEvaluator {
    /// How the run of some statements ended.
    private enum Outcome {
        case finished
        case returned(ManifestValue)
    }

    /// What a body of straight-line code returns.
    mutating func run(
        _ body: TokenRange, in scope: ManifestScope, as type: String?, at place: ManifestPlace
    ) -> ManifestValue {
        guard take(body.count, at: place), budget.enter(at: place.start) else {
            return stopped(at: place)
        }
        defer { budget.leave() }
        let statements = program.sources[scope.file].file.statements(of: body)
        if statements.count == 1, statements[0].kind == .expression {
            return value(of: statements[0].range, in: scope, as: type)
        }
        var scope = scope
        switch run(statements, in: &scope) {
        case .returned(let value):
            return type.map { resolved(value, as: $0, in: scope) } ?? value
        case .finished: return .unknown("the code returns nothing that can be told", at: place)
        }
    }

    /// The instance that an initializer leaves.
    mutating func made(
        by body: TokenRange, in scope: ManifestScope, at place: ManifestPlace
    ) -> ManifestValue {
        var scope = scope
        guard take(body.count, at: place) else { return stopped(at: place) }
        let statements = program.sources[scope.file].file.statements(of: body)
        if case .returned = run(statements, in: &scope) {
            return .unknown("the initializer can't be followed", at: place)
        }
        return scope.object ?? .unknown("the initializer can't be followed", at: place)
    }

    private mutating func run(
        _ statements: [Statement], in scope: inout ManifestScope
    ) -> Outcome {
        for statement in statements {
            if case .returned(let value) = run(statement, in: &scope) { return .returned(value) }
        }
        return .finished
    }

    private mutating func run(_ statement: Statement, in scope: inout ManifestScope) -> Outcome {
        let place = program.place(statement.range, in: scope.file)
        guard take(1, at: place) else { return .returned(stopped(at: place)) }
        switch statement.kind {
        case .declaration(let declaration):
            declare(declaration, in: &scope)
        case .expression:
            execute(statement.range, in: &scope)
        case .returnStatement:
            guard let range = statement.expression else {
                return .returned(.unknown("nothing is returned", at: place))
            }
            return .returned(value(of: range, in: scope))
        case .ifStatement: return branch(statement, in: &scope)
        case .guardStatement:
            guard let block = statement.blocks.first else { break }
            switch condition(block.condition, in: scope) {
            case true?: break
            case false?: return run(block.body, in: &scope)
            case nil: return giveUp(statement, in: &scope)
            }
        case .switchStatement: return choose(statement, in: &scope)
        case .forLoop: return loop(statement, in: &scope)
        default: return giveUp(statement, in: &scope)
        }
        return .finished
    }

    private mutating func run(_ body: TokenRange, in scope: inout ManifestScope) -> Outcome {
        let place = program.place(body, in: scope.file)
        guard take(1 + body.count + scope.locals.count / 4, at: place),
            budget.enter(at: place.start)
        else { return .returned(stopped(at: place)) }
        defer { budget.leave() }
        let names = Set(scope.locals.keys)
        let statements = program.sources[scope.file].file.statements(of: body)
        let outcome = run(statements, in: &scope)
        scope.locals = scope.locals.filter { names.contains($0.key) }
        return outcome
    }

    /// What can't be followed may change every local that it names, and may return.
    private mutating func giveUp(
        _ statement: Statement, in scope: inout ManifestScope
    ) -> Outcome {
        let place = program.place(statement.range, in: scope.file)
        let file = program.sources[scope.file].file
        guard take(statement.range.count, at: place) else { return .returned(stopped(at: place)) }
        forget(statement.range, in: &scope)
        let returns = statement.range.contains {
            file.tokens.tokens[$0].kind == .keyword(.return)
        }
        guard returns else { return .finished }
        return .returned(.unknown("the code here can't be followed", at: place))
    }

    private func forget(_ range: TokenRange, in scope: inout ManifestScope) {
        let file = program.sources[scope.file].file
        for token in range where file.tokens.tokens[token].kind == .identifier {
            let name = file.name(at: token)
            guard scope.variables.contains(name), scope.locals[name] != nil else { continue }
            scope.locals[name] = .unknown(
                "'\(name)' is changed by code that can't be followed",
                at: program.place(range, in: scope.file))
        }
    }

    // MARK: The manifest itself

    /// The variables of the manifest where statements of its own change some, none of which can be told as long as they run.
    func changedVariables() -> [String: ManifestValue] {
        let file = program.sources[0].file
        let variables = file.declarations.filter {
            $0.kind == .variable && file.tokens.spells($0.keyword, "var")
        }.flatMap(\.bindings)
        let names = Set(variables.map(\.name))
        let isChanged = file.topLevelStatements.contains { statement in
            statement.range.contains { token in
                file.tokens.tokens[token].kind == .identifier
                    && names.contains(file.name(at: token))
            }
        }
        guard isChanged else { return [:] }
        return variables.reduce(into: [:]) { values, binding in
            values[binding.name] = ManifestValue.unknown(
                "'\(binding.name)' is changed by code that can't be followed",
                at: program.place(binding.pattern, in: 0))
        }
    }

    /// What the names of the manifest stand for once its statements have run, in order; nil where
    /// that can't be told.
    mutating func script() -> [String: ManifestValue]? {
        let file = program.sources[0].file
        var scope = ManifestScope(file: 0)
        let statements = file.statements(of: file.tokens.tokens.indices)
        guard file.conditionals.isEmpty, case .finished = run(statements, in: &scope) else {
            return nil
        }
        return scope.locals
    }

    // MARK: Declarations and assignments

    private mutating func declare(_ declaration: Declaration, in scope: inout ManifestScope) {
        guard declaration.kind == .variable,
            declaration.bindings.allSatisfy({ $0.accessorBraces == nil })
        else { return }
        let file = program.sources[scope.file].file
        let isVariable = file.tokens.spells(declaration.keyword, "var")
        for binding in declaration.bindings {
            if isVariable || binding.initializer == nil {
                scope.variables.insert(binding.name)
            } else {
                scope.variables.remove(binding.name)
            }
            let type = binding.type.map { ManifestProgram.typeName(file.text($0)) }
            if let range = binding.initializer {
                scope.locals[binding.name] = value(of: range, in: scope, as: type)
            } else {
                let place = program.place(binding.pattern, in: scope.file)
                scope.locals[binding.name] = .unknown(
                    "'\(binding.name)' has no value that can be told", at: place)
            }
        }
    }

    private mutating func execute(_ range: TokenRange, in scope: inout ManifestScope) {
        let expression = program.sources[scope.file].reader.expression(in: range)
        switch expression.kind {
        case .assignment(let target, let token, let value):
            let operation = program.sources[scope.file].file.tokens.text(of: token)
            let new = self.value(of: value, in: scope)
            if operation == "=" { return assign(new, to: target, in: &scope) }
            guard operation == "+=" else { return forget(range, in: &scope) }
            let old = self.value(of: target, in: scope)
            let place = program.place(range, in: scope.file)
            assign(sum(old, new, at: place), to: target, in: &scope)
        case .call(let callee, let arguments):
            if case .member(let target, "merge", _) = callee.kind,
                let pairs = self.value(of: target, in: scope).pairs
            {
                let place = program.place(range, in: scope.file)
                let list = self.arguments(arguments, in: scope)
                guard let merged = dictionaryMethod("merge", pairs, list, at: place) else {
                    return forget(range, in: &scope)
                }
                return assign(merged, to: target, in: &scope)
            }
            guard case .member(let target, let method, _) = callee.kind,
                ["append", "insert"].contains(method), let first = arguments.first
            else {
                return forget(range, in: &scope)
            }
            let old = self.value(of: target, in: scope)
            let new = self.value(of: first.value, in: scope)
            let place = program.place(range, in: scope.file)
            let added =
                first.label == "contentsOf" ? new : ManifestValue(.list([new]), at: new.place)
            assign(sum(old, added, at: place), to: target, in: &scope)
        default: forget(range, in: &scope)
        }
    }

    private mutating func assign(
        _ value: ManifestValue, to target: Expression, in scope: inout ManifestScope
    ) {
        switch target.kind {
        case .subscripted(let base, let arguments):
            guard case .name(let name) = base.kind, arguments.count == 1, !value.isNone,
                let dictionary = scope.locals[name], let pairs = dictionary.pairs,
                pairs.count < Self.longestList
            else { return forget(target.range, in: &scope) }
            let place = program.place(target.range, in: scope.file)
            guard take(pairs.count / 8, bytes: 48 * pairs.count, at: place) else { return }
            let pair = ManifestValue.Pair(
                key: self.value(of: arguments[0].value, in: scope), value: value, place: place,
                isAssigned: true)
            scope.locals[name] = ManifestValue(.pairs(pairs + [pair]), at: dictionary.place)
        case .name(let name) where scope.locals[name] != nil:
            scope.locals[name] = value
        case .name(let name): setField(name, value, in: &scope)
        case .member(let base, let name, _):
            if case .name(let local) = base.kind, let old = scope.locals[local],
                let new = changed(old, name, value, at: target, in: scope)
            {
                scope.locals[local] = new
                return
            }
            guard case .selfReference = base.kind else { fallthrough }
            setField(name, value, in: &scope)
        default: forget(target.range, in: &scope)
        }
    }

    /// A value of which a property is set: of a target or a project what its initializer calls so; nil for any other one.
    private func changed(
        _ old: ManifestValue, _ name: String, _ value: ManifestValue, at target: Expression,
        in scope: ManifestScope
    ) -> ManifestValue? {
        let place = program.place(target.range, in: scope.file)
        switch old.kind {
        case .object(let type, var fields):
            guard take(fields.count / 8, bytes: 32 * fields.count, at: place) else { return nil }
            fields[name] = value
            return ManifestValue(.object(type, fields: fields), at: old.place)
        case .made(var call) where ["Target", "Project"].contains(call.type ?? ""):
            guard take(call.arguments.count, bytes: 32 * call.arguments.count, at: place) else {
                return nil
            }
            call.arguments.removeAll { $0.label == name }
            call.arguments.append(ManifestValue.Argument(label: name, value: value))
            return ManifestValue(.made(call), at: old.place)
        default: return nil
        }
    }

    private func setField(
        _ name: String, _ value: ManifestValue, in scope: inout ManifestScope
    ) {
        guard let object = scope.object, case .object(let type, var fields) = object.kind else {
            return
        }
        fields[name] = value
        scope.object = ManifestValue(.object(type, fields: fields), at: object.place)
    }

    // MARK: Branches

    private mutating func branch(
        _ statement: Statement, in scope: inout ManifestScope
    ) -> Outcome {
        for block in statement.blocks {
            guard block.role != .else else { return run(block.body, in: &scope) }
            switch condition(block.condition, in: scope) {
            case true?: return run(block.body, in: &scope)
            case false?: continue
            case nil: return giveUp(statement, in: &scope)
            }
        }
        return .finished
    }

    private mutating func condition(_ range: TokenRange?, in scope: ManifestScope) -> Bool? {
        range.flatMap { value(of: $0, in: scope).boolean }
    }

    private mutating func choose(
        _ statement: Statement, in scope: inout ManifestScope
    ) -> Outcome {
        let file = program.sources[scope.file].file
        guard let subject = statement.expression.map({ value(of: $0, in: scope) }) else {
            return giveUp(statement, in: &scope)
        }
        for block in statement.blocks {
            guard case .case(let label) = block.role else { break }
            if file.tokens.tokens[label.lowerBound].kind == .keyword(.default) {
                return run(block.body, in: &scope)
            }
            for pattern in patterns(of: label, in: file) {
                switch matches(pattern, subject, in: scope) {
                case true?: return run(block.body, in: &scope)
                case false?: continue
                case nil: return giveUp(statement, in: &scope)
                }
            }
        }
        return giveUp(statement, in: &scope)
    }

    /// The patterns of a `case`, cut at its commas; with one that binds or has a condition, nothing is known.
    private func patterns(of label: TokenRange, in file: SwiftFile) -> [TokenRange] {
        let content = label.lowerBound + 1..<max(label.lowerBound + 1, label.upperBound - 1)
        var result: [TokenRange] = []
        var start = content.lowerBound
        for token in content where file.tokens.tokens[token].kind == .comma {
            result.append(start..<token)
            start = token + 1
        }
        return result + [start..<content.upperBound]
    }

    private mutating func matches(
        _ range: TokenRange, _ subject: ManifestValue, in scope: ManifestScope
    ) -> Bool? {
        let expression = program.sources[scope.file].reader.expression(in: range)
        switch (expression.kind, subject.kind) {
        case (.implicitMember(let name), .member(let own, _)): return name == own
        case (.implicitMember(let name), .made(let call)): return name == call.name
        case (.literal, .text(let text)):
            return value(of: expression, in: scope).text.map { $0 == text }
        default: return nil
        }
    }

    private mutating func loop(_ statement: Statement, in scope: inout ManifestScope) -> Outcome {
        let file = program.sources[scope.file].file
        guard let pattern = statement.pattern, let range = statement.expression,
            let body = statement.blocks.first, body.condition == nil,
            let name = pattern.first(where: { file.tokens.tokens[$0].kind == .identifier }),
            pattern.count <= 2,
            let elements = value(of: range, in: scope).elements,
            elements.allSatisfy({ $0.reason == nil }),
            !body.body.contains(where: {
                [.keyword(.break), .keyword(.continue)].contains(file.tokens.tokens[$0].kind)
            })
        else { return giveUp(statement, in: &scope) }
        for element in elements {
            let old = scope.locals[file.name(at: name)]
            scope.locals[file.name(at: name)] = element
            let outcome = run(body.body, in: &scope)
            scope.locals[file.name(at: name)] = old
            if case .returned = outcome { return outcome }
        }
        return .finished
    }
}
