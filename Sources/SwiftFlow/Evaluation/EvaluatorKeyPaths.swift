import SwiftOutline

extension FlowEvaluator {
    /// The shape of a key path that is written in the place of an argument; nil where the argument is anything else.
    func keyPath(in arguments: [FlowArgument]) -> KeyPathShape? {
        guard arguments.count == 1, arguments[0].label == "keyPath" else { return nil }
        return keptKeyPath(arguments[0].value)
    }

    /// The same of one that is kept under a name, or made of two: `first.appending(path: second)`.
    func keptKeyPath(_ expression: Expression) -> KeyPathShape? {
        switch expression.kind {
        case .name(let name):
            return environment[name] != nil ? paths[name] : constantKeyPath(name)
        case .force(let inner), .optionalChain(let inner): return keptKeyPath(inner)
        case .call(let callee, let arguments):
            guard case .member(let base, "appending", _) = callee.kind, arguments.count == 1,
                let first = keptKeyPath(base), let second = keptKeyPath(arguments[0].value)
            else { return nil }
            return first.appending(second)
        default: return keyPath(expression)
        }
    }

    /// One that a constant of the same type and file is made of.
    private func constantKeyPath(_ name: String) -> KeyPathShape? {
        let located = frame.selfType.flatMap { program.members(name, of: $0).first?.located }
        guard let located, located.file.path == frame.file.path,
            let value = located.declaration.bindings.first(where: { $0.name == name })?.initializer
        else { return nil }
        return KeyPathShape(value, in: file)
    }

    /// What a key path that is not known gives, by its type; of a window, one that is found.
    func value(ofUnknownPath type: FlowType) -> Value? {
        guard case .named(let name, let arguments) = type.unwrapped, name.hasSuffix("KeyPath"),
            arguments.count == 2, arguments[1] != .unknown
        else { return nil }
        let window = semantics.member("window", of: .unknown)
        let isWindow = window?.type.unwrapped == arguments[1].unwrapped
        return Value(arguments[1], tags: isWindow ? window?.tags ?? [] : [])
    }

    /// The shape of an expression that is a key path of members.
    func keyPath(_ expression: Expression) -> KeyPathShape? {
        guard case .keyPath = expression.kind else { return nil }
        return KeyPathShape(expression.range, in: file)
    }

    /// Notes that `assign(to: \Profile.name, on: profile)` sets the member that the path ends with.
    private mutating func noteAssignment(
        along path: KeyPathShape, to target: Expression, _ range: TokenRange
    ) {
        guard let last = path.members.last else { return }
        let start = quietly { $0.value(target) }
        let holder = value(along: path.members.dropLast(), from: start, range)
        note(.write(holder, member: file.name(at: last), token: last, value: .unknown), range)
    }

    /// Notes what a function reads by the key paths that it is given, as far as these say from where: `observe(\.seen)`, and
    /// `sorted(by: \Item.name)`.
    mutating func notePaths(
        in arguments: [FlowArgument], _ receiver: Value, _ range: TokenRange
    ) {
        for argument in arguments {
            guard let path = keyPath(argument.value) else { continue }
            if argument.label == "to", let target = arguments.first(where: { $0.label == "on" }) {
                noteAssignment(along: path, to: target.value, range)
                continue
            }
            let root = TypeReader.type(in: path.root, of: file)
            let start =
                path.root.isEmpty ? Value(receiver.type.element ?? receiver.type) : Value(root)
            guard let owner = start.type.name, let first = path.members.first,
                !program.members(file.name(at: first), of: owner).isEmpty
            else { continue }
            _ = value(along: path.members, from: start, argument.value.range)
        }
    }

    /// Notes that a key path which is not known may set any variable of an object of the program's.
    mutating func noteAnyMember(of base: Expression, _ range: TokenRange) {
        let receiver = quietly { $0.value(base) }
        guard let type = receiver.type.name.flatMap(program.type), type.isDeclared else { return }
        for member in type.allMembers
        where member.located.declaration.kind == .variable && !member.located.declaration.isStatic {
            for binding in member.located.declaration.bindings where binding.accessors == nil {
                note(
                    .write(
                        receiver, member: binding.name, token: base.range.upperBound,
                        value: .unknown), range)
            }
        }
    }

    /// Notes what a function of the program's does by the key paths that it is given, to the object that it is called on or given beside
    /// them: `settings.with(\.compact, true)`.
    mutating func notePaths(
        in arguments: [FlowArgument], of function: FlowFunction, _ values: [FlowCallArgument],
        on receiver: Value?, _ range: TokenRange
    ) {
        for (index, argument) in arguments.enumerated() {
            guard let path = keyPath(argument.value), let last = path.members.last,
                let taken = function.parameter(of: index, among: arguments),
                case .named(let kind, let generics) = TypeReader.type(
                    in: function.parameters[taken].type, of: function.file),
                kind.hasSuffix("KeyPath"), let root = generics.first
            else { continue }
            let start =
                path.root.isEmpty
                ? self.root(root, of: function, values, on: receiver)
                : Value(TypeReader.type(in: path.root, of: file))
            guard let start else { continue }
            let isWritten =
                function.parameters[taken].name.map(function.writes(through:)) ?? false
            let holder = value(
                along: isWritten ? path.members.dropLast() : path.members[...], from: start, range)
            if isWritten {
                note(
                    .write(holder, member: file.name(at: last), token: last, value: .unknown),
                    range)
            }
        }
    }

