import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells whether what a window has as its delegate does anything when it is told of the window.
struct MacWindowListeners {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// The delegates of windows that an application's delegate makes.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// Whether an expression is an object of the target's own that answers a window as AppKit does without it.
    func doNothing(_ expression: Expression) -> Bool {
        if expression.kind == .selfReference {
            return delegate.members.allSatisfy(doesNothing)
                && context.inheritanceChain(of: delegate.name).count < 3
        }
        guard let name = MacWindowHolder.ownName(expression),
            let type = delegate.properties.lazy.compactMap({ self.type(of: name, in: $0) }).first,
            context.allTypes(named: type).count == 1,
            let located = context.types(named: type).first,
            located.declaration.kind == .class,
            Self.plain.isSuperset(of: located.declaration.inheritance.map(\.baseName))
        else { return false }
        return ([located] + context.extensions(of: type)).allSatisfy { part in
            part.declaration.members.allSatisfy {
                doesNothing(LocatedDeclaration(file: part.file, declaration: $0))
            }
        }
    }

    private static let plain: Set<String> = ["NSObject", "NSWindowDelegate"]

    /// The type of a property by its name, as `let name = Type()` or `let name: Type` says.
    private func type(of name: String, in property: LocatedDeclaration) -> String? {
        let file = property.file.outline
        guard let binding = property.declaration.bindings.first(where: { $0.name == name }) else {
            return nil
        }
        if let type = binding.type { return file.text(type) }
        guard let value = binding.initializer, value.count == 3,
            file.tokens.tokens[value.lowerBound + 1].kind == .leftParen
        else { return nil }
        return file.name(at: value.lowerBound)
    }

    /// Whether a member answers no window, or as AppKit does by itself; those that windows ask for begin with their names.
    private func doesNothing(_ member: LocatedDeclaration) -> Bool {
        let declaration = member.declaration
        guard declaration.kind == .function, let body = declaration.body,
            ["window", "customWindows"].contains(where: declaration.name.hasPrefix)
        else { return true }
        let file = member.file.outline
        let answer = file.text(body)
        return file.statements(of: body).isEmpty
            || declaration.name == "windowShouldClose" && ["true", "return true"].contains(answer)
    }
}
