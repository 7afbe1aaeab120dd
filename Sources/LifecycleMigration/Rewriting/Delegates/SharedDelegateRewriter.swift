import SourceEditing
import SwiftOutline

/// Gives the delegate a `shared` that is set when it is made, and turns casts of the application's delegate into it.
///
/// Set in `init` and not at launch, where it would be too late for code that SwiftUI runs before.
struct SharedDelegateRewriter {
    private let facts: UIKitFacts
    private var delegate: DelegateClass { facts.delegate }

    /// A rewriter for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// The edits of a cast in any file of the target.
    func edits(of cast: DelegateCast, in file: SwiftFile) -> [TextEdit] {
        let shared = delegate.name + ".shared"
        var edits = [TextEdit(range: file.bytes(of: cast.range), replacement: shared)]
        if cast.kind == .forced, let name = cast.untypedBinding {
            // Without the type, the binding would be optional.
            edits.append(.insert(": \(delegate.name)", at: file.tokens.tokens[name].end))
        }
        return edits
    }

    /// What makes the delegate reachable by its class.
    struct Result {
        /// What the class gets.
        let members: DelegateMembers
        /// The edits of an accessor that is replaced.
        let edits: [TextEdit]
        /// The tokens of that accessor.
        let replaced: [TokenRange]
    }

    /// The members that make the class reachable; an accessor of that name that casts is replaced.
    ///
    /// - Throws: `Refusal` where `shared` is taken by something else.
    func members() throws(Refusal) -> Result {
        let property = "private(set) static var shared: \(delegate.name)!"
        let statement = "\(delegate.name).shared = self"
        let existing = delegate.members.first {
            $0.declaration.name == "shared" && $0.declaration.isStatic
        }
        guard let existing else {
            let members = DelegateMembers(properties: [property], statements: [statement])
            return Result(members: members, edits: [], replaced: [])
        }
        guard castsOnly(existing), existing.file.path == delegate.file.path else {
            throw Refusal(
                .delegateCast, at: facts.context.place(existing.file, existing.declaration.keyword),
                "'\(delegate.name)' has a 'shared' that this plan can't replace",
                remedy: "set it to the delegate itself in `init`")
        }
        let range = existing.declaration.range
        let access = existing.declaration.accessLevel.map { "\($0.rawValue) " } ?? ""
        let edit = TextEdit(
            range: delegate.file.outline.bytes(of: range), replacement: access + property)
        return Result(
            members: DelegateMembers(statements: [statement]), edits: [edit], replaced: [range])
    }

    /// Whether an accessor does nothing but cast the application's delegate.
    private func castsOnly(_ accessor: LocatedDeclaration) -> Bool {
        let uses = accessor.file.uses(of: delegate.name)
        return accessor.declaration.kind == .variable
            && uses.casts.contains { accessor.declaration.range.contains($0.range.lowerBound) }
    }
}
