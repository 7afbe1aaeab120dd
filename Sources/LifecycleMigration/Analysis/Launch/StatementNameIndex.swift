import SwiftOutline

/// What every statement of a launch function reads and writes, found by statement and by name.
struct StatementNameIndex {
    /// A statement inside of another one.
    typealias Inner = (statement: Statement, names: StatementNames)

    private let names: [StatementNames]
    private let inner: [Int: [Inner]]
    private let declarations: [String: [Int]]
    private let uses: [String: [Int]]
    private let followers: [String: [Int]]

    /// Reads the statements of a function.
    init(_ statements: [LaunchStatement], in function: LaunchFunction) {
        let file = function.file
        let members = function.owner.memberNames
        func read(_ statement: Statement) -> StatementNames {
            StatementNames(statement, in: file, members: members)
        }
        names = statements.map { read($0.statement) }
        var inner: [Int: [Inner]] = [:]
        var declarations: [String: [Int]] = [:]
        var uses: [String: [Int]] = [:]
        var followers: [String: [Int]] = [:]
        // SwiftUI may ask for the root before a scene delegate hears of its scene: what sets a member for it moves along.
        let setsMembers = function.moment == .willConnect
        for (index, item) in statements.enumerated() {
            let given = names[index].declared.union(
                setsMembers ? names[index].assignedMembers : [])
            for name in given { declarations[name, default: []].append(index) }
            for name in names[index].used { uses[name, default: []].append(index) }
            switch item.statement.kind {
            case .ifStatement, .forLoop:
                let blocks = item.statement.blocks.flatMap { file.statements(of: $0.body) }
                inner[index] = blocks.map { ($0, read($0)) }
            default: break
            }
            let subjects = [names[index].subject] + (inner[index] ?? []).map(\.names.subject)
            for name in names[index].used.union(subjects.compactMap { $0 }) {
                followers[name, default: []].append(index)
            }
        }
        self.inner = inner
        self.declarations = declarations
        self.uses = uses
        self.followers = followers
    }

    /// What the statement at an index reads and writes.
    subscript(index: Int) -> StatementNames { names[index] }

    /// The statements directly inside of an `if` or a `for`.
    func inside(_ index: Int) -> [Inner] { inner[index] ?? [] }

    /// The statements of a range that declare a name, or give a scene delegate's member its value, in order.
    func declarations(of name: String, in range: Range<Int>) -> ArraySlice<Int> {
        Self.slice(declarations[name] ?? [], range)
    }

    /// The statements of a range that use a name, in order.
    func uses(of name: String, in range: Range<Int>) -> ArraySlice<Int> {
        Self.slice(uses[name] ?? [], range)
    }

    /// The statements that use a name or work on what it stands for, in order.
    func followers(of name: String) -> [Int] { followers[name] ?? [] }

    private static func slice(_ indices: [Int], _ range: Range<Int>) -> ArraySlice<Int> {
        let start = count(indices, below: range.lowerBound)
        return indices[start..<max(start, count(indices, below: range.upperBound))]
    }

    /// How many of the indices, which are in order, lie below a bound.
    private static func count(_ indices: [Int], below bound: Int) -> Int {
        var low = 0
        var high = indices.count
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < bound { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
