import SwiftSyntax

/// Gathers a line for each declaration and each statement of a syntax tree.
final class OutlineCollector: SyntaxAnyVisitor {
    private(set) var lines: [String] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        switch node.as(SyntaxEnum.self) {
        case .attribute(let node) where node.attributeName.trimmedDescription == "abi":
            return .skipChildren  // What its argument spells is not declared.
        case .codeBlockItem(let item): add("statement", item.item)
        case .classDecl(let node): add(node, "class", node.name.text)
        case .structDecl(let node): add(node, "struct", node.name.text)
        case .enumDecl(let node): add(node, "enum", node.name.text)
        case .actorDecl(let node): add(node, "actor", node.name.text)
        case .protocolDecl(let node): add(node, "protocol", node.name.text)
        case .extensionDecl(let node):
            add(node, "extension", node.extendedType.trimmedDescription)
        case .functionDecl(let node): add(node, "function", node.name.text)
        case .initializerDecl(let node): add(node, "initializer", "init")
        case .deinitializerDecl(let node): add(node, "deinitializer", "deinit")
        case .subscriptDecl(let node): add(node, "subscript", "subscript")
        case .variableDecl(let node):
            add(node, "variable", node.bindings.first?.pattern.trimmedDescription ?? "")
        case .typeAliasDecl(let node): add(node, "typealias", node.name.text)
        case .associatedTypeDecl(let node): add(node, "associatedType", node.name.text)
        case .importDecl(let node): add(node, "import", node.path.trimmedDescription)
        case .enumCaseDecl(let node): add(node, "enumCase", node.elements.first?.name.text ?? "")
        case .operatorDecl(let node): add(node, "operatorDeclaration", node.name.text)
        case .precedenceGroupDecl(let node): add(node, "precedenceGroup", node.name.text)
        case .macroDecl(let node): add(node, "macro", node.name.text)
        default: break
        }
        return .visitChildren
    }

    private func add(_ node: some SyntaxProtocol, _ kind: String, _ name: String) {
        let name = name.filter { $0 != "`" && !$0.isWhitespace }
        add("declaration \(kind) \(name)", node)
    }

    private func add(_ line: String, _ node: some SyntaxProtocol) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        lines.append("\(line) \(start) \(end)")
    }
}
