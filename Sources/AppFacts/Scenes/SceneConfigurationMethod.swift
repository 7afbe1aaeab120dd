import SourceEditing
import SwiftFlow
import SwiftOutline

/// `application(_:configurationForConnecting:options:)` of a delegate, by what it returns.
package struct SceneConfigurationMethod {
    /// What the method does.
    package enum Shape {
        /// Returns a new configuration: the statement, and the tokens of the expression.
        case plain(Statement, expression: TokenRange)
        /// Makes a configuration, sets its delegate class, and returns it.
        case attaching([Attachment])
        /// Returns the session's own configuration, which recurses under SwiftUI.
        case sessionConfiguration(expression: TokenRange)
        /// Returns one of several new configurations, as the activity wants it.
        case choosing(SceneConfigurationChoices)
        /// Anything else.
        case custom
    }

    /// A statement that sets a delegate class.
    package struct Attachment {
        /// The class.
        package let className: String
        /// The assignment, or the `if` around nothing but it.
        package let statement: Statement

        /// An attachment from its parts.
        package init(
            className: String, statement: Statement
        ) {
            self.className = className
            self.statement = statement
        }
    }

    /// The name and labels of the method.
    package static let selectorName = "application(_:configurationForConnecting:options:)"

    /// The file and the method.
    package let method: LocatedDeclaration
    /// What it does.
    package let shape: Shape
    /// The name of the session inside the method, or the one that it gets where it has none.
    package let sessionName: String
    /// The edit that gives it that name; nil where it has one.
    package let sessionNaming: TextEdit?

    /// The method of a delegate; nil where it has none. What it chooses from is known with a manifest only.
    package init?(of delegate: DelegateClass, manifest: SceneManifest? = nil) {
        guard let method = delegate.methods(Self.selectorName).first else { return nil }
        self.init(method, manifest: manifest)
    }

    /// A method of that name, wherever it stands; nil for one without a body.
    package init?(_ method: LocatedDeclaration, manifest: SceneManifest? = nil) {
        guard let body = method.declaration.body, method.declaration.parameters.count == 3 else {
            return nil
        }
        self.method = method
        let name = ParameterName(
            of: method.declaration.parameters[1], named: "connectingSceneSession",
            in: method.declaration, method.file.outline)
        let session = method.declaration.parameters[1].name ?? name.code
        sessionName = name.code
        sessionNaming = name.naming
        let plain = Self.shape(of: body, session: session, in: method.file.outline)
        if case .custom = plain, let manifest,
            !body.contains(where: { method.file.outline.tokens.spells($0, "delegateClass") }),
            let choices = SceneConfigurationChoices(
                in: body, session: session, of: method.file.outline),
            choices.agree(with: manifest)
        {
            shape = .choosing(choices)
        } else {
            shape = plain
        }
    }

    /// What it chooses from; nil where it does not.
    package var choices: SceneConfigurationChoices? {
        if case .choosing(let choices) = shape { choices } else { nil }
    }

    /// The name of the configuration that it picks for each window from the property list; nil where it picks none, or several.
    package var pickedName: String? {
        guard case .plain(_, let expression) = shape else { return nil }
        let file = method.file.outline
        return Self.newConfiguration(expression, in: file)?.first.flatMap {
            file.writtenText($0.value)
        }
    }

    /// The classes that the method sets as a scene's delegate class, wherever it does.
    var attachedClasses: [String] {
        guard let body = method.declaration.body else { return [] }
        let file = method.file.outline
        return body.compactMap { token in
            guard file.tokens.spells(token, "delegateClass"), body.contains(token + 2),
                file.tokens.tokens[token + 1].kind == .equal
            else { return nil }
            var last = token + 2
            while body.contains(last + 2), file.tokens.tokens[last + 1].kind == .period,
                file.tokens.tokens[last + 2].kind == .identifier
            {
                last += 2
            }
            return file.name(at: last)
        }
    }

    /// Whether it can be made to attach a class to window scenes, or does so.
    package func canAttach(_ className: String) -> Bool {
        switch shape {
        case .plain, .sessionConfiguration, .choosing: true
        case .attaching, .custom: attaches(className)
        }
    }

    /// Whether it attaches a class to window scenes as it is.
    package func attaches(_ className: String) -> Bool {
        switch shape {
        case .plain, .sessionConfiguration, .choosing: false
        case .attaching(let attachments): attachments.contains { $0.className == className }
        case .custom: attachedClasses.contains(className)
        }
    }

    /// The statements that name a class only to attach it, by path; nil where it is attached in a way that can't be taken
    /// out.
    package func attachingRanges(of className: String) -> [String: [TokenRange]]? {
        switch shape {
        case .plain, .sessionConfiguration, .choosing: return [:]
        case .attaching(let attachments):
            let own = attachments.filter { $0.className == className }
            return [method.file.path: own.map(\.statement.range)]
        case .custom: return attachedClasses.contains(className) ? nil : [:]
        }
    }

    /// Whether a condition of the method is about the role of the session.
    package var asksForRole: Bool {
        let file = method.file.outline
        guard let body = method.declaration.body else { return false }
        return file.statements(of: body).contains { statement in
            guard [.ifStatement, .guardStatement, .switchStatement].contains(statement.kind) else {
                return false
            }
            return (statement.blocks.compactMap(\.condition) + [statement.expression ?? 0..<0])
                .contains { $0.contains { file.tokens.spells($0, "role") } }
        }
    }

    private static func shape(
        of body: TokenRange, session: String, in file: SwiftFile
    ) -> Shape {
        let all = file.statements(of: body)
        let roles = all.prefix { roleLocal($0, of: session, in: file) != nil }
        let role = roles.compactMap { roleLocal($0, of: session, in: file) }.last
        let statements = Array(all.dropFirst(roles.count))
        if statements.count == 1, let value = value(of: statements[0]) {
            if makesConfiguration(value, in: file) {
                return .plain(statements[0], expression: value)
            }
            if isConfiguration(value, of: session, in: file) {
                return .sessionConfiguration(expression: value)
            }
            return .custom
        }
        if let last = statements.last, case .returnStatement = last.kind,
            let value = value(of: last),
            statements.dropLast().allSatisfy({
                staysInFront($0, in: file)
                    || isForOtherRole($0, session: session, role: role, in: file)
            })
        {
            if makesConfiguration(value, in: file) { return .plain(last, expression: value) }
            if isConfiguration(value, of: session, in: file),
                statements.dropLast().allSatisfy({ staysInFront($0, in: file) })
            {
                return .sessionConfiguration(expression: value)
            }
        }
        return attaching(statements, in: file).map(Shape.attaching) ?? .custom
    }

    /// `session.configuration`
    private static func isConfiguration(
        _ value: TokenRange, of session: String, in file: SwiftFile
    ) -> Bool {
        file.chain(in: value)?.names(in: file) == [session, "configuration"]
    }

    /// A statement that no configuration comes from, such as a line for the log: it is done in front of any of them.
    private static func staysInFront(_ statement: Statement, in file: SwiftFile) -> Bool {
        guard case .expression = statement.kind else { return false }
        return !statement.range.contains { file.tokens.spells($0, "delegateClass") }
    }

    /// The name in `let role = session.role`.
    private static func roleLocal(
        _ statement: Statement, of session: String, in file: SwiftFile
    ) -> String? {
        guard case .declaration(let declaration) = statement.kind,
            declaration.bindings.count == 1,
            file.tokens.tokens[declaration.keyword].kind == .keyword(.let),
            let value = declaration.bindings[0].initializer,
            file.text(value) == session + ".role"
        else { return nil }
        return declaration.bindings[0].name
    }

    /// `if session.role == .carTemplateApplication { … }`, also inside of `#if`: windows never get there.
    private static func isForOtherRole(
        _ statement: Statement, session: String, role: String?, in file: SwiftFile
    ) -> Bool {
        switch statement.kind {
        case .conditionalCompilation:
            return statement.blocks.allSatisfy { block in
                file.statements(of: block.body).allSatisfy {
                    guard case .ifStatement = $0.kind else { return false }
                    return isForOtherRole($0, session: session, role: role, in: file)
                }
            }
        case .ifStatement:
            guard statement.blocks.count == 1, let condition = statement.blocks[0].condition,
                let asked = [session + ".role == ", role.map { $0 + " == " }]
                    .compactMap({ $0 }).first(where: file.text(condition).hasPrefix)
            else { return false }
            let head = asked.hasPrefix(session + ".") ? 4 : 2
            guard condition.count > head,
                let last = condition.last, file.tokens.tokens[last].kind == .identifier,
                file.tokens.tokens[last - 1].kind == .period
            else { return false }
            let operand = condition.lowerBound + head..<condition.upperBound
            return file.name(at: last) != "windowApplication"
                && (operand.count == 2 || file.text(operand).hasPrefix("UISceneSession.Role."))
        default: return false
        }
    }

    private static func value(of statement: Statement) -> TokenRange? {
        switch statement.kind {
        case .returnStatement: statement.expression
        case .expression: statement.range
        default: nil
        }
    }

    private static func makesConfiguration(_ range: TokenRange, in file: SwiftFile) -> Bool {
        newConfiguration(range, in: file) != nil
    }

    /// The arguments of `UISceneConfiguration(name:sessionRole:)`, however the type is named; nil for anything else.
    static func newConfiguration(_ range: TokenRange, in file: SwiftFile) -> [Argument]? {
        guard let chain = file.chain(in: file.withoutParentheses(range)), chain.prefix.isEmpty,
            case .call(let call)? = chain.segments.last,
            call.arguments.map(\.label) == ["name", "sessionRole"]
        else { return nil }
        var names: [String] = []
        switch chain.base {
        case .name(let token): names.append(file.name(at: token))
        // The labels tell the type, which is the method's result.
        case .implicitMember(let token): names += ["UISceneConfiguration", file.name(at: token)]
        default: return nil
        }
        for segment in chain.segments.dropLast() {
            guard case .member(let token) = segment else { return nil }
            names.append(file.name(at: token))
        }
        if names.first == "UIKit" { names.removeFirst() }
        if names.count == 2, names[1] == "init" { names.removeLast() }
        return names == ["UISceneConfiguration"] ? call.arguments : nil
    }

    /// `let c = UISceneConfiguration(…)`, assignments of `c.delegateClass`, `return c`.
    private static func attaching(_ statements: [Statement], in file: SwiftFile) -> [Attachment]? {
        guard statements.count > 2, case .declaration(let declaration) = statements[0].kind,
            let value = declaration.bindings.first?.initializer,
            makesConfiguration(value, in: file),
            case .returnStatement = statements[statements.count - 1].kind
        else { return nil }
        var attachments: [Attachment] = []
        for statement in statements[1..<statements.count - 1] {
            guard let name = attachedClass(statement, declaration.name, in: file) else {
                return nil
            }
            attachments.append(Attachment(className: name, statement: statement))
        }
        return attachments
    }

    private static func attachedClass(
        _ statement: Statement, _ configuration: String, in file: SwiftFile
    ) -> String? {
        if case .ifStatement = statement.kind, statement.blocks.count == 1 {
            let inner = file.statements(of: statement.blocks[0].body)
            guard inner.count == 1, case .expression = inner[0].kind else { return nil }
            return attachedClass(inner[0], configuration, in: file)
        }
        guard let assignment = file.assignment(in: statement.range),
            file.chain(in: assignment.target)?.names(in: file) == [configuration, "delegateClass"],
            let names = file.chain(in: file.withoutParentheses(assignment.value))?.names(in: file),
            names.count >= 2,
            names.last == "self"
        else { return nil }
        return names[names.count - 2]
    }
}
