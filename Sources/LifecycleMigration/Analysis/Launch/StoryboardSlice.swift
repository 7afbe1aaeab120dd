import SwiftOutline

/// Finds the statements of a launch that only work on the root view controller of a storyboard's window.
///
/// Forward: whatever uses what they declare or assign. Backward: whatever declares a local that they need.
struct StoryboardSlice {
    private let function: LaunchFunction
    private let statements: [LaunchStatement]
    private let names: StatementNameIndex
    private var moved: Set<Int> = []
    private var copied: Set<Int> = []
    private var pending: [Int] = []
    /// The names that the slice gives a value.
    private var own: Set<String> = []
    private var followed: [String: Int] = [:]
    private var searched: [String: Int] = [:]
    /// What stands for the root in front of a statement: the window, and members that read its root.
    private let roots: Set<String>

    /// The slice behind some statements, by index.
    ///
    /// - Throws: `Refusal` with the statement that is in the way.
    static func compute(
        from seeds: [Int], of code: LaunchCode, readers: Set<String> = [], context: TargetContext
    ) throws(Refusal) -> RootSlice.Result {
        var slice = StoryboardSlice(code, roots: readers.union(["window"]))
        for seed in seeds { slice.move(seed) }
        while let index = slice.pending.popLast() { slice.spread(from: index) }
        slice.moveUnshared()
        try slice.check(context)
        return RootSlice.Result(moved: slice.moved.sorted(), copied: slice.copied.sorted())
    }

    private init(_ code: LaunchCode, roots: Set<String>) {
        self.roots = roots
        function = code.function
        statements = code.statements
        names = StatementNameIndex(code.statements, in: code.function)
    }

    private mutating func move(_ index: Int) {
        guard statements[index].role.isOther, !isReturn(index), moved.insert(index).inserted else {
            return
        }
        copied.remove(index)
        pending.append(index)
    }

    private mutating func spread(from index: Int) {
        for name in names[index].declared.union(names[index].assignedMembers) {
            own.insert(name)
            let end = followed[name] ?? statements.count
            guard index < end else { continue }
            for use in names.uses(of: name, in: index + 1..<end) { move(use) }
            followed[name] = index
        }
        for name in names[index].used {
            let start = searched[name] ?? 0
            guard start < index else { continue }
            for declaration in names.declarations(of: name, in: start..<index) {
                take(declaration)
            }
            searched[name] = index
        }
    }

    /// Takes the declaration of a local that the slice needs.
    private mutating func take(_ index: Int) {
        guard statements[index].role.isOther, !moved.contains(index) else { return }
        if isPlainRead(index) {
            copied.insert(index)
        } else {
            move(index)
        }
    }

    /// Leaves copies only where the rest of the launch reads the same value.
    private mutating func moveUnshared() {
        for index in copied.sorted(by: >) {
            let isShared = names[index].declared.contains { name in
                names.uses(of: name, in: index + 1..<statements.count).contains { other in
                    !moved.contains(other)
                }
            }
            guard !isShared else { continue }
            copied.remove(index)
            moved.insert(index)
        }
    }

    /// `let context = store.viewContext`: a chain of names without a call.
    private func isPlainRead(_ index: Int) -> Bool {
        guard case .declaration(let declaration) = statements[index].statement.kind,
            declaration.bindings.count == 1, let value = declaration.bindings[0].initializer,
            let chain = function.file.chain(in: value)
        else { return false }
        return chain.names(in: function.file) != nil
    }

    private func isReturn(_ index: Int) -> Bool {
        if case .returnStatement = statements[index].statement.kind { return true }
        return false
    }

    private func check(_ context: TargetContext) throws(Refusal) {
        let rest = statements.indices.filter {
            statements[$0].role.isOther && !moved.contains($0) && !copied.contains($0)
        }
        let lastAction = rest.last { !isReturn($0) }
        for index in rest {
            guard let name = names[index].used.intersection(own).min() else { continue }
            throw refusal(
                index, "'\(name)' is needed by the root and by the rest of the launch", context)
        }
        for index in moved.sorted() {
            let isLast = lastAction.map { $0 < index } ?? true
            if let message = obstacle(index, isLast: isLast) {
                throw refusal(index, message, context)
            }
        }
    }

    /// Why a statement can't leave the launch method; `isLast` where nothing behind it stays.
    private func obstacle(_ index: Int, isLast: Bool) -> String? {
        let statement = statements[index].statement
        switch statement.kind {
        case .declaration: return nil
        case .expression:
            let isOwn = names[index].subject.map(own.contains) ?? false
            let isRead = names[index].subject.map(roots.contains) ?? true
            if isOwn || isRead || !names[index].assignedMembers.isEmpty || isLast { return nil }
            return "this uses the root view controller in front of what stays in the launch"
        case .ifStatement, .forLoop:
            return returns(statement)
                ? "the root depends on a statement that can leave the launch" : nil
        case .guardStatement:
            if isLast || !returns(statement) { return nil }
            return "the root depends on a statement that can leave the launch"
        default:
            return "the root depends on a statement of a kind that can't be moved"
        }
    }

    private func returns(_ statement: Statement) -> Bool {
        statement.range.contains { function.file.tokens.tokens[$0].kind == .keyword(.return) }
    }

    private func refusal(_ index: Int, _ message: String, _ context: TargetContext) -> Refusal {
        let token = statements[index].statement.range.lowerBound
        return Refusal(
            .rootUnresolved, at: context.place(function.method.file, token), message,
            remedy: "separate what works on the root view controller from the rest of the launch")
    }
}
