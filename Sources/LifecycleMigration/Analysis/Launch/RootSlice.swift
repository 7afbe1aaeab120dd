import SwiftOutline

/// Separates the statements that exist only to make the root from those that the app needs anyway.
///
/// Backward: whatever declares a local that the root needs. Forward: whatever configures such a local, or a member
/// that the slice assigned. A statement that needs both sides is in the way, and the app is refused with its place.
struct RootSlice {
    private let function: LaunchFunction
    private let statements: [LaunchStatement]
    private let names: StatementNameIndex
    /// Statements that declare what becomes a property: they stay.
    private let promoted: Set<Int>
    private var moved: Set<Int> = []
    private var copied: Set<Int> = []
    /// The statements that may configure what the slice made.
    private var waiting: IndexQueue
    /// What the moved statements declare.
    private var locals: Set<String> = []
    /// The first moved statement that assigns each member.
    private var assignedMembers: [String: Int] = [:]
    /// How far the declarations of each name have been taken.
    private var searched: [String: Int] = [:]

    /// The statements of the slice by index, in order.
    struct Result {
        /// Those that move.
        let moved: [Int]
        /// Those that are needed on both sides and change nothing.
        let copied: [Int]
    }

    /// Computes the slice of a root value, and of the statements that read the root from the window.
    ///
    /// - Throws: `Failure` with the statement that is in the way.
    static func compute(
        root: TokenRange, rootIndex: Int, configuring readers: [Int], statements: [LaunchStatement],
        function: LaunchFunction, promoted: Set<Int>, context: TargetContext
    ) throws(Failure) -> Result {
        var slice = RootSlice(function: function, statements: statements, promoted: promoted)
        slice.require(namesIn: root, before: rootIndex)
        for reader in readers {
            slice.move(reader)
            slice.require(slice.names[reader].used, before: reader)
        }
        slice.grow()
        try slice.checkRest(context)
        return Result(moved: slice.moved.sorted(), copied: slice.copied.sorted())
    }

    /// Why a slice can't be told apart.
    struct Failure: Error {
        /// The local that both sides need, where that is why.
        let shared: String?
        /// What to say about it.
        let refusal: Refusal
    }

    private init(function: LaunchFunction, statements: [LaunchStatement], promoted: Set<Int>) {
        self.promoted = promoted
        self.function = function
        self.statements = statements
        names = StatementNameIndex(statements, in: function)
        let others = statements.indices.filter { statements[$0].role.isOther }
        waiting = IndexQueue(others, below: statements.count)
    }

    /// Takes a statement into the slice.
    private mutating func move(_ index: Int) {
        moved.insert(index)
        for local in names[index].declared where locals.insert(local).inserted {
            wake(local)
        }
        for member in names[index].assignedMembers
        where assignedMembers[member].map({ index < $0 }) ?? true {
            assignedMembers[member] = index
            wake(member)
        }
    }

    /// Lets the statements wait that may work on something new in the slice.
    private mutating func wake(_ name: String) {
        for index in names.followers(of: name) where statements[index].role.isOther {
            waiting.insert(index)
        }
    }

    /// Whether a name stands for something that the slice made in front of a statement.
    private func isOwn(_ name: String, before index: Int) -> Bool {
        locals.contains(name) || assignedMembers[name].map { $0 < index } ?? false
    }

    /// Takes the statements that declare what a range uses.
    private mutating func require(namesIn range: TokenRange, before index: Int) {
        let used = Set(function.file.references(in: range).filter(\.isUse).map(\.name))
        require(used, before: index)
    }

    private mutating func require(_ used: Set<String>, before index: Int) {
        var pending = [(used, index)]
        while let (used, index) = pending.popLast() {
            for candidate in declarations(of: used, before: index) {
                guard statements[candidate].role.isOther, !moved.contains(candidate),
                    !copied.contains(candidate), !promoted.contains(candidate)
                else { continue }
                if isPlainRead(candidate) && isNeededElsewhere(candidate) {
                    copied.insert(candidate)
                } else {
                    move(candidate)
                }
                pending.append((names[candidate].used, candidate))
            }
        }
    }

