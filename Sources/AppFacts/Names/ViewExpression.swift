import SwiftFlow
import SwiftOutline

extension Expression {
    /// The local or member that a chain of modifiers starts with.
    package var viewBase: String? {
        switch kind {
        case .name(let name): name
        case .call(let callee, _):
            if case .member(let base, _, _) = callee.kind { base.viewBase } else { nil }
        default: nil
        }
    }

    /// The type whose making a chain of modifiers starts with.
    package var viewType: String? {
        guard case .call(let callee, _) = kind else { return nil }
        switch callee.kind {
        case .name(let name): return name
        case .member(let base, _, _): return base.isTypeName ? nil : base.viewType
        default: return nil
        }
    }

    /// Whether it is the name of a type, as far as spelling tells.
    package var isTypeName: Bool {
        switch kind {
        case .name(let name): name.first?.isUppercase == true
        case .member(_, let name, _): name.first?.isUppercase == true
        default: false
        }
    }

    /// The last name of `Type(…)` or `Outer.Type(…)`; nil for everything else.
    package var typeName: String? {
        guard case .call(let callee, _) = kind, callee.isTypeName else { return nil }
        switch callee.kind {
        case .name(let name), .member(_, let name, _): return name
        default: return nil
        }
    }

    /// What a property with the value may be called: after its type, or the member or variable that it is.
    package var valueName: String? {
        switch kind {
        case .member(_, let name, _), .name(let name): name
        default: typeName?.loweredName
        }
    }

    /// The type of `Type(…)` as it is written.
    package func typePath(in file: SwiftFile) -> String? {
        guard typeName != nil, case .call(let callee, _) = kind else { return nil }
        return file.text(callee.range)
    }

    /// The token of the name that a callee ends with.
    package var nameToken: Int? {
        switch kind {
        case .name: range.lowerBound
        case .member(_, _, let token): token
        default: nil
        }
    }
}

extension String {
    /// A type's name as a property's: `userData`, `apiClient`.
    package var loweredName: String {
        let capitals = prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < count else {
            return capitals.lowercased() + dropFirst(capitals.count)
        }
        return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
    }
}
