extension TokenReader {
    /// Takes `: A, @MainActor B<C>, ~Copyable`, where it stands.
    func readInheritance(_ start: Int, into declaration: inout Declaration) -> Int {
        guard kind(start) == .colon else { return start }
        var index = start + 1
        while index < limit {
            let end = endOfType(index)
            guard end > index else { return index }
            declaration.inheritance.append(typeName(index..<end))
            guard kind(end) == .comma else { return end }
            index = end + 1
        }
        return index
    }

    private func typeName(_ range: TokenRange) -> TypeName {
        var attributes: [String] = []
        var index = range.lowerBound
        let end = min(afterTypeSpecifiers(index), range.upperBound)
        while index < end {
            if kind(index) == .atSign {
                attributes.append(name(index + 1))
                index = endOfAttribute(index, onType: true)
            } else if list.spells(index, "~") {
                break
            } else {
                attributes.append(name(index))
                index += 1
                if kind(index) == .leftParen { index = afterGroup(index) }
            }
        }
        let type = min(index, range.upperBound)..<range.upperBound
        return TypeName(text: text(type), range: type, attributes: attributes)
    }

    /// Behind a `where` clause, where one stands.
    func endOfRequirements(_ start: Int) -> Int {
        guard isKeyword(start, .where) else { return start }
        var index = start + 1
        while index < limit {
            let left = endOfType(index)
            guard left > index else { return index }
            index = left
            if kind(index) == .colon || list.spells(index, "==") && kind(index) != .endOfFile {
                index = endOfType(index + 1)
            }
            guard kind(index) == .comma else { return index }
            index += 1
        }
        return index
    }
}
