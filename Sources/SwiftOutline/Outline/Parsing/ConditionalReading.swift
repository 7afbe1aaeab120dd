extension TokenReader {
    /// All `#if … #endif` of the file in the order of their `#if`; one without its `#endif` reaches to the end.
    func collectConditionals() -> [ConditionalBlock] {
        var collector = ConditionalCollector(self)
        for index in 0..<limit {
            switch kind(index) {
            case .poundIf: collector.open(index)
            case .poundElseif: collector.next(index, .elseIf)
            case .poundElse: collector.next(index, .else)
            case .poundEndif: collector.close(index)
            default: continue
            }
        }
        collector.finish()
        return collector.reader.conditionals
    }
}

/// Pairs the directives of a file, on a stack of its own.
private struct ConditionalCollector {
    var reader: TokenReader
    private var open: [Int] = []

    init(_ reader: TokenReader) {
        self.reader = reader
    }

    mutating func open(_ index: Int) {
        let parent = open.last.map {
            ClauseReference(block: $0, clause: reader.conditionals[$0].clauses.count - 1)
        }
        open.append(reader.conditionals.count)
        reader.conditionals.append(
            ConditionalBlock(
                clauses: [clause(.if, index)], parent: parent, end: nil, range: index..<index + 1,
                firstToken: index + 1))
    }

    mutating func next(_ index: Int, _ kind: ConditionalClause.Kind) {
        guard let block = open.last else { return }
        endClause(of: block, at: index)
        reader.conditionals[block].clauses.append(clause(kind, index))
    }

    mutating func close(_ index: Int) {
        guard let block = open.popLast() else { return }
        endClause(of: block, at: index)
        reader.conditionals[block].end = index
        reader.conditionals[block].range = reader.conditionals[block].range.lowerBound..<index + 1
        reader.conditionals[block].holdsOnlyAttributes = holdsOnlyAttributes(block)
        reader.conditionals[block].firstToken = firstToken(of: block)
    }

    mutating func finish() {
        while let block = open.popLast() {
            endClause(of: block, at: reader.limit)
            let start = reader.conditionals[block].range.lowerBound
            reader.conditionals[block].range = start..<reader.limit
            reader.conditionals[block].firstToken = firstToken(of: block)
        }
    }

    private func clause(_ kind: ConditionalClause.Kind, _ index: Int) -> ConditionalClause {
        let end = reader.endOfDirective(index)
        return ConditionalClause(
            kind: kind, directive: index, condition: kind == .else ? nil : index + 1..<end,
            body: end..<end)
    }

    private mutating func endClause(of block: Int, at end: Int) {
        let last = reader.conditionals[block].clauses.count - 1
        let start = reader.conditionals[block].clauses[last].body.lowerBound
        reader.conditionals[block].clauses[last].body = min(start, end)..<end
    }

    /// An inner block is finished before the outer one, so that one look is enough at any depth.
    private func firstToken(of block: Int) -> Int {
        let first = reader.conditionals[block].clauses[0].body.lowerBound
        guard reader.kind(first) == .poundIf, let inner = reader.conditional(at: first) else {
            return first
        }
        return reader.conditionals[inner].firstToken
    }

    private func holdsOnlyAttributes(_ block: Int) -> Bool {
        var found = false
        for clause in reader.conditionals[block].clauses {
            var inner = reader
            inner.limit = clause.body.upperBound
            let end = inner.endOfAttributes(clause.body.lowerBound)
            guard end == clause.body.upperBound else { return false }
            if !clause.body.isEmpty { found = true }
        }
        return found
    }
}