    /// The object that a key path of a function's parameter starts from; nil where only the function knows.
    private func root(
        _ type: FlowType, of function: FlowFunction, _ values: [FlowCallArgument],
        on receiver: Value?
    ) -> Value? {
        if type == .plain("Self") || type == receiver?.type { return receiver }
        let given = values.indices.first { index in
            function.parameter(of: index, among: values).map {
                TypeReader.type(in: function.parameters[$0].type, of: function.file) == type
            } ?? false
        }
        return given.map { values[$0].value } ?? receiver
    }

    /// Notes what `setValue(_:forKey:)`, `value(forKey:)` and `addObserver(_:forKeyPath:)` do to a member of an object of the
    /// program's.
    mutating func noteMember(
        named function: String, _ receiver: Value, _ arguments: [FlowCallArgument], _ token: Int,
        _ range: TokenRange
    ) {
        if function == "setValuesForKeys" {
            return noteMembers(setBy: arguments, receiver, token, range)
        }
        guard let isSet = Self.byKey[function],
            let key = arguments.first(where: { ["forKey", "forKeyPath"].contains($0.label) }),
            let name = name(ofKey: key.range)
        else { return }
        let owner = holder(of: key.range, in: receiver, token, range)
        guard isMember(name, of: owner) else { return }
        note(
            isSet
                ? .write(owner, member: name, token: token, value: .unknown)
                : .read(owner, member: name, token: token, result: .unknown), range)
    }

    /// Whether each function sets what it names; what is given a collection to change may do so.
    private static let byKey = [
        "setValue": true, "value": false, "addObserver": false, "mutableArrayValue": true,
        "mutableSetValue": true, "mutableOrderedSetValue": true,
    ]

    private func isMember(_ name: String, of value: Value) -> Bool {
        guard let owner = value.type.name ?? value.type.metatype else { return false }
        return program.type(owner)?.isDeclared == true
            || !program.members(name, of: owner).isEmpty
    }

    /// The members that a dictionary with their names sets.
    private mutating func noteMembers(
        setBy arguments: [FlowCallArgument], _ receiver: Value, _ token: Int, _ range: TokenRange
    ) {
        let names = (arguments.first?.range ?? 0..<0).filter {
            file.tokens.tokens[$0].kind == .stringSegment
        }.map(file.tokens.text(of:))
        for name in names where isMember(name, of: receiver) {
            note(.write(receiver, member: name, token: token, value: .unknown), range)
        }
    }

    /// The object that has the last member of a path: `conf` of "conf.level".
    private mutating func holder(
        of key: TokenRange, in receiver: Value, _ token: Int, _ range: TokenRange
    ) -> Value {
        let tokens = file.tokens.tokens
        guard let text = key.first(where: { tokens[$0].kind == .stringSegment }) else {
            return receiver
        }
        let names = file.tokens.text(of: text).split(separator: ".").map(String.init)
        return names.dropLast().reduce(receiver) { value, name in
            isMember(name, of: value) ? member(name, token, of: value.unwrapped, range) : value
        }
    }

    /// The last name of a text or of `#keyPath(…)`.
    private func name(ofKey range: TokenRange) -> String? {
        let tokens = file.tokens.tokens
        if let text = range.first(where: { tokens[$0].kind == .stringSegment }) {
            return file.tokens.text(of: text).split(separator: ".").last.map(String.init)
        }
        guard range.contains(where: { file.tokens.spells($0, "keyPath") }) else { return nil }
        return range.last { tokens[$0].kind == .identifier }.map(file.name(at:))
    }

    /// What members in a row give, each read of the one before.
    mutating func value(
        along members: some Sequence<Int>, from start: Value, _ range: TokenRange
    ) -> Value {
        members.reduce(start) { value, token in
            let receiver = value.type.element == nil ? value.unwrapped : value
            return member(file.name(at: token), token, of: receiver, range)
        }
    }
}

extension FlowFunction {
    /// Whether its code sets what a key path leads to that it has under a name.
    fileprivate func writes(through name: String) -> Bool {
        body.contains { token in
            guard file.tokens.spells(token, "keyPath"), file.tokens.spells(token + 1, ":"),
                file.tokens.spells(token + 2, name), file.tokens.spells(token + 3, "]")
            else { return false }
            let next = token + 4
            if file.tokens.tokens[next].kind == .equal { return true }
            return file.tokens.text(of: next).hasSuffix("=")
                && !["==", "!=", "<=", ">=", "===", "!=="].contains(file.tokens.text(of: next))
        }
    }
}
