import SwiftOutline

/// Follows values through the functions of a program: through locals, members, parameters, results, closures and casts.
///
/// Functions are added, and further ones that they call with values that matter; then everything is evaluated until
/// nothing new is learned. What isn't understood has an unknown value, or is an opaque event.
public final class FlowAnalysis<Semantics: FlowSemantics> {
    /// Where a value comes from.
    public typealias Tag = Semantics.Tag

    /// The program.
    public let program: Program
    /// What the names of other modules mean.
    let semantics: Semantics
    /// What is known of members, parameters and results.
    var tables = FlowTables<Tag>()
    private var functions: [FlowFunction] = []
    private var known: Set<FlowFunction.ID> = []
    private var traces: [FlowFunction.ID: FlowTrace<Tag>] = [:]
    private let follows: (FlowFunction, [FlowValue<Tag>]) -> Bool
    /// The variables whose type is looked for.
    var inferring: Set<String> = []
    /// The types of variables that were found.
    var inferred: [String: FlowType] = [:]

    /// More functions are not looked into; what they do is unknown then.
    private let limit: Int
    /// More rounds are not made: each adds to what is known, and few values travel further.
    private static var rounds: Int { 8 }

    /// An analysis of a program; `follows` says which called functions are looked into, too, by what they are given.
    public init(
        of program: Program, by semantics: Semantics, limit: Int = 5_000,
        follows: @escaping (FlowFunction, [FlowValue<Tag>]) -> Bool
    ) {
        self.program = program
        self.semantics = semantics
        self.limit = limit
        self.follows = follows
    }

    /// Adds a function to look into.
    public func add(_ function: FlowFunction) {
        guard functions.count < limit, known.insert(function.id).inserted else { return }
        functions.append(function)
        tables.hasChanged = true
    }

    /// Whether all that was called is looked into.
    public var isComplete: Bool { functions.count < limit }

    /// Every function that is looked into, in the order of their discovery.
    public var allFunctions: [FlowFunction] { functions }

    /// Whether a function is looked into.
    public func contains(_ function: FlowFunction) -> Bool { known.contains(function.id) }

    /// Evaluates everything until nothing new is learned.
    public func run() {
        traces = [:]
        for _ in 0..<Self.rounds {
            tables.hasChanged = false
            var index = 0
            while index < functions.count {
                look(into: index)
                index += 1
            }
            if !tables.hasChanged { return }
        }
    }

    /// Evaluates a function, where that may find something new.
    private func look(into index: Int) {
        if tables.isCurrent(index) { return }
        let inferredBefore = inferred.count
        tables.begin(index)
        evaluate(functions[index], records: false)
        // A type that is being looked for is unknown until it is found.
        tables.end(isComplete: inferred.count == inferredBefore)
    }

    /// What is known of everything that is assigned to a stored member of a type, or to a variable at the top level.
    public func assigned(to member: String, of type: String?) -> FlowValue<Tag>? {
        tables.member(key(member, type))
    }

    /// The names of the stored members of all types, and of the variables at the top level, that hold values with tags.
    public var taggedMembers: Set<String> { tables.taggedMembers }

    /// The type of a variable of a type, or at the top level: the written one, or that of its initial value.
    public func type(
        ofVariable name: String, _ located: LocatedDeclaration, owner: String?
    ) -> FlowType {
        type(of: name, located, owner: owner)
    }

    /// What is known of a parameter from the calls of its function.
    public func given(to parameter: Int, of function: FlowFunction) -> FlowValue<Tag>? {
        tables.parameter(parameter, of: function.id)
    }

    /// The function in which a closure is written; nil for one that was not looked into.
    public func function(around closure: ClosureID) -> FlowFunction? {
        tables.closures[closure]?.frame.function
    }

    /// What is known of what a function gives.
    public func result(of function: FlowFunction) -> FlowValue<Tag>? {
        tables.result(of: function.id)
    }

    /// What a function does, in order, and what its expressions are.
    public func trace(of function: FlowFunction) -> FlowTrace<Tag> {
        if let known = traces[function.id] { return known }
        let found = evaluate(function, records: true)
        traces[function.id] = found
        return found
    }

    @discardableResult
    private func evaluate(_ function: FlowFunction, records: Bool) -> FlowTrace<Tag> {
        var evaluator = FlowEvaluator(self, frame: FlowFrame(of: function), records: records)
        evaluator.evaluate(function)
        return FlowTrace(
            events: evaluator.events, values: evaluator.values, types: evaluator.types)
    }

    /// Notes a call of functions with arguments, and follows it where it matters.
    func noteCall(of functions: [FlowFunction], with values: [FlowValue<Tag>]) {
        for function in functions where !known.contains(function.id) {
            if follows(function, values) { add(function) }
        }
    }
}
