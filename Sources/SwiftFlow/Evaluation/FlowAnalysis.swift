import SwiftOutline

/// Follows values through the functions of a program: through locals, members, parameters, results, closures and casts.
///
/// Functions are added, and further ones that they call with values that matter; then everything is evaluated until
/// nothing new is learned. What isn't understood has an unknown value, or is an opaque event.
public final class FlowAnalysis {
    /// The program.
    public let program: Program
    /// What the names of other modules mean.
    let semantics: any FlowSemantics
    /// What is known of members, parameters and results.
    var tables = FlowTables()
    private var functions: [FlowFunction] = []
    /// The functions by their place in the list.
    private var known: [FlowFunction.ID: Int] = [:]
    private var traces: [FlowFunction.ID: FlowTrace] = [:]
    /// What was noted when a function of the list was looked into last.
    private var noted: [FlowTrace] = []
    private let follows: (FlowFunction, [FlowValue]) -> Bool
    /// The variables whose type is looked for.
    var inferring: Set<String> = []
    /// No app goes on with more variables each of which has its type from the next.
    static var deepestInference: Int { 100 }
    /// The types of variables that were found.
    var inferred: [String: FlowType] = [:]
    /// What other modules may call of a type by their protocols, as far as it was asked.
    var witnesses: [String: [FlowFunction]] = [:]

    /// More functions are not looked into; what they do is unknown then.
    public static var most: Int { 20_000 }
    private let limit: Int
    /// More rounds are not made: each adds to what is known, and few values travel further.
    private static var rounds: Int { 8 }

    /// An analysis of a program; `follows` says which called functions are looked into, too, by what they are given.
    public init(
        of program: Program, by semantics: any FlowSemantics, limit: Int = FlowAnalysis.most,
        follows: @escaping (FlowFunction, [FlowValue]) -> Bool
    ) {
        self.program = program
        self.semantics = semantics
        self.limit = limit
        self.follows = follows
    }

    /// Whether an initializer has another one of its type make the object, as far as that was asked.
    private var delegating: [FlowFunction.ID: Bool] = [:]

    /// Whether an initializer has another one of its type make the object: `self.init(…)`.
    func isDelegating(_ function: FlowFunction) -> Bool {
        if let known = delegating[function.id] { return known }
        let tokens = function.file.tokens
        let answer = function.body.contains { index in
            index > 1 && tokens.spells(index, "init") && tokens.tokens[index - 1].kind == .period
                && tokens.tokens[index - 2].kind == .keyword(.`self`)
        }
        delegating[function.id] = answer
        return answer
    }

    /// Adds a function to look into.
    public func add(_ function: FlowFunction) {
        guard known[function.id] == nil else { return }
        guard functions.count < limit else {
            isComplete = false
            return
        }
        known[function.id] = functions.count
        functions.append(function)
        tables.hasChanged = true
    }

    /// Whether all that was called is looked into.
    public private(set) var isComplete = true

    /// Steps, values that are joined, and functions that a call may mean are counted up to here; nothing goes on behind it.
    public static var mostWork: Int { 4_000_000 }
    private var work = 0
    /// Whether not too much was done yet.
    public var canGoOn: Bool { work < Self.mostWork }

    /// Counts something that is done.
    func spend(_ amount: Int) {
        work += amount
        if work >= Self.mostWork { isComplete = false }
    }

    /// Every function that is looked into, in the order of their discovery.
    public var allFunctions: [FlowFunction] { functions }

    /// Whether a function is looked into.
    public func contains(_ function: FlowFunction) -> Bool { known[function.id] != nil }

    /// Evaluates everything until nothing new is learned.
    public func run() {
        traces = [:]
        for _ in 0..<Self.rounds {
            tables.hasChanged = false
            var index = 0
            while index < functions.count, canGoOn {
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
        let trace = evaluate(functions[index])
        if index < noted.count { noted[index] = trace } else { noted.append(trace) }
        // A type that is being looked for is unknown until it is found.
        tables.end(isComplete: inferred.count == inferredBefore)
    }

    /// What is known of everything that is assigned to a stored member of a type, or to a variable at the top level.
    public func assigned(to member: String, of type: String?) -> FlowValue? {
        tables.member(key(member, type))
    }

    /// The names of the stored members of all types, and of the variables at the top level, that hold values with tags.
    public var taggedMembers: Set<String> { tables.taggedMembers }

    /// The functions and getters that are looked into and give values of some kind.
    public func functions(giving matters: (FlowValue) -> Bool) -> [FlowFunction] {
        functions.filter { tables.result(of: $0.id).map(matters) ?? false }
    }

    /// The type of a variable of a type, or at the top level: the written one, or that of its initial value.
    public func type(
        ofVariable name: String, _ located: LocatedDeclaration, owner: String?
    ) -> FlowType {
        type(of: name, located, owner: owner)
    }

    /// What is known of a parameter from the calls of its function.
    public func given(to parameter: Int, of function: FlowFunction) -> FlowValue? {
        tables.parameter(parameter, of: function.id)
    }

    /// The function in which a closure is written; nil for one that was not looked into.
    public func function(around closure: ClosureID) -> FlowFunction? {
        tables.closures[closure]?.frame.function
    }

    /// What is known of what a function gives.
    public func result(of function: FlowFunction) -> FlowValue? {
        tables.result(of: function.id)
    }

    /// What a function does, in order, and what its expressions are.
    public func trace(of function: FlowFunction) -> FlowTrace {
        if let known = traces[function.id] { return known }
        let found = current(function) ?? evaluate(function)
        traces[function.id] = found
        return found
    }

    /// What was noted of a function, as long as nothing that it reads has changed since.
    private func current(_ function: FlowFunction) -> FlowTrace? {
        guard let index = known[function.id], index < noted.count, tables.isCurrent(index) else {
            return nil
        }
        return noted[index]
    }

    private func evaluate(_ function: FlowFunction) -> FlowTrace {
        let notes = FlowNotes()
        var evaluator = FlowEvaluator(self, frame: FlowFrame(of: function), notes: notes)
        evaluator.evaluate(function)
        return FlowTrace(of: function, notes)
    }

    /// Notes a call of functions with arguments, and follows it where it matters.
    func noteCall(of functions: [FlowFunction], with values: [FlowValue]) {
        for function in functions where known[function.id] == nil {
            if follows(function, values) { add(function) }
        }
    }
}
