import AppFacts
import SwiftFlow
import SwiftOutline

/// The constants of an app that code names: `let` at the top of a file, or a static one of a type.
struct MacConstants {
    private let context: TargetContext

    /// A constant's value where it stands.
    struct Value {
        /// The value.
        let expression: Expression
        /// Its file.
        let file: ProgramFile
        /// The type that is written beside its name.
        let type: String?
    }

    /// The constants of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// The value that an expression names; nil where it names no constant that any file sees.
    func value(of expression: Expression) -> Value? {
        switch expression.kind {
        case .name(let name):
            let found = context.files(naming: name).flatMap { file in
                file.outline.declarations.compactMap { value(of: name, $0, file) }
            }
            return found.count == 1 ? found.first : nil
        case .member(let base, let name, _):
            guard case .name(let type) = base.kind else { return nil }
            let found = context.types(named: type).flatMap { located in
                located.declaration.members.filter(\.isStatic)
                    .compactMap { value(of: name, $0, located.file) }
            }
            return found.count == 1 ? found.first : nil
        default: return nil
        }
    }

    private func value(
        of name: String, _ declaration: Declaration, _ file: ProgramFile
    ) -> Value? {
        guard declaration.kind == .variable, !declaration.isPrivate, declaration.conditions.isEmpty,
            file.outline.tokens.tokens[declaration.keyword].kind == .keyword(.let),
            declaration.bindings.count == 1, let binding = declaration.bindings.first,
            binding.name == name, let value = binding.initializer
        else { return nil }
        return Value(
            expression: ExpressionReader(file.outline).expression(in: value), file: file,
            type: binding.type.map { file.outline.text($0) })
    }
}
