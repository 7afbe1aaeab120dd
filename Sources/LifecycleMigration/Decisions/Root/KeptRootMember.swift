import AppFacts
import SwiftFlow
import SwiftOutline

/// A member that an object has its app's root in anyway, and gives the window: `window.rootViewController = navigationController`.
struct KeptRootMember {
    private let facts: LaunchFacts

    /// The members in an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// The member of a class that is all that the window ever gets; nil where code reads the root, which would read another
    /// type then, or where not every start sets it.
    func member(for uses: RootUses, of type: String) -> LocatedDeclaration? {
        guard !uses.isRead else { return nil }
        let names = Set(uses.writes.map { name(of: $0.write.value, in: $0.function) })
        guard names.count == 1, case let name?? = names.first,
            let member = SteadyMembers(facts).member(name, of: type),
            member.declaration.bindings.count == 1,
            member.declaration.modifiers.allSatisfy({ Self.access.contains($0.name) }),
            isSure(member, name, of: type)
        else { return nil }
        var start = CertainStart(facts)
        return uses.early.contains { start.reaches($0) } ? member : nil
    }

    private static let access: Set<String> = [
        "private", "fileprivate", "internal", "public", "final",
    ]

    /// Whether a member has a view controller from the start, whose class is not hidden.
    private func isSure(_ member: LocatedDeclaration, _ name: String, of type: String) -> Bool {
        let seen = facts.flow.analysis.type(ofVariable: name, member, owner: type)
        guard !seen.isOptional, let shown = seen.name,
            facts.flow.program.supertypes(of: shown).contains("UIViewController")
        else { return false }
        return facts.flow.program.type(shown)?.declarations.allSatisfy {
            !$0.declaration.isPrivate
        } ?? true
    }

    /// The member that a value is: by its name, or as the parameter or constant that the same function keeps in it.
    private func name(of value: TokenRange, in function: FlowFunction) -> String? {
        let reader = ExpressionReader(function.file)
        let value = reader.expression(in: value)
        guard case .name(let name) = value.kind else { return value.memberOfSelf }
        let locals = facts.flow.trace(of: function).locals(named: name)
        let isParameter = function.parameters.contains { $0.name == name }
        guard !locals.isEmpty || isParameter else { return name }
        let statements = function.located.file.statements(of: function.body)
        guard
            isParameter
                ? locals.isEmpty
                : locals.count == 1
                    && statements.contains(
                        where: { isConstant(name, in: $0, of: function.file) })
        else { return nil }
        return statements.lazy.compactMap { statement in
            guard case .expression = statement.kind,
                case .assignment(let target, _, let kept) = reader.expression(
                    in: statement.range
                ).kind, case .name(name) = kept.kind
            else { return nil }
            return target.memberOfSelf
        }.first
    }

    private func isConstant(_ name: String, in statement: Statement, of file: SwiftFile) -> Bool {
        guard case .declaration(let declaration) = statement.kind else { return false }
        return declaration.declaredNames == [name]
            && file.tokens.tokens[declaration.keyword].kind == .keyword(.let)
    }
}

extension Expression {
    /// The member of `self` that an expression names; nil for any other.
    fileprivate var memberOfSelf: String? {
        guard case .member(let base, let name, _) = kind, case .selfReference = base.kind else {
            return nil
        }
        return name
    }
}
