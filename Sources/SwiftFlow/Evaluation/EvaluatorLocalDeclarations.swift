import SwiftOutline

/// Functions and types that are declared in a body.
extension FlowEvaluator {
    /// A local function is a closure with a name.
    mutating func declare(_ declaration: Declaration) {
        guard declaration.kind == .function, let braces = declaration.bodyBraces else {
            return declareType(declaration)
        }
        let parameters: [(name: String?, type: FlowType)] = declaration.parameters.map {
            (name: $0.name, type: TypeReader.type(in: $0.type, of: file))
        }
        let id = ClosureID(path: frame.file.path, brace: braces.open)
        let result = declaration.returnType.map { TypeReader.type(in: $0, of: file) }
        environment[declaration.name] = Value(
            .function(parameters.map { $0.type }, result ?? .tuple([])), closures: [id])
        add(id, body: braces.content, parameters)
        uncalled.insert(id)
    }

    /// What makes an object of a local type, and its methods, are closures with its name.
    private mutating func declareType(_ declaration: Declaration) {
        var closures: Set<ClosureID> = []
        for member in declaration.members
        where member.kind == .initializer || member.kind == .function {
            guard let braces = member.bodyBraces else { continue }
            let id = ClosureID(path: frame.file.path, brace: braces.open)
            add(
                id, body: braces.content,
                member.parameters.map { ($0.name, TypeReader.type(in: $0.type, of: file)) })
            closures.insert(id)
        }
        guard !closures.isEmpty else { return }
        uncalled.formUnion(closures)
        environment[declaration.name] = Value(
            .function([], .plain(declaration.name)), closures: closures)
    }

    /// Notes what the wrapper of a local runs: `@Tracked var step = "shown"`.
    mutating func noteWrapper(of binding: FlowBinding, _ range: TokenRange) {
        let tokens = file.tokens.tokens
        guard var index = binding.names.first.map({ $0.token - 2 }), index > 0 else { return }
        if tokens[index].kind == .rightParen { index = Int(file.tokens.partners[index]) - 1 }
        guard index > 0, tokens[index].kind == .identifier, tokens[index - 1].kind == .atSign else {
            return
        }
        let name = file.name(at: index)
        guard let type = program.type(name), type.isDeclared else {
            return noteForeignWrapper(name, index)
        }
        let accessors = type.members("wrappedValue").flatMap(FlowFunction.all)
        let making = type.members("init").compactMap(\.function)
        call(
            accessors: making + accessors, "wrappedValue", index, of: Value(.plain(type.name)), [],
            .unknown, range)
    }

    /// Notes that the wrapper of a local gets at something that another module keeps, under a key, or by the path of a member that the
    /// program adds to a type of that module: `@Dependency(\.greeter) var greeter`.
    private mutating func noteForeignWrapper(_ name: String, _ index: Int) {
        guard name.first?.isUppercase == true, !WrappersOfApple.all.contains(name) else { return }
        let close =
            file.tokens.spells(index + 1, "(") ? Int(file.tokens.partners[index + 1]) : -1
        let range = index..<max(index, close) + 1
        note(.element(Value(.metatype(name)), token: index, isWritten: false), range)
        guard close > index else { return }
        for argument in file.arguments(in: BracketPair(open: index + 1, close: close)) {
            guard let last = KeyPathShape(argument.value, in: file)?.members.last,
                let member = program.membersOfForeignTypes(file.name(at: last)).first
            else { continue }
            note(
                .read(
                    Value(.plain(member.owner)), member: file.name(at: last), token: last,
                    result: .unknown), range)
        }
    }
}
