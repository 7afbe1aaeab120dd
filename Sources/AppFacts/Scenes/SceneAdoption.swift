import ProjectModel
import SwiftFlow
import SwiftOutline

/// Whether an app of UIKit's starts with scenes, as the SDK of iOS 27 asks for.
///
/// Sources: Apple's "Transitioning to the UIKit scene-based life cycle"; an empty configuration is none
/// (DefinedNet/mobile_nebula#405).
package struct SceneAdoption {
    private let context: TargetContext

    /// Looks at a target.
    package init(of context: TargetContext) {
        self.context = context
    }

    /// True where each property list names a scene delegate for windows that the target has, or the only code that answers
    /// gives each scene one, false where none does and no code
    /// answers for it; nil where that is not known.
    package var isThere: Bool? {
        guard let manifest = try? SceneManifest(context: context) else { return nil }
        let named = manifest.propertyLists.map { list in
            list.configurations.contains { $0.isForWindows && $0.delegateClass != nil }
        }
        let isMissing = !MissingSceneDelegates(manifest: manifest, context: context).entries()
            .isEmpty
        if !named.isEmpty, named.allSatisfy({ $0 }), !isMissing { return true }
        if answer != nil { return true }
        return isAnswered || named.contains(true) && !isMissing ? nil : false
    }

    /// Whether code may give UIKit the scene's configuration.
    private var isAnswered: Bool {
        let sources = context.target.sources
        return !context.library.paths(sources, mentioning: "configurationForConnecting").isEmpty
            || !context.library.paths(
                sources, mentioning: "configurationForConnectingSceneSession"
            ).isEmpty
    }

    /// The only answer of the target's code for scenes, which sets a class as the delegate of each, one that may be a
    /// scene's; nil where there is none, and where it decides anything else.
    package var answer: Place? {
        let selector = SceneConfigurationMethod.selectorName
        let methods = context.files(mentioning: "configurationForConnecting").flatMap { file in
            file.typeDeclarations.flatMap(\.declaration.members).filter {
                $0.selectorName == selector
            }.map { (file: file, method: $0) }
        }
        guard methods.count == 1, let (source, method) = methods.first, let body = method.body,
            method.conditions.isEmpty
        else { return nil }
        let file = source.outline
        let statements = file.statements(of: body)
        guard let last = statements.last, case .returnStatement = last.kind,
            let result = last.expression.flatMap(file.chain)?.names(in: file), result.count == 1
        else { return nil }
        let isAttached = statements.contains { statement in
            guard case .expression = statement.kind,
                let assignment = file.assignment(in: statement.range),
                file.chain(in: assignment.target)?.names(in: file) == result + ["delegateClass"],
                let names = file.chain(in: assignment.value)?.names(in: file),
                names.count > 1, names.last == "self"
            else { return false }
            return mayBeSceneDelegate(names[names.count - 2])
        }
        return isAttached ? context.place(source, method.keyword) : nil
    }

    /// Whether the target has a class of a name that conforms to the protocol of scene delegates, or inherits from a
    /// class of a library, which may do so.
    private func mayBeSceneDelegate(_ name: String) -> Bool {
        let declarations =
            context.types(named: name).filter { $0.declaration.kind == .class }
            + context.extensions(of: name)
        return !context.types(named: name).isEmpty
            && declarations.flatMap(\.declaration.inheritance).contains {
                !Self.plain.contains($0.baseName.lastComponent)
            }
    }

    private static let plain: Set<String> = ["NSObject", "UIResponder", "UIApplicationDelegate"]
}
