import SourceEditing
import SwiftFlow
import SwiftOutline

/// Makes the application delegate name the right delegate class for window scenes.
///
/// SwiftUI takes a scene delegate only from this method, and never from the Info.plist; returning the session's own
/// configuration makes it ask itself for ever. Source: Apple's documentation of `UIApplicationDelegateAdaptor`,
/// “Scene delegates”, and public reports of the recursion.
struct SceneConfigurationRewriter {
    private let facts: UIKitFacts
    private let style: CodeStyle

    /// A rewriter for an app; the style is that of the delegate's file.
    init(facts: UIKitFacts, style: CodeStyle) {
        self.facts = facts
        self.style = style
    }

    /// The edits that attach a scene delegate that stays, by path.
    ///
    /// - Throws: `Refusal` where the method does something that can't be followed.
    func attach(_ className: String) throws(Refusal) -> LoweredEdits {
        guard let method = facts.configurationMethod else { return insertion(of: className) }
        let file = method.method.file
        switch method.shape {
        case .plain(let statement, let expression):
            return LoweredEdits(
                path: file.path, edits: attach(className, statement, expression, method))
        case .sessionConfiguration(let expression):
            let name = "\(method.sessionName).configuration.name"
            let fresh =
                "UISceneConfiguration(name: \(name), sessionRole: \(method.sessionName).role)"
            let statements = file.outline.statements(of: method.method.declaration.body ?? 0..<0)
            guard let statement = statements.first else { throw custom(method) }
            return LoweredEdits(
                path: file.path,
                edits: attach(className, statement, expression, method, text: fresh))
        case .attaching(let attachments):
            guard attachments.contains(where: { $0.className == className }) else {
                throw custom(method)
            }
            let own = attachments.filter {
                $0.className == className && facts.attachesToOtherRoles($0)
            }
            let edits = own.flatMap { restricted($0.statement, method) }
            return LoweredEdits(path: file.path, edits: edits + (own.isEmpty ? [] : naming(method)))
        case .choosing(let choices):
            return LoweredEdits(
                path: file.path,
                edits: attach(className, choices.main.statement, choices.main.expression, method))
        case .custom:
            guard method.attachedClasses.contains(className) else { throw custom(method) }
            return LoweredEdits(path: file.path, edits: [])
        }
    }

    /// The edits that forget a scene delegate that goes; nil where the class is used in another way and must stay.
    func detach(_ className: String) -> LoweredEdits? {
        guard let method = facts.configurationMethod else {
            return LoweredEdits(path: facts.delegate.file.path, edits: [])
        }
        let file = method.method.file
        switch method.shape {
        case .plain, .choosing:
            return LoweredEdits(path: file.path, edits: [])
        case .sessionConfiguration(let expression):
            let session = method.sessionName
            let fresh =
                "UISceneConfiguration(name: \(session).configuration.name, sessionRole: \(session).role)"
            let edit = TextEdit(range: file.outline.bytes(of: expression), replacement: fresh)
            return LoweredEdits(path: file.path, edits: [edit])
        case .attaching(let attachments):
            let extents = attachments.filter { $0.className == className }.map {
                CodeExtent(of: $0.statement.range, in: file.outline)
            }
            return LoweredEdits(
                path: file.path, edits: CodeRemoval(from: file.outline).edits(removing: extents))
        case .custom:
            return method.attachedClasses.contains(className)
                ? nil : LoweredEdits(path: file.path, edits: [])
        }
    }

    /// The statements that name a class only to attach it.
    func attachingRanges(of className: String) -> [String: [TokenRange]] {
        guard let method = facts.configurationMethod,
            case .attaching(let attachments) = method.shape
        else { return [:] }
        let ranges = attachments.filter { $0.className == className }.map(\.statement.range)
        return [method.method.file.path: ranges]
    }

    private func attach(
        _ className: String, _ statement: Statement, _ expression: TokenRange,
        _ method: SceneConfigurationMethod, text: String? = nil
    ) -> [TextEdit] {
        let file = method.method.file.outline
        let start = file.tokens.tokens[statement.range.lowerBound].start
        let base = file.lineIndentation(at: start)
        let value = file.bytes(of: expression)
        let inner = file.withoutParentheses(expression)
        // `.init(…)` took its type from the method's result.
        let isImplicit = text == nil && file.tokens.tokens[inner.lowerBound].kind == .period
        let type = isImplicit ? ": UISceneConfiguration" : ""
        let assignment = TextEdit(
            range: start..<value.lowerBound, replacement: "let configuration\(type) = ")
        let replaced = text.map { TextEdit(range: value, replacement: $0) }
        let rest = style.finish(
            "\n" + attaching(className, session: method.sessionName, at: base).dropLast())
        return [assignment, replaced, .insert(rest, at: value.upperBound)].compactMap { $0 }
            + naming(method)
    }

