import SwiftFlow
import SwiftOutline

/// What code can tell of an activity that has none of the known types and no link.
package struct ActivityQuestion {
    /// The file of the code.
    package let file: SwiftFile
    /// The parameters by which the method answers; nobody gets the answer.
    var replies: Set<String> = []
    /// Whether the code turns the activity away: what it says to the log is not missed.
    var isTurnedAway = false
    private let known: KnownActivityTypes
    private var activities: Set<String>
    private var types: Set<String> = []
    private var absent: Set<String> = []

    /// A question about the activity that code has under a name; nil where it has none for it.
    package init(about activity: String?, in file: SwiftFile, known: KnownActivityTypes) {
        self.file = file
        self.known = known
        activities = Set([activity].compactMap { $0 })
    }

    /// Takes in a constant that is the activity, its type, or nothing; false where it is something else.
    mutating func learns(_ name: String, _ value: Expression) -> Bool {
        if isActivity(value) {
            activities.insert(name)
        } else if isType(value) {
            types.insert(name)
        } else if isAbsent(value) {
            absent.insert(name)
        } else {
            return false
        }
        return true
    }

    /// Whether an expression is the activity itself.
    func isActivity(_ expression: Expression) -> Bool {
        guard case .name(let name) = expression.kind else { return false }
        return activities.contains(name)
    }

    /// Whether an expression is the type of the activity.
    func isType(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): types.contains(name)
        case .member(let base, name: "activityType", token: _): isActivity(base)
        default: false
        }
    }

    /// Whether the code speaks of the activity, or of what it has learnt from it.
    func mentionsActivity(_ expression: Expression) -> Bool {
        let names = activities.union(types).union(absent)
        return expression.range.contains { names.contains(file.name(at: $0)) }
    }

    // MARK: What is not there

    /// Whether an expression gives nothing, or ends the app: it is made of the link that there is none of.
    package func isAbsent(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): absent.contains(name)
        case .member(let base, let name, _):
            isActivity(base) && Self.links.contains(name) || isAbsent(base)
        case .optionalChain(let inner), .force(let inner), .cast(let inner, _, _): isAbsent(inner)
        case .effect(_, let inner): isAbsent(inner)
        case .call(let callee, let arguments): isAbsentCall(callee, arguments)
        case .subscripted(let base, let arguments):
            isAbsent(base) || arguments.contains { isSpotlightKey($0.value) }
        default: false
        }
    }

    private static let links: Set<String> = ["webpageURL", "referrerURL"]

    /// `url?.open()`, `url.map { … }`, and `URLComponents(url: url!, …)`, which no activity without a link gets past.
    private func isAbsentCall(_ callee: Expression, _ arguments: [FlowArgument]) -> Bool {
        if case .member(let base, let name, _) = callee.kind, isAbsent(base) {
            if case .optionalChain = base.kind { return true }
            return base.range.contains { file.tokens.tokens[$0].kind == .postfixQuestionMark }
                || ["map", "flatMap"].contains(name) || isForced(base)
        }
        return arguments.contains { isForced($0.value) }
    }

    private func isForced(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .force(let inner): isAbsent(inner)
        case .member(let base, _, _): isForced(base)
        default: false
        }
    }

    /// What only results of Spotlight carry, which are heard.
    private func isSpotlightKey(_ expression: Expression) -> Bool {
        expression.range.contains { file.tokens.spells($0, "CSSearchableItemActivityIdentifier") }
    }

    // MARK: Conditions

    /// Whether the conditions of an `if` or a `guard` hold; nil where that can't be told.
    package func answer(to condition: TokenRange) -> Bool? {
        let answers = ConditionReader(file).conditions(in: condition).map { condition -> Bool? in
            switch condition {
            case .expression(let value): return truth(of: value)
            case .binding(_, let value): return isAbsent(value) ? false : nil
            case .pattern, .other: return nil
            }
        }
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
    }

    /// Whether an expression is true; nil where that can't be told.
    package func truth(of expression: Expression) -> Bool? {
        switch expression.kind {
        case .tuple(let elements) where elements.count == 1: truth(of: elements[0].value)
        case .prefix(let token, let inner) where file.tokens.spells(token, "!"):
            truth(of: inner).map { !$0 }
        case .binary(let left, let token, let right):
            truth(of: left, file.tokens.text(of: token), right)
        case .call(let callee, let arguments):
            isAmongKnown(callee, arguments) ? false : nil
        default: nil
        }
    }

    private func truth(of left: Expression, _ sign: String, _ right: Expression) -> Bool? {
        switch sign {
        case "==", "!=":
            if isType(left) && known.contains(right, in: file)
                || isType(right) && known.contains(left, in: file)
            {
                return sign == "!="
            }
            let isNothing = isAbsent(left) && isNil(right) || isAbsent(right) && isNil(left)
            return isNothing ? sign == "==" : nil
        case "&&":
            let sides = [truth(of: left), truth(of: right)]
            if sides.contains(false) { return false }
            return sides.contains(nil) ? nil : true
        case "||":
            let sides = [truth(of: left), truth(of: right)]
            if sides.contains(true) { return true }
            return sides.contains(nil) ? nil : false
        default: return nil
        }
    }

    private func isNil(_ expression: Expression) -> Bool {
        expression.range.count == 1 && file.tokens.spells(expression.range.lowerBound, "nil")
    }

    /// `[first, second].contains(activity.activityType)`
    private func isAmongKnown(_ callee: Expression, _ arguments: [FlowArgument]) -> Bool {
        guard case .member(let list, name: "contains", token: _) = callee.kind,
            case .array(let elements) = list.kind, arguments.count == 1,
            isType(arguments[0].value)
        else { return false }
        return elements.allSatisfy { known.contains($0, in: file) }
    }

    /// Whether a case of a `switch` over the type is for known types alone.
    package func isKnown(case block: Block) -> Bool {
        guard case .case(let label) = block.role else { return false }
        let words = file.tokens.tokens
        guard
            let start = label.first(where: { words[$0].kind == .keyword(.case) }),
            let end = label.last(where: { words[$0].kind == .colon })
        else { return false }
        let condition = label.first { words[$0].kind == .keyword(.where) }
        let patterns = ConditionReader(file).conditions(in: start + 1..<(condition ?? end))
        return !patterns.isEmpty
            && patterns.allSatisfy { pattern in
                guard case .expression(let value) = pattern else { return false }
                return known.contains(value, in: file)
            }
    }

    // MARK: Calls

    /// The name by which a function or method is called; nil for a call of anything else.
    func calledName(_ callee: Expression) -> String? {
        switch callee.kind {
        case .name(let name), .member(_, let name, _): name
        case .optionalChain(let inner), .force(let inner): calledName(inner)
        default: nil
        }
    }

    /// Whether a call says something to nobody: to the log of what is turned away, or nothing to the caller.
    package func isHarmless(_ callee: Expression, _ arguments: [FlowArgument]) -> Bool {
        guard case .name(let name) = callee.kind else { return false }
        if replies.contains(name) {
            return arguments.allSatisfy {
                isNil($0.value) || file.text($0.value.range).allSatisfy { "[] ".contains($0) }
            }
        }
        return Self.logs.contains(name) || isTurnedAway && Self.consoles.contains(name)
    }

    private static let logs: Set<String> = ["NSLog", "os_log", "assertionFailure", "String", "URL"]
    private static let consoles: Set<String> = ["print", "debugPrint", "dump"]
}