    /// The statements in front of one that declare one of some names, in order; each is given once.
    private mutating func declarations(of used: Set<String>, before index: Int) -> [Int] {
        var result: Set<Int> = []
        for name in used {
            let start = searched[name] ?? 0
            guard start < index else { continue }
            result.formUnion(names.declarations(of: name, in: start..<index))
            searched[name] = index
        }
        return result.sorted()
    }

    /// Takes what configures the slice's locals and the members that it assigned, until nothing is added.
    private mutating func grow() {
        while let index = waiting.next() {
            guard !moved.contains(index), !promoted.contains(index), configures(index) else {
                continue
            }
            move(index)
            require(names[index].used, before: index)
        }
    }

    /// Whether a statement does nothing but work on what the slice made.
    private func configures(_ index: Int) -> Bool {
        switch statements[index].statement.kind {
        case .expression:
            if let subject = names[index].subject, isOwn(subject, before: index) { return true }
            return !names[index].assignedMembers.isEmpty
                && !names[index].used.isDisjoint(with: locals)
        case .ifStatement, .forLoop:
            return configuresThroughout(index)
        default:
            return false
        }
    }

    /// Whether every statement in the blocks of a one-level `if` or `for` works on the slice's own things.
    private func configuresThroughout(_ index: Int) -> Bool {
        let inner = names.inside(index)
        guard !inner.isEmpty else { return false }
        var declared: Set<String> = []
        for item in inner {
            switch item.statement.kind {
            case .declaration: declared.formUnion(item.names.declared)
            case .expression:
                guard let subject = item.names.subject,
                    declared.contains(subject) || isOwn(subject, before: index)
                else { return false }
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
        names[index].declared.contains { name in
            names.uses(of: name, in: index + 1..<statements.count).contains { other in
                statements[other].role.isOther && !moved.contains(other)
                    && !wouldConfigure(other, names[index].declared)
            }
        }
    }

    private func wouldConfigure(_ index: Int, _ declared: Set<String>) -> Bool {
        guard let subject = names[index].subject else { return false }
        return declared.contains(subject)
    }

    private func checkRest(_ context: TargetContext) throws(Failure) {
        for index in statements.indices where statements[index].role.isOther {
            if moved.contains(index) {
                try checkMoved(index, context)
                continue
            }
            guard !copied.contains(index) else { continue }
            let shared = names[index].used.filter { isOwn($0, before: index) }
            guard let name = shared.min() else { continue }
            throw failure(
                index, "'\(name)' is needed by the root and by the rest of the launch", context,
                shared: name)
        }
    }

    private func checkMoved(_ index: Int, _ context: TargetContext) throws(Failure) {
        switch statements[index].statement.kind {
        case .declaration, .expression, .ifStatement, .forLoop: return
        case .guardStatement where isUnwrappedDelegateRead(statements[index].statement): return
        default:
            throw failure(
                index, "the root depends on a statement that can leave the launch", context)
        }
    }

    /// `guard let context = (UIApplication.shared.delegate as? X)?.y else { … }` of Xcode 11's template.
    private func isUnwrappedDelegateRead(_ statement: Statement) -> Bool {
        function.moment == .willConnect
            && DelegateRead.guardBinding(of: statement, in: function.file) != nil
    }

    private func failure(
        _ index: Int, _ message: String, _ context: TargetContext, shared: String? = nil
    ) -> Failure {
        let token = statements[index].statement.range.lowerBound
        let refusal = Refusal(
            .rootUnresolved, at: context.place(function.method.file, token), message,
            remedy: "separate what makes the root view controller from the rest of the launch")
        return Failure(shared: shared, refusal: refusal)
    }
}
