import SwiftFlow
import SwiftOutline

/// A delegate's `window` once SwiftUI has the window: it goes where nobody can ask for it.
///
/// Of an application's delegate, code of libraries may ask by selector, and SwiftUI's own delegate hands that on
/// (software-mansion/react-native-reanimated#10587). A scene has SwiftUI's own delegate, whoever stands behind it.
enum UnneededWindow {
    /// It is none, or the app needs it.
    case none
    /// It goes where nothing that stays names it.
    case property(LocatedDeclaration)
    /// Nothing of the app needs it, and a library may ask for it.
    case kept(LocatedDeclaration, askedBy: String)

    /// The window of one of an app's delegates in its surroundings; `readers` may ask the application's for it.
    init(
        of delegate: DelegateClass, _ facts: UIKitFacts, in surroundings: DelegateSurroundings,
        readBy readers: WindowReaders
    ) {
        guard let property = Self.property(of: delegate, facts),
            !Self.isRequired(of: delegate, in: facts)
        else {
            self = .none
            return
        }
        let surroundings = surroundings.of(delegate)
        guard surroundings.isCompiledOnce, !surroundings.isNamedByTests else {
            self = .none
            return
        }
        guard delegate.name == facts.delegate.name else {
            self = .property(property)
            return
        }
        switch readers {
        case .none: self = .property(property)
        case .possible(let name): self = .kept(property, askedBy: name)
        case .unknown: self = .none
        }
    }

    /// The property that goes.
    var going: LocatedDeclaration? {
        if case .property(let property) = self { return property }
        return nil
    }

    /// A plain stored `window` of the class itself.
    private static func property(
        of delegate: DelegateClass, _ facts: UIKitFacts
    ) -> LocatedDeclaration? {
        let isOwner = delegate.name == facts.launch.owner.name
        guard !isOwner || facts.root.initialRoot == nil else { return nil }
        let candidates =
            isOwner
            ? facts.launch.windowProperties : delegate.members.filter(\.isWindowOfTemplate)
        return candidates.first { property in
            let declaration = property.declaration
            return declaration.bindings.count == 1 && declaration.bindings[0].name == "window"
                && declaration.bindings[0].accessorBraces == nil
                && declaration.attributes.isEmpty && !declaration.isOverride
                && !declaration.isStatic && delegate.has(property)
        }
    }

    /// Whether a protocol may require the window, a class inherit it, or code ask for it by its name.
    private static func isRequired(of owner: DelegateClass, in facts: UIKitFacts) -> Bool {
        let program = facts.launch.flow.program
        let required = program.supertypes(of: owner.name).dropFirst().contains { name in
            guard let type = program.type(name), type.isDeclared else { return !isOfApple(name) }
            return !type.members("window").isEmpty
        }
        return required || !program.subtypes(of: owner.name).isEmpty
            || !facts.context.files(mentioning: "\"window\"").isEmpty
    }

    /// Whether a name has a prefix of Apple's frameworks, none of whose protocols for delegates requires a window.
    private static func isOfApple(_ name: String) -> Bool {
        name == "ObservableObject"
            || prefixes.contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            }
    }

    private static let prefixes = [
        "UI", "NS", "UN", "CL", "AV", "PK", "WC", "SK", "AS", "CX", "CK", "MK", "GK",
    ]
}

extension DelegateClass {
    /// Whether a member stands in a part of the class, and in every build that has that part.
    func has(_ member: LocatedDeclaration) -> Bool {
        declarations.contains { part in
            part.file.path == member.file.path
                && part.declaration.range.contains(member.declaration.keyword)
                && part.declaration.conditions.count == member.declaration.conditions.count
        }
    }
}

extension LocatedDeclaration {
    /// Whether it is the `window` of Xcode's template, which starts without one.
    var isWindowOfTemplate: Bool {
        guard declaration.kind == .variable, declaration.bindings.count == 1,
            let binding = declaration.bindings.first, binding.accessorBraces == nil
        else { return false }
        return binding.name == "window" && binding.initializer == nil
            && binding.type.map { file.outline.text($0) } == "UIWindow?"
    }
}
