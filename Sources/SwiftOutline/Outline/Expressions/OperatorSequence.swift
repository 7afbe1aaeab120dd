/// An expression cut at its operators; which of them binds tighter is not decided.
public struct OperatorSequence: Sendable, Hashable {
    /// What stands between the operators; the right side of `as` and `is` is a type.
    public let operands: [TokenRange]
    /// Token indices of the operators: `a ? b : c` has two, `as?` is one, at its `as`.
    public let operators: [Int]
}

/// An assignment cut at its operator.
public struct Assignment: Sendable, Hashable {
    /// What is assigned to, without `try` and `await`.
    public let target: TokenRange
    /// Token index of `=`, `+=` and the like.
    public let operatorToken: Int
    /// What is assigned.
    public let value: TokenRange
}

extension SwiftFile {
    /// The operands of an expression, cut at every operator outside of brackets.
    public func operands(of range: TokenRange) -> [TokenRange] {
        operatorSequence(in: range).operands
    }

    /// An expression cut at every operator outside of brackets.
    public func operatorSequence(in range: TokenRange) -> OperatorSequence {
        reader.limited(to: range).operatorSequence(from: range.lowerBound)
    }

    /// The range as an assignment, plain or compound; nil for anything else.
    public func assignment(in range: TokenRange) -> Assignment? {
        reader.limited(to: range).assignment(from: range.lowerBound)
    }
}

extension TokenReader {
    /// The operators and operands from an index to the limit.
    func operatorSequence(from start: Int) -> OperatorSequence {
        var operands: [TokenRange] = []
        var operators: [Int] = []
        var index = start
        var ternaries = 0
        while index < limit {
            let operand = endOfOperand(index, .basic)
            guard operand > index else { break }
            operands.append(index..<operand)
            index = operand
            while let end = endOfTypeOperator(index) {
                operators.append(index)
                operands.append(startOfTypeOperand(index)..<end)
                index = end
            }
            guard let next = afterOperator(index, .basic, &ternaries) else { break }
            operators.append(index)
            index = next
        }
        if index < limit { operands.append(index..<limit) }
        return OperatorSequence(operands: operands, operators: operators)
    }

    private func startOfTypeOperand(_ keyword: Int) -> Int {
        let mark = kind(keyword + 1)
        let isMarked =
            isKeyword(keyword, .as)
            && (mark == .postfixQuestionMark || mark == .exclamationMark)
        return keyword + (isMarked ? 2 : 1)
    }

    /// The first assignment operator from an index to the limit.
    func assignment(from start: Int) -> Assignment? {
        let sequence = operatorSequence(from: start)
        guard let operatorToken = sequence.operators.first(where: isAssignment),
            operatorToken + 1 < limit, let first = sequence.operands.first?.lowerBound
        else { return nil }
        var target = first
        while isKeyword(target, .try) || isWord(target, "await")
            || target > first && isKeyword(target - 1, .try) && !isMemberName(target)
        {
            target += 1
        }
        guard target < operatorToken else { return nil }
        return Assignment(
            target: target..<operatorToken, operatorToken: operatorToken,
            value: operatorToken + 1..<limit)
    }

    /// Whether a token is `=` or an operator such as `+=`; comparisons are none.
    private func isAssignment(_ index: Int) -> Bool {
        switch kind(index) {
        case .equal: return true
        case .operatorToken:
            return list.text.bytes[list.tokens[index].range].last == UInt8(ascii: "=")
                && !spells(index, oneOf: AssignmentOperator.comparisons)
        default: return false
        }
    }
}

/// Operators that end with `=` and assign nothing.
enum AssignmentOperator {
    /// Operators that compare.
    static let comparisons: WordSet = [
        "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]
}
