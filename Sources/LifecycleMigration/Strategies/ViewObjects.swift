import SwiftFlow
import SwiftOutline

/// The objects that a root view makes with itself: `@ObservedObject var store = Store()`.
///
/// A hosting controller made its view once, and the object with it; SwiftUI makes a view whenever it evaluates what is
/// around it. `@StateObject` keeps the first object. Source: Apple, "StateObject".
struct ViewObjects {
    private let facts: LaunchFacts

    /// A search in an app.
    init(in facts: LaunchFacts) {
        self.facts = facts
    }

    /// The properties of a type that is made for the root and nowhere else; all that the type makes with itself, or none.
    func properties(of type: String) -> [LocatedDeclaration] {
        let program = facts.flow.program
        guard let declared = program.type(type)?.declarations, declared.count == 1,
            let view = declared.first, view.declaration.kind == .struct,
            program.members("init", of: type).isEmpty, isMadeOnce(view)
        else { return [] }
        let making = view.declaration.members.filter { makesSomething($0, in: view.file.outline) }
        guard making.allSatisfy({ isObserved($0, in: view.file.outline) }) else { return [] }
        return making.map { LocatedDeclaration(file: view.file, declaration: $0) }
    }

    private func makesSomething(_ member: Declaration, in file: SwiftFile) -> Bool {
        guard member.kind == .variable, !member.isStatic,
            member.attributes.allSatisfy({ !Self.keeping.contains($0.name) })
        else { return false }
        return member.bindings.contains { binding in
            binding.initializer.map { value in
                value.contains {
                    [.leftParen, .leftBrace, .period].contains(file.tokens.tokens[$0].kind)
                }
            } ?? false
        }
    }

    /// Wrappers that make what they keep once, where the view is shown.
    private static let keeping: Set<String> = ["StateObject", "SwiftUI.StateObject"]

    private func isObserved(_ member: Declaration, in file: SwiftFile) -> Bool {
        guard member.attributes.count == 1, member.attributes[0].name == "ObservedObject",
            member.conditions.isEmpty, member.bindings.count == 1,
            let value = member.bindings[0].initializer,
            case .call(let callee, _) = ExpressionReader(file).expression(in: value).kind,
            case .name(let type) = callee.kind
        else { return false }
        let program = facts.flow.program
        return program.supertypes(of: program.aliasedType(type) ?? type)
            .contains("ObservableObject")
    }

    /// Whether one place makes a view, beside previews.
    private func isMadeOnce(_ view: LocatedDeclaration) -> Bool {
        let name = view.declaration.name
        let places = facts.context.files(naming: name).flatMap { file in
            let shown = file.outline.declarations.filter { !Self.isPreview($0) }.map(\.range)
            let tokens = file.outline.tokens.tokens
            return file.tokens(spelled: name).filter { token in
                shown.contains { $0.contains(token) }
                    && [.leftParen, .leftBrace, .period].contains(tokens[token + 1].kind)
                    && token != view.declaration.nameRange?.lowerBound
            }
        }
        return places.count == 1
    }

    private static func isPreview(_ declaration: Declaration) -> Bool {
        declaration.inheritance.contains {
            ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.baseName)
        }
    }
}
