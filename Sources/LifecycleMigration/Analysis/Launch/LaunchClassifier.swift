import SwiftOutline

/// Tells for each statement of a launch function what it does for the window.
struct LaunchClassifier {
    /// How far the statements inside of others are listed.
    enum Depth: Int {
        /// Those of blocks that exist for the window, one level deep.
        case windowBlocks = 1
        /// Those of all control flow that mentions the window; nobody nests deeper by hand, and the stack stays bounded.
        case controlFlow = 12
    }

    private let function: LaunchFunction
    private let depth: Depth
    private var names: WindowNames
    private var result: [LaunchStatement] = []

    private var file: SwiftFile { function.file }

    private static let deepest = Depth.controlFlow.rawValue
    /// Properties of a window that SwiftUI's own window takes care of.
    private static let ownedProperties: Set<String> = [
        "windowScene", "frame", "isHidden", "bounds", "screen", "autoresizesSubviews",
    ]
    /// The statements of a function in order, and the names that they give the window.
    static func classify(
        _ function: LaunchFunction, depth: Depth = .windowBlocks
    ) -> LaunchCode {
        var classifier = LaunchClassifier(function: function, depth: depth)
        classifier.classify(function.body, scope: nil, level: 0)
        return LaunchCode(
            function: function, statements: classifier.result, names: classifier.names)
    }

    private init(function: LaunchFunction, depth: Depth) {
        self.function = function
        self.depth = depth
        self.names = WindowNames(function: function)
    }

    private mutating func classify(_ body: TokenRange, scope: Int?, level: Int) {
        for statement in file.statements(of: body) {
            var role = role(of: statement)
            if depth == .controlFlow, isControlFlow(role, statement) { role = .controlFlow }
            let isListed = level < depth.rawValue || (role.isControlFlow && level < Self.deepest)
            let bodies = isListed ? bodies(of: statement, role) : []
            result.append(
                LaunchStatement(statement: statement, role: role, scope: scope, bodies: bodies))
            let index = result.count - 1
            for body in bodies {
                classify(body, scope: index, level: level + 1)
            }
        }
    }

    /// Whether a statement's blocks are to be listed, since they work on the window.
    private func isControlFlow(_ role: LaunchRole, _ statement: Statement) -> Bool {
        switch role {
        case .other, .rootChoice:
            names.firstUse(in: statement.range, of: file) != nil
                && !(statement.blocks.isEmpty && closures(of: statement).isEmpty)
        case .window, .sceneGuard, .scope, .controlFlow, .root, .appearance: false
        }
    }

    /// The blocks whose statements are listed behind a statement.
    private func bodies(of statement: Statement, _ role: LaunchRole) -> [TokenRange] {
        switch role {
        case .scope(.closure):
            return [windowClosure(statement)].compactMap { $0?.body }
        case .scope(.scene), .scope(.window): return statement.blocks.map(\.body)
        case .controlFlow:
            return statement.blocks.isEmpty
                ? closures(of: statement) : statement.blocks.map(\.body)
        case .window, .sceneGuard, .root, .rootChoice, .appearance, .other:
            return []
        }
    }

    /// The bodies of the closures that a call is given, as far as these use the window by the names of the function.
    private func closures(of statement: Statement) -> [TokenRange] {
        guard case .expression = statement.kind else { return [] }
        var bodies: [TokenRange] = []
        var token = statement.range.lowerBound
        while token < statement.range.upperBound {
            guard file.tokens.tokens[token].kind == .leftBrace,
                let closure = file.closure(at: token)
            else {
                token += 1
                continue
            }
            let hidden = closure.parameters.map { file.references(in: $0).map(\.name) } ?? []
            if names.windows.isDisjoint(with: hidden), !hidesSelf(closure),
                names.firstUse(in: closure.body, of: file) != nil
            {
                bodies.append(closure.body)
            }
            token = max(token + 1, closure.braces.close)
        }
        return bodies
    }

    /// Whether a closure that has `self` weakly uses a window without it, for which no member can stand.
    private func hidesSelf(_ closure: ClosureShape) -> Bool {
        guard
            let captures = closure.captureList,
            captures.contains(where: { file.tokens.tokens[$0].kind == .keyword(.`self`) })
        else { return false }
        return file.references(in: closure.body).contains {
            $0.role == .bare && names.windows.contains($0.name)
        }
    }

    /// The closure in `window = { … }()`, or in a declaration like it.
    private func windowClosure(_ statement: Statement) -> ClosureShape? {
        let value: TokenRange?
        switch statement.kind {
        case .expression: value = file.assignment(in: statement.range)?.value
        case .declaration(let declaration): value = declaration.bindings.first?.initializer
        default: value = nil
        }
        return value.flatMap(file.calledClosure)
    }

    /// Whether a closure ends with giving back a window that it made.
    private func givesWindow(_ closure: ClosureShape) -> Bool {
        let statements = file.statements(of: closure.body)
        guard case .returnStatement? = statements.last?.kind,
            let value = statements.last?.expression, value.count == 1
        else { return false }
        let name = file.name(at: value.lowerBound)
        return statements.contains { statement in
            guard case .declaration(let declaration) = statement.kind,
                let binding = declaration.bindings.first, binding.name == name,
                let initializer = binding.initializer
            else { return false }
            return makesWindow(initializer)
        }
    }

