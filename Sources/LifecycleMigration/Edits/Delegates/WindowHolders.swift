import AppFacts
import SwiftFlow
import SwiftOutline

/// The properties in which other classes than the delegates make the app's own window: `let window = UIWindow(frame: …)` of a
/// coordinator.
struct WindowHolders {
    private let facts: UIKitFacts

    /// Those of an app.
    init(of facts: UIKitFacts) {
        self.facts = facts
    }

    /// The properties with their classes, in order.
    var properties: [(property: LocatedDeclaration, holder: DelegateClass)] {
        facts.launch.window.origins.flatMap { origin -> [(LocatedDeclaration, DelegateClass)] in
            guard case .made(let place) = origin, let file = facts.context.file(place.path) else {
                return []
            }
            return file.types.filter(isHolder).flatMap { type in
                type.declaration.members.filter { isPlain($0, made: place.token, in: file.outline) }
                    .filter { !isDemanded($0.name, of: type.declaration.name) }
                    .map {
                        (
                            LocatedDeclaration(file: file, declaration: $0),
                            DelegateClass(type, in: facts.context)
                        )
                    }
            }
        }.sorted {
            ($0.0.file.path, $0.0.declaration.keyword) < ($1.0.file.path, $1.0.declaration.keyword)
        }
    }

    private func isHolder(_ type: LocatedDeclaration) -> Bool {
        let name = type.declaration.name
        return type.declaration.kind == .class && facts.launch.owner.name != name
            && facts.delegate.name != name
            && facts.launch.flow.program.subtypes(of: name).isEmpty
    }

    /// Whether a member is nothing but a window that is made there.
    private func isPlain(_ member: Declaration, made token: Int, in file: SwiftFile) -> Bool {
        guard member.kind == .variable, member.bindings.count == 1, member.attributes.isEmpty,
            member.conditions.isEmpty, !member.isOverride, !member.isStatic,
            ![.public, .open, .package].contains(member.accessLevel),
            member.bindings[0].accessorBraces == nil,
            let value = member.bindings[0].initializer
        else { return false }
        return value.lowerBound == token && file.tokens.spells(token, "UIWindow")
            && file.tokens.tokens[token + 1].kind == .leftParen
            && Int(file.tokens.partners[token + 1]) == value.upperBound - 1
    }

    private func isDemanded(_ name: String, of type: String) -> Bool {
        let program = facts.launch.flow.program
        return program.supertypes(of: type).dropFirst().contains {
            program.type($0)?.members(name).isEmpty == false
        }
    }
}
