import SourceEditing

/// The outline of a Swift file: its declarations, its `#if` blocks and, on demand, the statements of any block.
///
/// It is made from tokens alone, so text in strings and comments is never taken for code. Broken code gives an
/// outline too, of what could be understood.
public struct SwiftFile: Sendable {
    /// The tokens that all ranges of the outline count.
    public let tokens: TokenList
    /// The declarations at the top level in order, those inside `#if` clauses included.
    public let declarations: [Declaration]
    /// Every `#if … #endif` in the order of the `#if`.
    public let conditionals: [ConditionalBlock]
    /// The statements at the top level that are no declarations, those inside `#if` clauses included.
    public let topLevelStatements: [Statement]
    /// The line ending that most of its lines use.
    public let newline: Newline
    /// Reads its tokens.
    let reader: TokenReader

    /// Outlines a file; never fails, and takes time in proportion to the file's size.
    public init(_ text: SourceText) {
        self.init(TokenList(text))
    }

    /// Outlines a file that has been cut into tokens already.
    public init(_ tokens: TokenList) {
        var reader = TokenReader(tokens)
        reader.conditionals = reader.collectConditionals()
        var builder = OutlineBuilder(reader)
        builder.readFile()
        self.tokens = tokens
        newline = tokens.text.newline
        self.reader = reader
        self.conditionals = reader.conditionals
        self.declarations = builder.declarations
        self.topLevelStatements = builder.topLevelStatements
    }

    private init(_ file: SwiftFile, declaring declarations: [Declaration]) {
        tokens = file.tokens
        newline = file.newline
        reader = file.reader
        conditionals = file.conditionals
        topLevelStatements = file.topLevelStatements
        self.declarations = declarations
    }

    /// The same file as if some declarations at the top level were not there; its tokens and statements stay.
    public func leavingOut(where isLeftOut: (Declaration) -> Bool) -> SwiftFile {
        SwiftFile(self, declaring: declarations.filter { !isLeftOut($0) })
    }

    /// The file's text.
    public var text: SourceText { tokens.text }

    /// The statements of a block, one level deep, from the tokens between its braces.
    public func statements(of block: TokenRange) -> [Statement] {
        var reader = self.reader
        reader.limit = min(max(block.upperBound, 0), reader.limit)
        return reader.statements(from: max(block.lowerBound, 0))
    }

    /// The `#if` clauses around a token, outermost first; of more than 100 the innermost.
    public func conditions(at token: Int) -> [ClauseReference] {
        reader.clauses(around: token)
    }

    /// A clause by its place.
    public func clause(_ reference: ClauseReference) -> ConditionalClause {
        conditionals[reference.block].clauses[reference.clause]
    }

    /// The bytes from the start of the first token to the end of the last; an empty range has no length.
    public func bytes(of range: TokenRange) -> Range<Int> {
        let all = tokens.tokens
        guard range.lowerBound >= 0, range.lowerBound < all.count else {
            return text.count..<text.count
        }
        let start = all[range.lowerBound].start
        guard !range.isEmpty else { return start..<start }
        return start..<max(start, all[min(range.upperBound, all.count) - 1].end)
    }

    /// The source text from the start of the first token to the end of the last.
    public func text(_ range: TokenRange) -> String {
        text[bytes(of: range)]
    }

    /// The text of a token without back-ticks.
    public func name(at token: Int) -> String {
        reader.name(token)
    }
}
