extension FaultFinder {
    /// Looks at the operators of an expression outside of brackets.
    mutating func operators(of range: TokenRange) {
        let sequence = file.operatorSequence(in: range)
        guard !sequence.operators.isEmpty else { return }
        for part in parts(of: sequence, in: range) { logical(part, in: sequence) }
        for (index, token) in sequence.operators.enumerated() { arithmetic(index, token, sequence) }
    }

    /// A run of operands between assignments and the marks of the ternary operator, by their indices.
    private struct Part {
        let operands: Range<Int>
        let isTernaryCondition: Bool
    }

    private func parts(of sequence: OperatorSequence, in range: TokenRange) -> [Part] {
        var parts: [Part] = []
        var start = 0
        for (index, token) in sequence.operators.enumerated() {
            let kind = file.tokens.tokens[token].kind
            let isAssignment = kind == .equal || file.tokens.text(of: token).hasSuffix("=")
            let isTernary = kind == .infixQuestionMark || kind == .colon
            guard isTernary || isAssignment && !isComparison(token) else { continue }
            parts.append(
                Part(
                    operands: start..<index + 1, isTernaryCondition: kind == .infixQuestionMark))
            start = index + 1
        }
        parts.append(Part(operands: start..<sequence.operands.count, isTernaryCondition: false))
        return parts
    }

    private func isComparison(_ token: Int) -> Bool {
        ["==", "!=", "<=", ">=", "===", "!==", "~="].contains(file.tokens.text(of: token))
    }

    private mutating func logical(_ part: Part, in sequence: OperatorSequence) {
        guard part.operands.upperBound <= sequence.operands.count else { return }
        if part.isTernaryCondition {
            list.wrap(
                .conditionNegated, tokens(part.operands, sequence), "(Mutant.isOn(#) != (", "))")
        }
        let inner = part.operands.dropLast()
        let ors = inner.filter { file.tokens.spells(sequence.operators[$0], "||") }
        let ands = inner.filter { file.tokens.spells(sequence.operators[$0], "&&") }
        guard !ors.isEmpty || !ands.isEmpty else { return }
        for disjunct in cut(part.operands, at: ors) {
            if !ors.isEmpty {
                list.wrap(
                    .operandIgnored, tokens(disjunct, sequence), "(Mutant.isOff(#) && (", "))")
            }
            let conjuncts = cut(disjunct, at: ands.filter(disjunct.dropLast().contains))
            guard conjuncts.count > 1 else { continue }
            for conjunct in conjuncts {
                list.wrap(
                    .operandIgnored, tokens(conjunct, sequence), "(Mutant.isOn(#) || (", "))")
            }
        }
        if ors.count + ands.count == 1 { swapOperator(part, ors + ands, sequence) }
    }

    /// `a && b` as `a || b`, and the other way around.
    private mutating func swapOperator(
        _ part: Part, _ operators: [Int], _ sequence: OperatorSequence
    ) {
        let token = sequence.operators[operators[0]]
        let name = file.tokens.spells(token, "&&") ? "and" : "or"
        let bytes = file.bytes(of: tokens(part.operands, sequence))
        let mark = file.tokens.tokens[token]
        list.add(.operatorSwapped, tokens(part.operands, sequence)) { fault in
            [
                Insertion(
                    offset: bytes.lowerBound, side: .opening, otherEnd: bytes.upperBound,
                    text: "Mutant.\(name)(\(fault), "),
                Insertion(
                    offset: mark.start, side: .replacing(mark.end - mark.start),
                    otherEnd: mark.end, text: ","),
                Insertion(
                    offset: bytes.upperBound, side: .closing, otherEnd: bytes.lowerBound, text: ")"),
            ]
        }
    }

    private func cut(_ operands: Range<Int>, at operators: [Int]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = operands.lowerBound
        for index in operators {
            result.append(start..<index + 1)
            start = index + 1
        }
        return result + [start..<operands.upperBound]
    }

    private func tokens(_ operands: Range<Int>, _ sequence: OperatorSequence) -> TokenRange {
        sequence.operands[operands.lowerBound]
            .lowerBound..<sequence.operands[operands.upperBound - 1].upperBound
    }

    /// Comparisons that let one more through, and a number that lacks one.
    private mutating func arithmetic(_ index: Int, _ token: Int, _ sequence: OperatorSequence) {
        guard index + 1 < sequence.operands.count else { return }
        let operand = sequence.operands[index + 1]
        // Tuples have no neighbours.
        guard file.tokens.tokens[operand.lowerBound].kind != .leftParen else { return }
        switch file.tokens.text(of: token) {
        case "<", ">=":
            let end = endOfComparison(from: index + 1, sequence)
            list.wrap(
                .boundaryMoved, sequence.operands[index].lowerBound..<end, "", " + Mutant.one(#)")
        case ">", "<=":
            let end = endOfComparison(from: index + 1, sequence)
            list.wrap(
                .boundaryMoved, sequence.operands[index].lowerBound..<end, "", " - Mutant.one(#)")
        case "+", "-":
            guard operand.count == 1, file.tokens.spells(operand.lowerBound, "1") else { return }
            list.wrap(.oneDropped, operand, "Mutant.either(#, 0, ", ")")
        default: return
        }
    }

    /// Behind the right side of a comparison, with what binds tighter than it.
    private func endOfComparison(from operand: Int, _ sequence: OperatorSequence) -> Int {
        var last = operand
        while last < sequence.operators.count,
            ["+", "-", "*", "/", "%", "??"].contains(
                file.tokens.text(of: sequence.operators[last]))
        {
            last += 1
        }
        return sequence.operands[min(last, sequence.operands.count - 1)].upperBound
    }
}
