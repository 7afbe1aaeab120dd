import AppFacts
import SwiftFlow
import SwiftOutline

/// What holds the window of a Mac app: a local of the function that makes it, a property of the delegate, or both.
struct MacWindowHolder {
    /// The local's name; nil where the window goes into the property at once.
    let local: String?
    /// The property; nil where a local alone holds it.
    private(set) var property: LocatedDeclaration?
    /// The statement that makes the window.
    let statement: Statement

    /// The property's name.
    var propertyName: String? { property?.declaration.name }

    /// Reads the statement around the making of a window.
    ///
    /// - Throws: the reason where it is more than a declaration or an assignment.
    init(
        _ making: MacWindowMaking, in function: FlowFunction, _ statement: Statement,
        of delegate: DelegateClass
    ) throws(MacWindowObstacle) {
        self.statement = statement
        let file = function.located.file
        if case .declaration(let declaration) = statement.kind {
            guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
                binding.initializer == making.range, binding.accessorBraces == nil,
                declaration.attributes.isEmpty
            else { throw MacWindowObstacle(.expression, file, making.range.lowerBound) }
            local = binding.name
            return
        }
        let expression = ExpressionReader(file.outline).expression(in: statement.range)
        guard statement.kind == .expression,
            case .assignment(let target, let operatorToken, let value) = expression.kind,
            file.outline.tokens.spells(operatorToken, "="), value.range == making.range,
            let name = Self.ownName(target)
        else { throw MacWindowObstacle(.expression, file, making.range.lowerBound) }
        local = nil
        try hold(name, of: delegate, at: target.range.lowerBound, in: function)
    }

    /// The name in `name` or `self.name`.
    static func ownName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): name
        case .member(let base, let name, _) where base.kind == .selfReference: name
        default: nil
        }
    }

    /// The same window, in a property as well.
    ///
    /// - Throws: the reason where the property does more than hold it.
    mutating func hold(
        _ name: String, of delegate: DelegateClass, at token: Int, in function: FlowFunction
    ) throws(MacWindowObstacle) {
        let file = function.located.file
        let found = delegate.properties.first { $0.declaration.declaredNames.contains(name) }
        guard let found else { throw MacWindowObstacle(.expression, file, token) }
        guard Self.isPlain(found) else {
            throw MacWindowObstacle(.property(name), found.file, found.declaration.keyword)
        }
        property = found
    }

    private static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "public", "open", "final", "weak",
    ]

    /// Whether a property has no attributes, observers, first value or conditions.
    private static func isPlain(_ property: LocatedDeclaration) -> Bool {
        let declaration = property.declaration
        guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
            declaration.attributes.isEmpty, declaration.conditions.isEmpty,
            binding.accessorBraces == nil,
            declaration.modifiers.allSatisfy({ modifiers.contains($0.name) })
        else { return false }
        let file = property.file.outline
        let type = binding.type.map { file.text($0) } ?? ""
        let isNil = binding.initializer.map { file.text($0) == "nil" } ?? true
        return isNil && ["NSWindow!", "NSWindow?", "NSWindow"].contains(type.lastComponent)
    }
}
