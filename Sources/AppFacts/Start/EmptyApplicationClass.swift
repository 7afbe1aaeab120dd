import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A class of the app's own for its application object that has nothing of its own, and that nobody asks for.
package struct EmptyApplicationClass {
    /// The class.
    package let located: LocatedDeclaration
    /// Whether an Info.plist or a build setting names it, which needs it then.
    package let isKept: Bool

    /// The class of a name; nil for one that does something, or that is named beside the tokens, by path, that start the app.
    package init?(
        _ name: String, in context: TargetContext, by profile: PlatformProfile,
        startedBy starts: [String: [TokenRange]] = [:]
    ) {
        let all = context.allTypes(named: name)
        guard all.count == 1, let located = context.types(named: name).first,
            Self.isEmpty(located, profile)
        else { return nil }
        let mentions = ClassMentions(
            of: DelegateClass(
                name: name, file: located.file, declaration: located.declaration, extensions: []),
            in: context)
        guard !mentions.areInCode(except: starts), !mentions.areInObjectiveC() else { return nil }
        self.located = located
        isKept =
            mentions.areInResources()
            || context.target.configurations.contains { configuration in
                configuration.settings.contains {
                    $0.key.hasPrefix(ApplicationClass.setting) && $0.value.lastComponent == name
                }
            }
    }

    /// What a class may say of itself and still be its superclass under another name.
    private static let attributes: Set<String> = ["objc", "objcMembers", "MainActor"]

    private static func isEmpty(_ located: LocatedDeclaration, _ profile: PlatformProfile) -> Bool {
        let declaration = located.declaration
        return declaration.kind == .class && declaration.conditions.isEmpty
            && declaration.body != nil
            && declaration.members.allSatisfy { addsNothing($0, in: located.file.outline) }
            && declaration.inheritance.map(\.baseName.lastComponent) == [profile.applicationType]
            && declaration.attributes.allSatisfy { attributes.contains($0.name) }
    }

    /// Whether a member is an initializer that only calls that of the superclass.
    private static func addsNothing(_ member: Declaration, in file: SwiftFile) -> Bool {
        guard member.kind == .initializer, member.parameters.isEmpty, let body = member.body else {
            return false
        }
        let code = body.map { file.tokens.text(of: $0) }.joined()
        return code.isEmpty || code == "super.init()"
    }
}
