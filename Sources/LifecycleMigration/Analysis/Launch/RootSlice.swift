import SwiftOutline

/// Separates the statements that exist only to make the root from those that the app needs anyway.
///
/// Backward: whatever declares a local that the root needs. Forward: whatever configures such a local, or a member
/// that the slice assigned. A statement that needs both sides is in the way, and the app is refused with its place.
struct RootSlice {
    private let function: LaunchFunction
    private let statements: [LaunchStatement]
    private let names: [StatementNames]
    private let members: Set<String>
    private var moved: Set<Int> = []
    private var copied: Set<Int> = []

    /// The statements of the slice by index, in order.
    struct Result {
        /// Those that move.
        let moved: [Int]
        /// Those that are needed on both sides and change nothing.
        let copied: [Int]
    }

    /// Computes the slice of a root value.
    ///
    /// - Throws: `Refusal` with the statement that is in the way.
    static func compute(
        root: TokenRange, rootIndex: Int, statements: [LaunchStatement], function: LaunchFunction,
        context: TargetContext
    ) throws(Refusal) -> Result {
        var slice = RootSlice(function: function, statements: statements)
        slice.require(namesIn: root, before: rootIndex)
        slice.grow()
        try slice.checkRest(context)
        return Result(moved: slice.moved.sorted(), copied: slice.copied.sorted())
    }

    private init(function: LaunchFunction, statements: [LaunchStatement]) {
        self.function = function
        self.statements = statements
        let members = function.owner.memberNames
        self.members = members
        self.names = statements.map {
            StatementNames($0.statement, in: function.file, members: members)
        }
    }

    /// Takes the statements that declare what a range uses.
    private mutating func require(namesIn range: TokenRange, before index: Int) {
        let used = Set(function.file.references(in: range).filter(\.isUse).map(\.name))
        require(used, before: index)
    }

    private mutating func require(_ used: Set<String>, before index: Int) {
        var pending = [(used, index)]
        while let (used, index) = pending.popLast() {
            for candidate in statements.indices where candidate < index {
                guard statements[candidate].role.isOther, !moved.contains(candidate),
                    !copied.contains(candidate), !names[candidate].declared.isDisjoint(with: used)
                else { continue }
                if isPlainRead(candidate) && isNeededElsewhere(candidate) {
                    copied.insert(candidate)
                } else {
                    moved.insert(candidate)
                }
                pending.append((names[candidate].used, candidate))
            }
        }
    }

    /// Takes what configures the slice's locals and the members that it assigned, until nothing is added.
    private mutating func grow() {
        var grew = true
        while grew {
            grew = false
            for index in statements.indices
            where statements[index].role.isOther && !moved.contains(index) {
                guard configures(index) else { continue }
                moved.insert(index)
                require(names[index].used, before: index)
                grew = true
            }
        }
    }

    private var locals: Set<String> {
        moved.reduce(into: []) { $0.formUnion(names[$1].declared) }
    }

    private func assignedMembers(before index: Int) -> Set<String> {
        moved.filter { $0 < index }.reduce(into: []) { $0.formUnion(names[$1].assignedMembers) }
    }

    /// Whether a statement does nothing but work on what the slice made.
    private func configures(_ index: Int) -> Bool {
        let own = locals.union(assignedMembers(before: index))
        switch statements[index].statement.kind {
        case .expression:
            if let subject = names[index].subject, own.contains(subject) { return true }
            return !names[index].assignedMembers.isEmpty
                && !names[index].used.isDisjoint(with: locals)
        case .ifStatement, .forLoop:
            return configuresThroughout(statements[index].statement, own)
        default:
            return false
        }
    }

    /// Whether every statement in the blocks of a one-level `if` or `for` works on the slice's own things.
    private func configuresThroughout(_ statement: Statement, _ own: Set<String>) -> Bool {
        let inner = statement.blocks.flatMap { function.file.statements(of: $0.body) }
        guard !inner.isEmpty else { return false }
        var own = own
        for statement in inner {
            let names = StatementNames(statement, in: function.file, members: members)
            switch statement.kind {
            case .declaration: own.formUnion(names.declared)
            case .expression:
                guard let subject = names.subject, own.contains(subject) else { return false }
            default: return false
            }
        }
        return true
    }

    /// `let context = store.viewContext`: a chain of names without a call.
    private func isPlainRead(_ index: Int) -> Bool {
        guard case .declaration(let declaration) = statements[index].statement.kind,
            let binding = declaration.bindings.first, declaration.bindings.count == 1,
            let value = binding.initializer, let chain = function.file.chain(in: value)
        else { return false }
        return chain.names(in: function.file) != nil
    }

    /// Whether a statement outside of the slice uses what a statement declares.
    private func isNeededElsewhere(_ index: Int) -> Bool {
        statements.indices.contains { other in
            other > index && statements[other].role.isOther && !moved.contains(other)
                && !names[other].used.isDisjoint(with: names[index].declared)
                && !wouldConfigure(other, names[index].declared)
        }
    }

    private func wouldConfigure(_ index: Int, _ declared: Set<String>) -> Bool {
        guard let subject = names[index].subject else { return false }
        return declared.contains(subject)
    }

    private func checkRest(_ context: TargetContext) throws(Refusal) {
        let own = locals
        for index in statements.indices where statements[index].role.isOther {
            if moved.contains(index) {
                try checkMoved(index, context)
                continue
            }
            guard !copied.contains(index) else { continue }
            let shared = names[index].used.intersection(own.union(assignedMembers(before: index)))
            guard let name = shared.sorted().first else { continue }
            throw refusal(
                index, "'\(name)' is needed by the root and by the rest of the launch", context)
        }
    }

    private func checkMoved(_ index: Int, _ context: TargetContext) throws(Refusal) {
        switch statements[index].statement.kind {
        case .declaration, .expression, .ifStatement, .forLoop: return
        case .guardStatement where isUnwrappedDelegateRead(statements[index].statement): return
        default:
            throw refusal(
                index, "the root depends on a statement that can leave the launch", context)
        }
    }

    /// `guard let context = (UIApplication.shared.delegate as? X)?.y else { … }` of Xcode 11's template.
    private func isUnwrappedDelegateRead(_ statement: Statement) -> Bool {
        function.moment == .willConnect
            && DelegateRead.guardBinding(of: statement, in: function.file) != nil
    }

    private func refusal(_ index: Int, _ message: String, _ context: TargetContext) -> Refusal {
        let token = statements[index].statement.range.lowerBound
        return Refusal(
            .rootUnresolved, at: context.place(function.method.file, token), message,
            remedy: "separate what makes the root view controller from the rest of the launch")
    }
}
