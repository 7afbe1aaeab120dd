import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells the casts of a window's root that come to nothing else, though SwiftUI's root may be in them: those that code does
/// not come to any more, and those in front of which the app's own window is asked.
struct HarmlessRootCasts {
    private let flow: AppFlow
    private let window: OwnWindow?
    private let isFoundRoot: (FlowValue) -> Bool

    /// The casts of a program; `window` is the app's own, where the plan gives its root to a container, and `isFoundRoot`
    /// tells what becomes SwiftUI's.
    init(in flow: AppFlow, window: OwnWindow?, isFoundRoot: @escaping (FlowValue) -> Bool) {
        self.flow = flow
        self.window = window
        self.isFoundRoot = isFoundRoot
    }

    /// Whether a cast is one.
    func contain(_ event: FlowEvent, of value: FlowValue, in function: FlowFunction) -> Bool {
        isGuarded(event, in: function) || comesFromContainer(value, in: function)
    }

    // MARK: Casts behind a test

    /// Whether a cast that would stop the app stands where a test of the same has failed already.
    private func isGuarded(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        guard case .cast(_, .forced, let type) = event.kind else { return false }
        return flow.trace(of: function).events.contains { test in
            guard case .cast(let value, let kind, type) = test.kind, isFoundRoot(value),
                let scope = scope(behind: test, kind, in: function)
            else { return false }
            return scope.contains(event.range.lowerBound)
        }
    }

    /// The code that runs only where a test succeeds: the block of an `if`, or what follows a `guard`.
    private func scope(
        behind test: FlowEvent, _ kind: CastKind, in function: FlowFunction
    ) -> TokenRange? {
        let file = function.file
        let tokens = file.tokens.tokens
        let start = test.statement.lowerBound
        guard isPositive(test, kind, in: file),
            let open = (test.range.upperBound..<test.statement.upperBound).first(where: {
                tokens[$0].kind == .leftBrace
            }), Int(file.tokens.partners[open]) > open,
            !(start..<open).contains(where: { token in
                file.tokens.spells(token, "||")
                    || file.tokens.spells(token, "!") && tokens[token + 1].kind == .leftParen
                        && Int(file.tokens.partners[token + 1]) >= test.range.upperBound
            })
        else { return nil }
        let close = Int(file.tokens.partners[open])
        switch tokens[start].kind {
        case .keyword(.if), .keyword(.while): return open..<close
        case .keyword(.guard): return close..<function.body.upperBound
        default: return nil
        }
    }

    private func isPositive(_ test: FlowEvent, _ kind: CastKind, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        let end = test.range.upperBound
        let start = test.range.lowerBound
        switch kind {
        case .test:
            var before = start - 1
            while before > 0, tokens.tokens[before].kind == .leftParen { before -= 1 }
            return !tokens.spells(before, "!") && !tokens.spells(end, "==")
        case .conditional:
            return tokens.spells(end, "!=") && tokens.spells(end + 1, "nil")
                || tokens.spells(start - 1, "=")
        case .forced, .plain: return false
        }
    }

    // MARK: Roots of the container

    /// Whether a root comes from the app's own window, and from one that is found only where that has none: the container
    /// has one.
    private func comesFromContainer(_ value: FlowValue, in function: FlowFunction) -> Bool {
        guard let window, !value.roots.isDisjoint(with: window.origins) else { return false }
        let called = flow.trace(of: function).events.flatMap { event -> [FlowFunction] in
            guard case .call(let call) = event.kind else { return [] }
            return call.target.functions ?? []
        }
        let functions = Dictionary(([function] + called).map { ($0.id, $0) }) { first, _ in first }
        var isAsked = false
        for giver in functions.values {
            for read in roots(in: giver) {
                guard isBehind(window, read, in: giver) else { return false }
                isAsked = true
            }
        }
        return isAsked
    }

    private func roots(in function: FlowFunction) -> [FlowEvent] {
        flow.trace(of: function).events.filter { event in
            guard case .read(let window, "rootViewController", _, _) = event.kind else {
                return false
            }
            return window.windows.contains(.found)
        }
    }

    /// Whether a root stands behind `??`, and the app's own in front.
    private func isBehind(
        _ window: OwnWindow, _ read: FlowEvent, in function: FlowFunction
    ) -> Bool {
        let start = read.range.lowerBound
        guard start > 1, function.file.tokens.spells(start - 1, "??") else { return false }
        return flow.trace(of: function).events.contains { event in
            guard case .read(_, "rootViewController", _, let root) = event.kind else {
                return false
            }
            return event.range.upperBound == start - 1 && window.isRoot(root)
        }
    }
}
