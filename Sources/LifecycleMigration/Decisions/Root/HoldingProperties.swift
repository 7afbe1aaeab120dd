import AppFacts
import SwiftFlow
import SwiftOutline

/// The properties of the window's delegate that get one object at launch, and keep it.
struct HoldingProperties {
    private let facts: LaunchFacts

    /// The properties of an app's delegate.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// The stored property of a name that the app gives a value in one place; nil where there is none.
    func property(_ name: String) -> LocatedDeclaration? {
        let members = facts.owner.members.filter { $0.declaration.declaredNames.contains(name) }
        guard members.count == 1, let member = members.first else { return nil }
        let declaration = member.declaration
        guard declaration.kind == .variable, declaration.bindings.count == 1,
            let binding = declaration.bindings.first, binding.accessorBraces == nil,
            binding.initializer == nil, declaration.attributes.isEmpty, !declaration.isStatic,
            declaration.modifiers.allSatisfy({ Self.access.contains($0.name) }),
            isSetOnce(name, besides: member)
        else { return nil }
        return member
    }

    private static let access: Set<String> = ["private", "fileprivate", "internal"]

    /// Whether the app gives a member of that name a value in one place.
    private func isSetOnce(_ name: String, besides member: LocatedDeclaration) -> Bool {
        let places = facts.context.settings(
            of: name, member, of: facts.owner.name, in: facts.flow.program)
        return places.count == 1
    }
}

extension LocatedDeclaration {
    /// What a variable's type ends with: `?`, `!` or nothing.
    var optionalMark: String? {
        guard let type = declaration.bindings.first?.type else { return nil }
        let mark = file.outline.tokens.text(of: type.upperBound - 1)
        return ["?", "!"].contains(mark) ? mark : nil
    }
}
