import SwiftOutline

/// A configuration that `configurationForConnecting` returns on one of its paths.
package struct SceneConfigurationChoice {
    /// What the session's role is said to be.
    package enum Role: Hashable {
        /// `connectingSceneSession.role`
        case ofSession
        /// `.windowApplication` and its like, by the last name.
        case named(String)
    }

    /// The statement that returns it.
    package let statement: Statement
    /// The tokens of `UISceneConfiguration(…)`.
    package let expression: TokenRange
    /// The name; nil for the first configuration of the role.
    package let name: String?
    /// The role.
    package let role: Role
    /// Whether a condition around it asks for a role.
    package let isByRole: Bool

    /// A scene configuration choice from its parts.
    package init(
        statement: Statement, expression: TokenRange, name: String?, role: Role, isByRole: Bool
    ) {
        self.statement = statement
        self.expression = expression
        self.name = name
        self.role = role
        self.isByRole = isByRole
    }

    /// Whether its scenes were of another role than the sessions that ask for them.
    package var changesRole: Bool {
        switch role {
        case .ofSession: false
        case .named(let name): name != "windowApplication" && !isByRole
        }
    }

    /// The entry of the manifest.
    package func entry(in manifest: SceneManifest) -> SceneConfiguration? {
        manifest.configurations.first { $0.name == name && name != nil }
    }
}

/// The configurations that an application delegate chooses from, as by the activity that asks for a window.
package struct SceneConfigurationChoices {
    /// The one behind all conditions, which the app's first window has.
    package let main: SceneConfigurationChoice
    /// The others, in order, each name once.
    package let others: [SceneConfigurationChoice]

    /// Reads a body; nil where a path returns anything but a new configuration, or the last is no plain `return`.
    package init?(in body: TokenRange, session: String, of file: SwiftFile) {
        var reader = SceneConfigurationReader(file: file, session: session)
        guard reader.read(body, isByRole: false, isLast: true, depth: 0), let main = reader.main,
            !reader.others.isEmpty
        else { return nil }
        var seen = Set([main.name])
        self.main = main
        others = reader.others.filter { seen.insert($0.name).inserted }
    }

    /// Whether the first entry for windows is the one behind all conditions, and the others can stay UIKit's: they have
    /// no storyboard that would take SwiftUI's window, and delegates of their own.
    func agree(with manifest: SceneManifest) -> Bool {
        guard !others.isEmpty, !main.changesRole,
            main.name == nil || main.name == manifest.windowConfigurationName
        else { return false }
        let own = className(of: main, in: manifest)
        return others.allSatisfy { other in
            let entry = other.entry(in: manifest)
            return entry?.storyboard == nil && (entry?.delegateClass.map { $0 != own } ?? true)
        }
    }

    /// The delegate class that the manifest names for a choice.
    package func className(of choice: SceneConfigurationChoice, in manifest: SceneManifest)
        -> String?
    {
        guard choice.name != nil else {
            return manifest.configurations.first(where: \.isForWindows)?.delegateClass
        }
        return choice.entry(in: manifest)?.delegateClass
    }
}

/// Collects the configurations that a body returns.
private struct SceneConfigurationReader {
    let file: SwiftFile
    let session: String
    private(set) var main: SceneConfigurationChoice?
    private(set) var others: [SceneConfigurationChoice] = []

    init(file: SwiftFile, session: String) {
        self.file = file
        self.session = session
    }

    /// Whether everything in a block is understood; `isLast` where nothing stands behind it.
    mutating func read(_ body: TokenRange, isByRole: Bool, isLast: Bool, depth: Int) -> Bool {
        // Nobody nests deeper by hand, and the stack stays bounded.
        guard depth < 6 else { return false }
        let statements = file.statements(of: body)
        for (position, statement) in statements.enumerated() {
            switch statement.kind {
            case .returnStatement:
                guard let choice = choice(statement, isByRole: isByRole) else { return false }
                if isLast, depth == 0 { main = choice } else { others.append(choice) }
            case .ifStatement:
                for block in statement.blocks {
                    let asks = isByRole || asksForRole(statement)
                    guard read(block.body, isByRole: asks, isLast: false, depth: depth + 1) else {
                        return false
                    }
                }
            case .declaration, .expression: continue
            default: return false
            }
            if case .returnStatement = statement.kind, position < statements.count - 1 {
                return false
            }
        }
        return true
    }

    private func asksForRole(_ statement: Statement) -> Bool {
        statement.blocks.compactMap(\.condition).contains { condition in
            condition.contains { file.tokens.spells($0, "role") }
        }
    }

    private func choice(_ statement: Statement, isByRole: Bool) -> SceneConfigurationChoice? {
        guard let value = statement.expression,
            let arguments = SceneConfigurationMethod.newConfiguration(value, in: file),
            let role = role(arguments[1].value)
        else { return nil }
        let name = file.writtenText(arguments[0].value)
        guard name != nil || isNil(arguments[0].value) else { return nil }
        return SceneConfigurationChoice(
            statement: statement, expression: value, name: name, role: role, isByRole: isByRole)
    }

    private func isNil(_ value: TokenRange) -> Bool {
        value.count == 1 && file.tokens.tokens[value.lowerBound].kind == .keyword(.nil)
    }

    /// The text of a literal without escapes and interpolations.
    private func role(_ value: TokenRange) -> SceneConfigurationChoice.Role? {
        if file.chain(in: value)?.names(in: file) == [session, "role"] { return .ofSession }
        guard let last = value.last, file.tokens.tokens[last].kind == .identifier,
            last == value.lowerBound + 1 || file.text(value).hasPrefix("UISceneSession.Role."),
            file.tokens.tokens[last - 1].kind == .period
        else { return nil }
        return .named(file.name(at: last))
    }
}

extension SwiftFile {
    /// The text of a string that is written out on one line; nil for anything else.
    func writtenText(_ value: TokenRange) -> String? {
        let text = text(value)
        guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\")
        else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
