extension TokenReader {
    /// The cases between the braces of a `switch`, those inside `#if` clauses included.
    func switchCases(in content: TokenRange) -> [Block] {
        var collector = SwitchCaseCollector()
        var index = content.lowerBound
        let end = min(content.upperBound, limit)
        while index < end {
            if let label = caseLabel(at: index) {
                collector.start(label)
                index = label.upperBound
                continue
            }
            switch kind(index) {
            case .poundIf:
                if let block = conditional(at: index), !wrapsCases(block) {
                    index = max(index + 1, min(conditionals[block].range.upperBound, end))
                    continue
                }
                collector.finish(at: index)
                index = endOfDirective(index)
            case .poundElseif, .poundElse, .poundEndif:
                collector.finish(at: index)
                index = endOfDirective(index)
            default:
                index = afterGroup(index)
            }
        }
        collector.finish(at: end)
        return collector.blocks
    }

    /// Behind a directive and its condition, which ends with the line.
    func endOfDirective(_ start: Int) -> Int {
        var index = start + 1
        while index < limit, !startsLine(index) { index = afterGroup(index) }
        return index
    }

    /// Whether the first thing in a `#if` is a case label.
    private func wrapsCases(_ block: Int) -> Bool {
        caseLabel(at: conditionals[block].firstToken) != nil
    }

    /// The label that starts at an index: `case …:`, `default:`, with attributes such as `@unknown`.
    func caseLabel(at start: Int) -> TokenRange? {
        var index = start
        if kind(index) == .atSign { index = endOfAttributes(index) }
        switch kind(index) {
        case .keyword(.default):
            guard kind(index + 1) == .colon, kind(index - 1) != .period else { return nil }
            return start..<index + 2
        case .keyword(.case):
            return startsLabel(index) ? start..<endOfLabel(index) : nil
        default:
            return nil
        }
    }

    /// Whether a `case` is not that of `if case`, `for case` or of a further condition.
    private func startsLabel(_ index: Int) -> Bool {
        guard index > 1, list.tokens[index - 2].kind != .period else { return true }
        switch list.tokens[index - 1].kind {
        case .comma, .period, .keyword(.if), .keyword(.guard), .keyword(.while), .keyword(.for),
            .keyword(.try), .keyword(.where):
            return false
        case .identifier:
            return !list.spells(index - 1, "await") || startsLine(index)
        default:
            return true
        }
    }

    private func endOfLabel(_ start: Int) -> Int {
        var index = start + 1
        var ternaries = 0
        while index < limit {
            switch kind(index) {
            case .infixQuestionMark:
                ternaries += 1
                index += 1
            case .colon:
                if ternaries == 0 { return index + 1 }
                ternaries -= 1
                index += 1
            case .semicolon, .rightBrace:
                return index
            case .keyword(.case) where kind(index - 1) != .period:
                return index
            default:
                index = afterGroup(index)
            }
        }
        return index
    }
}

/// Gathers the cases of a `switch` while its tokens are walked.
private struct SwitchCaseCollector {
    var blocks: [Block] = []
    private var label: TokenRange?

    mutating func start(_ next: TokenRange) {
        finish(at: next.lowerBound)
        label = next
    }

    mutating func finish(at end: Int) {
        guard let label else { return }
        self.label = nil
        blocks.append(
            Block(
                role: .case(label: label), braces: nil,
                body: label.upperBound..<max(label.upperBound, end), condition: nil))
    }
}