    private mutating func role(of statement: Statement) -> LaunchRole {
        if let closure = windowClosure(statement), givesWindow(closure), isWindowTarget(statement) {
            return .scope(.closure)
        }
        switch statement.kind {
        case .returnStatement: return role(ofReturn: statement)
        case .declaration(let declaration): return role(of: declaration)
        case .expression: return role(ofExpression: statement)
        case .guardStatement: return role(ofGuard: statement)
        case .ifStatement: return role(ofIf: statement)
        case .switchStatement: return role(ofChoice: statement)
        default: return .other
        }
    }

    /// Whether a statement assigns or declares the window.
    private mutating func isWindowTarget(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression:
            guard let assignment = file.assignment(in: statement.range) else { return false }
            return names.isWindow(assignment.target, in: file)
        case .declaration(let declaration):
            guard declaration.bindings.count == 1, let binding = declaration.bindings.first else {
                return false
            }
            names.addWindow(binding.name)
            return true
        default:
            return false
        }
    }

    /// `return window` ends the closure that makes one.
    private func role(ofReturn statement: Statement) -> LaunchRole {
        guard let value = statement.expression, names.isWindow(value, in: file) else {
            return .other
        }
        return .window
    }

    private mutating func role(of declaration: Declaration) -> LaunchRole {
        guard declaration.kind == .variable, declaration.bindings.count == 1,
            let binding = declaration.bindings.first, let value = binding.initializer
        else { return .other }
        let isMade =
            makesWindow(value)
            || (makesImplicitly(value)
                && WindowNames.isWindowType(binding.type.map(file.text) ?? ""))
        if isMade || names.isWindow(value, in: file) {
            names.addWindow(binding.name)
            return .window
        }
        if isSceneCast(value) {
            names.addScene(binding.name)
            return .window
        }
        if WindowNames.isDelegateCast(value, in: file) { names.addDelegate(binding.name) }
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
        let keepsWindow =
            names.isDelegateWindow(target, in: file) || names.isStaticWindow(target, in: file)
        if keepsWindow, names.isWindow(value, in: file) { return .window }
        guard let chain = file.chain(in: target), let rest = names.remainder(of: chain, in: file)
        else { return .other }
        guard case .member(let token)? = rest.first else {
            let isPlain =
                makesWindow(value) || makesImplicitly(value) || names.isWindow(value, in: file)
            return rest.isEmpty && isPlain ? .window : .other
        }
        let property = file.name(at: token)
        if property == "rootViewController" {
            return rest.count == 1 ? .root(value: value) : .other
        }
        if property == "windowScene", case .member(let next)? = rest.dropFirst().first {
            if function.moment == .willConnect, !function.isHelper { return .other }
            return .appearance(property: "windowScene.\(file.name(at: next))")
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
        if storesWindowInDelegate(statement) { return .controlFlow }
        guard statement.blocks.count == 1, let condition = statement.blocks.first?.condition,
            let bound = sceneOrWindowBinding(condition)
        else { return role(ofChoice: statement) }
        learn(bound)
        if case .window = bound { return .scope(.window) }
        return .scope(.scene)
    }

    /// Whether a statement is `if let delegate = UIApplication.shared.delegate as? X { delegate.window = window … }`.
    private mutating func storesWindowInDelegate(_ statement: Statement) -> Bool {
        guard statement.blocks.count == 1, let block = statement.blocks.first,
            let condition = block.condition, condition.count > 3,
            file.tokens.tokens[condition.lowerBound].kind == .keyword(.let),
            file.tokens.tokens[condition.lowerBound + 2].kind == .equal,
            WindowNames.isDelegateCast(
                condition.lowerBound + 3..<condition.upperBound, in: file)
        else { return false }
        var inner = names
        inner.addDelegate(file.name(at: condition.lowerBound + 1))
        let stores = file.statements(of: block.body).contains { statement in
            guard let assignment = file.assignment(in: statement.range) else { return false }
            return inner.isDelegateWindow(assignment.target, in: file)
                && inner.isWindow(assignment.value, in: file)
        }
        if stores { names = inner }
        return stores
    }

    /// Whether a `guard`'s block does nothing but return, or end the app.
    private func leaves(_ block: Block) -> Bool {
        let statements = file.statements(of: block.body)
        guard statements.count == 1 else { return false }
        switch statements[0].kind {
        case .returnStatement: return true
        case .expression:
            guard let chain = file.chain(in: statements[0].range),
                case .name(let token) = chain.base,
                chain.segments.count == 1, case .call = chain.segments[0]
            else { return false }
            return ["fatalError", "preconditionFailure"].contains(file.name(at: token))
        default: return false
        }
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

    /// `.init(…)` for something that is known to be a window.
    private func makesImplicitly(_ range: TokenRange) -> Bool {
        guard let chain = file.chain(in: range), case .implicitMember(let name) = chain.base,
            file.tokens.spells(name, "init"), chain.segments.count == 1,
            case .call = chain.segments[0]
        else { return false }
        return true
    }

    /// `UIWindow(…)`, or `(scene as? UIWindowScene).map { UIWindow(windowScene: $0) }`.
    private func makesWindow(_ range: TokenRange) -> Bool {
        guard let chain = file.chain(in: range) else { return false }
        switch chain.base {
        case .name: return file.constructedType(of: range).map(WindowNames.isWindowType) ?? false
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
