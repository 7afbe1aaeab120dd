import SourceEditing
import SwiftFlow
import SwiftOutline

/// Prints expression trees with a bracket around each node, for tests.
struct ExpressionText {
    private let file: SwiftFile

    /// A printer for the expressions of a file.
    init(_ file: SwiftFile) { self.file = file }

    /// The tree of a text that is nothing but one expression.
    static func tree(_ text: String) -> String {
        let file = SwiftFile(SourceText(text))
        let range = 0..<file.tokens.tokens.count - 1
        return ExpressionText(file).text(ExpressionReader(file).expression(in: range))
    }

    /// The text of a node.
    func text(_ node: Expression) -> String {
        switch node.kind {
        case .name(let name): name
        case .selfReference: "self"
        case .superReference: "super"
        case .implicitMember(let name): "." + name
        case .member(let base, let name, _): "\(text(base)).\(name)"
        case .call(let base, let arguments): "\(text(base))(\(list(arguments)))"
        case .subscripted(let base, let arguments): "\(text(base))[\(list(arguments))]"
        case .optionalChain(let base): "\(text(base))?"
        case .force(let base): "\(text(base))!"
        case .cast(let value, let kind, let type): "(\(text(value)) \(kind) \(file.text(type)))"
        case .assignment(let target, let token, let value):
            "(\(text(target)) \(file.tokens.text(of: token)) \(text(value)))"
        case .binary(let left, let token, let right):
            "(\(text(left)) \(file.tokens.text(of: token)) \(text(right)))"
        case .prefix(let token, let value): "(\(file.tokens.text(of: token))\(text(value)))"
        case .postfix(let token, let value): "(\(text(value))\(file.tokens.text(of: token)))"
        case .inOut(let value): "(&\(text(value)))"
        case .ternary(let condition, let first, let second):
            "(\(text(condition)) ? \(text(first)) : \(text(second)))"
        case .closure: "{}"
        case .tuple(let elements): "(\(list(elements)))"
        case .array(let values): "[\(values.map(text).joined(separator: ", "))]"
        case .dictionary(let values): "[:\(values.map(text).joined(separator: ", "))]"
        case .literal(let parts): parts.isEmpty ? file.text(node.range) : "\"\(parts.map(text))\""
        case .effect(let mark, let value): "(\(mark) \(text(value)))"
        case .statement: "statement"
        case .macro(let name): "#" + name
        case .type: "type"
        case .keyPath: "\\\\…"
        case .opaque: "opaque"
        }
    }

    private func list(_ arguments: [FlowArgument]) -> String {
        arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }
            .joined(separator: ", ")
    }
}
