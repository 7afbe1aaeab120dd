import SwiftOutline

/// Reads statements as steps and connects them.
struct FlowBodyReader {
    /// The outline of the file.
    let file: SwiftFile
    /// Reads its expressions.
    let expressions: ExpressionReader
    /// The steps so far.
    var steps: [FlowStep] = []
    /// The steps that another one leads to.
    private(set) var reached: Set<Int> = []
    /// Whether everything was understood.
    var isComplete = true
    /// Whether more steps were left out than a body may have.
    private(set) var isTooLarge = false
    /// Where `break`, `continue` and errors lead, the innermost last.
    var targets: [JumpTarget] = []
    /// The `#if` clauses around the place.
    var clauses: [ClauseReference] = []

    /// Blocks that are nested deeper are not read.
    static let deepest = 60

    /// What a jump may lead to.
    struct JumpTarget {
        enum Kind { case loop, breakable, errors, deferred }
        let kind: Kind
        var label: String?
        /// The step behind the statement.
        var end: Int
        /// The step that starts the next round of a loop.
        var next: Int?
    }

    /// A reader of bodies in a file.
    init(_ file: SwiftFile) {
        self.file = file
        expressions = ExpressionReader(file)
    }

    /// Reads the statements of a body.
    mutating func read(_ range: TokenRange) {
        _ = add(.entry, range.lowerBound..<range.lowerBound)
        _ = add(.exit, range.upperBound..<range.upperBound)
        let end = block(range, from: [FlowBody.entry], depth: 0)
        connect(end, to: FlowBody.exit)
    }

    // MARK: Steps

    /// Adds a step behind others, and gives its index.
    mutating func add(
        _ kind: FlowStep.Kind, _ range: TokenRange, of statement: TokenRange? = nil,
        from sources: [Int] = []
    ) -> Int {
        steps.append(
            FlowStep(kind: kind, range: range, statement: statement ?? range, clauses: clauses))
        connect(sources, to: steps.count - 1)
        return steps.count - 1
    }

    /// Says that a step comes behind others.
    mutating func connect(_ sources: [Int], to step: Int) {
        if !sources.isEmpty { reached.insert(step) }
        for source in sources where !steps[source].successors.contains(step) {
            steps[source].successors.append(step)
        }
    }

    /// A step where paths meet.
    mutating func meeting(at token: Int, of statement: TokenRange) -> Int {
        add(.passes, token..<token, of: statement)
    }

    /// The steps of a block; what is returned is where it ends normally, which is nowhere behind a `return`.
    mutating func block(_ range: TokenRange, from sources: [Int], depth: Int) -> [Int] {
        guard depth < Self.deepest, steps.count < FlowBody.largest else {
            isComplete = false
            isTooLarge = isTooLarge || steps.count >= FlowBody.largest
            return [add(.opaque, range, from: sources)]
        }
        var current = sources
        var deferred = 0
        for statement in file.statements(of: range) {
            guard steps.count < FlowBody.largest else {
                isComplete = false
                isTooLarge = true
                current = [
                    add(.opaque, statement.range.lowerBound..<range.upperBound, from: current)
                ]
                break
            }
            if statement.kind == .deferStatement { deferred += 1 }
            current = self.statement(statement, from: current, depth: depth)
        }
        for _ in 0..<deferred {
            guard let scope = targets.popLast() else { break }
            current = leave(scope, from: current)
        }
        return current
    }

