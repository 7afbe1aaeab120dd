extension TokenReader {
    /// `func name<T>(…) async throws -> Type where … { }` from its name on; a macro's `= expression` too.
    func readFunction(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = readFunctionName(start, into: &declaration)
        index = readSignature(index, into: &declaration)
        if declaration.kind == .macro, let value = initializer(at: index) {
            index = endOfRequirements(value.upperBound)
        }
        return readBody(index, into: &declaration)
    }

    /// `init?(…)` or `subscript(…) -> Type { }` from behind its keyword on.
    func readInitializer(_ start: Int, into declaration: inout Declaration) -> Int {
        declaration.name = declaration.kind == .initializer ? "init" : "subscript"
        declaration.nameRange = declaration.keyword..<declaration.keyword + 1
        var index = start
        if kind(index) == .postfixQuestionMark || kind(index) == .exclamationMark { index += 1 }
        index = endOfAngles(index) ?? index
        index = readSignature(index, into: &declaration)
        return readBody(index, into: &declaration)
    }

    /// Takes the name with the generic parameters behind it.
    private func readFunctionName(_ start: Int, into declaration: inout Declaration) -> Int {
        let index = readName(start, into: &declaration)
        if index > start { return endOfAngles(index) ?? index }
        switch kind(start) {
        case .operatorToken, .equal, .prefixAmpersand, .exclamationMark, .postfixQuestionMark,
            .infixQuestionMark, .arrow, .period:
            break
        default: return start
        }
        declaration.name = list.text(of: start)
        declaration.nameRange = start..<start + 1
        if declaration.name.utf8.count > 1, declaration.name.hasSuffix("<"),
            kind(start + 1) == .identifier, let end = endOfAngles(start + 1, alreadyOpen: true)
        {
            declaration.name.removeLast()
            return end
        }
        return endOfAngles(start + 1) ?? start + 1
    }

    /// Takes the parameters, the effects, the return type and the requirements.
    private func readSignature(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = start
        if kind(index) == .leftParen {
            let close = partner(index)
            if let close {
                declaration.parameters = parameters(
                    in: index + 1..<close, isSubscript: declaration.kind == .subscript)
            }
            index = afterGroup(index)
        }
        let effects = endOfEffects(index)
        declaration.isAsync = effects.isAsync
        declaration.isThrowing = effects.isThrowing
        index = effects.end
        if kind(index) == .arrow {
            let end = endOfType(index + 1)
            declaration.returnType = index + 1..<end
            index = end
        }
        return endOfRequirements(index)
    }

    /// The parameters between the parentheses.
    func parameters(in range: TokenRange, isSubscript: Bool) -> [Parameter] {
        var reader = self
        reader.limit = min(limit, range.upperBound)
        var parameters: [Parameter] = []
        var index = range.lowerBound
        while index < reader.limit {
            let parameter = reader.parameter(at: index, isSubscript: isSubscript)
            parameters.append(parameter)
            index = parameter.range.upperBound
            while index < reader.limit, reader.kind(index) != .comma {
                index = reader.afterGroup(index)
            }
            index += 1
        }
        return parameters
    }

    /// `label name: @escaping Type... = value`.
    private func parameter(at start: Int, isSubscript: Bool) -> Parameter {
        var index = endOfAttributes(start)
        while isLegacySpecifier(index) { index += 1 }
        let first = index
        if isParameterName(index) { index += 1 }
        var second: Int?
        if index > first, isParameterName(index) {
            second = index
            index += 1
        }
        let hasName = index > first && kind(index) == .colon
        let nameToken = hasName ? second ?? first : first
        let typeStart = hasName ? index + 1 : first
        index = endOfType(typeStart)
        let type = typeStart..<index
        var isVariadic = false
        if case .operatorToken = kind(index), list.spells(index, "...") {
            isVariadic = true
            index += 1
        }
        let value = initializer(at: index)
        index = max(value?.upperBound ?? index, start + 1)
        let isLabelled = hasName && kind(first) != .wildcard && !(isSubscript && second == nil)
        return Parameter(
            label: isLabelled ? name(first) : nil,
            name: hasName && kind(nameToken) != .wildcard ? name(nameToken) : nil,
            nameToken: nameToken, type: type, defaultValue: value, isVariadic: isVariadic,
            range: start..<index)
    }

    /// Whether a token can be the label or name of a parameter.
    private func isParameterName(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier, .wildcard, .dollarIdentifier, .keyword: true
        default: false
        }
    }

    /// Whether `inout`, `var` or `let` of Swift 2, or a word such as `isolated`, stands in front of two names.
    private func isLegacySpecifier(_ index: Int) -> Bool {
        switch kind(index) {
        case .keyword(.inout), .keyword(.var), .keyword(.let):
            isParameterName(index + 1)
        case .identifier:
            isParameterName(index + 1) && isParameterName(index + 2)
        default: false
        }
    }
}
