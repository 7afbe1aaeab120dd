import SwiftOutline

/// Tells how a member of the class is spelled inside of closures, which want `self` written out.
struct SelfInClosure {
    private let file: SwiftFile
    private let body: TokenRange
    /// Names that are captured in the place of `self`.
    private let standIns: Set<String>
    /// The innermost brace around each token of the body.
    private let braces: [Int?]
    private let known = Known()

    /// What was found for the code between two braces, so that many places cost no more than one.
    private final class Known {
        var closures: [Int: [ClosureShape]] = [:]
    }

    /// An answer for the code of a function or closure; a capture of one of `standIns` becomes one of `self`.
    init(in body: TokenRange, of file: SwiftFile, standIns: Set<String>) {
        self.file = file
        self.body = body
        self.standIns = standIns
        var open: [Int] = []
        braces = body.map { token in
            if file.tokens.tokens[token].kind == .rightBrace { _ = open.popLast() }
            defer { if file.tokens.tokens[token].kind == .leftBrace { open.append(token) } }
            return open.last
        }
    }

    /// Whether a place of the body stands in a closure, which may run later.
    func contains(_ token: Int) -> Bool { !closures(around: token).isEmpty }

    /// What a member's name needs in front of it at a place of the body: nothing, `self.`, or `self?.`
    func prefix(at token: Int) -> String {
        let closures = closures(around: token)
        guard !closures.isEmpty else { return "" }
        var isWeak = false
        for closure in closures {
            isWeak = capture(of: closure) ?? isWeak
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
            let statement = file.statements(of: body).first(where: { $0.range.contains(token) })
        else { return [] }
        if let block = statement.blocks.first(where: { $0.body.contains(token) }) {
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

    /// Whether a closure has `self` weakly; nil where it does not name it.
    private func capture(of closure: ClosureShape) -> Bool? {
        guard let list = closure.captureList else { return nil }
        let name = list.first { token in
            file.tokens.tokens[token].kind == .keyword(.`self`)
                || standIns.contains(file.name(at: token))
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
