import SwiftOutline

/// Evaluates the code of one function.
struct FlowEvaluator {
    /// A value.
    typealias Value = FlowValue
    /// The values of locals by name.
    typealias Environment = [String: Value]

    /// The analysis that the evaluation is part of.
    let analysis: FlowAnalysis
    /// Whose code it is.
    var frame: FlowFrame
    /// What happens, and what expressions are, so far; nil where that is not kept.
    let notes: FlowNotes?
    /// What is known of the locals here.
    var environment: Environment = [:]
    /// What is known of the locals where the last body that was run ends.
    private(set) var environmentAtEnd: Environment = [:]
    /// Closures with a name, and local functions, which nobody has called yet.
    var uncalled: Set<ClosureID> = []
    private var called: Set<ClosureID> = []
    /// The key paths that locals are.
    var paths: [String: KeyPathShape] = [:]
    /// Where the code is that is being evaluated.
    var step = 0
    /// The statement that is evaluated.
    var statement: TokenRange = 0..<0
    /// The branches of values around that place.
    private var branches: [ValueBranch] = []
    /// How many closures and calls stand around.
    var depth = 0

    /// What the function is called on, as far as calls tell.
    private(set) var receiver: Value?
    /// Stands for `self` among the parameters of a function.
    static var receiverIndex: Int { -1 }

    /// Closures in closures deeper than this are not looked into.
    static var deepest: Int { 30 }

    /// An evaluation of code in a frame.
    init(_ analysis: FlowAnalysis, frame: FlowFrame, notes: FlowNotes?) {
        self.analysis = analysis
        self.frame = frame
        self.notes = notes
    }

    /// The outline of the code's file.
    var file: SwiftFile { frame.file.outline }
    /// The program that is followed.
    var program: Program { analysis.program }
    /// What the names of other modules mean.
    var semantics: any FlowSemantics { analysis.semantics }

    /// Keeps something that happens.
    mutating func note(_ kind: FlowEvent.Kind, _ range: TokenRange) {
        notes?.events.append(
            FlowEvent(
                kind: kind, range: range, step: step, statement: statement,
                closures: frame.closures, laterClosure: frame.laterClosure, branches: branches))
    }

    /// Keeps what an expression is, where that matters.
    mutating func note(_ value: Value, of range: TokenRange) {
        notes?.add(value, of: range)
    }

    /// The value of one of those that something chooses from.
    mutating func value(
        _ expression: Expression, in branch: ValueBranch, expecting type: FlowType?
    ) -> Value {
        branches.append(branch)
        defer { branches.removeLast() }
        return value(expression, expecting: type)
    }

    // MARK: Functions

    /// Evaluates a function, and passes on what it gives.
    mutating func evaluate(_ function: FlowFunction) {
        switch function.id.part {
        case .initialValue:
            let type = analysis.writtenType(of: function.id.property, in: function.located)
            statement = function.body
            let value = self.value(
                ExpressionReader(file).expression(in: function.body), expecting: type)
            analysis.tables.assign(value, toMember: analysis.key(of: function))
        case .body, .getter, .setter:
            bindParameters(of: function)
            let result = run(function.located.file.body(of: function.body))
            analysis.tables.give(result, from: function.id)
        }
    }

    private mutating func bindParameters(of function: FlowFunction) {
        receiver = analysis.tables.parameter(Self.receiverIndex, of: function.id)
        if function.id.part == .setter, function.located.declaration.kind == .subscript {
            environment["newValue"] = Value(resultType ?? .unknown)
        } else if function.id.part == .setter {
            let type = analysis.writtenType(of: function.id.property, in: function.located)
            let given = analysis.tables.parameter(0, of: function.id)
            let value = (given ?? .unknown).retyped(type ?? .unknown)
            environment["newValue"] = value
            environment["oldValue"] = Value(type ?? .unknown)
            return
        }
        for (index, parameter) in function.parameters.enumerated() {
            var type = TypeReader.type(in: parameter.type, of: file)
            if parameter.isVariadic { type = .collection(type) }
            var value = analysis.tables.parameter(index, of: function.id) ?? .unknown
            if let range = parameter.defaultValue {
                statement = range
                value = value.joined(
                    self.value(ExpressionReader(file).expression(in: range), expecting: type))
            }
            value.type = type == .unknown ? value.type : type
            value.tags.formUnion(analysis.semantics.value(ofParameter: index, of: function))
            if let name = parameter.name { environment[name] = value }
        }
    }

    // MARK: Bodies