    /// The session gets a name where the method had no use for one.
    private func naming(_ method: SceneConfigurationMethod) -> [TextEdit] {
        let tokens = method.method.file.outline.tokens.tokens
        return method.unnamedSession.map {
            [TextEdit(range: tokens[$0].range, replacement: method.sessionName)]
        } ?? []
    }

    /// An assignment for the window role alone.
    private func restricted(
        _ statement: Statement, _ method: SceneConfigurationMethod
    ) -> [TextEdit] {
        let file = method.method.file.outline
        let bytes = file.bytes(of: statement.range)
        let base = file.lineIndentation(at: bytes.lowerBound)
        let head =
            "if \(method.sessionName).role == .windowApplication {\n\(base)\(style.indentation)"
        return [
            .insert(style.finish(head), at: bytes.lowerBound),
            .insert(style.finish("\n\(base)}"), at: bytes.upperBound),
        ]
    }

    /// The lines behind the configuration, each ended by a line break.
    private func attaching(_ className: String, session: String, at base: String) -> String {
        style.following(base).lines(
            [
                "if \(session).role == .windowApplication {",
                "\tconfiguration.delegateClass = \(className).self",
                "}",
                "return configuration",
            ], at: base)
    }

    private func insertion(of className: String) -> LoweredEdits {
        let delegate = facts.delegate
        let file = delegate.file.outline
        let name = configurationName
        let anchor =
            delegate.launchMethod
            ?? delegate.declaration.members.last.map {
                LocatedDeclaration(file: delegate.file, declaration: $0)
            }
        guard let anchor, anchor.file.path == delegate.file.path else {
            return intoEmptyClass(className, name)
        }
        let keyword = file.tokens.tokens[anchor.declaration.keyword].start
        let base = file.lineIndentation(at: keyword)
        let end = file.endOfLine(file.bytes(of: anchor.declaration.range).upperBound)
        let text = "\n\n" + method(className, name, at: base).dropLast()
        return LoweredEdits(path: delegate.file.path, edits: [.insert(style.finish(text), at: end)])
    }

    /// The name of a new configuration, in code: the shipped one, and with further roles the one of whatever connects.
    private var configurationName: String {
        if !facts.manifest.otherRoles.isEmpty { return "connectingSceneSession.configuration.name" }
        return facts.manifest.windowConfigurationName.map { "\"\($0)\"" } ?? "nil"
    }

    private func intoEmptyClass(_ className: String, _ name: String) -> LoweredEdits {
        let delegate = facts.delegate
        let file = delegate.file.outline
        guard let braces = delegate.declaration.bodyBraces else {
            return LoweredEdits(path: delegate.file.path, edits: [])
        }
        let open = file.tokens.tokens[braces.open]
        let base = file.lineIndentation(at: open.start) + style.indentation
        let text = "\n" + method(className, name, at: base)
        return LoweredEdits(
            path: delegate.file.path, edits: [.insert(style.finish(text), at: open.end)])
    }

    private func method(_ className: String, _ name: String, at base: String) -> String {
        style.lines(
            [
                "func application(",
                "\t_ application: UIApplication,",
                "\tconfigurationForConnecting connectingSceneSession: UISceneSession,",
                "\toptions: UIScene.ConnectionOptions",
                ") -> UISceneConfiguration {",
                "\tlet configuration = UISceneConfiguration(",
                "\t\tname: \(name), sessionRole: connectingSceneSession.role)",
            ], at: base)
            + attaching(
                className, session: "connectingSceneSession", at: base + style.indentation)
            + style.lines(["}"], at: base)
    }

    private func custom(_ method: SceneConfigurationMethod) -> Refusal {
        Refusal(
            .sceneConfiguration,
            at: facts.context.place(method.method.file, method.method.declaration.keyword),
            "the scene configuration is chosen in a way that can't be followed",
            remedy:
                "return a new `UISceneConfiguration` whose delegate class is set for window scenes")
    }
}

/// Edits of one file.
struct LoweredEdits {
    /// The file, relative to the root.
    let path: String
    /// Its edits.
    let edits: [TextEdit]
}
