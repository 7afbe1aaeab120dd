/// The names that the closures of some code bind: their parameters and what they capture.
public struct ClosureNames: Sendable {
    /// The tokens of names on their own that mean a parameter or a capture of a closure around them.
    public private(set) var bound: Set<Int> = []
    /// The tokens of captures by nothing but a name, as in `[store]` and `[weak self]`: what is called so where the closure
    /// stands.
    public private(set) var captures: Set<Int> = []
    private var scopes: [Scope] = []
    private var counts: [String: Int] = [:]

    /// What a closure binds, up to its end.
    private struct Scope {
        let names: [String]
        let end: Int
    }

    /// Reads some code of a file.
    init(in range: TokenRange, of file: SwiftFile) {
        let references = Dictionary(
            uniqueKeysWithValues: file.references(in: range).map { ($0.token, $0) })
        var starting: [Int: Scope] = [:]
        for token in range {
            while let scope = scopes.last, scope.end <= token { close(scope) }
            if let scope = starting[token] { open(scope) }
            if file.tokens.tokens[token].kind == .leftBrace,
                let shape = file.closure(at: token), let start = shape.inKeyword,
                shape.body.upperBound <= range.upperBound
            {
                let captured = file.captures(in: shape)
                captures.formUnion(captured)
                let declared = (token..<start).filter { references[$0]?.role == .declaredName }
                starting[start] = Scope(
                    names: (captured + declared).map(file.name), end: shape.body.upperBound)
            }
            if let reference = references[token], reference.role == .bare,
                counts[reference.name] ?? 0 > 0
            {
                bound.insert(token)
            }
        }
    }

    private mutating func open(_ scope: Scope) {
        scopes.append(scope)
        for name in scope.names { counts[name, default: 0] += 1 }
    }

    private mutating func close(_ scope: Scope) {
        scopes.removeLast()
        for name in scope.names { counts[name, default: 0] -= 1 }
    }

    /// Those of some code, too.
    mutating func formUnion(_ other: ClosureNames) {
        bound.formUnion(other.bound)
        captures.formUnion(other.captures)
    }
}

extension SwiftFile {
    /// The names that the closures of some code bind.
    public func closureNames(in ranges: [TokenRange]) -> ClosureNames {
        ranges.reduce(into: ClosureNames(in: 0..<0, of: self)) {
            $0.formUnion(ClosureNames(in: $1, of: self))
        }
    }

    /// The captures of a closure that are nothing but a name, by its token.
    fileprivate func captures(in shape: ClosureShape) -> [Int] {
        guard let list = shape.captureList, list.count > 2 else { return [] }
        var items: [TokenRange] = []
        var start = list.lowerBound + 1
        var index = start
        while index < list.upperBound - 1 {
            if tokens.tokens[index].kind == .comma {
                items.append(start..<index)
                start = index + 1
            }
            index = max(index + 1, reader.afterGroup(index))
        }
        items.append(start..<list.upperBound - 1)
        return items.compactMap { item in
            guard let last = item.last, !item.contains(where: { tokens.tokens[$0].kind == .equal })
            else { return nil }
            switch tokens.tokens[last].kind {
            case .identifier, .keyword(.self): return last
            default: return nil
            }
        }
    }
}
