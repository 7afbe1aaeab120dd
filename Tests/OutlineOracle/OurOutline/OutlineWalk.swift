/// Walks every declaration and every block of a file, closures and accessors included.
struct OutlineWalk {
    private let file: SwiftFile
    private var found: [String] = []
    private var blocks: [TokenRange]

    init(_ file: SwiftFile) {
        self.file = file
        self.blocks = [0..<file.tokens.tokens.count - 1]
    }

    /// A line for each declaration and each statement.
    mutating func lines() -> [String] {
        while let block = blocks.popLast() {
            for statement in file.statements(of: block) { add(statement) }
        }
        return found
    }

    private mutating func add(_ statement: Statement) {
        add("statement", statement.range)
        switch statement.kind {
        case .declaration(let declaration):
            add(declaration)
            return
        case .conditionalCompilation:
            blocks += statement.blocks.map(\.body)
            return
        default: break
        }
        blocks += statement.blocks.map(\.body)
        var braces = Set(statement.blocks.compactMap { $0.braces?.open })
        for block in statement.blocks {
            if case .case(let label) = block.role { scan(label, braces: []) }
        }
        if statement.kind == .switchStatement, let subject = statement.expression {
            braces.insert(subject.upperBound)
        }
        // A statement's own keyword is stepped over, as it starts an expression elsewhere.
        let first = statement.range.lowerBound + (statement.label == nil ? 0 : 2)
        scan(
            first + (statement.kind == .expression ? 0 : 1)..<statement.range.upperBound,
            braces: braces)
    }

    private mutating func add(_ declaration: Declaration) {
        var pending = [declaration]
        while let declaration = pending.popLast() {
            let named = declaration.bindings.first?.pattern ?? declaration.nameRange
            let name = named.map(file.text) ?? ""
            let spelled = declaration.kind == .function ? declaration.name : name
            add(
                "declaration \(declaration.kind) \(spelled.filter { $0 != "`" && !$0.isWhitespace })",
                declaration.range)
            pending += declaration.members
            addCode(of: declaration)
        }
    }

    /// Takes the bodies, accessors, initial values and attributes of a declaration.
    private mutating func addCode(of declaration: Declaration) {
        var braces: Set<Int> = []
        if let body = declaration.bodyBraces {
            braces.insert(body.open)
            switch declaration.kind {
            case .function, .initializer, .deinitializer: blocks.append(body.content)
            case .subscript: addAccessors(body)
            case .precedenceGroup, .operatorDeclaration: break
            default: addCode(between: declaration.members, in: body.content)
            }
        }
        for accessors in declaration.bindings.compactMap(\.accessorBraces) {
            braces.insert(accessors.open)
            addAccessors(accessors)
        }
        scan(declaration.range, braces: braces)
    }

    /// Takes the macro expansions between members.
    private mutating func addCode(between members: [Declaration], in content: TokenRange) {
        var start = content.lowerBound
        for member in members {
            scan(start..<max(start, member.range.lowerBound), braces: [])
            start = member.range.upperBound
        }
        scan(start..<max(start, content.upperBound), braces: [])
    }

    private mutating func addAccessors(_ braces: BracketPair) {
        if file.reader.accessorKinds(in: braces.content) == [.implicitGetter] {
            blocks.append(braces.content)
            return
        }
        var index = braces.content.lowerBound
        while index < braces.content.upperBound {
            if let body = file.reader.braces(index) { blocks.append(body.content) }
            index = file.reader.afterGroup(index)
        }
    }

    /// Takes the closures, and the `if`, `switch` and `do` that stand as expressions, of a range.
    private mutating func scan(_ range: TokenRange, braces: Set<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            switch file.tokens.tokens[index].kind {
            case .leftBrace:
                if !braces.contains(index), let closure = file.closure(at: index) {
                    blocks.append(closure.body)
                    scan(index + 1..<closure.body.lowerBound, braces: [])
                }
                index = file.reader.afterGroup(index)
            case .keyword(.if), .keyword(.switch), .keyword(.do):
                index = addStatementExpression(at: index)
            default:
                index += 1
            }
        }
    }

    private mutating func addStatementExpression(at index: Int) -> Int {
        let parts: StatementParts
        switch (file.tokens.tokens[max(0, index - 1)].kind, file.tokens.tokens[index].kind) {
        case (.period, _), (.pound, _), (.keyword(.else), _): return index + 1
        case (_, .keyword(.if)): parts = file.reader.ifParts(at: index, .basic)
        case (_, .keyword(.switch)): parts = file.reader.switchParts(at: index)
        default: parts = file.reader.doParts(at: index)
        }
        guard !parts.blocks.isEmpty else { return index + 1 }
        var braces = Set(parts.blocks.compactMap { $0.braces?.open })
        if let subject = parts.expression { braces.insert(subject.upperBound) }
        for block in parts.blocks {
            blocks.append(block.body)
            if case .case(let label) = block.role { scan(label, braces: []) }
        }
        scan(index + 1..<parts.end, braces: braces)
        return parts.end
    }

    private mutating func add(_ line: String, _ range: TokenRange) {
        let bytes = file.bytes(of: range)
        found.append("\(line) \(bytes.lowerBound) \(bytes.upperBound)")
    }
}
