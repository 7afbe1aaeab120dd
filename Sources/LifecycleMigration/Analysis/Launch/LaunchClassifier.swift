import SwiftOutline

/// Tells for each statement of a launch function what it does for the window.
struct LaunchClassifier {
    private let function: LaunchFunction
    private var names: WindowNames
    private var result: [LaunchStatement] = []

    private var file: SwiftFile { function.file }

    /// Properties of a window that SwiftUI's own window takes care of.
    private static let ownedProperties: Set<String> = [
        "windowScene", "frame", "isHidden", "bounds", "screen", "autoresizesSubviews",
    ]
    /// The statements of a function in order, and the names that they give the window.
    static func classify(
        _ function: LaunchFunction
    ) -> (statements: [LaunchStatement], names: WindowNames) {
        var classifier = LaunchClassifier(function: function)
        classifier.classify(function.body, scope: nil)
        return (classifier.result, classifier.names)
    }

    private init(function: LaunchFunction) {
        self.function = function
        self.names = WindowNames(function: function)
    }

    private mutating func classify(_ body: TokenRange, scope: Int?) {
        for statement in file.statements(of: body) {
            let role = role(of: statement)
            result.append(LaunchStatement(statement: statement, role: role, scope: scope))
            // Only the template's one level is looked into, so that nesting in the input costs no stack.
            if case .sceneScope = role, let block = statement.blocks.first, scope == nil {
                classify(block.body, scope: result.count - 1)
            }
        }
    }

    private mutating func role(of statement: Statement) -> LaunchRole {
        switch statement.kind {
        case .declaration(let declaration): role(of: declaration)
        case .expression: role(ofExpression: statement)
        case .guardStatement: role(ofGuard: statement)
        case .ifStatement: role(ofIf: statement)
        case .switchStatement: role(ofChoice: statement)
        default: .other
        }
    }

    private mutating func role(of declaration: Declaration) -> LaunchRole {
        guard declaration.kind == .variable, declaration.bindings.count == 1,
            let binding = declaration.bindings.first, let value = binding.initializer
        else { return .other }
        if makesWindow(value) || names.isWindow(value, in: file) {
            names.addWindow(binding.name)
            return .window
        }
        if isSceneCast(value) {
            names.addScene(binding.name)
            return .window
        }
        return .other
    }

    private func role(ofExpression statement: Statement) -> LaunchRole {
        if let assignment = file.assignment(in: statement.range) {
            return role(assigning: assignment.value, to: assignment.target)
        }
        return names.isShowing(statement, in: file) ? .window : .other
    }

    private func role(ofChoice statement: Statement) -> LaunchRole {
        RootChoiceReader.choice(in: statement, of: file, names: names).map(LaunchRole.rootChoice)
            ?? .other
    }

    private func role(assigning value: TokenRange, to target: TokenRange) -> LaunchRole {
        guard let chain = file.chain(in: target), let rest = names.remainder(of: chain, in: file)
        else { return .other }
        guard case .member(let token)? = rest.first else {
            let isPlain = makesWindow(value) || names.isWindow(value, in: file)
            return rest.isEmpty && isPlain ? .window : .other
        }
        let property = file.name(at: token)
        if property == "rootViewController" {
            return rest.count == 1 ? .root(value: value) : .other
        }
        return Self.ownedProperties.contains(property) ? .window : .appearance(property: property)
    }

    private mutating func role(ofGuard statement: Statement) -> LaunchRole {
        guard let block = statement.blocks.first, let condition = block.condition,
            let bound = sceneOrWindowBinding(condition), leaves(block)
        else { return .other }
        learn(bound)
        return .sceneGuard(condition: condition)
    }

    private mutating func role(ofIf statement: Statement) -> LaunchRole {
        guard statement.blocks.count == 1, let condition = statement.blocks.first?.condition,
            let bound = sceneOrWindowBinding(condition)
        else { return role(ofChoice: statement) }
        learn(bound)
        return .sceneScope
    }

    /// Whether a `guard`'s block does nothing but return.
    private func leaves(_ block: Block) -> Bool {
        let statements = file.statements(of: block.body)
        guard statements.count == 1, case .returnStatement = statements[0].kind else {
            return false
        }
        return true
    }

    private enum SceneBinding {
        case scene(String)
        case window(String)
    }

    private mutating func learn(_ binding: SceneBinding) {
        switch binding {
        case .scene(let name): names.addScene(name)
        case .window(let name): names.addWindow(name)
        }
    }

    /// The name that `let x = scene as? UIWindowScene` or `let window = window` binds, as the only condition.
    private func sceneOrWindowBinding(_ condition: TokenRange) -> SceneBinding? {
        guard condition.count >= 3, file.tokens.tokens[condition.lowerBound].kind == .keyword(.let),
            file.tokens.tokens[condition.lowerBound + 2].kind == .equal
        else { return nil }
        let name = file.name(at: condition.lowerBound + 1)
        let value = condition.lowerBound + 3..<condition.upperBound
        if isSceneCast(value) { return .scene(name) }
        if names.isWindow(value, in: file) { return .window(name) }
        return nil
    }

    /// `scene as? UIWindowScene`, parentheses allowed, around a name of the scene.
    private func isSceneCast(_ range: TokenRange) -> Bool {
        var range = range
        while range.count > 2, file.tokens.tokens[range.lowerBound].kind == .leftParen,
            Int(file.tokens.partners[range.lowerBound]) == range.upperBound - 1
        {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        guard range.count == 4, names.scenes.contains(file.name(at: range.lowerBound)),
            file.tokens.tokens[range.lowerBound + 1].kind == .keyword(.as)
        else { return false }
        return file.name(at: range.upperBound - 1) == "UIWindowScene"
    }

    /// `UIWindow(…)`, or `(scene as? UIWindowScene).map { UIWindow(windowScene: $0) }`.
    private func makesWindow(_ range: TokenRange) -> Bool {
        guard let chain = file.chain(in: range) else { return false }
        switch chain.base {
        case .name(let token):
            guard file.name(at: token) == "UIWindow", chain.segments.count == 1,
                case .call = chain.segments[0]
            else { return false }
            return true
        case .parenthesized(let inner):
            guard isSceneCast(inner), chain.segments.count == 2,
                case .member(let token) = chain.segments[0], case .call = chain.segments[1]
            else { return false }
            return file.name(at: token) == "map"
        default:
            return false
        }
    }
}