    /// Reads a statement, and gives the steps that end it.
    mutating func statement(
        _ statement: Statement, from sources: [Int], depth: Int
    ) -> [Int] {
        switch statement.kind {
        case .declaration(let declaration):
            return declared(declaration, statement, from: sources)
        case .expression: return [evaluation(of: statement, from: sources)]
        case .ifStatement: return branches(statement, from: sources, depth: depth)
        case .guardStatement: return guarded(statement, from: sources, depth: depth)
        case .switchStatement: return switched(statement, from: sources, depth: depth)
        case .forLoop, .whileLoop, .repeatLoop:
            return loop(statement, from: sources, depth: depth)
        case .doStatement: return attempt(statement, from: sources, depth: depth)
        case .deferStatement: return postponed(statement, from: sources, depth: depth)
        case .returnStatement:
            let value = statement.expression.map(expressions.expression)
            end(at: add(.returns(value), statement.range, from: sources), .exit)
            return []
        case .throwStatement:
            let value = statement.expression.map(expressions.expression)
            end(at: add(.raises(value), statement.range, from: sources), .error)
            return []
        case .breakStatement, .continueStatement:
            jump(statement, from: sources)
            return []
        case .fallthroughStatement:
            let step = add(.passes, statement.range, from: sources)
            falls.append(step)
            return []
        case .conditionalCompilation:
            return conditional(statement, from: sources, depth: depth)
        case .unrecognized:
            isComplete = false
            return [add(.opaque, statement.range, from: sources)]
        }
    }

    private mutating func evaluation(of statement: Statement, from sources: [Int]) -> Int {
        let value = expressions.expression(in: statement.expression ?? statement.range)
        let step = add(.evaluate(value), statement.range, from: sources)
        mayThrow(step)
        return step
    }

    private mutating func declared(
        _ declaration: Declaration, _ statement: Statement, from sources: [Int]
    ) -> [Int] {
        guard declaration.kind == .variable else {
            return [add(.declares(declaration), statement.range, from: sources)]
        }
        var current = sources
        let names = file.declaredNames(in: statement)
        for binding in declaration.bindings {
            let value = FlowBinding(
                names: names.filter { binding.pattern.contains($0.token) }, type: binding.type,
                value: binding.initializer.map(expressions.expression),
                isVariable: file.tokens.tokens[declaration.keyword].kind == .keyword(.var),
                isComputed: !binding.accessorKinds.isEmpty,
                getter: binding.accessorKinds == [.implicitGetter] ? binding.accessorBraces : nil)
            let end = [binding.initializer, binding.type, binding.pattern].compactMap { $0 }.first
            let range = binding.pattern.lowerBound..<(end ?? binding.pattern).upperBound
            let step = add(.bind(value), range, of: statement.range, from: current)
            mayThrow(step)
            current = [step]
        }
        return current
    }

    // MARK: Branches

    private mutating func branches(
        _ statement: Statement, from sources: [Int], depth: Int
    ) -> [Int] {
        var ends: [Int] = []
        var otherwise = sources
        let meeting = pushBreakable(statement)
        for block in statement.blocks {
            var start = otherwise
            if let condition = block.condition {
                let step = conditions(condition, of: statement, from: otherwise)
                start = [step]
                otherwise = [step]
            } else {
                otherwise = []
            }
            ends += self.block(block.body, from: start, depth: depth + 1)
        }
        return popBreakable(meeting, ends + otherwise)
    }

    private mutating func guarded(
        _ statement: Statement, from sources: [Int], depth: Int
    ) -> [Int] {
        guard let block = statement.blocks.first, let condition = block.condition else {
            isComplete = false
            return [add(.opaque, statement.range, from: sources)]
        }
        let step = conditions(condition, of: statement, from: sources)
        // Where the block ends normally the code doesn't compile.
        _ = self.block(block.body, from: [step], depth: depth + 1)
        return [step]
    }

    /// Reads the conditions of a statement as one step.
    mutating func conditions(
        _ range: TokenRange, of statement: Statement, from sources: [Int]
    ) -> Int {
        let conditions = ConditionReader(file).conditions(in: range)
        let step = add(.condition(conditions), range, of: statement.range, from: sources)
        mayThrow(step)
        return step
    }

    private var falls: [Int] = []