    /// Runs steps until what is known in front of each is stable, and gives what they return.
    mutating func run(_ body: FlowBody) -> Value {
        let start = environment
        var before = [Environment?](repeating: nil, count: body.steps.count)
        // Only what may be joined with more is kept; else there would be as many environments as steps.
        let kept = body.heads.union([FlowBody.exit])
        var result: Value?
        for round in 0..<3 {
            var isStable = true
            var done = [Bool](repeating: false, count: body.steps.count)
            let mark = notes?.events.count ?? 0
            result = nil
            before[FlowBody.entry] = start
            for index in body.order where analysis.canGoOn {
                guard enter(&before[index], isKept: kept.contains(index)) else { continue }
                step = index
                statement = body.steps[index].statement
                if let value = evaluate(body.steps[index], in: body) {
                    result = result?.joined(value) ?? value
                }
                done[index] = true
                for next in body.steps[index].successors {
                    if add(environment, to: &before[next]), done[next] { isStable = false }
                }
            }
            if isStable { break }
            if round < 2 { notes?.events.removeSubrange(mark...) }
        }
        environmentAtEnd = before[FlowBody.exit] ?? start
        for id in uncalled.sorted() { run(id, runsAtOnce: false) }
        uncalled = []
        environment = start
        return result ?? Value(.tuple([]))
    }

    /// Goes on with what is known in front of a step; false where nothing leads there. What is not kept is given away, so
    /// that nobody else holds it and no change copies it.
    private mutating func enter(_ known: inout Environment?, isKept: Bool) -> Bool {
        if known == nil { return false }
        environment = known ?? [:]
        if !isKept { known = nil }
        return true
    }

    /// Adds what is known where a step ends to what is known in front of the next one; false where that is nothing new.
    private func add(_ environment: Environment, to known: inout Environment?) -> Bool {
        guard var joined = known else {
            known = environment
            return true
        }
        var isNew = false
        analysis.spend(environment.count)
        for (name, value) in environment {
            let before = joined[name]
            let after = before?.joined(value) ?? value
            guard after != before else { continue }
            joined[name] = after
            isNew = true
        }
        if isNew { known = joined }
        return isNew
    }

    /// Evaluates a step; what is returned is what the function gives there.
    mutating func evaluate(_ step: FlowStep, in body: FlowBody) -> Value? {
        analysis.spend(1)
        switch step.kind {
        case .entry, .exit, .passes: return nil
        case .evaluate(let expression):
            // The only statement of a body is what it gives.
            let isResult = body.steps.count == 3
            let value = self.value(expression, expecting: isResult ? resultType : nil)
            if !isResult || resultType == nil { noteDiscarded(expression) }
            return isResult ? value : nil
        case .bind(let binding): bind(binding, step.range)
        case .condition(let conditions):
            for condition in conditions { evaluate(condition) }
        case .iterate(let names, let sequence):
            let value = self.value(sequence)
            noteIteration(of: value, sequence.range)
            noteCasts(of: value, by: step.range.lowerBound..<sequence.range.lowerBound, sequence)
            evaluatePattern(ofLoop: step.range.lowerBound..<sequence.range.lowerBound)
            let element = StandardElements.iterated(program.resolvingAlias(value.type))
            declare(
                names, in: step.range.lowerBound..<sequence.range.lowerBound - 1,
                of: Value(element ?? .unknown, tags: value.tags), step.range)
        case .subject(let expression): _ = value(expression)
        case .label(let names, let range, let subject):
            let asked = patternCasts(in: range)
            let value =
                names.isEmpty && asked.isEmpty ? Value.unknown : quietly { $0.value(subject) }
            for cast in asked { note(.cast(value, cast.kind, cast.type), cast.range) }
            declare(names, in: range, of: value, range)
            evaluatePatterns(in: range, of: subject)
        case .catches(let names, let pattern):
            pattern.map { evaluatePatterns(in: $0, of: nil) }
            for name in names.map({ $0.name }) + ["error"] { environment[name] = .unknown }
        case .returns(let expression):
            guard let expression else { return nil }
            let value = self.value(expression, expecting: resultType)
            note(.result(value), expression.range)
            return value
        case .raises(let expression): expression.map { _ = value($0) }
        case .declares(let declaration): declare(declaration)
        case .opaque: note(.opaque, step.range)
        }
        return nil
    }

    /// Evaluates something without noting what it does.
    func quietly<Result>(_ body: (inout FlowEvaluator) -> Result) -> Result {
        var copy = FlowEvaluator(analysis, frame: frame, notes: nil)
        copy.environment = environment
        copy.receiver = receiver
        copy.depth = depth
        return body(&copy)
    }

    private var resultType: FlowType? {
        guard frame.closures.isEmpty else { return nil }
        if frame.function.id.part == .getter, !frame.function.id.property.isEmpty {
            return analysis.writtenType(
                of: frame.function.id.property, in: frame.function.located)
        }
        return frame.function.located.declaration.returnType.map {
            TypeReader.type(in: $0, of: frame.function.file)
        }
    }

    /// Notes what a pattern in front of a value asks it for, at the value.
    private mutating func noteCasts(
        of value: Value, by pattern: TokenRange, _ expression: Expression
    ) {
        for cast in patternCasts(in: pattern) {
            note(.cast(value, cast.kind, cast.type), expression.range)
        }
    }

