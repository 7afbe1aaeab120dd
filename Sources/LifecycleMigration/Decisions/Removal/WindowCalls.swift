import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

extension WindowExtraction {
    /// Reads a call.
    mutating func call(
        _ expression: Expression, _ callee: Expression, _ arguments: [FlowArgument]
    ) -> Meaning {
        if case .member(let base, let name, let token) = callee.kind, isWindow(base.range) {
            return method(expression, base, name, token, arguments)
        }
        switch callee.kind {
        case .member(let base, _, _), .optionalChain(let base), .force(let base):
            if case .other = read(base) {
            } else {
                obstacle(.itself, at: base.range.lowerBound)
            }
        case .closure(let shape): _ = closure(shape, callee.range)
        case .name, .implicitMember, .type, .macro: break
        default: _ = read(callee)
        }
        let event = calls[Self.nameToken(of: callee)]
        var emptied = false
        var dropped: [Int] = []
        for (index, argument) in arguments.enumerated() {
            switch read(argument.value) {
            case .other:
                if case .call(let call)? = event?.kind,
                    scope.ungiven?.isFree(argument.value, in: function) == true,
                    takes(scope.dropped, argument: index, of: call)
                {
                    dropped.append(index)
                }
            case .superfluous(.nothingLeft): emptied = true
            case .window(nil):
                if hand(argument, index, expression, callee, event) { dropped.append(index) }
            case .window, .windowClosure, .superfluous, .isThere:
                obstacle(.itself, at: argument.value.range.lowerBound)
            }
        }
        drop(dropped, of: arguments)
        if case .call(let call)? = event?.kind { extend(callee, call) }
        if emptied, isRunner(event), !hasEffects(arguments) { return .superfluous(.nothingLeft) }
        if isEmptied(event), !hasEffects(arguments) {
            return .superfluous(.calledMethodDidNothingElse)
        }
        return .other
    }

    /// The token of the name that is called.
    static func nameToken(of callee: Expression) -> Int {
        switch callee.kind {
        case .member(_, _, let token): token
        case .optionalChain(let inner), .force(let inner): nameToken(of: inner)
        // The name behind the dot.
        case .implicitMember: callee.range.upperBound - 1
        default: callee.range.lowerBound
        }
    }

    /// `window.method(…)`
    private mutating func method(
        _ expression: Expression, _ base: Expression, _ name: String, _ token: Int,
        _ arguments: [FlowArgument]
    ) -> Meaning {
        guard case .window(nil) = read(base) else {
            obstacle(.itself, at: base.range.lowerBound)
            return .other
        }
        for argument in arguments { _ = read(argument.value) }
        switch WindowMember.named(name) {
        case .shows where !hasEffects(arguments):
            changes.shows.append(
                WindowMoment(
                    statement: currentStatement?.range ?? expression.range,
                    runsLater: laterDepth > 0))
            guard scope.isMadeWhenShown, !isLenient, laterDepth == 0, let cell = scope.cell,
                let prefix = prefix(of: cell, at: expression.range.lowerBound)
            else { return .superfluous(.windowIsSwiftUIs) }
            // Making the root does more than that, and must not wait for SwiftUI.
            changes.replacements.append(
                TextEdit(
                    range: file.bytes(of: expression.range),
                    replacement: "_ = " + prefix + cell.name))
            changes.places.append(expression.range)
        case .view where scope.cell?.view != nil: replaceView(base)
        case .view where name == "layoutIfNeeded" || name == "setNeedsLayout":
            return .superfluous(.windowIsSwiftUIs)
        default:
            if lend(expression, base, method: name) { return .other }
            obstacle(.method(name), at: base.range.lowerBound)
        }
        return .other
    }

    // MARK: The window as an argument

    /// Finds what becomes of the window as an argument; gives whether the argument goes.
    private mutating func hand(
        _ argument: FlowArgument, _ index: Int, _ expression: Expression, _ callee: Expression,
        _ event: FlowEvent?
    ) -> Bool {
        guard case .call(let call)? = event?.kind else {
            obstacle(.itself, at: argument.value.range.lowerBound)
            return false
        }
        if call.name == "transition", argument.label == "with", scope.cell?.view != nil,
            case .metatype("UIView")? = call.receiver?.type
        {
            replace(argument.value.range, windowIn: argument.value, by: scope.cell?.view)
            return false
        }
        if handStandIn(argument, index, call) || takeFrameworkRoot(expression, callee, call) {
            return false
        }
        if takes(scope.dropped, argument: index, of: call) { return true }
        if takes(scope.idle, argument: index, of: call) {
            changes.replacements.append(
                TextEdit(range: file.bytes(of: argument.value.range), replacement: "nil"))
            changes.places.append(argument.value.range)
            return false
        }
        refuse(argument, callee, call)
        return false
    }