    private mutating func switched(
        _ statement: Statement, from sources: [Int], depth: Int
    ) -> [Int] {
        let subject = expressions.expression(in: statement.expression ?? statement.range)
        let range = statement.expression ?? statement.range
        let step = add(.subject(subject), range, of: statement.range, from: sources)
        mayThrow(step)
        let meeting = pushBreakable(statement)
        let outer = falls
        falls = []
        var ends: [Int] = []
        for block in statement.blocks {
            switch block.role {
            case .case(let label):
                let names = file.boundNames(in: label)
                let entry = add(
                    .label(names, label, of: subject), label, of: statement.range,
                    from: [step] + falls)
                falls = []
                ends += self.block(block.body, from: [entry], depth: depth + 1)
            default:
                // Cases inside of a `#if`.
                isComplete = false
                ends.append(add(.opaque, block.body, of: statement.range, from: [step]))
            }
        }
        falls = outer
        return popBreakable(meeting, ends)
    }

    private mutating func conditional(
        _ statement: Statement, from sources: [Int], depth: Int
    ) -> [Int] {
        var ends: [Int] = []
        var hasElse = false
        for block in statement.blocks {
            guard case .clause(let reference) = block.role else { continue }
            hasElse = hasElse || file.clause(reference).kind == .else
            clauses.append(reference)
            ends += self.block(block.body, from: sources, depth: depth + 1)
            clauses.removeLast()
        }
        ends += hasElse ? [] : sources
        guard ends.count > Self.mostEnds else { return ends }
        let end = meeting(at: statement.range.upperBound, of: statement.range)
        connect(ends, to: end)
        return [end]
    }

    /// More ends of a statement meet in a step of their own, so that they are no more after each that follows.
    private static let mostEnds = 16

    // MARK: Loops

    private mutating func loop(
        _ statement: Statement, from sources: [Int], depth: Int
    ) -> [Int] {
        guard let block = statement.blocks.first else {
            isComplete = false
            return [add(.opaque, statement.range, from: sources)]
        }
        let end = meeting(at: statement.range.upperBound, of: statement.range)
        let head = head(of: statement, block, from: sources)
        targets.append(
            JumpTarget(kind: .loop, label: label(of: statement), end: end, next: head))
        var first = head
        if statement.kind == .forLoop, let condition = block.condition {
            first = conditions(condition, of: statement, from: [head])
            connect([first], to: head)
        }
        let last = self.block(block.body, from: [first], depth: depth + 1)
        targets.removeLast()
        if statement.kind == .repeatLoop, let condition = block.condition {
            let step = conditions(condition, of: statement, from: last)
            connect([step], to: head)
            connect([step], to: end)
        } else {
            connect(last, to: head)
            connect([head], to: end)
        }
        return [end]
    }

    private mutating func head(
        of statement: Statement, _ block: Block, from sources: [Int]
    ) -> Int {
        switch statement.kind {
        case .forLoop:
            // Swift 2 has loops without `in`.
            guard let pattern = statement.pattern, let range = statement.expression,
                pattern.upperBound <= range.lowerBound
            else {
                isComplete = false
                return add(.opaque, block.condition ?? statement.range, from: sources)
            }
            let sequence = expressions.expression(in: range)
            let names = file.boundNames(in: pattern)
            let all = names.isEmpty ? plainNames(pattern) : names
            let step = add(
                .iterate(all, sequence), pattern.lowerBound..<range.upperBound,
                of: statement.range, from: sources)
            mayThrow(step)
            return step
        case .whileLoop:
            return conditions(block.condition ?? statement.range, of: statement, from: sources)
        default:
            let step = meeting(at: statement.range.lowerBound, of: statement.range)
            connect(sources, to: step)
            return step
        }
    }

    /// The names of a pattern that has no `let`, as in `for x in y`; what stands behind `case` declares none by itself.
    private func plainNames(_ pattern: TokenRange) -> [DeclaredName] {
        if pattern.contains(where: { file.tokens.tokens[$0].kind == .keyword(.case) }) { return [] }
        return pattern.filter { file.tokens.tokens[$0].kind == .identifier }.map {
            DeclaredName(name: file.name(at: $0), token: $0)
        }
    }
}
