import SwiftFlow
import SwiftOutline

/// Finds whether a method does anything with an activity of a type that no modifier hears.
///
/// Calls from the Phone app's list, intents of Siri and results of Spotlight come without a declaration in the Info.plist.
/// Such an activity is followed through the method: it has none of the types that are known, and no link. Whatever the method
/// still does for it can only be reached by a scene's delegate, which hears all types.
package struct OtherActivities {
    private let context: TargetContext
    private let program: Program
    private let known: KnownActivityTypes
    private var answers: [String: Bool] = [:]

    /// An analysis for an app whose modifiers hear the types of these texts, and those of links and of Spotlight.
    package init(than declared: Set<String>, in context: TargetContext) {
        self.context = context
        program = Program(TargetSources(context))
        known = KnownActivityTypes(declared: declared, in: program)
    }

    /// Whether the delegate's method does anything for another type.
    mutating func matter(to handler: LocatedDeclaration) -> Bool {
        guard handler.declaration.parameters.indices.contains(1) else { return false }
        return matter(to: handler, activity: 1, depth: 0)
    }

    /// What a part of a method comes to for such an activity.
    private enum Outcome {
        /// The method returns, and has done nothing.
        case ends
        /// Nothing is done, and what stands behind it runs.
        case goesOn
        /// Something is done.
        case matters
    }

    /// What is nested deeper, or handed on further, is taken to do something with the activity.
    private static let deepest = 60

    private mutating func matter(
        to method: LocatedDeclaration, activity index: Int, depth: Int
    ) -> Bool {
        let key = "\(method.file.path):\(method.declaration.keyword):\(index)"
        if let known = answers[key] { return known }
        // A method that calls itself does no more by that.
        answers[key] = false
        let answer = follow(method, activity: index, depth: depth)
        answers[key] = answer
        return answer
    }

    private mutating func follow(
        _ method: LocatedDeclaration, activity index: Int, depth: Int
    ) -> Bool {
        guard let body = method.declaration.body else { return true }
        let parameters = method.declaration.parameters
        var question = ActivityQuestion(
            about: parameters[index].name, in: method.file.outline, known: known)
        question.replies = Set(
            parameters.indices.filter { $0 > index }.compactMap { parameters[$0].name })
        return outcome(of: body, &question, depth) == .matters
    }

    private mutating func outcome(
        of block: TokenRange, _ question: inout ActivityQuestion, _ depth: Int
    ) -> Outcome {
        guard depth < Self.deepest else { return .matters }
        for statement in question.file.statements(of: block) {
            let outcome = outcome(of: statement, &question, depth)
            if outcome != .goesOn { return outcome }
        }
        return .goesOn
    }

    private mutating func outcome(
        of statement: Statement, _ question: inout ActivityQuestion, _ depth: Int
    ) -> Outcome {
        switch statement.kind {
        case .declaration(let declaration):
            return outcome(of: declaration, &question, depth)
        case .guardStatement:
            return outcome(ofGuard: statement, question, depth)
        case .ifStatement:
            return outcome(ofIf: statement, question, depth)
        case .switchStatement:
            return outcome(ofSwitch: statement, question, depth)
        case .returnStatement, .expression:
            let isReturn = statement.kind == .returnStatement
            guard let expression = statement.expression else { return isReturn ? .ends : .goesOn }
            let tree = ExpressionReader(question.file).expression(in: expression)
            if acts(tree, question, depth) { return .matters }
            return isReturn ? .ends : .goesOn
        case .doStatement, .deferStatement, .conditionalCompilation:
            return all(statement.blocks.map(\.body), question, depth)
        case .breakStatement, .fallthroughStatement: return .goesOn
        default: return .matters
        }
    }

    private mutating func outcome(
        of declaration: Declaration, _ question: inout ActivityQuestion, _ depth: Int
    ) -> Outcome {
        guard declaration.kind == .variable else { return .goesOn }
        for binding in declaration.bindings {
            guard let value = binding.initializer else { continue }
            let tree = ExpressionReader(question.file).expression(in: value)
            if question.learns(binding.name, tree) { continue }
            if acts(tree, question, depth) { return .matters }
        }
        return .goesOn
    }

    /// Several parts of which each may run.
    private mutating func all(
        _ blocks: [TokenRange], _ question: ActivityQuestion, _ depth: Int
    ) -> Outcome {
        let outcomes = blocks.map { block in
            var inner = question
            return outcome(of: block, &inner, depth + 1)
        }
        if outcomes.contains(.matters) { return .matters }
        return !outcomes.isEmpty && outcomes.allSatisfy { $0 == .ends } ? .ends : .goesOn
    }

    // MARK: Branches

    /// What is said to the log of an activity that is turned away is not missed.
    private mutating func outcome(
        ofGuard statement: Statement, _ question: ActivityQuestion, _ depth: Int
    ) -> Outcome {
        guard let block = statement.blocks.first, let condition = block.condition else {
            return .matters
        }
        switch question.answer(to: condition) {
        case true?: return .goesOn
        case false?:
            var turnedAway = question
            turnedAway.isTurnedAway = true
            return outcome(of: block.body, &turnedAway, depth + 1)
        case nil:
            guard !acts(condition: condition, question, depth) else { return .matters }
            return all([block.body], question, depth) == .matters ? .matters : .goesOn
        }
    }

    private mutating func outcome(
        ofIf statement: Statement, _ question: ActivityQuestion, _ depth: Int
    ) -> Outcome {
        var possible: [TokenRange] = []
        var isComplete = false
        for block in statement.blocks where !isComplete {
            guard let condition = block.condition else {
                possible.append(block.body)
                isComplete = true
                continue
            }
            let answer = question.answer(to: condition)
            if answer == nil, acts(condition: condition, question, depth) { return .matters }
            if answer != false { possible.append(block.body) }
            isComplete = answer == true
        }
        let outcome = all(possible, question, depth)
        return outcome == .ends && !isComplete ? .goesOn : outcome
    }

    private mutating func outcome(
        ofSwitch statement: Statement, _ question: ActivityQuestion, _ depth: Int
    ) -> Outcome {
        guard let subject = statement.expression else { return .matters }
        let tree = ExpressionReader(question.file).expression(in: subject)
        guard question.isType(tree) else {
            return acts(tree, question, depth)
                ? .matters : all(statement.blocks.map(\.body), question, depth)
        }
        return all(
            statement.blocks.filter { !question.isKnown(case: $0) }.map(\.body), question, depth)
    }

    // MARK: Expressions

    private mutating func acts(
        condition: TokenRange, _ question: ActivityQuestion, _ depth: Int
    ) -> Bool {
        ConditionReader(question.file).conditions(in: condition).contains { condition in
            switch condition {
            case .expression(let value), .binding(_, let value), .pattern(_, let value):
                return question.mentionsActivity(value) && acts(value, question, depth)
            case .other: return false
            }
        }
    }

    /// Whether an expression does anything: it assigns or calls, other than for a link.
    private mutating func acts(
        _ expression: Expression, _ question: ActivityQuestion, _ depth: Int
    ) -> Bool {
        if question.truth(of: expression) != nil || question.isAbsent(expression) { return false }
        switch expression.kind {
        case .name, .selfReference, .superReference, .implicitMember, .macro, .type, .keyPath,
            .closure:
            return false
        case .assignment(let target, _, _):
            if case .name("_") = target.kind { return rest(of: expression, question, depth) }
            return true
        case .opaque, .statement, .postfix: return true
        case .call(let callee, let arguments):
            return call(callee, arguments, question, depth)
        case .binary(let left, let token, let right)
        where question.file.tokens.spells(token, "&&")
            || question.file.tokens.spells(token, "||"):
            let decides = question.file.tokens.spells(token, "||")
            if question.truth(of: left) == decides { return false }
            return acts(left, question, depth) || acts(right, question, depth)
        default: return rest(of: expression, question, depth)
        }
    }

    private mutating func rest(
        of expression: Expression, _ question: ActivityQuestion, _ depth: Int
    ) -> Bool {
        expression.parts.contains { acts($0, question, depth) }
    }

    private mutating func call(
        _ callee: Expression, _ arguments: [FlowArgument], _ question: ActivityQuestion,
        _ depth: Int
    ) -> Bool {
        let name = question.calledName(callee)
        if question.isHarmless(callee, arguments) { return false }
        let given = arguments.indices.filter { question.isActivity(arguments[$0].value) }
        guard given.count == 1, let name, let method = method(name, arguments),
            let index = FlowFunction(method, owner: nil)?.parameter(of: given[0], among: arguments)
        else { return true }
        return arguments.indices.contains {
            $0 != given[0] && acts(arguments[$0].value, question, depth)
        }
            || matter(to: method, activity: index, depth: depth + 1)
    }

    /// The one function of the app that a call may mean.
    private func method(_ name: String, _ arguments: [FlowArgument]) -> LocatedDeclaration? {
        let found = program.methods(named: name).map(\.located) + program.globals(named: name)
        let fitting = found.filter { method in
            let labels = method.declaration.parameters.map(\.label)
            return arguments.count <= labels.count
                && arguments.allSatisfy { $0.isTrailing || labels.contains($0.label) }
        }
        return fitting.count == 1 ? fitting[0] : nil
    }
}
