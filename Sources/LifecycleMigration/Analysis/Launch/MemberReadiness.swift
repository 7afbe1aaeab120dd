import SwiftOutline

/// Tells whether the members that a root needs have their values before anything has called the class that makes it.
///
/// SwiftUI may ask for the root before it tells the scene delegate that its scene connects.
struct MemberReadiness {
    private let setup: RootViewSetup
    private let members: [String: LocatedDeclaration]

    /// An answer for one set-up.
    init(of setup: RootViewSetup) {
        self.setup = setup
        var members: [String: LocatedDeclaration] = [:]
        for member in setup.function.owner.members where !member.declaration.isStatic {
            members[member.declaration.name] = member
            for binding in member.declaration.bindings { members[binding.name] = member }
        }
        self.members = members
    }

    /// The first member, by name, that has no value of its own, or that the rest of the launch sets; nil where all have.
    var unready: String? {
        let set = namesSetByRest
        return needed.filter { name in
            if setup.code.names.windows.contains(name) { return true }
            if set.contains(name) { return true }
            return !hasValue(name) && !namesSetByRoot.contains(name)
        }.min()
    }

    /// The members that the moving code uses, and those that these use in turn.
    private var needed: Set<String> {
        let file = setup.function.file
        let locals = Set(
            (setup.moved + setup.copied).flatMap {
                file.declaredNames(in: setup.statements[$0].statement).map(\.name)
            })
        // The storyboard's controller takes the place of the window's root.
        let window = TokenRanges(setup.root.windowReads.map(\.range))
        var pending = setup.movingRanges.flatMap { file.references(in: $0) }.filter {
            $0.isUse && members[$0.name] != nil && !locals.contains($0.name)
                && !window.contains($0.token)
        }.map(\.name)
        var found: Set<String> = []
        while let name = pending.popLast() {
            guard found.insert(name).inserted, let member = members[name] else { continue }
            let known = TokenRanges(placesOfRoot(in: member))
            pending += used(in: member.declaration.range, member.file.outline, except: known)
        }
        return found
    }

    private func used(
        in range: TokenRange, _ file: SwiftFile, except known: TokenRanges
    ) -> [String] {
        file.references(in: range).filter {
            $0.isUse && members[$0.name] != nil && !known.contains($0.token)
        }.map(\.name)
    }

    /// The places where a member reads the root, which has a property of its own.
    private func placesOfRoot(in member: LocatedDeclaration) -> [TokenRange] {
        let readers = setup.root.storyboard?.members?.readers ?? []
        return readers.filter {
            $0.member.file.path == member.file.path
                && $0.member.declaration.range == member.declaration.range
        }.flatMap { $0.reads.map(\.range) }
    }

    /// Whether a member is a method, computed, or has an initial value.
    private func hasValue(_ name: String) -> Bool {
        guard let member = members[name], member.declaration.kind == .variable else { return true }
        guard let binding = member.declaration.bindings.first(where: { $0.name == name }) else {
            return false
        }
        return binding.initializer != nil || binding.accessorBraces != nil
    }

    private var namesSetByRoot: Set<String> { namesSet(by: setup.moved) }

    private var namesSetByRest: Set<String> { namesSet(by: setup.kept) }

    private func namesSet(by indices: [Int]) -> Set<String> {
        let names = setup.function.owner.memberNames
        return indices.reduce(into: []) { result, index in
            let statement = setup.statements[index].statement
            result.formUnion(
                StatementNames(statement, in: setup.function.file, members: names).assignedMembers)
        }
    }
}
