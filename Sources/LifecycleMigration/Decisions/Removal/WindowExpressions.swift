import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

extension WindowExtraction {
    /// What an expression means once the window is SwiftUI's.
    enum Meaning {
        /// Something that has nothing to do with the window, or whose parts have been replaced.
        case other
        /// The window; with the call that does something else beside giving it.
        case window(TokenRange?)
        /// It only did something for the window.
        case superfluous(WindowDecision.Reason)
        /// The window, made by a closure that is called at once and does something else, too.
        case windowClosure(ClosureShape)
        /// It says whether the window is there, which it was: true or false.
        case isThere(Bool)
    }

    /// Reads an expression, and replaces what works on the root in it.
    mutating func read(_ expression: Expression) -> Meaning {
        if isWindow(expression.range), let meaning = window(expression) { return meaning }
        if isAmbiguous(expression.range) {
            let need = subclass(askedBy: expression).map(WindowObstacle.Need.subclass)
            obstacle(
                need ?? (isSomeWindow(expression.range) ? .several : .uncertain),
                at: expression.range.lowerBound)
            return .other
        }
        switch expression.kind {
        case .member(let base, let name, let token):
            return member(expression, base, name, token)
        case .call(let callee, let arguments): return call(expression, callee, arguments)
        case .assignment(let target, let token, let value):
            return assignment(expression, target, token, value)
        case .optionalChain(let inner), .force(let inner):
            if let name = sceneName(for: inner) {
                replaceScene(expression.range, by: name)
                return .other
            }
            return read(inner)
        case .effect(_, let inner), .cast(let inner, _, _): return read(inner)
        case .binary(let left, let token, let right): return binary(left, token, right)
        case .prefix(let token, let inner): return prefix(token, inner)
        case .postfix(_, let inner): return needing(inner)
        case .inOut(let inner): return handedOn(inner)
        case .ternary(let condition, let first, let second):
            return needing(condition, first, second)
        case .closure(let shape): return closure(shape, expression.range)
        case .tuple(let elements):
            for element in elements { _ = needing(element.value) }
            return .other
        case .subscripted(let base, let arguments):
            _ = needing(base)
            for argument in arguments { _ = needing(argument.value) }
            return .other
        case .array(let elements), .dictionary(let elements), .literal(let elements):
            for element in elements { _ = needing(element) }
            return .other
        case .statement(let range): return statement(range)
        case .name, .selfReference, .superReference, .implicitMember, .macro, .type, .keyPath,
            .opaque:
            return .other
        }
    }

    /// The class of the app's own that a cast asks the window for.
    private func subclass(askedBy expression: Expression) -> String? {
        guard case .cast(let inner, let kind, let type) = expression.kind, isWindow(inner.range),
            kind == .conditional || kind == .forced
        else { return nil }
        let name = file.text(type)
        return scope.flow.context.hasType(named: name) ? name : nil
    }

    /// Expressions that must not be the window.
    mutating func needing(_ expressions: Expression...) -> Meaning {
        for expression in expressions {
            switch read(expression) {
            case .other: continue
            case .window, .windowClosure, .superfluous, .isThere:
                obstacle(.itself, at: expression.range.lowerBound)
            }
        }
        return .other
    }

    /// What `&` stands in front of: other code may replace the root by it.
    private mutating func handedOn(_ expression: Expression) -> Meaning {
        if case .member(let base, let name, _) = expression.unwrapped.kind, isWindow(base.range),
            WindowMember.named(name) == .root
        {
            obstacle(.itself, at: base.range.lowerBound)
            return .other
        }
        return needing(expression)
    }

    // MARK: The window itself

