import SwiftOutline

/// Chooses names for what the plan adds: one that nothing around has, and that no code around uses.
package struct FreeNames {
    private let taken: Set<String>

    /// Names beside those that are taken.
    package init(besides taken: Set<String>) {
        self.taken = taken
    }

    /// The first of some candidates that is free, the best of them first; else the best with a number behind it.
    package func first(of candidates: [String]) -> String {
        if let free = candidates.first(where: { !taken.contains($0) }) { return free }
        let stem = candidates.first ?? "added"
        var number = 2
        while taken.contains("\(stem)\(number)") { number += 1 }
        return "\(stem)\(number)"
    }
}

extension TargetContext {
    /// The first of some names that nothing at the top level of the target has, and that is not among those that code uses.
    package func freeTypeName(of candidates: [String], besides used: Set<String> = []) -> String {
        let known = candidates.filter {
            hasType(named: $0) || hasInnerType(named: $0) || hasGlobal(named: $0)
        }
        return FreeNames(besides: used.union(known)).first(of: candidates)
    }

    /// Whether a type inside of another one has a name, or another name for a type does: what is followed of values knows types by
    /// their last names, and so do readers.
    private func hasInnerType(named name: String) -> Bool {
        files(naming: name).contains { file in
            file.outline.declarations.contains { $0.hasInnerType(named: name) }
        }
    }
}

extension Declaration {
    fileprivate func hasInnerType(named name: String) -> Bool {
        members.contains { member in
            let isType =
                member.kind == .typealias || member.kind == .associatedType
                || member.kind.hasMembers && member.kind != .extension
            return isType && member.name == name || member.hasInnerType(named: name)
        }
    }
}
