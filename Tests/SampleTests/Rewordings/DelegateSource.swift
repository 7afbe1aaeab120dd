import SourceEditing
import SwiftOutline

/// A source that declares a delegate of the application or of a scene, as what a rewording looks at.
struct DelegateSource: Sendable {
    /// The path in the project.
    let path: String
    /// The outline.
    let file: SwiftFile
    /// The delegates' declarations and extensions in this file.
    let types: [Declaration]
    /// The statements of their functions, those inside of other statements included.
    let statements: [CodeStatement]

    /// Reads a source; nil where it declares no delegate.
    init?(path: String, bytes: [UInt8]) {
        let file = SwiftFile(SourceText(bytes: bytes))
        let names = Set(file.declarations.filter(Self.isDelegate).map(\.name))
        let types = file.declarations.filter {
            [.class, .extension].contains($0.kind) && names.contains($0.name)
        }
        guard !types.isEmpty else { return nil }
        self.path = path
        self.file = file
        self.types = types
        statements = types.flatMap { type in
            type.members.flatMap { Self.statements(of: $0, in: type, file) }
        }
    }

    private static func isDelegate(_ declaration: Declaration) -> Bool {
        declaration.kind == .class
            && declaration.inheritance.contains {
                ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
                    .contains($0.baseName)
            }
    }

    private static func statements(
        of function: Declaration, in type: Declaration, _ file: SwiftFile
    ) -> [CodeStatement] {
        guard [.function, .initializer].contains(function.kind), !function.isStatic,
            let body = function.body
        else { return [] }
        var found: [CodeStatement] = []
        var blocks = [body]
        while let block = blocks.popLast() {
            let statements = file.statements(of: block)
            for (index, statement) in statements.enumerated() {
                let next = index + 1 < statements.count ? statements[index + 1] : nil
                found.append(
                    CodeStatement(
                        statement: statement, next: next, block: block, function: function,
                        type: type, file: file))
                blocks += statement.blocks.map(\.body)
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The members that instances have, by name.
    var members: [String: Declaration] {
        let pairs = types.flatMap(\.members)
            .filter { [.function, .variable].contains($0.kind) && !$0.isStatic }
            .map { ($0.name, $0) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The name of a token, and nil where it is no name, a member behind a dot, or a label.
    func freeName(at token: Int) -> String? {
        let tokens = file.tokens.tokens
        guard tokens[token].kind == .identifier else { return nil }
        if token > 0, [.period, .pound, .atSign, .backslash].contains(tokens[token - 1].kind) {
            return nil
        }
        let isLabel =
            token > 0 && token + 1 < tokens.count && tokens[token + 1].kind == .colon
            && [.leftParen, .comma, .leftSquare].contains(tokens[token - 1].kind)
        return isLabel ? nil : file.name(at: token)
    }

    /// The free names in a range.
    func freeNames(in range: TokenRange) -> Set<String> { Set(range.compactMap(freeName)) }

    /// Every name that a function's parameters, variables, conditions and closures introduce.
    func localNames(of function: Declaration) -> Set<String> {
        var names = Set(function.parameters.compactMap(\.name))
        guard let body = function.body else { return names }
        for token in body {
            switch file.tokens.text(of: token) {
            case "let", "var", "for", "func":
                names.formUnion(namesBehind(token, upTo: body.upperBound))
            case "in":
                names.formUnion(namesInFront(of: token, downTo: body.lowerBound))
            default: break
            }
        }
        return names
    }

    private func namesBehind(_ token: Int, upTo end: Int) -> [String] {
        let rest = (token + 1..<max(token + 1, end)).prefix {
            ![.equal, .colon, .leftBrace, .keyword(.in)].contains(file.tokens.tokens[$0].kind)
        }
        return rest.filter { file.tokens.tokens[$0].kind == .identifier }.prefix(8)
            .map(file.name(at:))
    }

    private func namesInFront(of token: Int, downTo start: Int) -> [String] {
        (start..<token).reversed().prefix { file.tokens.tokens[$0].kind != .leftBrace }.prefix(24)
            .filter { file.tokens.tokens[$0].kind == .identifier }.map(file.name(at:))
    }
}
