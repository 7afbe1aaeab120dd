import SwiftOutline

/// What a class inherits from, also under another name.
extension Program {
    /// A type with everything that it inherits from, by the names in the code and by what these are aliases for.
    public func ancestry(of type: String) -> [String] {
        supertypes(of: type).flatMap { name -> [String] in
            guard self.type(name) == nil, let other = aliasedType(name) else { return [name] }
            return [name] + supertypes(of: other)
        }
    }

    /// The members of a name that the nearest superclass has which declares any.
    public func inheritedMembers(_ name: String, of type: String) -> [ProgramMember] {
        for nominal in ancestry(of: type).dropFirst().lazy.compactMap(self.type)
        where nominal.kind == .class {
            let found = nominal.members(name)
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension Declaration {
    /// Whether a member of a class takes the place of one of its superclass.
    public func replaces(_ inherited: Declaration) -> Bool {
        guard isStatic == inherited.isStatic, kind == inherited.kind else { return false }
        switch kind {
        case .initializer: return selectorName == inherited.selectorName
        case .variable: return isOverride && name == inherited.name
        default: return isOverride && selectorName == inherited.selectorName
        }
    }
}
