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
        for (index, argument) in arguments.enumerated() {
            switch read(argument.value) {
            case .other: break
            case .superfluous(.nothingLeft): emptied = true
            case .window(nil): hand(argument, index, expression, callee, event)
            case .window, .windowClosure, .superfluous, .isThere:
                obstacle(.itself, at: argument.value.range.lowerBound)
            }
        }
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

    private mutating func hand(
        _ argument: FlowArgument, _ index: Int, _ expression: Expression, _ callee: Expression,
        _ event: FlowEvent?
    ) {
        guard case .call(let call)? = event?.kind else {
            return obstacle(.itself, at: argument.value.range.lowerBound)
        }
        if call.name == "transition", argument.label == "with", scope.cell?.view != nil,
            case .metatype("UIView")? = call.receiver?.type
        {
            replace(argument.value.range, windowIn: argument.value, by: scope.cell?.view)
            return
        }
        if handStandIn(argument, index, call) || takeFrameworkRoot(expression, callee, call) {
            return
        }
        if let functions = call.target.functions, !functions.isEmpty,
            functions.allSatisfy({ takesOnlyWindow($0, argument: index, of: call) })
        {
            drop(argument, index, of: callee, expression)
            return
        }
        var labels = ""
        for argument in call.arguments where !argument.isTrailing {
            labels += (argument.label ?? "_") + ":"
        }
        var type: String?
        if case .making(let name, _) = call.target { type = name }
        changes.obstacles.append(
            WindowObstacle(
                path: function.located.file.path, token: argument.value.range.lowerBound,
                need: .handedTo("\(file.text(callee.range))(\(labels))", type: type),
                takers: call.target.functions?.map(\.id) ?? [],
                framework: FrameworkRoot.row(of: call, in: file, scope.flow.program)))
    }

    private func takesOnlyWindow(
        _ function: FlowFunction, argument: Int, of call: FlowCall
    ) -> Bool {
        guard let parameter = function.parameter(of: argument, among: call.arguments) else {
            return false
        }
        return scope.dropped[function.id]?.contains(parameter) ?? false
    }

    /// Takes an argument out of a call, with its comma.
    private mutating func drop(
        _ argument: FlowArgument, _ index: Int, of callee: Expression, _ call: Expression
    ) {
        let tokens = file.tokens.tokens
        var start = argument.value.range.lowerBound
        var end = argument.value.range.upperBound
        if argument.label != nil { start -= 2 }
        var bytes: Range<Int>
        if tokens[end].kind == .comma {
            end += 1
            bytes = tokens[start].start..<tokens[end].start
        } else if tokens[start - 1].kind == .comma {
            start -= 1
            bytes = tokens[start - 1].end..<tokens[end - 1].end
            bytes = tokens[start].start..<bytes.upperBound
        } else {
            bytes = tokens[start].start..<tokens[end - 1].end
        }
        changes.replacements.append(.remove(bytes))
        changes.places.append(start..<end)
    }

    // MARK: Closures

    /// Reads the code of a closure where it stands.
    mutating func closure(_ shape: ClosureShape, _ range: TokenRange) -> Meaning {
        captures(of: shape)
        guard mentionsWindow(shape.body) || callsOfNothing.meets(shape.body) else { return .other }
        let statement = currentStatement
        let runsLater = laterClosures.contains(shape.braces.open)
        laterDepth += runsLater ? 1 : 0
        let mark = changes.mark
        changes.windowGiven = nil
        let isEmpty = block(shape.body, depth: Self.deepest / 2)
        let given = changes.windowGiven
        changes.windowGiven = mark.windowGiven
        laterDepth -= runsLater ? 1 : 0
        currentStatement = statement
        if let given {
            // What takes the closure gets the window from it.
            changes.keepOnlyFacts(since: mark)
            obstacle(.itself, at: given)
            return .other
        }
        return isEmpty ? .superfluous(.nothingLeft) : .other
    }

    /// A closure that has the window needs `self` in its place.
    private mutating func captures(of shape: ClosureShape) {
        guard let list = shape.captureList else { return }
        let items = (list.lowerBound + 1..<list.upperBound - 1).split(at: .comma, in: file)
        let hasSelf = items.contains { item in
            item.contains { file.tokens.tokens[$0].kind == .keyword(.`self`) }
        }
        for (index, item) in items.enumerated() {
            let name = item.upperBound - 1
            guard file.tokens.tokens[name].kind == .identifier else { continue }
            if let token = standIn(expressions.expression(in: name..<name + 1)) {
                renameCapture(item)
                renameStandIn(token)
                continue
            }
            guard goneLocals.contains(file.name(at: name)) || isWindow(name..<name + 1)
            else { continue }
            guard hasSelf else {
                let start = file.tokens.tokens[name].start
                let first = item.contains { file.tokens.tokens[$0].kind == .equal }
                let bytes =
                    first
                    ? file.tokens.tokens[item.lowerBound].start..<file.tokens.tokens[name].end
                    : start..<file.tokens.tokens[name].end
                changes.replacements.append(TextEdit(range: bytes, replacement: "self"))
                changes.places.append(name..<name + 1)
                continue
            }
            remove(index, of: items)
        }
    }

    /// `if`, `switch` or `do` in the place of a value.
    mutating func statement(_ range: TokenRange) -> Meaning {
        let statement = currentStatement
        if mentionsWindow(range) { _ = block(range, depth: Self.deepest / 2) }
        currentStatement = statement
        return .other
    }

    // MARK: Calls of which nothing is left

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

extension FlowCallTarget {
    /// The functions of the program that are run; nil for what is of another module, or not known.
    var functions: [FlowFunction]? {
        switch self {
        case .functions(let functions), .making(_, let functions): functions
        case .makingForeign, .foreign, .elementwise, .closures, .unknown: nil
        }
    }
}
