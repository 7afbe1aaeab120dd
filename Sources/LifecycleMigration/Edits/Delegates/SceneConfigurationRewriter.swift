import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Makes the application delegate name the right delegate class for window scenes.
///
/// SwiftUI takes a scene delegate only from this method, and never from the Info.plist; returning the session's own
/// configuration makes it ask itself for ever. Source: Apple's documentation of `UIApplicationDelegateAdaptor`,
/// “Scene delegates”, and public reports of the recursion. Scene sessions outlive updates of an app, so the configuration keeps
/// the name that was shipped.
struct SceneConfigurationRewriter {
    private let facts: UIKitFacts
    private let style: CodeStyle

    /// A rewriter for an app; the style is that of the delegate's file.
    init(facts: UIKitFacts, style: CodeStyle) {
        self.facts = facts
        self.style = style
    }

    /// The edits that attach a scene delegate that stays; none where the method attaches it in a way of its own.
    func attach(_ className: String) -> LoweredEdits {
        guard let method = facts.configurationMethod else { return insertion(of: className) }
        return LoweredEdits(path: method.method.file.path, edits: attach(className, method))
    }

    private func attach(_ className: String, _ method: SceneConfigurationMethod) -> [TextEdit] {
        let attachment = ConfigurationAttachment(of: className, to: method, style)
        switch method.shape {
        case .plain, .sessionConfiguration, .choosing: return attachment.edits
        case .attaching(let attachments):
            let own = attachments.filter {
                $0.className == className && facts.attachesToOtherRoles($0)
            }
            return own.flatMap { restricted($0.statement, method) }
                + (own.isEmpty ? [] : [method.sessionNaming].compactMap { $0 })
        case .custom: return []
        }
    }

    /// The edits that leave the method without the session's own configuration, and without a scene delegate that goes.
    func detach(_ className: String?) -> LoweredEdits? {
        guard let method = facts.configurationMethod else { return nil }
        let file = method.method.file
        let edits: [TextEdit]
        switch method.shape {
        case .plain, .choosing, .custom: return nil
        case .sessionConfiguration(let expression):
            let range = file.outline.bytes(of: expression)
            edits = [TextEdit(range: range, replacement: ConfigurationAttachment.fresh(method))]
        case .attaching(let attachments):
            let extents = attachments.filter { $0.className == className }.map {
                CodeExtent(of: $0.statement.range, in: file.outline)
            }
            edits = CodeRemoval(from: file.outline).edits(removing: extents)
        }
        return LoweredEdits(path: file.path, edits: edits)
    }

    /// An assignment for the window role alone.
    private func restricted(
        _ statement: Statement, _ method: SceneConfigurationMethod
    ) -> [TextEdit] {
        let file = method.method.file.outline
        let bytes = file.bytes(of: statement.range)
        let base = file.lineIndentation(at: bytes.lowerBound)
        let head =
            "if \(method.sessionName).role == .windowApplication {\n\(base)"
            + style.following(base).indentation
        return [
            .insert(style.finish(head), at: bytes.lowerBound),
            .insert(style.finish("\n\(base)}"), at: bytes.upperBound),
        ]
    }

    /// The method behind that of the launch, in the class or an extension of it.
    private func insertion(of className: String) -> LoweredEdits {
        let delegate = facts.delegate
        let file = delegate.file.outline
        guard let launch = launchMethod else {
            return LoweredEdits(path: delegate.file.path, edits: [])
        }
        let type = delegate.extension(around: launch)?.declaration ?? delegate.declaration
        let (base, style) = CodeStyle(of: file).ofMembers(of: type, in: file)
        let end = file.endOfLine(file.bytes(of: launch.declaration.range).upperBound)
        let text = "\n\n" + style.lines(method(className), at: base).dropLast()
        return LoweredEdits(path: delegate.file.path, edits: [.insert(style.finish(text), at: end)])
    }

    /// The method at the end of the class, where that has none for the launch; nothing where the class has the method.
    func members(attaching className: String) -> DelegateMembers {
        guard facts.configurationMethod == nil, launchMethod == nil else {
            return DelegateMembers()
        }
        return DelegateMembers(methods: [method(className)])
    }

    private var launchMethod: LocatedDeclaration? {
        facts.delegate.launchMethod.flatMap { $0.file.path == facts.delegate.file.path ? $0 : nil }
    }

    /// The name of a new configuration, in code: the shipped one, and with further roles the one of whatever connects.
    private var configurationName: String {
        if !facts.manifest.otherRoles.isEmpty { return "connectingSceneSession.configuration.name" }
        return facts.manifest.windowConfigurationName.map { "\"\($0)\"" } ?? "nil"
    }

    private func method(_ className: String) -> [String] {
        // A superclass has the conformance; that UIKit finds the method by its name is not left to the compiler then.
        let attribute =
            facts.delegate.base == nil
            ? [] : ["@objc(application:configurationForConnectingSceneSession:options:)"]
        return attribute + [
            "func application(",
            "\t_ application: UIApplication,",
            "\tconfigurationForConnecting connectingSceneSession: UISceneSession,",
            "\toptions: UIScene.ConnectionOptions",
            ") -> UISceneConfiguration {",
            "\tlet configuration = UISceneConfiguration(",
            "\t\tname: \(configurationName), sessionRole: connectingSceneSession.role)",
        ]
            + ConfigurationAttachment.lines(className, session: "connectingSceneSession").map {
                "\t" + $0
            } + ["}"]
    }
}
