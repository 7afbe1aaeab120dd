import SwiftFlow
import SwiftOutline

/// The methods of a target's classes that answer actions of menu items.
package struct MenuActionMethods {
    private let context: TargetContext

    /// The methods of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// A method with the type that it is a member of.
    package struct Method {
        /// The type, or the extension of it.
        package let type: LocatedDeclaration
        /// The method.
        package let located: LocatedDeclaration

        /// A method from its parts.
        package init(
            type: LocatedDeclaration, located: LocatedDeclaration
        ) {
            self.type = type
            self.located = located
        }

        /// The name of the type.
        package var typeName: String { type.declaration.name }
        /// The method as `#selector` spells it.
        package var spelling: String { located.declaration.selectorName }
        /// Whether code of another file can name it.
        package var isVisible: Bool {
            !located.declaration.isPrivate && !type.declaration.isPrivate
        }
        /// The one parameter; nil without parameters.
        var sender: Parameter? { located.declaration.parameters.first }

        /// Whether its code asks who called it.
        var readsSender: Bool {
            guard let name = sender?.name, let body = located.declaration.body else {
                return false
            }
            return body.contains { located.file.outline.name(at: $0) == name }
        }
    }

    /// The methods that answer a selector, in the order of the files.
    package func answering(_ selector: String) -> [Method] {
        let head = String(selector.prefix { $0 != ":" })
        let names = [head] + head.namesBeforeWith
        var paths: Set<String> = []
        let files = names.flatMap { context.files(naming: $0) }
            .filter { paths.insert($0.path).inserted }.sorted { $0.path < $1.path }
        return files.flatMap { file in
            file.outline.declarations.flatMap { methods(of: $0, in: file, answering: selector) }
        }
    }

    private func methods(
        of type: Declaration, in file: ProgramFile, answering selector: String
    ) -> [Method] {
        guard type.kind == .class || type.kind == .extension else { return [] }
        return type.members.flatMap { member -> [Method] in
            if member.kind == .class {
                return methods(of: member, in: file, answering: selector)
            }
            let located = LocatedDeclaration(file: file, declaration: member)
            guard member.kind == .function, !member.isStatic,
                objectiveCName(of: located, in: type) == selector
            else { return [] }
            return [
                Method(
                    type: LocatedDeclaration(file: file, declaration: type), located: located)
            ]
        }
    }

    /// The name of a method in Objective-C, which one that takes the place of AppKit's has without a mark.
    private func objectiveCName(of method: LocatedDeclaration, in type: Declaration) -> String? {
        if let name = method.objectiveCName(in: type) { return name }
        guard method.declaration.isOverride else { return nil }
        let bases = context.inheritanceChain(of: type.name.lastComponent).dropFirst()
        let isOwn = bases.flatMap(context.types(named:)).contains { base in
            base.declaration.members.contains {
                method.declaration.replaces($0) && !$0.isOverride
            }
        }
        return isOwn ? nil : method.inferredObjectiveCName
    }

    /// The method of a class, or of a class of the target that it inherits from, that decides whether its items can be
    /// chosen; nil without one.
    func validator(of typeName: String) -> String? {
        let types = Set(context.inheritanceChain(of: typeName.lastComponent))
        return Self.validators.first { name in
            context.files(naming: name).contains { file in
                file.outline.declarations.contains { declaration in
                    types.contains(declaration.name.lastComponent)
                        && declaration.members.contains {
                            $0.kind == .function && $0.name == name
                        }
                }
            }
        }
    }

    /// Source: Apple's documentation of `NSMenuItemValidation` and `NSUserInterfaceValidations`.
    private static let validators = ["validateMenuItem", "validateUserInterfaceItem"]
}

extension String {
    /// What stands before each `With`: `add` of `addWithSender`, whose method is `add(sender:)`.
    fileprivate var namesBeforeWith: [String] {
        ranges(of: "With").map { String(self[..<$0.lowerBound]) }.filter { !$0.isEmpty }
    }
}
