import SwiftFlow
import SwiftOutline

/// Tells which classes of windows add nothing to UIKit's.
struct PlainWindowClass {
    private let program: Program

    /// The classes of an app.
    init(in program: Program) {
        self.program = program
    }

    /// Whether a class of windows only has initializers, and functions that do nothing.
    func isPlain(_ name: String) -> Bool {
        guard let type = program.type(name), type.kind == .class, type.extensions.isEmpty,
            type.supertypes == ["UIWindow"]
        else { return false }
        let members = type.declarations.flatMap { part in
            part.declaration.members.map {
                LocatedDeclaration(file: part.file, declaration: $0)
            }
        }
        let empty = Set(
            members.filter { $0.declaration.kind == .function && $0.hasEmptyBody }
                .map(\.declaration.name))
        return members.allSatisfy { member in
            switch member.declaration.kind {
            case .function:
                empty.contains(member.declaration.name) && !member.declaration.isOverride
            case .initializer: onlyPassesOn(member, besides: empty)
            default: false
            }
        }
    }

    /// Whether an initializer calls that of the superclass, and else only functions that do nothing.
    private func onlyPassesOn(_ member: LocatedDeclaration, besides empty: Set<String>) -> Bool {
        guard let body = member.declaration.body else { return true }
        let file = member.file.outline
        return file.statements(of: body).allSatisfy { statement in
            let text = file.text(statement.range).filter { !$0.isWhitespace }
            return text.hasPrefix("super.init(") || text.hasPrefix("fatalError(")
                || empty.contains { text == $0 + "()" || text == "self.\($0)()" }
        }
    }
}