    /// What is handed the window needs it.
    private mutating func refuse(
        _ argument: FlowArgument, _ callee: Expression, _ call: FlowCall
    ) {
        var labels = ""
        for argument in call.arguments where !argument.isTrailing {
            labels += (argument.label ?? "_") + ":"
        }
        var type: String?
        if case .making(let name, _) = call.target { type = name }
        changes.obstacles.append(
            WindowObstacle(
                path: function.located.file.path, token: argument.value.range.lowerBound,
                need: .handedTo("\(name(of: callee))(\(labels))", type: type),
                takers: call.target.functions?.map(\.id) ?? [],
                framework: FrameworkRoot.row(of: call, in: file, scope.flow.program)))
    }

    /// How a reader knows what is called: of a chain over several lines, its last member.
    private func name(of callee: Expression) -> String {
        let text = file.text(callee.range)
        guard case .member(_, let name, _) = callee.kind, text.contains(where: \.isNewline) else {
            return text
        }
        return name
    }

    /// Whether the parameters of all that a call may run are among some.
    private func takes(
        _ parameters: [FlowFunction.ID: Set<Int>], argument: Int, of call: FlowCall
    ) -> Bool {
        guard let functions = call.target.functions, !functions.isEmpty else { return false }
        return functions.allSatisfy { function in
            guard let parameter = function.parameter(of: argument, among: call.arguments) else {
                return false
            }
            return parameters[function.id]?.contains(parameter) ?? false
        }
    }

    /// Takes arguments out of a call, with their commas.
    private mutating func drop(_ indices: [Int], of arguments: [FlowArgument]) {
        guard !indices.isEmpty else { return }
        let list = arguments.filter { !$0.isTrailing }.map { argument in
            // The label and its colon stand in front of the value.
            let start = argument.value.range.lowerBound - (argument.label == nil ? 0 : 2)
            return start..<argument.value.range.upperBound
        }
        if indices.count == list.count, arguments.last?.isTrailing == true {
            return dropParentheses(around: list[0])
        }
        for removal in file.removals(of: indices, from: list) {
            changes.replacements.append(removal.edit)
            changes.places.append(removal.place)
        }
    }

    /// A closure behind the parentheses needs none that are empty.
    private mutating func dropParentheses(around first: TokenRange) {
        let open = first.lowerBound - 1
        let close = Int(file.tokens.partners[open])
        guard file.tokens.tokens[open].kind == .leftParen, close > open else { return }
        changes.replacements.append(.remove(file.bytes(of: open..<close + 1)))
        changes.places.append(open..<close + 1)
    }

    // MARK: Closures

    /// Reads the code of a closure where it stands.
    mutating func closure(_ shape: ClosureShape, _ range: TokenRange) -> Meaning {
        let capture = captures(of: shape)
        defer {
            if let capture { settle(capture, of: shape) } else { dropUnusedSelf(of: shape) }
        }
        guard mentionsWindow(shape.body) || callsOfNothing.meets(shape.body) else { return .other }
        let statement = currentStatement
        let runsLater = laterClosures.contains(shape.braces.open)
        let runsSoon = runsLater && soonClosures.contains(shape.braces.open)
        laterDepth += runsLater ? 1 : 0
        soonDepth += runsSoon ? 1 : 0
        let mark = changes.mark
        changes.windowGiven = nil
        let isEmpty = block(shape.body, depth: Self.deepest / 2)
        let given = changes.windowGiven
        changes.windowGiven = mark.windowGiven
        laterDepth -= runsLater ? 1 : 0
        soonDepth -= runsSoon ? 1 : 0
        currentStatement = statement
        if let given {
            // What takes the closure gets the window from it.
            changes.keepOnlyFacts(since: mark)
            obstacle(.itself, at: given)
            return .other
        }
        return isEmpty ? .superfluous(.nothingLeft) : .other
    }

    /// `if`, `switch` or `do` in the place of a value.
    mutating func statement(_ range: TokenRange) -> Meaning {
        let statement = currentStatement
        if mentionsWindow(range) { _ = block(range, depth: Self.deepest / 2) }
        currentStatement = statement
        return .other
    }

    // MARK: Calls of functions that are empty without the window

    private func isEmptied(_ event: FlowEvent?) -> Bool {
        guard case .call(let call)? = event?.kind, case .functions(let functions) = call.target,
            !functions.isEmpty
        else { return false }
        return functions.allSatisfy { scope.emptied.contains($0.id) }
    }

    /// Whether a function of another module does nothing but run a closure.
    private func isRunner(_ event: FlowEvent?) -> Bool {
        guard case .call(let call)? = event?.kind else { return false }
        return ClosureRunners.contains(call.name, on: call.receiver?.type)
    }

    private func hasEffects(_ arguments: [FlowArgument]) -> Bool {
        let values = arguments.filter {
            if case .closure = $0.value.kind { false } else { true }
        }
        return !scope.effects.effects(within: values.map(\.value.range), of: function)
            .changesNothing
    }
}
