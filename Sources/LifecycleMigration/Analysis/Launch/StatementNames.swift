import SwiftOutline

/// What a statement reads and writes, by name.
struct StatementNames {
    /// The locals that it introduces for the statements behind it.
    let declared: Set<String>
    /// Names on their own and members of `self` that it uses.
    let used: Set<String>
    /// Members of the owner that it assigns.
    let assignedMembers: Set<String>
    /// The name that a configuring statement works on: the base of a call or of an assignment's target.
    let subject: String?

    /// Reads a statement; `members` are the names of what the owner has.
    init(_ statement: Statement, in file: SwiftFile, members: Set<String>) {
        let references = file.references(in: statement.range)
        declared = Set(file.declaredNames(in: statement).map(\.name))
        used = Set(references.filter(\.isUse).map(\.name))
        guard case .expression = statement.kind else {
            assignedMembers = []
            subject = nil
            return
        }
        let target = file.assignment(in: statement.range)?.target ?? statement.range
        let isAssignment = target != statement.range
        let chain = file.chain(in: target)
        let base = chain.flatMap { Self.base(of: $0, in: file) }
        subject = base?.name
        if isAssignment, let base, base.isWhole, members.contains(base.name) {
            assignedMembers = [base.name]
        } else {
            assignedMembers = []
        }
    }

    /// The first name of a chain, `self` skipped, and whether nothing follows it.
    private static func base(
        of chain: PostfixChain, in file: SwiftFile
    ) -> (name: String, isWhole: Bool)? {
        var rest = chain.segments.filter { !$0.isUnwrapping }[...]
        switch chain.base {
        case .name(let token):
            return (file.name(at: token), rest.isEmpty)
        case .selfKeyword:
            guard case .member(let token)? = rest.popFirst() else { return nil }
            return (file.name(at: token), rest.isEmpty)
        default:
            return nil
        }
    }
}
