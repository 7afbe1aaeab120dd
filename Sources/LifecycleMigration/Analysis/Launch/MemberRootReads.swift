import SwiftOutline

/// The members of a scene delegate that read the root view controller of its window, and what uses them.
///
/// ```swift
/// var splitVC: UISplitViewController { window!.rootViewController as! UISplitViewController }
/// ```
struct MemberRootReads {
    /// A member with the places where it reads the root.
    struct Reader {
        /// The member.
        let member: LocatedDeclaration
        /// The places, in order.
        let reads: [WindowRootReads.Read]
        /// The names that the member declares.
        let declaredNames: Set<String>
    }

    /// The members that read the root themselves, in order.
    let readers: [Reader]
    /// The names of these members, and of those that use them.
    let names: Set<String>

    /// The readers of a class; nil where it has none, or where one uses the window for anything else too.
    init?(of owner: DelegateClass, windows: WindowNames) {
        names = Self.names(of: owner)
        guard !names.isEmpty else { return nil }
        var readers: [Reader] = []
        for member in Self.candidates(of: owner) {
            let file = member.file.outline
            let references = file.references(in: member.declaration.range)
            guard Self.readsRoot(references) else { continue }
            let declared = Set(references.filter { $0.role == .declaredName }.map(\.name))
            guard declared.isDisjoint(with: windows.windows),
                let reads = WindowRootReads(
                    in: member.declaration.range, of: file, names: windows)?.reads, !reads.isEmpty
            else { return nil }
            readers.append(Reader(member: member, reads: reads, declaredNames: declared))
        }
        self.readers = readers
    }

    /// The members of a class that read the root of its window, by themselves or by each other.
    static func names(of owner: DelegateClass) -> Set<String> {
        let used = candidates(of: owner).map { member in
            (member, member.file.outline.references(in: member.declaration.range))
        }
        var names: Set<String> = []
        var before = -1
        // Members of members: a few rounds are what people write, and the sum stays linear.
        var rounds = 0
        while names.count > before, rounds < 4 {
            before = names.count
            rounds += 1
            for (member, references) in used
            where readsRoot(references) || references.contains(where: { names.contains($0.name) }) {
                names.formUnion(member.memberNames)
            }
        }
        return names
    }

    private static func readsRoot(_ references: [Reference]) -> Bool {
        references.contains { $0.name == "window" }
            && references.contains { $0.name == "rootViewController" }
    }

    /// The methods and properties that are no launch method and no window.
    private static func candidates(of owner: DelegateClass) -> [LocatedDeclaration] {
        let launch: Set<String> = [
            LaunchFunction.Moment.didFinishLaunching.selectorName, PlainLaunchMethod.selectorName,
            LaunchFunction.Moment.willConnect.selectorName,
        ]
        return owner.members.filter {
            !$0.declaration.isStatic
                && (($0.declaration.kind == .function
                    && !launch.contains($0.declaration.selectorName))
                    || ($0.declaration.kind == .variable && !$0.holdsWindow))
        }
    }
}

extension LocatedDeclaration {
    /// The names under which code of the class uses a member.
    fileprivate var memberNames: [String] {
        declaration.kind == .variable ? declaration.bindings.map(\.name) : [declaration.name]
    }
}
