import SwiftOutline

/// Where `break`, `continue`, errors and `defer` lead.
extension FlowBodyReader {
    // MARK: Jumps

    /// The label in front of a statement; nil where there is none.
    func label(of statement: Statement) -> String? {
        statement.label.map(file.name(at:))
    }

    /// Enters a statement that `break` leaves, and gives the step at which its ways meet.
    mutating func pushBreakable(_ statement: Statement) -> Int {
        let meeting = meeting(at: statement.range.upperBound, of: statement.range)
        let isSwitch = statement.kind == .switchStatement
        targets.append(
            JumpTarget(
                kind: .breakable, label: label(of: statement) ?? (isSwitch ? nil : ""),
                end: meeting))
        return meeting
    }

    /// Leaves a statement that `break` leaves, and gives the steps from which the code goes on.
    mutating func popBreakable(_ meeting: Int, _ ends: [Int]) -> [Int] {
        targets.removeLast()
        connect(ends, to: meeting)
        return reached.contains(meeting) ? [meeting] : []
    }

    /// `break` and `continue`; only a loop or a `switch` is meant where there is no label.
    mutating func jump(_ statement: Statement, from sources: [Int]) {
        let step = add(.passes, statement.range, from: sources)
        let name = statement.range.count > 1 ? file.name(at: statement.range.upperBound - 1) : nil
        let continues = statement.kind == .continueStatement
        let index = targets.lastIndex { target in
            switch target.kind {
            case .loop: name == nil || target.label == name
            case .breakable:
                !continues && (name == nil ? target.label != "" : target.label == name)
            case .errors, .deferred: false
            }
        }
        guard let index else { return connect([step], to: FlowBody.exit) }
        let target = continues ? targets[index].next ?? targets[index].end : targets[index].end
        connect(through(index + 1, from: [step]), to: target)
    }

    /// How a body is left.
    enum Ending { case exit, error }

    /// Lets a body end behind a step.
    mutating func end(at step: Int, _ ending: Ending) {
        guard ending == .error, let handler = targets.lastIndex(where: { $0.kind == .errors })
        else {
            return connect(through(0, from: [step]), to: FlowBody.exit)
        }
        connect(through(handler + 1, from: [step]), to: targets[handler].end)
    }

    /// Any step may throw where it says `try`.
    mutating func mayThrow(_ step: Int) {
        let marks = steps[step].range.contains { file.tokens.tokens[$0].kind == .keyword(.try) }
        guard marks, let handler = targets.lastIndex(where: { $0.kind == .errors }) else {
            if marks { connect(through(0, from: [step]), to: FlowBody.exit) }
            return
        }
        connect(through(handler + 1, from: [step]), to: targets[handler].end)
    }

    // MARK: Errors and `defer`

    /// Reads a `do` with its `catch`es: errors of its body lead to these.
    mutating func attempt(
        _ statement: Statement, from sources: [Int], depth: Int
    ) -> [Int] {
        let meeting = pushBreakable(statement)
        let catches = statement.blocks.filter { $0.role == .catch }
        let handler =
            catches.isEmpty
            ? nil
            : self.meeting(
                at: statement.range.upperBound, of: statement.range)
        if let handler { targets.append(JumpTarget(kind: .errors, end: handler)) }
        var ends: [Int] = []
        for block in statement.blocks where block.role == .body {
            ends += self.block(block.body, from: sources, depth: depth + 1)
        }
        if handler != nil { targets.removeLast() }
        for block in catches {
            let names = block.condition.map(file.boundNames) ?? []
            let entry = add(
                .catches(names, block.condition),
                block.condition ?? block.body.lowerBound..<block.body.lowerBound,
                of: statement.range, from: handler.map { [$0] } ?? [])
            ends += self.block(block.body, from: [entry], depth: depth + 1)
        }
        return popBreakable(meeting, ends)
    }

    /// The code of a `defer` runs wherever its scope is left; it is read once, and every way out leads through it.
    mutating func postponed(
        _ statement: Statement, from sources: [Int], depth: Int
    ) -> [Int] {
        let entry = meeting(at: statement.range.lowerBound, of: statement.range)
        let body = statement.blocks.first?.body ?? statement.range
        let outer = targets
        targets = []
        let ends = block(body, from: [entry], depth: depth + 1)
        targets = outer
        let last = meeting(at: statement.range.upperBound, of: statement.range)
        connect(ends, to: last)
        targets.append(JumpTarget(kind: .deferred, end: entry, next: last))
        return sources
    }

    /// Leads a way out through the code that a scope postponed, and gives the steps behind that.
    mutating func leave(_ scope: JumpTarget, from sources: [Int]) -> [Int] {
        guard !sources.isEmpty, let last = scope.next else { return sources }
        connect(sources, to: scope.end)
        return [last]
    }

    /// The way out through the code that is postponed in the scopes from an index on.
    mutating func through(_ index: Int, from sources: [Int]) -> [Int] {
        var current = sources
        for scope in targets[min(index, targets.count)...].reversed() where scope.kind == .deferred
        {
            current = leave(scope, from: current)
        }
        return current
    }
}
