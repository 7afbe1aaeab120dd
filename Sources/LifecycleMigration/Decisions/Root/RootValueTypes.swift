import SwiftFlow
import SwiftOutline

/// The types of values that a SwiftUI root is made of, as a property or a case of the delegate's names them.
extension RootComposition {
    /// The type of a value as code; nil where it has none that the delegate can name.
    func typeText(of range: TokenRange) -> String? {
        let expression = ExpressionReader(file).expression(in: range)
        if isTruth(expression) { return "Bool" }
        return flowType(of: expression) ?? expectedTypes[range] ?? caseType(of: expression)
            ?? writtenType(of: expression)
    }

    /// Notes the types that a call of a view, or of a modifier, expects of its arguments.
    mutating func noteExpectedTypes(
        of arguments: [FlowArgument], to callee: Expression
    ) {
        for (index, argument) in arguments.enumerated() {
            guard let type = expectedType(index, among: arguments, to: callee) else { continue }
            expectedTypes[argument.value.range] = type
        }
    }

    /// Whether an expression is true or false by its operator.
    private func isTruth(_ expression: Expression) -> Bool {
        let token: Int
        switch expression.kind {
        case .binary(_, let operatorToken, _): token = operatorToken
        case .prefix(let operatorToken, _): token = operatorToken
        case .cast(_, .test, _): return true
        default: return false
        }
        return ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!"].contains {
            file.tokens.spells(token, $0)
        }
    }

    /// Types of other modules that have no parameters, and whose module a delegate with such a value imports.
    private static let plainTypes: Set<String> = [
        "String", "Int", "Bool", "Double", "NSManagedObjectContext", "NSPersistentContainer",
        "NSPersistentCloudKitContainer", "UserDefaults", "UIApplication", "URL", "Data", "Date",
    ]

    // MARK: What the value is

    private func flowType(of expression: Expression) -> String? {
        let known = facts.flow.type(of: expression.range, in: function) ?? .unknown
        guard case .named(let name, let arguments) = known.unwrapped, arguments.isEmpty else {
            return nil
        }
        let optional = known.isOptional ? "?" : ""
        // A type of another module may have parameters.
        guard !facts.context.allTypes(named: name).isEmpty else {
            return Self.plainTypes.contains(name) ? name + optional : nil
        }
        guard !mayFail(name), let path = pathOfType(name) else { return nil }
        return (expression.typePath(in: file) ?? path) + optional
    }

    /// The type that is made with all its parameters: `Store<Input, State>(…)`.
    private func writtenType(of expression: Expression) -> String? {
        guard case .call(let callee, _) = expression.kind,
            let last = callee.range.last, file.tokens.spells(last, ">"),
            let name = callee.range.first.map(file.name(at:)), name.first?.isUppercase == true
        else { return nil }
        let types = file.text(callee.range).identifiers.flatMap {
            facts.context.allTypes(named: $0)
        }
        return types.contains(where: \.declaration.isPrivate) ? nil : file.text(callee.range)
    }

    /// The enum of a member that starts with one of its cases: `var state = State.signedOut`.
    private func caseType(of expression: Expression) -> String? {
        guard case .member(let base, let name, _) = expression.kind,
            let owner = facts.flow.type(of: base.range, in: function)?.name,
            let member = facts.flow.program.members(name, of: owner).first?.located,
            let binding = member.declaration.bindings.first, binding.type == nil,
            let value = binding.initializer,
            case .member(let type, _, _) = ExpressionReader(member.file.outline)
                .expression(in: value).kind,
            case .name(let typeName) = type.kind,
            facts.context.allTypes(named: typeName).first?.declaration.kind == .enum
        else { return nil }
        return pathOfType(typeName)
    }

    /// The name of the one type that a name means, with the types around it.
    private func pathOfType(_ name: String) -> String? {
        let types = facts.context.allTypes(named: name)
        guard types.count == 1, let only = types.first, !only.isGeneric else { return nil }
        var names: [String] = []
        var level = only.file.outline.declarations
        while let next = level.first(where: {
            $0.range.lowerBound <= only.declaration.range.lowerBound
                && only.declaration.range.upperBound <= $0.range.upperBound
        }) {
            guard !next.isPrivate else { return nil }
            names.append(next.name)
            level = next.range == only.declaration.range ? [] : next.members
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// Whether an initializer of a type may give nothing.
    private func mayFail(_ type: String) -> Bool {
        facts.flow.program.members("init", of: type).contains { member in
            let located = member.located
            return ["?", "!"].contains(
                located.file.outline.tokens.text(of: located.declaration.keyword + 1))
        }
    }

    // MARK: What takes the value

    private func expectedType(
        _ index: Int, among arguments: [FlowArgument], to callee: Expression
    ) -> String? {
        if case .member(_, "environment", _) = callee.kind, index == 1 {
            return environmentType(arguments[0].value)
        }
        guard let name = callee.calledType, let label = arguments[index].label,
            let type = onlyType(name), !type.isGeneric
        else { return nil }
        let initializers = facts.flow.program.members("init", of: name).map(\.located)
        guard initializers.isEmpty else {
            let parameters = initializers.flatMap { located in
                located.declaration.parameters.filter { $0.label == label }.map {
                    (located.file, $0.type)
                }
            }
            guard parameters.count == 1, let (file, range) = parameters.first else { return nil }
            return named(range, in: file)
        }
        return memberwiseType(label, of: type)
    }

    private func onlyType(_ name: String) -> LocatedDeclaration? {
        let types = facts.context.types(named: name)
        return types.count == 1 ? types[0] : nil
    }

    /// The type of a stored property that has one, and that the initializer of the members takes as it is.
    private func memberwiseType(_ label: String, of type: LocatedDeclaration) -> String? {
        let plain: Set<String> = ["ObservedObject", "StateObject", "State"]
        let found = type.declaration.members.filter { $0.declaredNames == [label] }
        guard found.count == 1, let range = found[0].bindings.first?.type,
            found[0].attributes.allSatisfy({ plain.contains($0.name) })
        else { return nil }
        return named(range, in: type.file)
    }

    private func environmentType(_ key: Expression) -> String? {
        guard case .keyPath = key.kind, let name = key.range.last.map(file.name(at:)) else {
            return nil
        }
        if name == "managedObjectContext" { return "NSManagedObjectContext" }
        let found = facts.flow.program.members(name, of: "EnvironmentValues").map(\.located)
        guard found.count == 1, let type = found[0].declaration.bindings.first?.type else {
            return nil
        }
        return named(type, in: found[0].file)
    }

    /// A type as it is written in a file, where the delegate's file may write it, too.
    private func named(_ range: TokenRange, in other: ProgramFile) -> String? {
        let outline = other.outline
        let names = outline.references(in: range).filter { $0.role == .type || $0.role == .bare }
        let isPlain = range.allSatisfy { token in
            switch outline.tokens.tokens[token].kind {
            case .arrow, .atSign, .keyword(.Self): false
            default: !["some", "any", "inout"].contains(outline.name(at: token))
            }
        }
        guard isPlain, !names.isEmpty,
            names.allSatisfy({ canName($0.name, of: other) })
        else { return nil }
        return outline.text(range)
    }

    private func canName(_ name: String, of other: ProgramFile) -> Bool {
        let types = facts.context.types(named: name)
        if let only = types.first {
            return types.count == 1
                && (!only.declaration.isPrivate || only.file.path == function.located.file.path)
        }
        return Self.plainTypes.contains(name)
            || other.outline.importedModules.isSubset(
                of: function.file.importedModules.union(["Foundation", "SwiftUI", "Combine"]))
    }
}

extension SwiftFile {
    /// The modules that the file imports.
    fileprivate var importedModules: Set<String> {
        Set(declarations.filter { $0.kind == .import }.map(\.name))
    }
}

extension Expression {
    /// The type that a callee makes: `Type` or `Outer.Type`.
    fileprivate var calledType: String? {
        guard isTypeName else { return nil }
        switch kind {
        case .name(let name), .member(_, let name, _): return name
        default: return nil
        }
    }
}

extension LocatedDeclaration {
    /// Whether a type has parameters of its own.
    var isGeneric: Bool {
        guard let name = declaration.nameRange else { return true }
        return file.outline.tokens.spells(name.upperBound, "<")
    }
}
