/// What a token is. Brackets, punctuation and directives have cases of their own, so that no code compares text.
public enum TokenKind: Sendable, Hashable {
    case identifier
}
