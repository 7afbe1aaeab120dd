extension TokenReader {
    /// Behind the attribute that starts with the `@` at an index.
    func endOfAttribute(_ start: Int, onType: Bool = false) -> Int {
        let nameEnd = endOfAttributeName(start)
        guard nameEnd > start + 1, kind(nameEnd) == .leftParen, !startsLine(nameEnd) else {
            return nameEnd
        }
        return takesArguments(start, paren: nameEnd, onType: onType)
            ? afterGroup(nameEnd) : nameEnd
    }

    /// Behind `@Name.Member<Type>`.
    func endOfAttributeName(_ start: Int) -> Int {
        var index = start + 1
        switch kind(index) {
        case .identifier, .keyword: index += 1
        default: return index
        }
        while index < limit {
            if let end = endOfAngles(index), isAttached(index) {
                index = end
            } else if kind(index) == .period || kind(index) == .doubleColon,
                isMemberName(index + 1)
            {
                index += 2
            } else {
                return index
            }
        }
        return index
    }

    /// Whether the parentheses behind an attribute's name belong to it.
    private func takesArguments(_ start: Int, paren: Int, onType: Bool) -> Bool {
        if onType {
            return isAttached(paren)
                && !spells(start + 1, oneOf: AttributeName.onTypesWithoutArguments)
        }
        if isAttached(paren) || spells(start + 1, oneOf: AttributeName.withArguments) {
            return true
        }
        let next = afterGroup(paren)
        return kind(next) == .atSign || startsDeclarationWithoutAttributes(next)
    }

    /// Behind all attributes at an index, `#if` blocks that hold nothing else included.
    func endOfAttributes(_ start: Int) -> Int {
        var index = start
        while index < limit {
            if kind(index) == .atSign, kind(index + 1) != .stringQuote {
                index = endOfAttribute(index)
            } else if kind(index) == .poundIf, let block = conditional(at: index),
                conditionals[block].holdsOnlyAttributes
            {
                index = min(conditionals[block].range.upperBound, limit)
            } else {
                return index
            }
        }
        return index
    }

    /// The block whose `#if` is at an index.
    func conditional(at index: Int) -> Int? {
        var low = 0
        var high = conditionals.count
        while low < high {
            let middle = (low + high) / 2
            if conditionals[middle].range.lowerBound < index {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < conditionals.count && conditionals[low].range.lowerBound == index ? low : nil
    }
}

/// Attributes of the language that are read differently from those that code declares.
enum AttributeName {
    /// Parentheses belong to these even with a space in front.
    static let withArguments: WordSet = [
        "available", "_spi_available", "backDeployed", "_backDeploy", "differentiable",
        "derivative", "transpose", "specialized", "_specialize", "_dynamicReplacement",
        "_documentation", "_effects", "_implements", "_originallyDefinedIn", "abi", "_spi",
    ]
    /// Parentheses behind these start a function type, even without a space in front.
    static let onTypesWithoutArguments: WordSet = [
        "escaping", "autoclosure", "noescape", "Sendable", "unchecked", "retroactive",
        "preconcurrency", "MainActor",
    ]
}
