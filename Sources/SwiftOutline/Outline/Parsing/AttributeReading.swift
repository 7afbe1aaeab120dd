extension TokenReader {
    /// Reads the attributes and modifiers between a declaration's start and its keyword.
    func readAttributes(_ head: DeclarationHead, into declaration: inout Declaration) {
        var clauses: [ClauseReference] = []
        var index = head.start
        while index < head.keyword {
            switch kind(index) {
            case .atSign:
                let end = endOfAttribute(index)
                declaration.attributes.append(attribute(index..<end, in: clauses.last))
                index = end
            case .poundIf:
                if let block = conditional(at: index) {
                    clauses.append(ClauseReference(block: block, clause: 0))
                }
                index = endOfDirective(index)
            case .poundElseif, .poundElse:
                if let last = clauses.popLast() {
                    clauses.append(ClauseReference(block: last.block, clause: last.clause + 1))
                }
                index = endOfDirective(index)
            case .poundEndif:
                clauses.removeLast(min(1, clauses.count))
                index += 1
            default:
                let end = endOfModifier(index) ?? index + 1
                declaration.modifiers.append(modifier(index..<end))
                index = end
            }
        }
    }

    private func attribute(_ range: TokenRange, in clause: ClauseReference?) -> Attribute {
        let nameEnd = min(endOfAttributeName(range.lowerBound), range.upperBound)
        var pieces: [String] = []
        for index in range.lowerBound + 1..<max(nameEnd, range.lowerBound + 1) {
            if kind(index) == .operatorToken(.binary) || firstByte(index) == UInt8(ascii: "<") {
                break
            }
            pieces.append(name(index))
        }
        var arguments: TokenRange?
        if nameEnd < range.upperBound, kind(nameEnd) == .leftParen {
            let close = partner(nameEnd) ?? range.upperBound
            arguments = nameEnd + 1..<max(nameEnd + 1, close)
        }
        return Attribute(
            name: pieces.joined(), arguments: arguments, range: range, condition: clause)
    }

    private func modifier(_ range: TokenRange) -> Modifier {
        let hasArgument = range.count >= 4 && kind(range.lowerBound + 1) == .leftParen
        return Modifier(
            name: name(range.lowerBound),
            argument: hasArgument ? name(range.lowerBound + 2) : nil,
            range: range)
    }
}
