/// What a token is. Brackets, punctuation and directives have cases of their own, so that no code compares text.
///
/// Contextual keywords (`actor`, `async`, `weak`, `override`, `some`…) are `.identifier`, as only a parser can
/// tell them apart from names; a name in backticks is `.identifier` too, backticks included.
public enum TokenKind: Sendable, Hashable {
    // Words
    case identifier
    /// `$0`, `$1`; a projected value such as `$name` is `.identifier`.
    case dollarIdentifier
    case keyword(Keyword)
    /// `_`
    case wildcard

    // Literals
    case integerLiteral
    /// A number with a fraction or an exponent; also the first two parts of a version such as `14.0.1`.
    case floatLiteral
    /// `"` at either end of a literal.
    case stringQuote
    /// `"""` at either end of a literal.
    case multilineStringQuote
    /// `'`, which Swift doesn't accept but recovers from.
    case singleQuote
    /// The text between quotes and interpolations, line breaks and indentation included; never empty.
    case stringSegment
    /// The `#`s at either end of a raw string and in its interpolations.
    case rawStringDelimiter
    /// `/` at either end of a regex literal.
    case regexSlash
    /// What stands between the slashes of a regex literal; never empty.
    case regexPattern
    /// The `#`s at either end of an extended regex literal.
    case regexDelimiter

    // Brackets
    case leftParen, rightParen
    case leftSquare, rightSquare
    case leftBrace, rightBrace

    // Punctuation
    /// An operator that has no case of its own; `<` and `>` of generics are operators to a tokenizer.
    case operatorToken(OperatorFixity)
    /// `->`
    case arrow
    /// `=`
    case equal
    case colon
    /// `::`
    case doubleColon
    case semicolon, comma, period
    /// `@`
    case atSign
    /// `#` of a macro expansion or of `#selector`, `#file`…; the word that follows is a token of its own.
    case pound
    /// `?` without space in front of it.
    case postfixQuestionMark
    /// `?` with space in front of it, as in the ternary operator.
    case infixQuestionMark
    /// `!` without space in front of it; elsewhere it is a prefix operator.
    case exclamationMark
    /// `&` in front of an argument.
    case prefixAmpersand
    /// `\` of a key path or of an interpolation.
    case backslash
    /// A backtick without its partner.
    case backtick

    // Directives
    case poundIf, poundElseif, poundElse, poundEndif
    case poundSourceLocation, poundAvailable, poundUnavailable

    /// `#!` at the start of the file, up to the end of the line.
    case shebang
    /// Characters that belong to no token, such as a stray `*/`.
    case unknown
    /// The end of the file; empty and always the last token.
    case endOfFile
}

/// Where an operator stands, as the white space on both sides decides it.
public enum OperatorFixity: Sendable, Hashable {
    case prefix, postfix, binary
}

extension TokenKind {
    /// Whether the token is a `?` or `!` behind what it belongs to, such as an optional, `try` or `as`.
    public var isPostfixMark: Bool { self == .postfixQuestionMark || self == .exclamationMark }
}