    /// The window, where nothing else happens on the way to it; nil where its parts decide.
    private mutating func window(_ expression: Expression) -> Meaning? {
        switch expression.kind {
        case .optionalChain(let inner), .force(let inner), .effect(_, let inner),
            .cast(let inner, _, _):
            if isWindow(inner.range) { return read(inner) }
        case .binary(let left, let token, let right)
        where file.tokens.spells(token, "??"):
            // `window ?? UIWindow()`
            guard case .window(let first) = read(left), case .window(let second) = read(right)
            else { return nil }
            return .window(first ?? second)
        case .ternary(_, let first, let second):
            guard case .window(nil) = read(first), case .window(nil) = read(second) else {
                return nil
            }
        default: break
        }
        if case .call(let callee, _) = expression.kind, case .closure(let shape) = callee.kind,
            worksOnWindow(shape.body)
        {
            let given = changes.windowGiven
            defer { changes.windowGiven = given }
            return block(shape.body, depth: Self.deepest / 2) ? .window(nil) : .windowClosure(shape)
        }
        if let (base, shape) = builder(expression) { return built(base, by: shape) }
        let effects = scope.effects.effects(within: [expression.range], of: function)
        if effects.changesNothing, !callsWorkOnWindow(expression.range) { return .window(nil) }
        switch expression.kind {
        case .call(let callee, _):
            if case .call(let call)? = calls[Self.nameToken(of: callee)]?.kind {
                extend(callee, call)
            }
            return .window(expression.range)
        // Making the root now does what making the window did.
        case .name, .member: if scope.isMadeWhenShown { return .window(nil) }
        default: break
        }
        obstacle(.itself, at: expression.range.lowerBound)
        return .other
    }

    /// Whether code does more to the window than making it.
    private func worksOnWindow(_ range: TokenRange) -> Bool {
        trace.events(startingIn: range).contains { event in
            switch event.kind {
            case .write(let receiver, _, _, _): return scope.window.isPossible(receiver)
            case .call(let call):
                return call.receiver.map(scope.window.isPossible) ?? false
            default: return false
            }
        }
    }

    /// Whether a function that is called in a range has more to do than what goes.
    private func callsWorkOnWindow(_ range: TokenRange) -> Bool {
        // A call that starts with the range and goes on behind it works on what that gives.
        trace.events(within: range).contains { event in
            guard case .call(let call) = event.kind, case .functions(let functions) = call.target
            else { return false }
            return functions.contains {
                $0.id.part == .body && !scope.emptied.contains($0.id)
            }
        }
    }

    // MARK: Members

    private mutating func member(
        _ expression: Expression, _ base: Expression, _ name: String, _ token: Int
    ) -> Meaning {
        switch read(base) {
        case .other: return .other
        case .superfluous, .isThere, .windowClosure:
            obstacle(.itself, at: base.range.lowerBound)
            return .other
        case .window(let call):
            if call != nil {
                obstacle(.itself, at: base.range.lowerBound)
                return .other
            }
        }
        switch WindowMember.named(name) {
        case .root:
            changes.rootReads.append(expression.range)
            replace(expression.range, windowIn: base, by: scope.cell?.root)
        case .view where scope.cell?.view != nil: replaceView(base)
        case .scene where facesScene: replaceScene(expression)
        case .view, .shows, .geometry, .scene, .look, .itself:
            // The view has its size only once it is shown.
            if scope.cell?.view != nil, mayRunLater || laterDepth > 0,
                ["frame", "bounds", "center"].contains(name)
            {
                replaceView(base)
            } else if !replaceFrame(of: base, named: name, at: token) {
                obstacle(.property(name), at: base.range.lowerBound)
            }
        }
        return .other
    }

    // MARK: Operators

    private mutating func binary(_ left: Expression, _ token: Int, _ right: Expression) -> Meaning {
        let spelling = file.tokens.text(of: token)
        if spelling == "??", replaceFrame(left, orElse: right) { return .other }
        // One optional less, and the same window.
        if spelling == "??", file.text(right.range) == "nil" { return read(left) }
        let first = read(left)
        let second = read(right)
        switch (first, second) {
        case (.other, .other): return .other
        case (.window, .other), (.other, .window):
            let other = if case .window = first { right } else { left }
            guard file.text(other.range) == "nil", ["==", "!="].contains(spelling) else {
                obstacle(.compared, at: left.range.lowerBound)
                return .other
            }
            return .isThere(spelling == "!=")
        case (.isThere(let one), .isThere(let two)) where spelling == "&&":
            return .isThere(one && two)
        default:
            obstacle(.presence, at: left.range.lowerBound)
            return .other
        }
    }

    private mutating func prefix(_ token: Int, _ inner: Expression) -> Meaning {
        switch read(inner) {
        case .isThere(let isThere) where file.tokens.spells(token, "!"): return .isThere(!isThere)
        case .other: return .other
        case .window, .windowClosure, .superfluous, .isThere:
            obstacle(.itself, at: inner.range.lowerBound)
            return .other
        }
    }
}
