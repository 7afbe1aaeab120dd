import SourceEditing
import SwiftOutline

/// A statement of a delegate's function, with what stands around it.
struct CodeStatement: Sendable {
    /// The statement.
    let statement: Statement
    /// The one behind it in the same block.
    let next: Statement?
    /// The tokens of the block.
    let block: TokenRange
    /// The function.
    let function: Declaration
    /// The delegate, or its extension.
    let type: Declaration
    /// The file.
    let file: SwiftFile

    /// The tokens.
    var range: TokenRange { statement.range }
    /// The bytes.
    var bytes: Range<Int> { file.bytes(of: range) }
    /// The bytes of the function in front of its body.
    var head: Range<Int> {
        file.bytes(of: function.range.lowerBound..<(function.bodyBraces?.open ?? range.lowerBound))
    }
    /// The source text.
    var text: String { file.text(range) }

    /// Whether it is an expression that is no value of the function.
    var isExpression: Bool {
        guard statement.kind == .expression else { return false }
        let isWholeBody = function.body.map { file.statements(of: $0).count == 1 } ?? false
        return !(isWholeBody && function.returnType != nil)
    }

    /// Whether it can stand in another function: an expression that neither throws nor waits.
    var isMovable: Bool {
        isExpression && !range.contains { ["try", "await", "super"].contains(word(at: $0)) }
    }

    /// The variable that it declares, with its value, where it declares one.
    var variable: (declaration: Declaration, binding: Binding, value: TokenRange)? {
        guard case .declaration(let declaration) = statement.kind, declaration.kind == .variable,
            declaration.bindings.count == 1, let binding = declaration.bindings.first,
            declaration.modifiers.isEmpty, declaration.attributes.isEmpty,
            binding.accessorBraces == nil, let value = binding.initializer
        else { return nil }
        return (declaration, binding, value)
    }

    /// What is assigned to what, where it is an assignment.
    var assignment: (target: TokenRange, value: TokenRange)? {
        guard isExpression, let equal = topLevelEqual else { return nil }
        return (range.lowerBound..<equal, equal + 1..<range.upperBound)
    }

    private var topLevelEqual: Int? {
        var token = range.lowerBound
        while token < range.upperBound {
            if file.tokens.tokens[token].kind == .equal { return token }
            let partner = Int(file.tokens.partners[token])
            token = partner > token ? partner + 1 : token + 1
        }
        return nil
    }

    /// Whether it is a call and nothing around it.
    var isCall: Bool {
        isMovable && assignment == nil && word(at: range.upperBound - 1) == ")"
            && file.tokens.tokens[range.lowerBound].kind == .identifier
    }

    /// How often its receiver is unwrapped: whether it starts with `window?.`, `window!.` or `window.`.
    var windowMark: String? {
        guard isMovable, word(at: range.lowerBound) == "window", range.count > 3 else { return nil }
        let second = word(at: range.lowerBound + 1)
        if second == "." { return "" }
        return ["?", "!"].contains(second) && word(at: range.lowerBound + 2) == "." ? second : nil
    }

    /// The text behind the receiver's name and mark.
    var behindWindow: String {
        file.text(range.lowerBound + (windowMark == "" ? 1 : 2)..<range.upperBound)
    }

    /// The text of a token.
    func word(at token: Int) -> String { file.tokens.text(of: token) }

    /// The white space in front of the statement's line.
    var indentation: String {
        let before = file.text.bytes[..<bytes.lowerBound]
        let start = before.lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
        let space = before[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: space, as: UTF8.self)
    }
}
