/// Builds declarations with their members, on a stack of its own instead of the machine's.
struct OutlineBuilder: Sendable {
    /// Types nested deeper than this keep their bodies unread; the compiler refuses them too.
    private static let deepestMembers = 200

    private var reader: TokenReader
    private var frames: [Frame] = []
    private var clauses: [ClauseReference] = []
    private var index = 0
    /// The declarations at the top level so far.
    private(set) var declarations: [Declaration] = []
    /// The statements at the top level so far.
    private(set) var topLevelStatements: [Statement] = []

    /// A type whose members are being read.
    private struct Frame: Sendable {
        var owner: Declaration
        let outerLimit: Int
        let outerClauses: Int
        let end: Int
    }

    /// A builder of the outline of what a reader reads.
    init(_ reader: TokenReader) {
        self.reader = reader
    }

    /// Reads a whole file.
    mutating func readFile() {
        while index < reader.limit || !frames.isEmpty { step() }
    }

    /// The declaration of a head, with its members.
    consuming func declaration(_ head: DeclarationHead) -> Declaration {
        var declaration = reader.declarationWithoutMembers(head)
        declaration.conditions = reader.clauses(around: head.start)
        clauses = declaration.conditions
        index = declaration.range.upperBound
        guard open(declaration) else { return declaration }
        while !frames.isEmpty { step() }
        return declarations.first ?? declaration
    }

    private mutating func step() {
        if index >= reader.limit {
            close()
        } else if let head = reader.declarationHead(at: index, isMember: !frames.isEmpty) {
            var declaration = reader.declarationWithoutMembers(head)
            declaration.conditions =
                clauses.count > ClauseReference.most
                ? Array(clauses.suffix(ClauseReference.most)) : clauses
            index = declaration.range.upperBound
            if !open(declaration) { add(declaration) }
        } else if !readDirective() {
            readOther()
        }
    }

    /// Starts with the members of a type; false for a declaration without members.
    private mutating func open(_ declaration: Declaration) -> Bool {
        guard declaration.kind.hasMembers, let body = declaration.body,
            frames.count < Self.deepestMembers
        else { return false }
        frames.append(
            Frame(
                owner: declaration, outerLimit: reader.limit, outerClauses: clauses.count,
                end: declaration.range.upperBound))
        reader.limit = min(reader.limit, body.upperBound)
        index = body.lowerBound
        return true
    }

    private mutating func close() {
        guard let frame = frames.popLast() else { return }
        reader.limit = frame.outerLimit
        clauses.removeLast(max(0, clauses.count - frame.outerClauses))
        index = frame.end
        add(frame.owner)
    }

    private mutating func add(_ declaration: Declaration) {
        if frames.isEmpty {
            declarations.append(declaration)
        } else {
            frames[frames.count - 1].owner.members.append(declaration)
        }
    }

    /// Steps over `#if`, `#elseif`, `#else` or `#endif` and keeps account of the clause.
    private mutating func readDirective() -> Bool {
        switch reader.kind(index) {
        case .poundIf:
            if let block = reader.conditional(at: index) {
                clauses.append(ClauseReference(block: block, clause: 0))
            }
        case .poundElseif, .poundElse:
            if let last = clauses.popLast() {
                clauses.append(ClauseReference(block: last.block, clause: last.clause + 1))
            }
        case .poundEndif:
            clauses.removeLast(min(1, clauses.count))
            index += 1
            return true
        default:
            return false
        }
        index = reader.endOfDirective(index)
        return true
    }

    /// Takes a statement at the top level, and steps over what is no member in a type.
    private mutating func readOther() {
        if reader.kind(index) == .semicolon || reader.kind(index) == .shebang {
            index += 1
        } else if frames.isEmpty {
            let statement = reader.statement(at: index)
            topLevelStatements.append(statement)
            index = max(index + 1, statement.terminator ?? statement.range.upperBound)
        } else if reader.kind(index) == .pound {
            index = max(index + 1, reader.endOfExpression(index, .basic))
        } else {
            index = reader.afterGroup(index)
        }
    }
}

extension ClauseReference {
    /// How many of the innermost clauses around a declaration are listed; a limit, so that they can't take the
    /// square of the file's size.
    fileprivate static let most = 100
}

extension TokenReader {
    /// The `#if` clauses around a token, outermost first.
    func clauses(around token: Int) -> [ClauseReference] {
        var low = 0
        var high = conditionals.count
        while low < high {
            let middle = (low + high) / 2
            if conditionals[middle].range.lowerBound <= token {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var result: [ClauseReference] = []
        var block = low - 1
        while block >= 0, result.count < ClauseReference.most {
            let clauses = conditionals[block].clauses
            if let clause = clauses.firstIndex(where: { $0.body.contains(token) }) {
                result.append(ClauseReference(block: block, clause: clause))
            }
            guard let parent = conditionals[block].parent else { break }
            block = parent.block
        }
        return result.reversed()
    }
}
