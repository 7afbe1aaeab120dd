import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells whether the code around a value says of which type it is.
///
/// Source: the Swift book on implicitly unwrapped optionals, and SE-0054: where a type is inferred from one, that is an optional.
package struct DeclaredTypes {
    private let file: SwiftFile
    private let context: TargetContext

    /// A look at a file of a target.
    package init(in file: SwiftFile, of context: TargetContext) {
        self.file = file
        self.context = context
    }

    /// Whether an implicitly unwrapped optional is unwrapped where it takes the place of some tokens.
    package func unwrap(valueAt range: TokenRange) -> Bool {
        if isAskedForMember(range.upperBound) { return true }
        var before = range.lowerBound - 1
        while before > 0, file.tokens.spells(before, "await") || kind(before) == .keyword(.try) {
            before -= 1
        }
        switch kind(before) {
        case .equal: return isAssigned(by: before)
        case .keyword(.return): return !isInClosure(before)
        case .leftBrace:
            return kind(range.upperBound) != .rightBrace || isDeclared(brace: before)
        case .keyword(.in): return kind(range.upperBound) != .rightBrace
        case .leftParen, .comma, .colon, .leftSquare, .infixQuestionMark:
            return isArgument(before, range)
        case .operatorToken: return !file.tokens.spells(before, "??")
        case .keyword(.switch), .keyword(.case): return false
        default: return true
        }
    }

    private func isAskedForMember(_ next: Int) -> Bool {
        switch kind(next) {
        case .period, .postfixQuestionMark, .exclamationMark, .leftSquare: true
        default: false
        }
    }

    // MARK: Assignments

    /// Whether an assignment is to something that is there, or has a type; a new name has its own place among the casts.
    private func isAssigned(by equal: Int) -> Bool {
        guard kind(equal - 1) == .identifier else { return true }
        switch kind(equal - 2) {
        case .leftSquare, .comma: return false
        case .identifier:
            // `[weak home = …]`, and the next line of code.
            return !["weak", "unowned"].contains(file.name(at: equal - 2))
        case .rightParen:
            let open = Int(file.tokens.partners[equal - 2])
            return open < 1 || !file.tokens.spells(open - 1, "unowned")
        default: return true
        }
    }

    // MARK: Results

    /// Whether a brace is that of a function or property, and not that of a closure or of a branch that is a value.
    private func isDeclared(brace: Int) -> Bool {
        if brace > 0, ["get", "set", "didSet", "willSet"].contains(file.tokens.text(of: brace - 1))
        {
            return true
        }
        return code(around: brace + 1)?.lowerBound == brace + 1
    }

    private func isInClosure(_ token: Int) -> Bool {
        guard let code = code(around: token) else { return true }
        return SelfInClosure(in: code, of: file).contains(token)
    }

    /// The code of the function or property that a token stands in.
    private func code(around token: Int) -> TokenRange? {
        var declarations = file.declarations
        while let declaration = declarations.first(around: token, \.range) {
            guard declaration.kind.hasMembers else {
                return declaration.body
                    ?? declaration.bindings.compactMap(\.accessors).first { $0.contains(token) }
            }
            declarations = declaration.members
        }
        return nil
    }

    // MARK: Arguments

    /// Whether a value is an argument of a function of the app's own, which has no parameters of types; an element of a tuple, of a
    /// list or of what another module takes is of whatever type it has.
    private func isArgument(_ before: Int, _ range: TokenRange) -> Bool {
        guard let open = file.openParenthesis(around: range.lowerBound), open > 0,
            kind(before) != .infixQuestionMark, kind(before) != .leftSquare,
            // The colon of a label, and no branch of a choice.
            kind(before) != .colon || [.leftParen, .comma].contains(kind(before - 2))
        else { return false }
        guard kind(open - 1) == .identifier else { return false }
        return isPlain(file.name(at: open - 1))
    }

    /// Whether everything that the app declares under a name has no parameters of types, and there is something.
    private func isPlain(_ name: String) -> Bool {
        let types = context.types(named: name)
        let functions = context.files(naming: name, as: .bound).flatMap { file in
            file.outline.declarations.flatMap { Self.functions(named: name, in: $0) }.map {
                LocatedDeclaration(file: file, declaration: $0)
            }
        }
        let found = types + functions
        return !found.isEmpty
            && found.allSatisfy { located in
                guard let last = located.declaration.nameRange?.upperBound else { return false }
                return !located.file.outline.tokens.text(of: last).hasPrefix("<")
                    && !located.declaration.range.contains { token in
                        token < located.declaration.body?.lowerBound ?? 0
                            && located.file.outline.tokens.spells(token, "some")
                    }
            }
    }

    private static func functions(named name: String, in declaration: Declaration) -> [Declaration]
    {
        if declaration.kind.hasMembers {
            return declaration.members.flatMap { functions(named: name, in: $0) }
        }
        return declaration.kind == .function && declaration.name == name ? [declaration] : []
    }

    private func kind(_ token: Int) -> TokenKind {
        guard file.tokens.tokens.indices.contains(token) else { return .endOfFile }
        return file.tokens.tokens[token].kind
    }
}
