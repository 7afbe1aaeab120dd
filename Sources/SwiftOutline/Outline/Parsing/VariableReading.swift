extension TokenReader {
    /// `let a: T = x, b = y { didSet { } }` from behind its keyword on.
    func readVariable(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = start
        while index < limit {
            let end = endOfBindingPattern(index)
            guard end > index else { return index }
            let binding = self.binding(index..<end)
            declaration.bindings.append(binding.value)
            if declaration.nameRange == nil {
                declaration.name = binding.value.name
                declaration.nameRange = index..<end
            }
            index = binding.end
            guard kind(index) == .comma else { return index }
            index += 1
        }
        return index
    }

    private func binding(_ pattern: TokenRange) -> (value: Binding, end: Int) {
        var index = pattern.upperBound
        var type: TokenRange?
        if kind(index) == .colon {
            let end = endOfType(index + 1)
            type = index + 1..<end
            index = end
        }
        var value = initializer(at: index)
        if value == nil, let type, !type.isEmpty { value = attachedInitializer(behind: type) }
        index = value?.upperBound ?? index
        var braces: BracketPair?
        if kind(index) == .leftBrace,
            value == nil || !startsLine(index) || startsObservers(index)
        {
            braces = self.braces(index)
            index = braces.map(after) ?? index
        }
        let name = pattern.count == 1 ? name(pattern.lowerBound) : text(pattern)
        let binding = Binding(
            name: name, nameToken: pattern.lowerBound, pattern: pattern, type: type,
            initializer: value?.isEmpty == true ? nil : value, accessorBraces: braces,
            accessorKinds: braces.map { accessorKinds(in: $0.content) } ?? [])
        return (binding, index)
    }

    /// The value of `let a: A<B>= c`, where `>=` was read as the end of the type, and that of a broken `var a: A()`.
    private func attachedInitializer(behind type: TokenRange) -> TokenRange? {
        let last = type.upperBound - 1
        if case .operatorToken = kind(last), list.text(of: last).hasSuffix("=") {
            return type.upperBound..<endOfExpression(type.upperBound, .basic)
        }
        guard kind(type.upperBound) == .leftParen, !startsLine(type.upperBound) else { return nil }
        return type.upperBound..<endOfExpression(type.upperBound, .basic)
    }

    /// What the accessors between braces are.
    func accessorKinds(in content: TokenRange) -> [AccessorKind] {
        var reader = self
        reader.limit = min(limit, content.upperBound)
        var kinds: [AccessorKind] = []
        var index = content.lowerBound
        while index < reader.limit {
            guard let accessor = reader.accessor(at: index) else {
                return kinds.isEmpty ? [.implicitGetter] : kinds
            }
            if let kind = accessor.kind { kinds.append(kind) }
            index = accessor.end
        }
        return kinds.isEmpty ? [.implicitGetter] : kinds
    }

    private func accessor(at start: Int) -> (kind: AccessorKind?, end: Int)? {
        switch kind(start) {
        case .poundIf, .poundElseif, .poundElse, .poundEndif:
            return (nil, endOfDirective(start))
        case .semicolon:
            return (nil, start + 1)
        default: break
        }
        let introducer = endOfModifiers(endOfAttributes(start))
        guard let kind = accessorKind(introducer) else { return nil }
        var index = introducer + 1
        let hasName = self.kind(index) == .leftParen
        if hasName { index = afterGroup(index) }
        index = endOfEffects(index).end
        if let braces = braces(index) { return (kind, after(braces)) }
        if hasName { return nil }
        switch self.kind(index) {
        case .endOfFile, .semicolon, .atSign, .poundEndif, .poundElse: return (kind, index)
        case .identifier, .keyword(.`init`):
            return accessorKind(endOfModifiers(index)) == nil ? nil : (kind, index)
        default: return nil
        }
    }

    private func accessorKind(_ index: Int) -> AccessorKind? {
        if isKeyword(index, .`init`) { return .other }
        guard kind(index) == .identifier else { return nil }
        switch name(index) {
        case "get": return .get
        case "set": return .set
        case "willSet": return .willSet
        case "didSet": return .didSet
        case "_read", "_modify", "read", "modify", "unsafeAddress", "unsafeMutableAddress",
            "mutableAddressWithOwner", "addressWithOwner", "borrow", "mutate",
            "yielding":
            return .other
        default: return nil
        }
    }
}
