import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The classes beside an application delegate that have callbacks of one, such as its plug-ins.
struct Services {
    private let delegate: DelegateClass
    private let programs: [TargetContext]
    /// The classes and extensions.
    let types: [LocatedDeclaration]

    /// Those of some code.
    init(of delegate: DelegateClass, in programs: [TargetContext]) {
        self.delegate = delegate
        self.programs = programs
        let own = Set([delegate.name, delegate.base?.declaration.name].compactMap { $0 })
        types = programs.flatMap { program -> [LocatedDeclaration] in
            let files = program.files(mentioning: "pplication")
            return files.flatMap { $0.types + $0.extensions }.filter { type in
                type.declaration.kind != .protocol
                    && !own.contains(type.declaration.name.lastComponent)
                    && type.declaration.members.contains(where: Self.isCallback)
            }
        }
    }

    private static func isCallback(_ member: Declaration) -> Bool {
        member.kind == .function && !member.isStatic
            && member.attribute("nonobjc") == nil
            && ApplicationCallback.all[member.selectorName] != nil
    }

    /// Their callbacks.
    var methods: [LocatedDeclaration] {
        types.flatMap { type in
            type.declaration.members.filter(Self.isCallback).map {
                LocatedDeclaration(file: type.file, declaration: $0)
            }
        }
    }

    /// Whether what a method of the delegate hands on to is one of them, as far as its properties tell.
    func areAll(behind method: LocatedDeclaration) -> Bool {
        guard !types.isEmpty, let body = method.declaration.body else { return false }
        let tokens = method.file.outline.tokens
        let named = Set(
            body.filter { tokens.tokens[$0].kind == .identifier }.map(method.file.outline.name(at:))
        )
        return delegate.properties.filter { property in
            !named.isDisjoint(with: property.declaration.bindings.map(\.name))
        }.allSatisfy(holdsOwn)
    }

    /// Whether the types that a property's declaration names are the app's, or Apple's.
    private func holdsOwn(_ property: LocatedDeclaration) -> Bool {
        let outline = property.file.outline
        return property.declaration.range.allSatisfy { token in
            guard outline.tokens.tokens[token].kind == .identifier else { return true }
            let name = outline.name(at: token)
            guard name.first?.isUppercase == true else { return true }
            return name.hasPrefix("UI") || name.hasPrefix("NS") || Self.plain.contains(name)
                || programs.contains {
                    $0.hasType(named: name) || !$0.allTypes(named: name).isEmpty
                }
        }
    }

    private static let plain: Set<String> = [
        "Any", "AnyObject", "Array", "Set", "Dictionary", "String", "Int", "Bool", "Selector",
        "ContiguousArray", "Optional",
    ]
}
