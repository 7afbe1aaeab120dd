/// A name that a statement makes known to those that follow it.
public struct DeclaredName: Sendable, Hashable {
    /// The name without back-ticks.
    public let name: String
    /// Token index of the name.
    public let token: Int

    /// A name at a token.
    public init(name: String, token: Int) {
        self.name = name
        self.token = token
    }
}

extension SwiftFile {
    /// The names that a statement introduces for the statements behind it: those of `let`, `var`, `func` and types,
    /// and the bindings of `guard`; a `#if` introduces those of all its clauses.
    public func declaredNames(in statement: Statement) -> [DeclaredName] {
        var names: [DeclaredName] = []
        var pending = [statement]
        while let next = pending.popLast() {
            switch next.kind {
            case .declaration(let declaration):
                names += declaredNames(by: declaration)
            case .guardStatement:
                let condition = next.blocks.first?.condition ?? next.range
                names += boundNames(in: condition)
            case .conditionalCompilation:
                for block in next.blocks.reversed() {
                    pending += statements(of: block.body).reversed()
                }
            default: continue
            }
        }
        return names
    }

    /// The names that the conditions of `if`, `guard` or `while`, or a pattern, bind; those inside closures are none.
    public func boundNames(in range: TokenRange) -> [DeclaredName] {
        var collector = ReferenceCollector(reader, skipsBraces: true)
        return collector.references(in: range).compactMap {
            $0.role == .declaredName ? DeclaredName(name: $0.name, token: $0.token) : nil
        }
    }

    private func declaredNames(by declaration: Declaration) -> [DeclaredName] {
        switch declaration.kind {
        case .variable:
            return declaration.bindings.flatMap { binding -> [DeclaredName] in
                binding.pattern.compactMap { token in
                    guard isName(token, of: binding) else { return nil }
                    return DeclaredName(name: name(at: token), token: token)
                }
            }
        case .import, .extension, .initializer, .deinitializer, .subscript, .enumCase,
            .operatorDeclaration, .precedenceGroup:
            return []
        default:
            guard let token = declaration.nameRange?.lowerBound else { return [] }
            return [DeclaredName(name: declaration.name, token: token)]
        }
    }

    /// Whether a token of a pattern is a name, and not the label of a tuple element.
    private func isName(_ token: Int, of binding: Binding) -> Bool {
        tokens.tokens[token].kind == .identifier
            && (binding.pattern.count == 1 || tokens.tokens[token + 1].kind != .colon)
    }
}