    /// The types that patterns ask for: `is Type`, `let name as Type`; those of their `where` are not among them.
    private func patternCasts(
        in range: TokenRange
    ) -> [(kind: CastKind, type: FlowType, range: TokenRange)] {
        let tokens = file.tokens.tokens
        var isCondition = false
        return range.compactMap { token in
            switch tokens[token].kind {
            case .keyword(.where): isCondition = true
            case .comma: isCondition = false
            case .keyword(.is), .keyword(.as):
                guard !isCondition, token + 1 < range.upperBound else { return nil }
                let type = TypeReader.type(in: token + 1..<range.upperBound, of: file)
                let isTest = tokens[token].kind == .keyword(.is)
                return (isTest ? .test : .conditional, type, token..<token + 1)
            default: break
            }
            return nil
        }
    }

    private mutating func bind(_ binding: FlowBinding, _ range: TokenRange) {
        let type = binding.type.map { TypeReader.type(in: $0, of: file) }
        if binding.isComputed { compute(binding, range) }
        noteWrapper(of: binding, range)
        guard let expression = binding.value else {
            for name in binding.names {
                environment[name.name] = Value(type ?? .unknown)
                    .orAbsent(type?.isOptional == true)
            }
            return
        }
        if case .closure(let shape) = expression.kind, binding.names.count == 1 {
            let value = named(shape, expecting: type)
            return declare(binding.names[0].name, value, range)
        }
        let value = self.value(expression, expecting: type)
        if binding.names.count == 1 {
            declare(binding.names[0].name, type.map { value.retyped($0) } ?? value, range)
            if !binding.isVariable { paths[binding.names[0].name] = keptKeyPath(expression) }
        } else {
            if !value.tags.isEmpty { note(.escape(value), range) }
            let open = range.lowerBound
            let end = max(open, Int(file.tokens.partners[open])) + 1
            declare(binding.names, in: open..<end, of: Value(type ?? value.type), range)
        }
    }

    mutating func declare(_ name: String?, _ value: Value, _ range: TokenRange) {
        if let name {
            environment[name] = value
            paths[name] = nil
        }
        note(.local(name, value: value, isDeclared: true), range)
    }

    private mutating func evaluate(_ condition: FlowCondition) {
        switch condition {
        case .expression(let expression): _ = value(expression)
        case .binding(let name, let expression):
            let value = self.value(expression)
            note(.unwrap(value), expression.range)
            let range = name.map { $0.token..<$0.token + 1 } ?? expression.range
            declare(name?.name, value.present, range)
        case .pattern(let names, let expression):
            let value = self.value(expression)
            if let start = file.tokens.tokens[..<expression.range.lowerBound].lastIndex(where: {
                $0.kind == .keyword(.case)
            }) {
                noteCasts(of: value, by: start..<expression.range.lowerBound, expression)
                for name in names {
                    declare(
                        [name], in: start..<expression.range.lowerBound - 1, of: value,
                        name.token..<name.token + 1)
                }
            }
            evaluatePattern(inFrontOf: expression)
        case .other(let range):
            let isOfCompiler = range.first.map { file.tokens.text(of: $0).hasPrefix("#") } ?? true
            if !isOfCompiler { note(.opaque, range) }
        }
    }

    /// A closure that gets a name; it is looked into where it is called.
    private mutating func named(_ shape: ClosureShape, expecting type: FlowType?) -> Value {
        let value = closure(shape, expecting: type, runs: .whereCalled)
        uncalled.formUnion(value.closures)
        return value
    }

    /// Runs a closure with a name, at once or later.
    mutating func runNamed(_ id: ClosureID, runsAtOnce: Bool) {
        guard analysis.tables.closures[id]?.file.path == frame.file.path else { return }
        let isLocal = uncalled.remove(id) != nil || called.contains(id)
        guard isLocal, !frame.closures.contains(id) else { return }
        called.insert(id)
        run(id, runsAtOnce: runsAtOnce)
    }

    /// Adds what happens in a closure that runs at once.
    mutating func add(
        _ id: ClosureID, body: TokenRange, _ parameters: [(name: String?, type: FlowType)]
    ) {
        analysis.tables.add(
            FlowClosure(
                id: id, file: frame.file, body: body, parameters: parameters, frame: frame,
                environment: locals(namedIn: body)))
    }

    /// The locals that the code of a closure can mean; of many only those that it names, since each closure keeps them.
    private func locals(namedIn body: TokenRange) -> Environment {
        guard environment.count > 32 else { return environment }
        var result: Environment = [:]
        result["self"] = environment["self"]
        for token in body where file.tokens.tokens[token].kind == .identifier {
            let name = file.name(at: token)
            result[name] = environment[name]
        }
        return result
    }

    /// Runs on what the code around it runs on.
    mutating func take(receiver: Value?) { self.receiver = receiver }
}
