import SwiftOutline

/// Tells how a member of the class is spelled inside of closures, which want `self` written out.
package struct SelfInClosure {
    private let file: SwiftFile
    private let body: TokenRange
    /// The innermost brace around each token of the body.
    private let braces: [Int?]
    private let known = Known()

    /// What was found for the code between two braces, so that many places cost no more than one.
    private final class Known {
        var closures: [Int: [ClosureShape]] = [:]
        var statements: [TokenRange: [Statement]] = [:]
    }

    /// Answers for the code of a function or closure.
    package init(in body: TokenRange, of file: SwiftFile) {
        self.file = file
        self.body = body
        var open: [Int] = []
        braces = body.map { token in
            if file.tokens.tokens[token].kind == .rightBrace { _ = open.popLast() }
            defer { if file.tokens.tokens[token].kind == .leftBrace { open.append(token) } }
            return open.last
        }
    }

    /// Whether a place of the body stands in a closure, which may run later.
    package func contains(_ token: Int) -> Bool { !closures(around: token).isEmpty }

    /// What a member's name needs in front of it at a place of the body: nothing, `self.`, or `self?.`; `captured` says
    /// how closures capture `self` from now on that captured something else, by the `[` of their capture lists.
    package func prefix(at token: Int, captured: [Int: String]) -> String {
        let closures = closures(around: token)
        guard !closures.isEmpty else { return "" }
        var isWeak = false
        for closure in closures {
            isWeak = capture(of: closure, captured) ?? isWeak
            if isWeak, unwrapsSelf(in: closure.body.lowerBound..<token) { isWeak = false }
        }
        return isWeak ? "self?." : "self."
    }

    /// The closures that a place stands in, the outermost first; looked for once between two braces.
    private func closures(around token: Int) -> [ClosureShape] {
        guard body.contains(token), let brace = braces[token - body.lowerBound] else { return [] }
        let closures = known.closures[brace] ?? closures(around: token, in: body, level: 0)
        known.closures[brace] = closures
        return closures
    }

    /// Blocks in blocks deeper than this are not looked at.
    private static let deepest = 40

    private func closures(
        around token: Int, in body: TokenRange, level: Int
    ) -> [ClosureShape] {
        // Nobody nests deeper by hand, and the stack stays bounded.
        guard level < Self.deepest,
            let statement = statements(of: body).first(around: token, \.range)
        else { return [] }
        if let block = statement.blocks.first(around: token, \.body) {
            return closures(around: token, in: block.body, level: level + 1)
        }
        if case .declaration(let declaration) = statement.kind, let inner = declaration.body,
            inner.contains(token)
        {
            return closures(around: token, in: inner, level: level + 1)
        }
        guard let closure = file.outermostClosure(in: statement, around: token),
            closure.body.contains(token)
        else { return [] }
        return [closure] + closures(around: token, in: closure.body, level: level + 1)
    }

    private func statements(of body: TokenRange) -> [Statement] {
        if let statements = known.statements[body] { return statements }
        let statements = file.statements(of: body)
        known.statements[body] = statements
        return statements
    }

    /// Whether a closure has `self` weakly; nil where it does not name it.
    private func capture(of closure: ClosureShape, _ captured: [Int: String]) -> Bool? {
        guard let list = closure.captureList else { return nil }
        if let specifier = captured[list.lowerBound] { return specifier == "weak" }
        // `self` alone, and not what it has.
        let name = list.first { token in
            file.tokens.tokens[token].kind == .keyword(.`self`)
                && [.comma, .rightSquare].contains(file.tokens.tokens[token + 1].kind)
        }
        return name.map { file.tokens.spells($0 - 1, "weak") }
    }

    /// Whether `guard let self` or `if let self` stands in a range.
    private func unwrapsSelf(in range: TokenRange) -> Bool {
        range.dropLast().contains {
            file.tokens.tokens[$0].kind == .keyword(.let)
                && file.tokens.tokens[$0 + 1].kind == .keyword(.`self`)
        }
    }
}

extension SwiftFile {
    /// The outermost closure of a statement that a token stands in, outside of the statement's blocks.
    func outermostClosure(in statement: Statement, around token: Int) -> ClosureShape? {
        let open = (statement.range.lowerBound..<token).first {
            tokens.tokens[$0].kind == .leftBrace && Int(tokens.partners[$0]) > token
        }
        return open.flatMap(closure(at:))
    }
}
