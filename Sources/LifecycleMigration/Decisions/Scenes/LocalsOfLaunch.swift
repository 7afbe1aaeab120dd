import AppFacts
import SwiftFlow
import SwiftOutline

/// Which statements of the launch declare and use which locals.
struct LocalsOfLaunch {
    private var declaring: [String: [Int]] = [:]
    private var using: [String: [Int]] = [:]
    private let declared: [Set<String>]
    private let used: [Set<String>]

    /// Looks at the statements of a body.
    init(_ statements: [Statement], _ file: SwiftFile) {
        declared = statements.map { Set(file.declaredNames(in: $0).map(\.name)) }
        let all = declared.reduce(into: Set<String>()) { $0.formUnion($1) }
        used = statements.map { statement in
            Set(file.references(in: statement.range).filter { $0.role == .bare }.map(\.name))
                .intersection(all)
        }
        for index in statements.indices {
            for name in declared[index] { declaring[name, default: []].append(index) }
            for name in used[index] { using[name, default: []].append(index) }
        }
    }

    /// The statements behind one that use what it declares, in order.
    func users(of index: Int) -> [Int] {
        Set(declared[index].flatMap { using[$0] ?? [] }.filter { $0 > index }).sorted()
    }

    /// The statements in front of one that declare what it uses, in order.
    func declared(for index: Int) -> [Int] {
        Set(used[index].flatMap { declaring[$0] ?? [] }.filter { $0 < index }).sorted()
    }
}

/// What the statements of the launch do, each looked at once.
struct StayingEffects {
    private let statements: [Statement]
    private let launch: LaunchFacts
    private let function: FlowFunction
    private var known: [Int: FlowEffects] = [:]
    /// How many more comparisons are made; a launch of so many statements is not split.
    private var left = 50_000

    /// The effects of the statements of a body.
    init(_ statements: [Statement], _ launch: LaunchFacts, _ function: FlowFunction) {
        self.statements = statements
        self.launch = launch
        self.function = function
    }

    private mutating func effects(_ index: Int) -> FlowEffects {
        if let known = known[index] { return known }
        let found = launch.effects.effects(within: [statements[index].range], of: function)
        known[index] = found
        return found
    }

    /// Whether a statement may come behind all that stays, since the order of the two can't be told.
    mutating func canMove(_ index: Int, among own: Set<Int>, _ moves: [Bool]) -> Bool {
        let effects = effects(index)
        if effects == .none { return true }
        for other in statements.indices where other > index && !moves[other] && !own.contains(other)
        {
            left -= 1
            guard left > 0, effects.commutes(with: self.effects(other)) else { return false }
        }
        return true
    }
}
