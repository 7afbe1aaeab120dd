import SourceEditing
import SwiftFlow
import SwiftOutline
import Testing

/// Random launches are made of every kind of expression that the outline has, so that none is played by nobody.
struct LaunchKindTests {
    /// The kinds by name; that each is here is asked of the compiler by `name(of:)`.
    private static let names: Set<String> = [
        "name", "selfReference", "superReference", "implicitMember", "member", "call",
        "subscripted",
        "optionalChain", "force", "cast", "assignment", "binary", "prefix", "postfix", "inOut",
        "ternary", "closure", "tuple", "array", "dictionary", "literal", "effect", "statement",
        "macro", "keyPath",
    ]

    private static func name(of kind: Expression.Kind) -> String {
        switch kind {
        case .name: "name"
        case .selfReference: "selfReference"
        case .superReference: "superReference"
        case .implicitMember: "implicitMember"
        case .member: "member"
        case .call: "call"
        case .subscripted: "subscripted"
        case .optionalChain: "optionalChain"
        case .force: "force"
        case .cast: "cast"
        case .assignment: "assignment"
        case .binary: "binary"
        case .prefix: "prefix"
        case .postfix: "postfix"
        case .inOut: "inOut"
        case .ternary: "ternary"
        case .closure: "closure"
        case .tuple: "tuple"
        case .array: "array"
        case .dictionary: "dictionary"
        case .literal: "literal"
        case .effect: "effect"
        case .statement: "statement"
        case .macro: "macro"
        case .keyPath: "keyPath"
        // Neither is a statement of its own: a type is a part of one, and what isn't understood has no kind.
        case .type, .opaque: "other"
        }
    }

    @Test("300 launches have every kind of expression and each of the statements")
    func everyKind() {
        let sources = (0..<150).flatMap { index in
            RandomLaunch.Form.allCases.map { RandomLaunch(seed: 1, index: index, form: $0).source }
        }
        var seen: Set<String> = []
        for source in sources + [LaunchSupport.source] {
            seen.formUnion(Self.kinds(in: SwiftFile(SourceText(source))))
        }
        #expect(Self.names.subtracting(seen).isEmpty)
        let all = sources.joined()
        for statement in LaunchKinds.statements {
            let parts = statement.split(separator: "NAME").map(String.init)
            #expect(parts.allSatisfy(all.contains), "\(statement)")
        }
    }

    private static func kinds(in outline: SwiftFile) -> Set<String> {
        let file = ProgramFile(path: "A.swift", outline: outline)
        let reader = ExpressionReader(outline)
        var seen: Set<String> = []
        var queue = functions(of: outline.declarations, in: file).flatMap { function in
            file.body(of: function.body).steps.map { reader.expression(in: $0.range) }
        }
        while let next = queue.popLast() {
            seen.insert(name(of: next.kind))
            queue += next.parts
            if case .closure(let shape) = next.kind {
                queue.append(reader.expression(in: shape.body))
            }
        }
        return seen
    }

    private static func functions(
        of declarations: [Declaration], in file: ProgramFile
    ) -> [FlowFunction] {
        declarations.flatMap { declaration in
            let owner = declaration.kind.hasMembers ? declaration.name : nil
            let members = owner == nil ? [declaration] : declaration.members
            return members.flatMap {
                FlowFunction.all(
                    of: LocatedDeclaration(file: file, declaration: $0), owner: owner)
            }
        }
    }
}
